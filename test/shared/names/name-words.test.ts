import { describe, expect, it, test } from 'vitest'
import { soundOf } from '../../../src/shared/names/name-sound.js'
import { nameWords } from '../../../src/shared/names/name-words.js'

test.each([
  ['Carlsen, Magnus', ['carlsen', 'magnus'], 'a comma parts'],
  ['MAGNUS  carlsen', ['magnus', 'carlsen'], 'letter case and blanks say nothing'],
  ['Møller-Ås, Jürgen', ['moller', 'as', 'jurgen'], 'accents, a hyphen parts'],
  ['Jürgen', ['jurgen'], 'a combining mark'],
  ['Groß', ['gross'], 'ß'],
  ['O’Neill, Bo', ['oneill', 'bo'], 'an apostrophe joins'],
  ["O'Neill", ['oneill'], 'likewise'],
  ['Щукин, Юрий', ['shchukin', 'yuriy'], 'Cyrillic'],
  ['Νίκος', ['nikos'], 'Greek'],
  ['Li, Li', ['li'], 'each word once'],
  ['Berg, B. C.', ['berg', 'b', 'c'], 'initials'],
  ['-, ,', [], 'nothing'],
  ['', [], 'nothing'],
])('the words of %j are %j: %s', (name, words) => {
  expect(nameWords(name)).toEqual(words)
})

describe('the sound of a word', () => {
  test.each([
    ['Kortschnoi', 'Korchnoi', 'Kortchnoy', 'Корчной'],
    ['Tchigorin', 'Chigorin', 'Tschigorin', 'Чигорин'],
    ['Grischuk', 'Grishchuk', 'Grischtschuk'],
    ['Smirnov', 'Smirnow', 'Smirnoff'],
    ['Yusupov', 'Jussupow', 'Iousoupov', 'Юсупов'],
    ['Vasiliy', 'Vasilij', 'Vassily', 'Василий'],
    ['Aleksey', 'Alexei', 'Aleksej'],
    ['Alekseev', 'Alexeyev', 'Aleksejew'],
    ['Khalifman', 'Halifman'],
    ['Zukertort', 'Tsukertort'],
    ['Müller', 'Mueller', 'Muller'],
    ['Sørensen', 'Soerensen', 'Sorensen'],
    ['Aase', 'Åse'],
    ['Strauß', 'Strauss'],
    ['Karl', 'Carl'],
    ['Philip', 'Filip', 'Phillip'],
    ['Nimzowitsch', 'Nimtsovich'],
  ])('is one for %s and %s', (...spellings) => {
    expect(new Set(spellings.map((spelling) => soundOf(nameWords(spelling)[0] ?? ''))).size).toBe(1)
  })

  test.each([
    ['Karpov', 'Kasparov'],
    ['Lasker', 'Laske'],
    ['Maria', 'Marta'],
    ['Berg', 'Bark'],
  ])('is not one for %s and %s', (a, b) => {
    expect(soundOf(nameWords(a)[0] ?? '')).not.toBe(soundOf(nameWords(b)[0] ?? ''))
  })

  it('is the same for all time, as far as indexes hold it', () => {
    // Whoever changes what stands here raises RULES in src/db/name-index.ts: indexes are then made anew.
    const words = nameWords(
      'Kortschnoi Szczepański Ćirić Iousoupov Grischtschuk Quist Djokić Ghorghiu Thøger Åsa Ærø Zhu Hoff',
    )
    expect(words.map(soundOf).join(' ')).toBe(SOUNDS)
  })
})

const SOUNDS = 'korcnoi scepanski cirik iusupov grisuk kvist dokik gorgiu toger asa aro su hov'
