import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BenchSize } from './sizes.js'

/** Games of a month, as the simulation was asked for them. */
export function gamesOf({ simulate }: BenchSize): number {
  return Number(simulate[simulate.indexOf('--games') + 1])
}

/** Players on a list of any format, one line or record each. */
export function playersIn(list: string): number {
  return list.endsWith('.xml') ? occurrences(list, '<player>') : occurrences(list, '\n') - 1
}

/** Lines of the lists given out below a folder, each of them in three formats: counted in the CSV. */
export function linesUnder(folder: string): number {
  const lists = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.csv'))
  return lists.reduce((sum, name) => sum + occurrences(join(folder, name), '\n') - 1, 0)
}

function occurrences(file: string, text: string): number {
  const bytes = readFileSync(file)
  let count = 0
  for (let at = bytes.indexOf(text); at >= 0; at = bytes.indexOf(text, at + text.length)) count++
  return count
}
