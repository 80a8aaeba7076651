import { ByteWriter, type ColumnSource, ParquetWriter, type SchemaElement } from 'hyparquet-writer'

/**
 * How a value stands in a file:
 * - `id`: INT64, since nothing says that FIDE IDs stay below 2^31;
 * - `integer`: INT32;
 * - `hundredths`: INT32 as DECIMAL(9, 2), so that readers see points and nothing is rounded;
 * - `date`: DATE, from `2026-03-01`;
 * - `boolean`: BOOLEAN, from 1 and 0;
 * - `text`: a UTF-8 string.
 */
export type ColumnKind = 'id' | 'integer' | 'hundredths' | 'date' | 'boolean' | 'text'

/** A column of a file: named as the row names it. A blank one may hold nulls. */
export interface Column<Name extends string = string> {
  readonly name: Name
  readonly kind: ColumnKind
  readonly blank: boolean
}

type Row<Name extends string> = Readonly<Record<Name, string | number | null>>

/** A value as it is written. */
type Cell = string | number | bigint | boolean

/** Rows of one row group: readers skip and parallelize by it, and no more than this is ever in memory. */
export const ROWS_PER_GROUP = 50_000

/**
 * The bytes of a Parquet file (Snappy), in stretches of a row group each. They depend on nothing but rows and columns.
 *
 * @param onRows is told after each stretch how many rows are in it
 */
export function* parquetChunks<Name extends string>(
  columns: readonly Column<Name>[],
  rows: Iterable<Row<Name>>,
  onRows: (count: number) => void,
): Generator<Uint8Array> {
  const bytes = new ByteWriter()
  const writer = new ParquetWriter({ writer: bytes, schema: schemaOf(columns), createdBy: 'frl' })
  for (const group of groupsOf(columns, rows)) {
    // With a writer in memory there is nothing to wait for.
    void writer.write({ columnData: group, rowGroupSize: ROWS_PER_GROUP })
    yield taken(bytes)
    onRows(group[0]?.data.length ?? 0)
  }
  void writer.finish()
  yield taken(bytes)
}

/** What was written since the last time; the writer goes on where it is, at the beginning of its buffer. */
function taken(bytes: ByteWriter): Uint8Array {
  const chunk = bytes.getBytes().slice()
  bytes.index = 0
  return chunk
}

/** The rows turned into columns, group by group. A row goes over at once, so that rows do not pile up in memory. */
function* groupsOf<Name extends string>(
  columns: readonly Column<Name>[],
  rows: Iterable<Row<Name>>,
): Generator<ColumnSource[]> {
  let group = columns.map(emptyColumn)
  let count = 0
  for (const row of rows) {
    for (const { name, convert, data } of group) {
      const value = row[name]
      data.push(value === null ? null : convert(value))
    }
    if (++count < ROWS_PER_GROUP) continue
    yield group
    group = columns.map(emptyColumn)
    count = 0
  }
  if (count > 0) yield group
}

function emptyColumn<Name extends string>({ name, kind }: Column<Name>) {
  const data: (Cell | null)[] = []
  const column = { name, data, convert: converters[kind] }
  return kind === 'id' ? { ...column, encoding: 'DELTA_BINARY_PACKED' as const } : column
}

const MS_PER_DAY = 86_400_000

const converters: Readonly<Record<ColumnKind, (value: string | number) => Cell>> = {
  id: (value) => BigInt(value),
  integer: (value) => value,
  // A bigint is taken as it is, a number would be multiplied.
  hundredths: (value) => BigInt(value),
  // Days since 1970; a date alone is read in UTC.
  date: (value) => Date.parse(String(value)) / MS_PER_DAY,
  boolean: (value) => value === 1,
  text: (value) => value,
}

function schemaOf(columns: readonly Column[]): SchemaElement[] {
  const elements = columns.map(({ name, kind, blank }): SchemaElement => {
    return { name, ...typeOf[kind], repetition_type: blank ? 'OPTIONAL' : 'REQUIRED' }
  })
  return [{ name: 'root', num_children: columns.length }, ...elements]
}

const typeOf: Readonly<Record<ColumnKind, Omit<SchemaElement, 'name'>>> = {
  id: { type: 'INT64' },
  integer: { type: 'INT32' },
  hundredths: { type: 'INT32', converted_type: 'DECIMAL', precision: 9, scale: 2 },
  date: { type: 'INT32', converted_type: 'DATE' },
  boolean: { type: 'BOOLEAN' },
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
}
