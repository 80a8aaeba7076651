import { isKnownFederation } from '../shared/federations.js'
import type { Sex } from '../shared/player.js'
import { type Problem, problem } from '../shared/problem.js'
import { birthYearOf } from './birth-year.js'
import { listedRatings } from './judge-ratings.js'
import type { ListEntry } from './list-entry.js'
import type { ListTarget } from './list-sink.js'
import { quoted } from './quoted.js'
import type { RawRecord } from './raw-record.js'
import { fullTitle } from './titles.js'
import { wholeNumber } from './whole-number.js'

/** FIDE has given IDs of up to nine digits; a longer number is two that run together. */
const MAX_ID_DIGITS = 9
/** Anything that is not printable ASCII. */
const UNUSUAL = /[^ -~]/

/**
 * Makes a list's entry of a record as it is printed (fields of art. 7.1.2), or says why it can not be one.
 *
 * A missing or malformed ID and a number that is none make the record bad: it is left out. What is unlikely but
 * harmless (no name, a federation or title FIDE does not have, an impossible year of birth) goes to `note`.
 */
export function judgeRecord(raw: RawRecord, target: ListTarget, note: Note): ListEntry | Problem {
  const place = { file: target.file, line: raw.line }
  const fideId = wholeNumber(raw.fideId, MAX_ID_DIGITS)
  if (raw.fideId === '') return problem('list-record-no-id', { name: quoted(raw.name) || 'no name either' }, place)
  if (fideId === null || fideId === 0) {
    return problem('list-record-id', { text: quoted(raw.fideId), name: quoted(raw.name) || 'no name' }, place)
  }
  const flag = raw.flag === '' ? '' : raw.flag.toLowerCase()
  const ratings = listedRatings(raw, fideId, flag.includes('i'), target)
  if (isProblem(ratings)) return ratings
  return {
    fideId,
    name: cleanName(raw, fideId, target, note),
    federation: judgeFederation(raw, fideId, target, note),
    sex: sexOf(raw.sex, flag),
    birthYear: birthYear(raw, fideId, target, note),
    title: judgeTitle(raw.title, raw, fideId, target, note),
    womanTitle: judgeTitle(raw.womanTitle, raw, fideId, target, note),
    otherTitles: raw.otherTitles,
    foaTitle: raw.foaTitle,
    line: raw.line,
    ratings,
  }
}

/** Whether a judgement is a problem and not what was asked for. */
export function isProblem(judged: object): judged is Problem {
  return 'code' in judged
}

type Note = (found: Problem) => void

/** The name composed (NFC), without the comma some records begin with; it may be empty. */
function cleanName({ name: printed, line }: RawRecord, id: number, { file }: ListTarget, note: Note): string {
  if (printed === '') {
    note(problem('list-name-empty', { id }, { file, line }))
    return ''
  }
  const name = UNUSUAL.test(printed)
    ? printed
        .normalize('NFC')
        .replace(/\p{Cc}+/gu, ' ')
        .trim()
    : printed
  if (name[0] !== ',') return name
  const rest = name.replace(/^[, ]+/, '')
  note(problem('list-name-comma', { id, name: rest }, { file, line }))
  return rest
}

function judgeFederation({ federation, line }: RawRecord, id: number, { file }: ListTarget, note: Note): string {
  if (federation !== '' && !isKnownFederation(federation)) {
    note(problem('list-federation-unknown', { id, federation }, { file, line }))
  }
  return federation
}

function judgeTitle(title: string, { line }: RawRecord, id: number, { file }: ListTarget, note: Note): string {
  if (title === '') return ''
  const full = fullTitle(title)
  if (full === null) note(problem('list-title-unknown', { id, title }, { file, line }))
  return full ?? title
}

/** The flag `w` says what a missing sex column does not. */
function sexOf(printed: string, flag: string): Sex | null {
  if (printed === 'M' || printed === 'm') return 'M'
  if (printed === 'F' || printed === 'f') return 'F'
  return printed === '' && flag.includes('w') ? 'F' : null
}

/** Year of birth; unknown too, with a note, where it is a year the player can not be born in. */
function birthYear({ birth, line }: RawRecord, id: number, { file, list }: ListTarget, note: Note): number | null {
  const year = birthYearOf(birth, list)
  if (year !== 'unlikely') return year
  note(problem('list-birth-unlikely', { id, text: quoted(birth) }, { file, line }))
  return null
}
