import type { Comparison } from '../compare/comparison.js'
import type { Language } from '../shared/messages/language.js'
import { compareView } from './compare-view.js'
import { table } from './format.js'

/** A comparison for the terminal: the words and tables of the page, without its pictures. */
export function compareText(comparison: Comparison, language: Language): string {
  const view = compareView(comparison, language)
  const types = view.types.map(({ heading, lead, parts }) => {
    const each = parts.map((part) => {
      const head = [part.heading, ...(part.lead === null ? [] : [part.lead])].map((line) => `${line}\n`).join('')
      return part.table === null ? head : `${head}${table([part.table.columns, ...part.table.rows], part.table.right)}`
    })
    return [[heading.toUpperCase(), ...lead].map((line) => `${line}\n`).join(''), ...each].join('\n')
  })
  return [view.lead.map((line) => `${line}\n`).join(''), ...types].join('\n')
}
