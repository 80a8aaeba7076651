import { createHash } from 'node:crypto'
import type { RatingType } from '../shared/rating-type.js'
import type { ListTable } from './list-table.js'

const RECORD_BYTES = 15
/** The hash takes so many bytes at once: a call costs as much as a hundred of them. */
const STRETCH_BYTES = 1 << 16

/**
 * What a list says of the ratings of one type and of who holds them, as one hash: the same for TXT, XML and CSV of the
 * same list, whatever the order of their lines. Names are not part of it: TXT has them in ASCII.
 *
 * @param positions in ascending order of ID
 */
export function listFingerprint(table: ListTable, positions: Int32Array, type: RatingType): string {
  const hash = createHash('sha256')
  const stretch = Buffer.alloc(STRETCH_BYTES)
  let end = 0
  /** Makes room for so many bytes, and gives where they begin. */
  const room = (bytes: number): number => {
    if (end + bytes > STRETCH_BYTES) {
      hash.update(stretch.subarray(0, end))
      end = 0
    }
    return end
  }
  const addText = (text: string) => {
    // A character takes at most three bytes of UTF-8 a UTF-16 unit; a text that is longer than a stretch is cut nowhere.
    const most = text.length * 3
    const start = room(Math.min(most, STRETCH_BYTES))
    if (most <= STRETCH_BYTES) end = start + stretch.write(text, start, 'utf8')
    else hash.update(text)
  }
  for (const at of positions) {
    const listed = table.ratingAt(at, type)
    if (listed === null) continue
    const start = room(RECORD_BYTES)
    stretch.writeUInt32LE(table.idAt(at), start)
    stretch.writeUInt16LE(listed.rating, start + 4)
    stretch.writeUInt16LE(listed.games, start + 6)
    stretch.writeUInt16LE(listed.k ?? 0, start + 8)
    stretch.writeUInt16LE(listed.inactive ? 1 : 0, start + 10)
    const { sex, birthYear, federation, title, womanTitle, otherTitles } = table.detailsAt(at)
    stretch.writeUInt16LE(birthYear ?? 0, start + 12)
    stretch.writeUInt8(sex === null ? 0 : sex === 'M' ? 1 : 2, start + 14)
    end = start + RECORD_BYTES
    addText(`${federation} ${title} ${womanTitle} ${otherTitles};`)
    const { gamesTotal, peak, lastList } = listed
    if (gamesTotal !== undefined || peak !== undefined || lastList !== undefined) {
      addText(`${gamesTotal ?? ''} ${peak ?? ''} ${lastList ?? ''};`)
    }
  }
  hash.update(stretch.subarray(0, end))
  return hash.digest('hex')
}
