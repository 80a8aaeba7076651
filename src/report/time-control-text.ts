const MOVES = 60
const SECONDS_PER_MINUTE = 60
const MINUTES_PER_HOUR = 60

/** Moves a first control is given for; a number outside of them beside a stroke is a time. */
const FEWEST_MOVES = 20
/** A number without a unit is seconds from here on (`5400+30`); a little below it may be either. */
const SURELY_SECONDS_FROM = 300
const POSSIBLY_SECONDS_FROM = 180
/** Hours before a colon: `1:30` is an hour and a half, `10:00` ten minutes, those between may be either. */
const SURELY_HOURS = 2
const POSSIBLY_HOURS = 5

/** One amount of time of the text: what it can mean, in minutes of base time, or seconds of increment. */
interface Amount {
  readonly kind: 'base' | 'increment'
  readonly values: readonly number[]
}

/**
 * Minutes for 60 moves of a time control in free text (record 122): base time, later periods and 60 increments, in
 * every plausible reading, ascending. Empty where nothing can be read (`120`, `moves/time, increment`): a number
 * without a unit counts only beside another (`90+30`, `40/120, 60`).
 *
 * An increment of so many seconds and a second period of so many minutes come to the same over 60 moves, so that
 * `90+30` needs no decision.
 */
export function minutesFor60Moves(text: string): readonly number[] {
  if (text.length > LONGEST_TEXT) return []
  const amounts = amountsOf(withoutMoveCounts(normalized(text)))
  const bases = amounts?.filter(({ kind }) => kind === 'base') ?? []
  if (amounts === null || bases.length === 0 || bases.length > MOST_PERIODS) return []
  const increments = amounts.filter(({ kind }) => kind === 'increment').flatMap(({ values }) => values)
  const increment = (Math.max(0, ...increments) * MOVES) / SECONDS_PER_MINUTE
  const sums = bases.reduce<readonly number[]>((totals, { values }) => sumsOf(totals, values), [increment])
  return [...new Set(sums)].sort((a, b) => a - b)
}

/** Nobody writes a time control as long as that, or of so many periods. */
const LONGEST_TEXT = 300
const MOST_PERIODS = 8

function sumsOf(totals: readonly number[], values: readonly number[]): readonly number[] {
  return totals.flatMap((total) => values.map((value) => total + value))
}

function normalized(text: string): string {
  return text
    .toLowerCase()
    .replace(/''|[“”„″]/g, '"')
    .replace(/[’‘′´`]/g, "'")
    .replace(/×/g, 'x')
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(/\b(from|ab|starting)( with)?( the)? (move|zug|first move|1st move)( \d+)?/g, ' ')
}

/** Takes out how many moves a period is for: `40 moves`, `/40 moves`, `x40`, `40/90 min`, `90 min/40`. */
function withoutMoveCounts(text: string): string {
  return text
    .replace(/(in|for|x|\/)?\s*\d+\s*(moves?|mv|züge?n?|zuege?n?|zug)\b(\s*\/(?=\s*\d))?/g, ' ')
    .replace(/x\s*\d+/g, ' ')
    .replace(/\b\d+\s*\/(?=\s*\d+\s*(min|m\b|'|h))/g, ' ')
    .replace(/((?:min(?:utes?|s|uten)?|'|h)\s*)\/\s*\d+(?!\s*(?:min|sec|"|'))/g, '$1')
}

const AMOUNT =
  /(?<a>\d+)\s*\/\s*(?<b>\d+)|\bg\s*\/?\s*(?<game>\d+)|\bd\s*\/?\s*(?<delay>\d+)|(?<hours>\d{1,2}):(?<rest>\d\d)(?::\d\d)?|(?<number>\d+(?:\.\d+)?)\s*(?<unit>h(?:ours?|rs?)?\b|h(?=\d)|std\b|stunden?|min(?:utes?|uten|s)?|m\b|'|sec(?:onds?|s)?|sek(?:unden?)?|s\b|")?/g

/** null where a number stands that is neither an amount of time nor beside one. */
function amountsOf(text: string): readonly Amount[] | null {
  const matches = [...text.matchAll(AMOUNT)]
  const amounts = matches.map((match, index) => {
    const before = text.slice(0, match.index).trimEnd()
    const after = text.slice(match.index + match[0].length).trimStart()
    return amountOf(match.groups ?? {}, index === 0, isJoined(before, after))
  })
  return amounts.every((amount) => amount !== null) ? amounts : null
}

/** Whether a number without a unit belongs to the amount before or after it. */
function isJoined(before: string, after: string): boolean {
  return /(\+|,|&|;|\bplus|\band|\binc|\bincrement|h)$/.test(before) || /^(\+|,|&|plus\b|and\b|inc)/.test(after)
}

function amountOf(
  { a, b, game, delay, hours, rest, number, unit }: Readonly<Record<string, string | undefined>>,
  isFirst: boolean,
  joined: boolean,
): Amount | null {
  if (a !== undefined && b !== undefined) return timeBesideMoves(Number(a), Number(b))
  if (game !== undefined) return { kind: 'base', values: [Number(game)] }
  if (delay !== undefined) return { kind: 'increment', values: [Number(delay)] }
  if (hours !== undefined) return { kind: 'base', values: clockTimes(Number(hours), Number(rest)) }

  const value = Number(number)
  if (unit === undefined) return joined ? { kind: 'base', values: withoutUnit(value, isFirst) } : null
  if (unit.startsWith('h') || unit.startsWith('st')) return { kind: 'base', values: [value * MINUTES_PER_HOUR] }
  if (unit.startsWith('m') || unit === "'") return { kind: 'base', values: [value] }
  return isFirst ? { kind: 'base', values: [value / SECONDS_PER_MINUTE] } : { kind: 'increment', values: [value] }
}

/** `40/120` is 40 moves in 120 minutes, `90/40` 90 minutes for 40 moves; where both can be moves, both readings. */
function timeBesideMoves(a: number, b: number): Amount | null {
  const isMoves = (count: number) => count >= FEWEST_MOVES && count <= MOVES
  const values = [...(isMoves(a) ? [b] : []), ...(isMoves(b) ? [a] : [])]
  return values.length === 0 ? null : { kind: 'base', values }
}

function withoutUnit(value: number, isFirst: boolean): readonly number[] {
  if (!isFirst || value < POSSIBLY_SECONDS_FROM) return [value]
  return value < SURELY_SECONDS_FROM ? [value / SECONDS_PER_MINUTE, value] : [value / SECONDS_PER_MINUTE]
}

function clockTimes(first: number, rest: number): readonly number[] {
  const asHours = first * MINUTES_PER_HOUR + rest
  const asMinutes = first + rest / SECONDS_PER_MINUTE
  if (first <= SURELY_HOURS) return [asHours]
  return first <= POSSIBLY_HOURS ? [asHours, asMinutes] : [asMinutes]
}
