import { type Problem, problem } from '../../shared/problem.js'
import type { ForfeitedMatch } from '../parsed-report.js'
import type { TrfLine } from './trf-line.js'

/** Where the members of a team begin: four columns each and a blank, to the end of the line. */
const MEMBERS_FROM: Readonly<Record<string, number>> = { '013': 37, '310': 74 }
const MEMBER_WIDTH = 5

/**
 * Team matches given up as a whole (330), with the start numbers of both teams. A record that cannot be told refuses
 * the report: the boards of that match would be rated (art. 5.1).
 */
export function forfeitedMatches(
  records: readonly TrfLine[],
  file: string,
): { matches: readonly ForfeitedMatch[]; problems: readonly Problem[] } {
  const teams = teamsOf(records)
  const read = records.filter(({ code }) => code === '330').map((record) => forfeitedMatch(record, teams, file))
  return { matches: read.flatMap(({ match }) => match ?? []), problems: read.flatMap(({ problems }) => problems) }
}

function forfeitedMatch(
  { text, line }: TrfLine,
  teams: ReadonlyMap<number, readonly number[]>,
  file: string,
): { match?: ForfeitedMatch; problems: readonly Problem[] } {
  const [round, white, black] = [text.slice(7, 10), text.slice(11, 14), text.slice(15, 18)].map(Number)
  if (!round || !white || !black) {
    return { problems: [problem('forfeited-match-unreadable', { printed: text.slice(3).trim() }, { file, line })] }
  }
  const unknown = [white, black].filter((team) => !teams.has(team))
  const problems = unknown.map((team) => problem('forfeited-match-team-unknown', { round, team }, { file, line }))
  return { match: { round, line, white: teams.get(white) ?? [], black: teams.get(black) ?? [] }, problems }
}

/** Members by team: the number of a 310 record, or for the older 013, which has none, its place among them. */
function teamsOf(records: readonly TrfLine[]): ReadonlyMap<number, readonly number[]> {
  const old = records
    .filter(({ code }) => code === '013')
    .map((record, index) => [index + 1, membersOf(record)] as const)
  const numbered = records
    .filter(({ code }) => code === '310')
    .map((record) => [Number(record.text.slice(4, 7)), membersOf(record)] as const)
  return new Map([...old, ...numbered])
}

function membersOf({ text, code }: TrfLine): readonly number[] {
  const members: number[] = []
  for (let column = MEMBERS_FROM[code] ?? text.length; column <= text.length; column += MEMBER_WIDTH) {
    members.push(Number(text.slice(column - 1, column + MEMBER_WIDTH - 2)))
  }
  return members.filter((member) => member > 0)
}
