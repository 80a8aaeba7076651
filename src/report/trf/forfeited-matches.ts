import { type Phrase, phrase } from '../../shared/messages/phrase.js'
import { type Problem, problem } from '../../shared/problem.js'
import type { ForfeitedMatch } from '../parsed-report.js'
import { startNumberOf, type TrfLine } from './trf-line.js'

/** Where the members of a team begin: four columns each and a blank, to the end of the line. */
const MEMBERS_FROM: Readonly<Record<string, number>> = { '013': 37, '310': 74 }
const MEMBER_WIDTH = 5

/**
 * Team matches given up as a whole (330), with the start numbers of both teams. A record that cannot be told refuses
 * the report, and so does a record of its teams that cannot be relied on: the boards of that match would be rated
 * (art. 5.1).
 */
export function forfeitedMatches(
  records: readonly TrfLine[],
  file: string,
): { matches: readonly ForfeitedMatch[]; problems: readonly Problem[] } {
  const forfeits = records.filter(({ code }) => code === '330')
  if (forfeits.length === 0) return { matches: [], problems: [] }
  const teams = teamsOf(records)
  const read = forfeits.map((record) => forfeitedMatch(record, teams, file))
  const used = new Set(read.flatMap(({ named }) => named))
  return {
    matches: read.flatMap(({ match }) => match ?? []),
    problems: [
      ...read.flatMap(({ problems }) => problems),
      ...[...used].flatMap((number) => doubtfulTeam(number, teams.get(number), file) ?? []),
    ],
  }
}

interface ForfeitReading {
  readonly match?: ForfeitedMatch
  /** Numbers of the two teams. */
  readonly named: readonly number[]
  readonly problems: readonly Problem[]
}

function forfeitedMatch({ text, line }: TrfLine, teams: ReadonlyMap<number, Team>, file: string): ForfeitReading {
  const [round, white, black] = [text.slice(7, 10), text.slice(11, 14), text.slice(15, 18)].map(Number)
  if (!round || !white || !black) {
    const printed = text.slice(3).trim()
    return { named: [], problems: [problem('forfeited-match-unreadable', { printed }, { file, line })] }
  }
  const unknown = [white, black].filter((team) => !teams.has(team))
  const problems = unknown.map((team) => problem('forfeited-match-team-unknown', { round, team }, { file, line }))
  const members = (team: number) => new Set(teams.get(team)?.members ?? [])
  return { match: { round, line, white: members(white), black: members(black) }, named: [white, black], problems }
}

interface Team {
  readonly line: number
  readonly members: readonly number[]
  /** Why its members may not be those printed; null where nothing speaks against them. */
  readonly doubt: Phrase | null
}

function doubtfulTeam(number: number, team: Team | undefined, file: string): Problem | null {
  if (team === undefined || team.doubt === null) return null
  return problem('forfeited-match-team-doubtful', { team: number, reason: team.doubt }, { file, line: team.line })
}

/** Members by team: the number of a 310 record, or for the older 013, which has none, its place among them. */
function teamsOf(records: readonly TrfLine[]): ReadonlyMap<number, Team> {
  const startNumbers = new Set(records.filter(({ code }) => code === '001').map(startNumberOf))
  const teams = new Map<number, Team>()
  records
    .filter(({ code }) => code === '013')
    .forEach((record, index) => {
      teams.set(index + 1, teamOf(record, startNumbers))
    })
  const lines = new Map<number, number>()
  for (const record of records.filter(({ code }) => code === '310')) {
    const number = Number(record.text.slice(4, 7))
    const otherLine = lines.get(number)
    const team = teamOf(record, startNumbers)
    const isTwice = otherLine !== undefined
    teams.set(number, isTwice ? { ...team, doubt: phrase('team-number-twice', { line: otherLine }) } : team)
    lines.set(number, record.line)
  }
  return teams
}

/** A name with accents that was counted in bytes moves the members out of their columns. */
function teamOf({ text, code, line }: TrfLine, startNumbers: ReadonlySet<number | null>): Team {
  const printed: string[] = []
  for (let column = MEMBERS_FROM[code] ?? text.length; column <= text.length; column += MEMBER_WIDTH) {
    printed.push(text.slice(column - 2, column + MEMBER_WIDTH - 2))
  }
  const misfit = printed.find((member) => !/^\s\s*\d*\s*$/.test(member))
  const members = printed.map(Number).filter((member) => member > 0)
  const stranger = members.find((member) => !startNumbers.has(member))
  const doubt =
    misfit !== undefined
      ? phrase('team-member-unread', { printed: misfit.trim() })
      : stranger === undefined
        ? null
        : phrase('team-member-unknown', { member: stranger })
  return { line, members, doubt }
}
