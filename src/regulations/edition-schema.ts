import { z } from 'zod'
import { arbiterTitles } from '../shared/arbiter-title.js'
import { isListMonth } from '../shared/dates.js'
import { titles } from '../shared/titles.js'
import type { Regulations, RuleName } from './regulations.js'

/** The rules of an edition, without its name and what it cites. */
export type Rules = Pick<Regulations, RuleName>

/**
 * What each rule of an edition may be: FIDE's editions and those of one's own pass the same schema. The description of
 * every value says what is allowed; messages and the table of keys in docs/law.md are made of them.
 */
export const rulesSchema = z.strictObject({
  calculation: oneOf('game-by-game', 'average-opponent'),
  expectation: oneOf('table', 'logistic'),
  difference: z.strictObject({
    cap: orNull(points(1)),
    capExemptFrom: orNull(points(1)),
    upgradesPerEvent: orNull(only(1)),
  }),
  removedGames: orNull(z.strictObject({ differenceFrom: points(1), ratingAbove: points(0) })),
  countsStandardRating: yesOrNo(),
  firstEvent: z.union([
    only('zero-disregarded'),
    z.strictObject({
      kind: oneOf('after-first-performance', 'every-event'),
      score: hundredths(),
      games: whole(1, 100),
    }),
  ]),
  roundRobin: orNull(
    z.strictObject({
      oneRatedIn: whole(1, 100),
      leastRated: whole(0, 100),
      leastPlayersOfDouble: whole(0, 100),
      leastScore: hundredths(),
    }),
  ),
  timeLimits: z.strictObject({
    standardFromMinutes: whole(1, 600),
    rapidAboveMinutes: whole(0, 600),
    blitzAboveMinutes: whole(0, 600),
    boundsBelong: only(true).exactOptional(),
  }),
  tournament: z.strictObject({
    registration: orNull(
      z.strictObject({
        daysBefore: whole(0, 366),
        normsDaysBefore: orNull(whole(0, 366)),
        strongPlayers: orNull(
          z.strictObject({
            ratedFrom: points(0),
            womanRatedFrom: points(0),
            daysBefore: whole(0, 366),
          }),
        ),
      }),
    ),
    minimumTimes: z.array(z.strictObject({ ratedFrom: points(0), minutes: whole(1, 600) })),
    firstControlMoves: orNull(whole(1, 200)),
    equalTimes: yesOrNo(),
    roundsPerDay: z.strictObject({
      standard: whole(1, 100).exactOptional(),
      rapid: whole(1, 100).exactOptional(),
      blitz: whole(1, 100).exactOptional(),
    }),
    mostDays: orNull(whole(1, 366)),
    reportDaysLeft: orNull(whole(0, 366)),
    normArbiterTitles: z.array(z.enum([...arbiterTitles]).describe(`one of ${arbiterTitles.join(', ')}`)),
  }),
  initialRating: z.discriminatedUnion('formula', [
    z.strictObject({
      formula: only('hypothetical-opponents'),
      hypotheticalOpponents: z.array(points(1)).max(20),
      max: orNull(points(1)),
    }),
    z.strictObject({
      formula: only('half-point-bonus'),
      pointsPerHalfPoint: halves(0, 100),
      max: orNull(points(1)),
    }),
  ]),
  listMonths: z
    .array(whole(1, 12))
    .min(1)
    .refine((months) => months.every((month, index) => index === 0 || month > (months[index - 1] ?? 0)))
    .describe('months from 1 to 12, at least one, each once and in order'),
  coefficient: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: only('by-marks'),
      top: z.strictObject({ peakFrom: points(1), k: coefficient() }),
      junior: orNull(
        z.strictObject({
          untilAge: whole(1, 120),
          peakFrom: points(1),
          k: coefficient(),
          until: only('birthday').exactOptional(),
        }),
      ),
      newPlayer: z.strictObject({ games: whole(0, 1000), k: coefficient() }),
      others: coefficient(),
    }),
    z.strictObject({ kind: only('fixed'), k: coefficient() }),
  ]),
  coefficientDate: oneOf('list-before', 'tournament-start'),
  importedGamesAssumed: whole(0, 1000),
  maxKTimesGames: orNull(whole(1, 100_000)),
  ratingFloor: points(1),
  floorBindsImports: yesOrNo(),
  gates: z.strictObject({ games: whole(1, 100), score: orNull(hundredths()) }),
  windowLists: whole(1, 240),
  inactiveAfterLists: whole(1, 240),
  closing: z.strictObject({
    daysBefore: whole(0, 366),
    officialEventDaysBefore: whole(0, 366),
    latestListAfterEnd: whole(1, 120),
  }),
  oneTimeAdjustments: z.array(
    z.discriminatedUnion('kind', [
      z.strictObject({
        list: listMonth(),
        source: text(),
        kind: only('compression'),
        from: points(0),
        below: points(1),
        percent: whole(1, 100),
      }),
      z.strictObject({ list: listMonth(), source: text(), kind: only('lift-to-standard'), distance: points(0) }),
    ]),
  ),
  titleThresholds: z.array(
    z.strictObject({
      title: z.enum([...titles]).describe(`one of ${titles.join(', ')}`),
      rating: points(1),
      games: whole(0, 1000),
      womenOnly: yesOrNo(),
      normsToo: yesOrNo(),
    }),
  ),
}) satisfies z.ZodType<Rules>

/** Keys that may be left out; null in an edition of one's own takes one away that the edition below it has. */
export const optionalKeys: ReadonlySet<string> = new Set(['boundsBelong', 'until', 'standard', 'rapid', 'blitz'])

function whole(min: number, max: number) {
  return z.int().min(min).max(max).describe(`a whole number from ${min} to ${max}`)
}

/** A rating or a difference of ratings. */
function points(min: 0 | 1) {
  return whole(min, 4000)
}

function coefficient() {
  return whole(1, 100)
}

function halves(min: number, max: number) {
  return z.number().min(min).max(max).multipleOf(0.5).describe(`a number from ${min} to ${max}, in steps of 0.5`)
}

function hundredths() {
  return z
    .int()
    .min(0)
    .max(10_000)
    .multipleOf(50)
    .describe('hundredths of a point in steps of 50, from 0 to 10000 (50 is half a point)')
}

function yesOrNo() {
  return z.boolean().describe('true or false')
}

function only<const Value extends string | number | true>(value: Value) {
  return z.literal(value).describe(String(value))
}

function oneOf<const Values extends readonly [string, ...string[]]>(...values: Values) {
  return z.enum(values).describe(values.join(' or '))
}

function orNull<Schema extends z.ZodType>(schema: Schema) {
  const allowed = schema.description
  return allowed === undefined ? schema.nullable() : schema.nullable().describe(`${allowed}, or null`)
}

function text() {
  return z.string().min(1).max(500).describe('a text')
}

function listMonth() {
  return z.custom<Regulations['oneTimeAdjustments'][number]['list']>(isMonthText).describe('a month such as 2024-03')
}

function isMonthText(value: unknown): boolean {
  return typeof value === 'string' && isListMonth(value)
}
