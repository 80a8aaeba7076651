import { isKnownFederation } from '../../shared/federations.js'
import type { ReportedDate, ReportHeader } from '../parsed-report.js'
import { reportedDate } from '../report-date.js'
import { known, type PgnGame } from './pgn-game.js'

/**
 * What the tags of its games say of an event. Of a tag that differs between games the first counts, except for the time
 * control: games of different ones are of no single type.
 */
export function eventHeader(games: readonly PgnGame[]): Omit<ReportHeader, 'name'> {
  const place = /^(.+?)[ ,]+\(?([A-Z]{3})\)?$/.exec(siteOf(games))
  const hasFederation = place !== null && isKnownFederation(place[2] ?? '')
  const rounds = firstOf(games, 'EventRounds')
  return {
    city: hasFederation ? (place[1] ?? '') : siteOf(games),
    federation: hasFederation ? (place[2] ?? '') : '',
    startDate: dateOf(games, 'EventDate'),
    endDate: dateOf(games, 'EventEndDate'),
    system: firstOf(games, 'EventType'),
    systemCode: '',
    ...timeControls(games),
    chiefArbiter: firstOf(games, 'Arbiter'),
    declaredRounds: /^[1-9]\d{0,2}$/.test(rounds) ? Number(rounds) : null,
  }
}

/** The first of a tag's values that says something. */
function firstOf(games: readonly PgnGame[], name: string): string {
  for (const { tag } of games) {
    const value = known(tag(name))
    if (value !== '') return value
  }
  return ''
}

/** Lichess gives the address of the game in place of a site. */
function siteOf(games: readonly PgnGame[]): string {
  const site = firstOf(games, 'Site')
  return /^https?:/.test(site) ? '' : site
}

function dateOf(games: readonly PgnGame[], name: string): ReportedDate | null {
  const dated = games.find(({ tag }) => known(tag(name)) !== '')
  return dated === undefined ? null : reportedDate(known(dated.tag(name)), dated.game.line)
}

/** A base time of up to this number can be minutes, whatever the standard says of seconds. */
const POSSIBLY_MINUTES = 150

/**
 * The TimeControl tag is written in seconds (`5400+30`, as record 222), but programs and people put minutes there too
 * (`90+30`): a small number is given as free text beside, so that the type is taken only where both readings agree.
 */
function timeControls(games: readonly PgnGame[]): Pick<ReportHeader, 'timeControl' | 'timeControlCode'> {
  const printed = [...new Set(games.map(({ tag }) => known(tag('TimeControl'))).filter((text) => text !== ''))]
  const [only = ''] = printed
  if (printed.length > 1) return { timeControl: '', timeControlCode: '' }
  if (!/^[\d/+:]+$/.test(only)) return { timeControl: only, timeControlCode: '' }
  const base = Number(/^(?:\d+\/)?(\d+)/.exec(only)?.[1] ?? 0)
  return { timeControl: base <= POSSIBLY_MINUTES ? only : '', timeControlCode: only }
}
