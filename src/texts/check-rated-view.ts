import type { CheckedFile } from '../answers/check-report.js'
import type { ExpectedEvent, ExpectedPlayer } from '../answers/expected-event.js'
import { type Language, sayCounted, sayIn } from '../shared/messages/language.js'
import { changeIn, dayIn, listIn, scoreText } from './check-numbers.js'

/** What would be rated of one tournament. */
export interface RatedView {
  /** Where a file has several tournaments: which one. */
  readonly heading: string | null
  readonly lines: readonly string[]
  readonly tables: readonly TableView[]
}

export interface TableView {
  readonly caption: string
  readonly how: string
  readonly columns: readonly ColumnView[]
  readonly rows: readonly (readonly string[])[]
}

export interface ColumnView {
  readonly name: string
  readonly isNumber: boolean
}

export function ratedView(file: CheckedFile, language: Language): readonly RatedView[] {
  const say = sayIn(language)
  if (file.outcome === 'unreadable') return []
  if (file.expected.length === 0) return [{ heading: null, lines: [say('check-rated-refused')], tables: [] }]
  return file.expected.map((event) => ({
    heading: file.expected.length === 1 ? null : event.name || event.code,
    ...eventView(event, file.outcome === 'held', language),
  }))
}

function eventView(event: ExpectedEvent, isHeld: boolean, language: Language): Omit<RatedView, 'heading'> {
  const say = sayIn(language)
  const type = say(`type-${event.type}`)
  const inForce = listIn(language, event.listInForce)
  const nothing = (line: string) => ({ lines: [line], tables: [] })
  switch (event.nothing) {
    case 'too-late':
      return nothing(say('check-rated-too-late'))
    case 'duplicate':
      return nothing(say('check-rated-duplicate'))
    case 'correction':
      return nothing(say('check-rated-correction'))
    case 'list-missing':
      return nothing(say('check-rated-list-missing', { type, list: inForce }))
    case 'law-missing':
      return nothing(say('check-rated-law-missing', { start: dayIn(language, event.startDate) }))
    default: {
      const list = say('check-rated-list', { type, list: listIn(language, event.list ?? event.listInForce), inForce })
      return {
        lines: [...(isHeld ? [say('check-rated-held')] : []), list, ...gamesLines(event, language)],
        tables: [ratedTable(event, language), unratedTable(event, language)].filter(({ rows }) => rows.length > 0),
      }
    }
  }
}

function gamesLines(event: ExpectedEvent, language: Language): string[] {
  const say = sayIn(language)
  const games = (count: number) => sayCounted(language, 'games', count)
  const { ratedGames, pooledGames, unratedGames } = event
  return [
    ratedGames + pooledGames === 0
      ? say('check-nobody-rated')
      : say('check-rated-games', { rated: ratedGames, games: games(event.games) }),
    ...(pooledGames === 0 ? [] : [say('check-pooled-games', { games: games(pooledGames) })]),
    ...unratedGames.map(({ reason, article, games: count }) =>
      say('check-unrated-games', { games: games(count), reason: say(`reason-${reason}`), article }),
    ),
  ]
}

function ratedTable({ rows, kFrom, listInForce }: ExpectedEvent, language: Language): TableView {
  const say = sayIn(language)
  return {
    caption: say('check-rated-players'),
    how: say('check-rated-how', { list: listIn(language, kFrom ?? listInForce) }),
    columns: [
      ...playerColumns(language),
      number(say('check-column-rating')),
      number(say('check-column-change')),
      number(say('check-column-games')),
      number(say('check-column-score')),
      number(say('check-column-sum')),
      number(say('check-column-k')),
      number(say('check-column-id')),
    ],
    rows: rows
      .filter(({ rating }) => rating !== null)
      .map((row) => [
        ...playerCells(row, language),
        String(row.rating),
        row.rawChange === null ? '' : changeIn(language, row.rawChange),
        String(row.games),
        scoreText(row.score),
        row.sum === null ? '' : changeIn(language, row.sum),
        row.k === null ? '' : String(row.k),
        String(row.fideId),
      ]),
  }
}

function unratedTable({ rows }: ExpectedEvent, language: Language): TableView {
  const say = sayIn(language)
  return {
    caption: say('check-unrated-players'),
    how: say('check-unrated-how'),
    columns: [
      ...playerColumns(language),
      number(say('check-column-games')),
      number(say('check-column-score')),
      number(say('check-column-id')),
    ],
    rows: rows
      .filter(({ rating }) => rating === null)
      .map((row) => [...playerCells(row, language), String(row.games), scoreText(row.score), String(row.fideId)]),
  }
}

function playerColumns(language: Language): ColumnView[] {
  const say = sayIn(language)
  return [number(say('check-column-number')), { name: say('check-column-player'), isNumber: false }]
}

function playerCells({ startNumber, name, basis }: ExpectedPlayer, language: Language): string[] {
  const say = sayIn(language)
  const remark =
    basis === 'standard' ? say('check-from-standard') : basis === 'rated-meanwhile' ? say('check-rated-meanwhile') : ''
  return [String(startNumber), remark === '' ? name : `${name} (${remark})`]
}

function number(name: string): ColumnView {
  return { name, isNumber: true }
}
