import {
  type Misfit,
  misfitsOfHead,
  misfitsOfTail,
  type PlayerFields,
  playerFields,
  roundFits,
  roundTexts,
} from './player-columns.js'

/** A name can be as far out as it is long: shorter by all its columns, or longer by as many again. */
const FURTHEST_LEFT = -33
const FURTHEST_RIGHT = 66

/**
 * Fields behind the name that prove a shift, with the forms that are nothing else by chance: part of a rating or of an
 * ID has none of them. Two must be there.
 */
const WITNESSES = [
  { field: 'rating', form: /^[1-3]\d{3}$/ },
  { field: 'federation', form: /^\p{L}{3}$/u },
  { field: 'fideId', form: /^[1-9]\d{5,8}$/ },
  { field: 'birth', form: /\d{4}/ },
] as const
const WITNESSES_NEEDED = 2

export type Alignment =
  | { readonly kind: 'aligned' }
  | { readonly kind: 'shifted'; readonly shift: number }
  | { readonly kind: 'doubtful'; readonly shift: number }
  | { readonly kind: 'unreadable'; readonly misfit: Misfit }

/**
 * Whether the fields of a player's line stand in their columns. A writer that counts bytes, or does not cut a long
 * name, moves everything behind the name by the same number of columns: such a line is read only where exactly one
 * shift makes everything fit, ratings, IDs and all rounds included.
 */
export function alignmentOf(text: string): Alignment {
  const [head] = misfitsOfHead(text)
  if (head !== undefined) return { kind: 'unreadable', misfit: head }
  const misfits = misfitsOfTail(text, 0)
  if (misfits.length === 0) return { kind: 'aligned' }

  const shifts = fittingShifts(text)
  const sure = shifts.filter((shift) => witnesses(text, shift) >= WITNESSES_NEEDED)
  if (sure.length === 1 && sure[0] !== undefined) return { kind: 'shifted', shift: sure[0] }
  const grave = misfits.find((misfit) => misfit.grave)
  if (grave === undefined) return { kind: 'aligned' }
  const likely = shifts.filter((shift) => witnesses(text, shift) > 0)
  if (likely.length === 1 && likely[0] !== undefined) return { kind: 'doubtful', shift: likely[0] }
  return { kind: 'unreadable', misfit: grave }
}

function fittingShifts(text: string): readonly number[] {
  const shifts = Array.from({ length: FURTHEST_RIGHT - FURTHEST_LEFT + 1 }, (_, index) => FURTHEST_LEFT + index)
  return shifts.filter(
    (shift) =>
      shift !== 0 &&
      misfitsOfTail(text, shift).length === 0 &&
      roundTexts(text, shift).every(roundFits) &&
      isBelievable(playerFields(text, shift)),
  )
}

/** Whether the name is a name alone, and every witness is blank, noughts, or of its form. */
function isBelievable(fields: PlayerFields): boolean {
  const nameAlone = /^\D+$/.test(fields.name) && !/\s\s/.test(fields.name)
  return nameAlone && WITNESSES.every(({ field, form }) => /^0*$/.test(fields[field]) || form.test(fields[field]))
}

function witnesses(text: string, shift: number): number {
  const fields = playerFields(text, shift)
  return WITNESSES.filter(({ field, form }) => form.test(fields[field])).length
}
