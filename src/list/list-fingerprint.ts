import { createHash } from 'node:crypto'
import type { RatingType } from '../shared/rating-type.js'
import type { ListTable } from './list-table.js'

const RECORD_BYTES = 15

/**
 * What a list says of the ratings of one type and of who holds them, as one hash: the same for TXT, XML and CSV of the
 * same list, whatever the order of their lines. Names are not part of it: TXT has them in ASCII.
 *
 * @param positions in ascending order of ID
 */
export function listFingerprint(table: ListTable, positions: Int32Array, type: RatingType): string {
  const hash = createHash('sha256')
  const record = Buffer.alloc(RECORD_BYTES)
  for (const at of positions) {
    const listed = table.ratingAt(at, type)
    if (listed === null) continue
    record.writeUInt32LE(table.idAt(at), 0)
    record.writeUInt16LE(listed.rating, 4)
    record.writeUInt16LE(listed.games, 6)
    record.writeUInt16LE(listed.k ?? 0, 8)
    record.writeUInt16LE(listed.inactive ? 1 : 0, 10)
    const { sex, birthYear, federation, title, womanTitle, otherTitles } = table.detailsAt(at)
    record.writeUInt16LE(birthYear ?? 0, 12)
    record.writeUInt8(sex === null ? 0 : sex === 'M' ? 1 : 2, 14)
    hash.update(record)
    hash.update(`${federation} ${title} ${womanTitle} ${otherTitles};`)
    const { gamesTotal, peak, lastList } = listed
    if (gamesTotal !== undefined || peak !== undefined || lastList !== undefined) {
      hash.update(`${gamesTotal ?? ''} ${peak ?? ''} ${lastList ?? ''};`)
    }
  }
  return hash.digest('hex')
}
