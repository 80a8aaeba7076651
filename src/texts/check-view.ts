import { basename } from 'node:path'
import type { CheckedFile, CheckedProblem, CheckedReports, CheckedTournament } from '../answers/check-report.js'
import { grouped } from '../shared/grouped.js'
import { type Language, sayCounted, sayIn } from '../shared/messages/language.js'
import { limited, linesText, MOST_SHOWN, type MoreOfAKind } from '../shared/problem-groups.js'
import { type ArticleView, lawView } from './check-law-view.js'
import { dayIn, daysIn } from './check-numbers.js'
import { gathered, type ProblemView, problemView } from './check-problem-view.js'
import { type RatedView, ratedView } from './check-rated-view.js'

/** What was found, in words of one language: the terminal and the page show the same. */
export interface CheckView {
  readonly tag: string
  readonly title: string
  /** What limits the answer; null where nothing does. */
  readonly warning: string | null
  readonly files: readonly FileView[]
  /** What the articles say that problems name. */
  readonly law: readonly ArticleView[]
  readonly foot: string
}

export interface FileView {
  readonly name: string
  readonly file: string
  readonly outcome: CheckedFile['outcome']
  readonly verdict: string
  readonly because: string
  readonly facts: readonly (readonly [label: string, value: string])[]
  readonly faults: readonly ProblemView[]
  readonly questions: readonly ProblemView[]
  readonly notes: readonly ProblemView[]
  readonly rated: readonly RatedView[]
}

export function checkView({ date, hasDatabase, files }: CheckedReports, language: Language): CheckView {
  const say = sayIn(language)
  return {
    tag: language.tag,
    title: files.length === 1 ? say('check-title') : say('check-title-many', { files: files.length }),
    warning: hasDatabase ? null : say('check-without-database'),
    files: files.map((file) => fileView(file, date, language)),
    law: lawView(
      files.flatMap(({ problems }) => problems),
      language,
    ),
    foot: say('check-foot', { date: dayIn(language, date) }),
  }
}

function fileView(file: CheckedFile, date: string, language: Language): FileView {
  const say = sayIn(language)
  const shown = limited(file, MOST_SHOWN)
  const of = (severity: CheckedProblem['severity']) =>
    (shown.problems as readonly CheckedProblem[]).filter((problem) => problem.severity === severity)
  const viewed = (problem: CheckedProblem, word: ProblemWord, index: number) =>
    problemView(problem, say(word, { number: index + 1 }), language)
  const single = (severity: 'refuse' | 'hold', word: ProblemWord) =>
    of(severity).map((problem, index, all) => ({
      ...viewed(problem, word, index),
      more:
        all.findLast(({ code }) => code === problem.code) === problem ? moreText(shown.more, problem, language) : null,
    }))
  const faults = single('refuse', 'check-fault-number')
  const notes = gathered(of('note')).map(([first, ...others], index, all) => ({
    ...viewed(first, 'check-note-number', index),
    also: others.map((other) => viewed(other, 'check-note-number', index)),
    more:
      all.findLast(([{ code }]) => code === first.code)?.[0] === first ? moreText(shown.more, first, language) : null,
  }))
  const uncounted = shown.more.filter(({ severity }) => severity === 'refuse')
  const faultCount = uncounted.reduce((sum, { count }) => sum + count, faults.length)
  return {
    name: file.reports.map(({ name, code }) => name || code).join(' · ') || basename(file.file),
    file: basename(file.file),
    outcome: file.outcome,
    verdict: isStoredWithFaults(file) ? say('check-verdict-stored-refused') : say(`check-verdict-${file.outcome}`),
    because: becauseOf(file, faultCount, notes.length, language),
    facts: factsOf(file, date, language),
    faults,
    questions: single('hold', 'check-question-number'),
    notes,
    rated: ratedView(file, language),
  }
}

function isStoredWithFaults({ outcome, storedAs }: CheckedFile): boolean {
  return outcome === 'refused' && storedAs.length > 0
}

/** How many more there are of the kind of a problem, and where. */
function moreText(all: readonly MoreOfAKind[], of: CheckedProblem, language: Language): string | null {
  const found = all.find(({ code, severity }) => code === of.code && severity === of.severity)
  if (found === undefined) return null
  const say = sayIn(language)
  const count = grouped(found.count).replaceAll(',', say('check-thousands-mark'))
  if (found.ranges.length === 0) return say('check-more', { count })
  return say('check-more-lines', { count, lines: linesText(found.ranges) })
}

type ProblemWord = 'check-fault-number' | 'check-question-number' | 'check-note-number'

function becauseOf(file: CheckedFile, faults: number, notes: number, language: Language): string {
  const say = sayIn(language)
  const { outcome, tournaments, storedAs } = file
  const stored = [...new Set([...storedAs, ...tournaments.map(({ code }) => code)])].join(', ')
  const thereAre = sayCounted(language, 'check-there-are', faults)
  if (isStoredWithFaults(file)) return say('check-because-stored-refused', { faults: thereAre, stored })
  if (outcome === 'refused') return say('check-because-refused', { faults: thereAre })
  if (outcome === 'already-stored') return say('check-because-already-stored', { stored })
  if (outcome !== 'accepted') return say(`check-because-${outcome}`)
  const revised = tournaments.filter((one) => one.outcome === 'revised')
  return [
    notes === 0
      ? say('check-because-accepted')
      : say('check-because-noted', { notes: sayCounted(language, 'check-notes-counted', notes) }),
    ...revised.map(({ revision }) => say('check-because-revised', { revision })),
    ...(tournaments.some((one) => one.outcome === 'correction') ? [say('check-because-correction')] : []),
  ].join(' ')
}

function factsOf(file: CheckedFile, date: string, language: Language): FileView['facts'] {
  const say = sayIn(language)
  const games = sayCounted(language, 'check-games', file.games)
  return [
    [say('check-file'), basename(file.file)],
    ...file.reports.flatMap((report) => tournamentFacts(report, file.reports.length > 1, language)),
    ...(file.outcome === 'unreadable'
      ? []
      : [[say('check-size'), [...playersOf(file, language), games].join(', ')] as const]),
    [say('check-checked'), dayIn(language, date)],
  ]
}

function playersOf({ reports }: CheckedFile, language: Language): string[] {
  const [only] = reports
  return only === undefined || reports.length > 1 ? [] : [sayCounted(language, 'players', only.players)]
}

function tournamentFacts(
  { code, name, type, startDate, endDate }: CheckedTournament,
  named: boolean,
  language: Language,
): FileView['facts'] {
  const say = sayIn(language)
  const kind = type === null ? say('check-type-unknown') : say(`type-${type}`)
  const played = startDate === null || endDate === null ? null : daysIn(language, startDate, endDate)
  if (named) return [[say('check-tournament'), [name, code, kind, played ?? []].flat().filter(Boolean).join(', ')]]
  return [
    [say('check-code'), code],
    [say('check-type'), kind],
    ...(played === null ? [] : [[say('check-played'), played] as const]),
  ]
}
