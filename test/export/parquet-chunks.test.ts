import { parquetMetadata, parquetReadObjects } from 'hyparquet'
import { describe, expect, it } from 'vitest'
import { type Column, parquetChunks, ROWS_PER_GROUP } from '../../src/export/parquet-chunks.js'

const columns: readonly Column[] = [
  { name: 'fide_id', kind: 'id', blank: false },
  { name: 'rating', kind: 'integer', blank: true },
  { name: 'score', kind: 'hundredths', blank: false },
  { name: 'day', kind: 'date', blank: true },
  { name: 'inactive', kind: 'boolean', blank: false },
  { name: 'name', kind: 'text', blank: true },
]

type Row = Readonly<Record<string, string | number | null>>

function fileOf(rows: Iterable<Row>) {
  const groups: number[] = []
  const bytes = Buffer.concat([...parquetChunks(columns, rows, (count) => groups.push(count))])
  const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)
  return { file, groups }
}

const row = { fide_id: 1, rating: 2000, score: 50, day: '2026-03-01', inactive: 0, name: 'Aga, Asbjørn' }

describe('a Parquet file', () => {
  it('gives back every value, blanks and the ends of each range', async () => {
    const { file } = fileOf([
      row,
      { fide_id: 9_999_999_999, rating: null, score: -199_950, day: '1924-02-29', inactive: 1, name: '' },
      { fide_id: 0, rating: 4000, score: 0, day: null, inactive: 0, name: null },
      { fide_id: 2 ** 31, rating: 1, score: 7, day: '2100-12-31', inactive: 1, name: '☗ 𝄞' },
    ])
    expect(await parquetReadObjects({ file })).toEqual([
      { fide_id: 1n, rating: 2000, score: 0.5, day: new Date('2026-03-01'), inactive: false, name: 'Aga, Asbjørn' },
      { fide_id: 9_999_999_999n, rating: null, score: -1999.5, day: new Date('1924-02-29'), inactive: true, name: '' },
      { fide_id: 0n, rating: 4000, score: 0, day: null, inactive: false, name: null },
      { fide_id: 2n ** 31n, rating: 1, score: 0.07, day: new Date('2100-12-31'), inactive: true, name: '☗ 𝄞' },
    ])
  })

  it('says which types its columns have, and which may be blank', () => {
    const { schema } = parquetMetadata(fileOf([]).file)
    expect(schema.slice(1)).toMatchObject([
      { name: 'fide_id', type: 'INT64', repetition_type: 'REQUIRED' },
      { name: 'rating', type: 'INT32', repetition_type: 'OPTIONAL' },
      { name: 'score', type: 'INT32', converted_type: 'DECIMAL', precision: 9, scale: 2, repetition_type: 'REQUIRED' },
      { name: 'day', type: 'INT32', converted_type: 'DATE', repetition_type: 'OPTIONAL' },
      { name: 'inactive', type: 'BOOLEAN', repetition_type: 'REQUIRED' },
      { name: 'name', type: 'BYTE_ARRAY', converted_type: 'UTF8', repetition_type: 'OPTIONAL' },
    ])
  })

  it('may hold no row', async () => {
    const { file, groups } = fileOf([])
    expect(groups).toEqual([])
    expect(parquetMetadata(file).num_rows).toBe(0n)
    expect(await parquetReadObjects({ file })).toEqual([])
  })

  it('takes rows group by group, and no row of the next before one is given out', async () => {
    const asked: number[] = []
    function* rows(): Generator<Row> {
      for (let fide_id = 1; fide_id <= 2 * ROWS_PER_GROUP + 1; fide_id++) {
        if ((fide_id - 1) % ROWS_PER_GROUP === 0) asked.push(fide_id)
        yield { ...row, fide_id }
      }
    }
    const chunks: Uint8Array[] = []
    for (const chunk of parquetChunks(columns, rows(), () => undefined)) {
      chunks.push(chunk)
      // The last stretch is what the file ends with.
      expect(asked).toHaveLength(Math.min(chunks.length, 3))
    }
    const { file, groups } = fileOf(rows())
    expect(Buffer.concat(chunks).equals(Buffer.from(file))).toBe(true)
    expect(groups).toEqual([ROWS_PER_GROUP, ROWS_PER_GROUP, 1])
    const ids = (await parquetReadObjects({ file, columns: ['fide_id'] })).map(({ fide_id }) => Number(fide_id))
    expect(ids).toEqual(Array.from({ length: 2 * ROWS_PER_GROUP + 1 }, (_, index) => index + 1))
  })
})
