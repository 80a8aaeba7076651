import { expect, test } from 'vitest'
import { matchOf, nameQuery } from '../../../src/shared/names/name-match.js'
import { soundOf } from '../../../src/shared/names/name-sound.js'

test.each([
  // asked, name, how it is met, why
  ['Bergvold Astrid', 'Bergvold, Astrid', 'whole-name', 'the name'],
  ['astrid BERGVOLD', 'Bergvold, Astrid', 'whole-name', 'any order'],
  ['Bergvold', 'Bergvold, Astrid', 'words', 'one word of it'],
  ['Bergv Ast', 'Bergvold, Astrid', 'beginning', 'beginnings'],
  ['Bergvold A', 'Bergvold, Astrid', 'beginning', 'an initial asked for'],
  ['Bergwoldt Astrid', 'Bergvold, Astrid', 'spelling-and-typing-error', 'w for v, and a letter too many'],
  ['Bergwold Astrid', 'Bergvold, Astrid', 'spelling', 'w for v'],
  ['Bergvold Astrid', 'Bergvold, A.', 'initial', 'an initial in the name'],
  ['Bergvold Astrid', 'Brand, Anna B', null, 'one initial only'],
  ['Bergvold Astrid', 'Mo, A B', null, 'nothing but initials'],
  ['Bergvold', 'Mo, B', null, 'likewise'],
  ['Bergvodl Astrid', 'Bergvold, Astrid', 'typing-error', 'two neighbours exchanged'],
  ['Bergvodl Asstrid', 'Bergvold, Astrid', 'typing-error', 'one error in each word'],
  ['Bregvodl Astrid', 'Bergvold, Astrid', null, 'two errors in a word'],
  ['Li', 'Li, Wei', 'words', 'two letters'],
  ['Li', 'Lin, Wei', 'beginning', 'two letters begin it'],
  ['Li', 'Ly, Wei', 'spelling', 'two letters of the same sound'],
  ['Li', 'Lo, Wei', null, 'no typing error in two letters'],
  ['Tan', 'Tal, Bo', null, 'nor in three'],
  ['Tanh', 'Tan, Bo', 'typing-error', 'four letters'],
  ['Bergvold Astrid Guro', 'Bergvold, Astrid', 'word-missing', 'all but one of three'],
  ['Bergvold Astrid', 'Bergvold, Guro', null, 'one of two'],
  ['Bergvold A B', 'Moe, A B', null, 'all but one, but only initials'],
  ['Bergvold 1990', 'Bergvold, 1991', null, 'no typing error in a number'],
  ['Бьёркемарк', 'Björkemark, Åsa', 'spelling', 'ё for ö behind a soft consonant'],
  ['Björkemark', 'Бьёркемарк, Оса', 'spelling', 'the other way round'],
  ['Соловьёв', 'Solovyov, Ivan', 'spelling', 'ё is yo'],
  ['Соловьёв', 'Soloviov, Ivan', 'spelling', 'ё is io'],
  ['Соловьёв', 'Solovjov, Ivan', 'spelling', 'ё is jo'],
  ['Соловьёв', 'Solovev, Ivan', 'words', 'ё is e'],
  ['Фёдоров', 'Fyodorov, Ivan', 'spelling', 'behind the first consonant'],
  ['Fiodorov', 'Fyodorov, Ivan', 'spelling', 'two ways to write it'],
  ['Семёнов', 'Semyonov, Ivan', 'spelling', 'before an n'],
  ['Marion', 'Maren, Bo', null, 'no ё'],
  ['Josef', 'Yosef, Bo', 'spelling', 'no ё at the beginning'],
  ['Agacdelne', 'Ağaçdelen, Yağmur', 'typing-error', 'letters folded in the name'],
  ['Ağaçdelne', 'Agacdelen, Yagmur', 'typing-error', 'letters folded in the question'],
  ['Агачделен', 'Ağaçdelen, Yağmur', 'spelling', 'ç in other letters'],
  ['Şebnem', 'Shebnem, Bo', 'spelling', 'ş'],
])('%j and %j: %s, %s', (asked, name, closeness, _why) => {
  expect(matchOf(nameQuery(asked), name, soundOf)?.closeness ?? null).toBe(closeness)
})

test('says which words were met by which', () => {
  expect(matchOf(nameQuery('Bergvodl Ast Moe'), 'Moe Bergvold, Astrid', soundOf)?.met).toEqual([
    { asked: 'bergvodl', found: 'bergvold', how: 'typing-error' },
    { asked: 'ast', found: 'astrid', how: 'beginning' },
  ])
})
