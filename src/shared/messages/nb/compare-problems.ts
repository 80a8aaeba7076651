import type { LanguageProblems } from '../language.js'

/** Hva `frl compare` ikke kan. */
export const compareProblems = {
  'nothing-to-compare': {
    says: 'det er ingen lister å sammenligne: {a} og {b} har ingen liste til felles i det spennet',
    expected: 'lister av samme type og måned på begge sider; {a} har {inA}; {b} har {inB}',
    advice:
      'gi andre grenser (--from, --to) eller en annen serie (--series-a, --series-b), eller --shift 1 for nabolister',
  },
} as const satisfies LanguageProblems
