import { decodeText } from '../../shared/text.js'
import type { ResultCode } from '../parsed-report.js'
import { readElements, type UploadElement } from '../upload-xml/read-elements.js'
import { uploadResult } from '../upload-xml/upload-result.js'

/** A round of a player without an opponent. */
export interface Bye {
  readonly round: number
  readonly startNumber: number
  readonly code: ResultCode
}

/** What stands in the place of the opponent of whoever gets the bye that the pairing allots. */
const ALLOTTED = -1

/** The byes of an upload to chess-results.com: pairings of which one side is no player. */
export function uploadByes(bytes: Uint8Array): readonly Bye[] {
  const { elements } = readElements(decodeText(bytes).text)
  return elements.filter(({ name }) => name === 'playerpairing').flatMap((element) => byeOf(element) ?? [])
}

function byeOf({ get }: UploadElement): Bye | null {
  const [round = 0, white = 0, black = 0] = [get('round'), get('whiteno'), get('blackno')].map(Number)
  const [startNumber, other] = white > black ? [white, black] : [black, white]
  if (startNumber < 1 || other > 0) return null
  const result = uploadResult(get('reswhite'), get('resblack'), get('forfeit'))
  if (result.kind !== 'result') return null
  const points = white > black ? result.white : result.black
  if (points === 100) return { round, startNumber, code: other === ALLOTTED ? 'U' : 'F' }
  return { round, startNumber, code: points === 50 ? 'H' : 'Z' }
}
