import type { ListMonth } from '../../src/shared/dates.js'
import { sentTwice, spoiledGamesCsv, spoiledTrf, withWrongResult } from './faults.js'
import type { PlayedEvent } from './play.js'
import { writeGamesCsv } from './write-games-csv.js'
import { writeTrf } from './write-trf.js'

/** A report file on its way to the inbox of the month that makes a list. */
export interface Mail {
  readonly list: ListMonth
  readonly file: string
  readonly text: string
}

/** Tournaments whose reports do not simply come, and what happens to them. */
export const incidents = {
  /** Refused with several faults; the arbiter sends it again a month later. */
  refusedThenSentAgain: '2601-13',
  /** Lies on somebody's desk from January to March. */
  late: '2601-24',
  /** One result is wrong; the arbiter notices before the list is made. */
  corrected: '2602-03',
  /** Reported by the organizer and by the host club. */
  sentTwice: '2602-16',
  sentTwiceAs: '2602-25',
  /** Registered the day before its start. */
  registeredLate: '2602-12',
  /** A games CSV with faults. */
  refusedGames: '2603-18',
} as const

/**
 * The reports of a month's tournaments, each for the inbox it arrives in.
 *
 * @param list the list they should be on
 * @param strangerId whose ID stands in the wrong line of the spoiled report
 */
export function mailOf(events: readonly PlayedEvent[], list: ListMonth, strangerId: number): readonly Mail[] {
  const tables = events.filter(({ format }) => format !== 'CSV')
  const files = [...new Set(events.filter(({ format }) => format === 'CSV').map(({ file }) => file))]
  return [
    ...tables.flatMap((event) => mailOfTrf(event, list, strangerId)),
    ...files.map((file) => mailOfGames(file, events, list)),
  ]
}

function mailOfTrf(event: PlayedEvent, list: ListMonth, strangerId: number): readonly Mail[] {
  const trf = writeTrf(event)
  const plain = { list, file: `${event.file}.trf`, text: trf }
  // After `.trf` in the order of names: the second version is read after the first.
  const again = `${event.file}_corrected.trf`
  switch (event.code) {
    case incidents.refusedThenSentAgain:
      return [
        { ...plain, text: spoiledTrf(trf, event, strangerId) },
        { list: '2026-03', file: again, text: trf },
      ]
    case incidents.late:
      return [{ ...plain, list: '2026-04' }]
    case incidents.corrected:
      return [
        { ...plain, text: writeTrf(withWrongResult(event)) },
        { ...plain, file: again },
      ]
    case incidents.sentTwice: {
      const copy = sentTwice(event, incidents.sentTwiceAs)
      return [plain, { list, file: `${copy.file}.trf`, text: writeTrf(copy) }]
    }
    default:
      return [plain]
  }
}

function mailOfGames(file: string, events: readonly PlayedEvent[], list: ListMonth): Mail {
  const inFile = events.filter((event) => event.file === file)
  const text = writeGamesCsv(inFile)
  const isSpoiled = inFile.some(({ code }) => code === incidents.refusedGames)
  return { list, file: `${file}.csv`, text: isSpoiled ? spoiledGamesCsv(text) : text }
}
