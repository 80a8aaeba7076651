import type { IsoDate, ListMonth } from '../shared/dates.js'
import { type Language, sayIn } from '../shared/messages/language.js'
import { halves, signedHundredths } from './format.js'

/** `6 February 2026`. */
export function dayIn(language: Language, date: string): string {
  const [year = '', month, day] = date.split('-')
  return sayIn(language)('check-day', { day: Number(day), month: monthName(language, Number(month)), year })
}

/** `6 February 2026 – 8 February 2026`; one day once. */
export function daysIn(language: Language, from: IsoDate, to: IsoDate): string {
  return from === to ? dayIn(language, from) : `${dayIn(language, from)} – ${dayIn(language, to)}`
}

/** `February 2026`. */
export function listIn(language: Language, list: ListMonth): string {
  const [year = '', month] = list.split('-')
  return `${monthName(language, Number(month))} ${year}`
}

function monthName(language: Language, month: number): string {
  return sayIn(language)('check-months').split('|')[month - 1] ?? ''
}

/** `+3.07`, with the language’s decimal mark and a true minus. */
export function changeIn(language: Language, hundredths: number): string {
  return signedHundredths(hundredths).replace('.', sayIn(language)('check-decimal-mark')).replace('-', '−')
}

/** `0`, `½`, `4½`. */
export function scoreText(points: number): string {
  return halves(points)
}
