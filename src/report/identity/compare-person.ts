import { joined, type Phrase, phrase } from '../../shared/messages/phrase.js'
import { beginsWithName, sameName } from '../../shared/text.js'
import type { RegisterPlayer } from '../accept-context.js'
import type { ReportedPlayer } from '../parsed-report.js'

/** Ratings of one person at two times, or a national beside a FIDE rating, are seldom further apart. */
const RATING_TOLERANCE = 200

export interface PersonDifferences {
  readonly name: boolean
  readonly birthYear: boolean
  readonly rating: boolean
}

/** In what the report and the register differ about the person behind an ID. A value that one side lacks is no difference. */
export function personDifferences(reported: ReportedPlayer, known: RegisterPlayer): PersonDifferences {
  return {
    name: reported.name !== '' && known.name !== '' && !isNamed(reported.name, known.name),
    birthYear: differ(reported.birthYear, known.birthYear, 0),
    rating: reported.rating !== null && differ(reported.rating, known.rating, RATING_TOLERANCE),
  }
}

/** How report and register describe a person otherwise. What one side lacks is no difference; clubs stand in a report's federation too. */
export function descriptionDifferences(reported: ReportedPlayer, known: RegisterPlayer): readonly Phrase[] {
  const { sex, federation, title } = reported
  const knownTitles = [known.title, known.womanTitle].filter((one) => one !== '')
  return [
    ...(sex !== null && known.sex !== null && sex !== known.sex
      ? [phrase('differs-sex', { reported: sex, registered: known.sex })]
      : []),
    ...(isFederation(federation) && isFederation(known.federation) && federation !== known.federation
      ? [phrase('differs-federation', { reported: federation, registered: known.federation })]
      : []),
    ...(title !== '' && !knownTitles.includes(title) ? [titleDiffers(title, knownTitles)] : []),
  ]
}

function titleDiffers(reported: string, known: readonly string[]): Phrase {
  if (known.length === 0) return phrase('differs-title-none', { reported })
  return phrase('differs-title', { reported, registered: joined('joined-and', known) })
}

function isFederation(text: string): boolean {
  return /^[A-Z]{3}$/.test(text)
}

/** Persons of the register with the player's name and birth year, those `except` left out: whom he may be. */
export function namesakes(
  player: ReportedPlayer,
  bornIn: (year: number, name: string) => readonly RegisterPlayer[],
  except: Pick<ReadonlyMap<number, unknown>, 'has'>,
): readonly RegisterPlayer[] {
  if (player.birthYear === null || player.name === '') return []
  return bornIn(player.birthYear, player.name).filter(
    ({ fideId, name }) => !except.has(fideId) && isNamed(player.name, name),
  )
}

/** Persons of the register with the player's name, and of no other year of birth, whose ID one slip makes of the one printed: whom he may be. */
export function slips(
  player: ReportedPlayer,
  fideId: number,
  withIdLike: (fideId: number) => readonly RegisterPlayer[],
  except: Pick<ReadonlyMap<number, unknown>, 'has'>,
): readonly RegisterPlayer[] {
  if (player.name === '') return []
  return withIdLike(fideId).filter(
    (known) =>
      !except.has(known.fideId) && isNamed(player.name, known.name) && !differ(player.birthYear, known.birthYear, 0),
  )
}

/** The columns a TRF has for a name (15-47): a longer one is cut off there. */
const NAME_COLUMNS = 33

/** A name that fills its columns may be the beginning of a longer one; a cut before a blank leaves it one shorter. */
function isNamed(reported: string, known: string): boolean {
  if (sameName(reported, known)) return true
  return reported.length >= NAME_COLUMNS - 1 && beginsWithName(known, reported)
}

function differ(a: number | null, b: number | null, tolerance: number): boolean {
  return a !== null && b !== null && Math.abs(a - b) > tolerance
}
