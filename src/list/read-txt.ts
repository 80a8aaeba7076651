import { problem } from '../shared/problem.js'
import { decodeUtf8 } from './decode-text.js'
import type { ListSink, ReadToEnd } from './list-sink.js'
import { lines as byLine, MAX_PIECE_BYTES, textBlocks } from './text-blocks.js'
import { TxtLines } from './txt-lines.js'

const BYTE_ORDER_MARK = '\ufeff'

/**
 * Reads a TXT list of the layouts of September 2012 and later (single-type and combined, with and without the FOA
 * column), whose header line says where the columns are. Any other layout is refused, naming its first line.
 *
 * Columns count characters: a line is UTF-8, or windows-1252 where it is not valid UTF-8, which is noted.
 * Entries go to the sink as they are read, so that memory does not grow with the file.
 */
export async function readTxtList(chunks: AsyncIterable<Uint8Array>, file: string, sink: ListSink): Promise<ReadToEnd> {
  const lines = new TxtLines(file, sink)
  let encoding = 'utf-8'
  for await (const { text, fallen, endless } of textBlocks(chunks, byLine, decodeUtf8)) {
    if (endless) {
      sink.onProblem(problem('list-line-endless', { bytes: MAX_PIECE_BYTES }, { file, line: lines.linesRead + 1 }))
      break
    }
    const before = lines.linesRead
    const wanted = takeLines(before === 0 && text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text, lines)
    const read = fallen.filter((line) => before + line < lines.linesRead)
    if (read.length > 0) encoding = 'windows-1252'
    for (const line of read) sink.onProblem(problem('list-not-utf8', {}, { file, line: before + line + 1 }))
    if (!wanted) break
  }
  return { linesRead: lines.linesRead, encoding }
}

/** False when a line says that no more is wanted. */
function takeLines(text: string, lines: TxtLines): boolean {
  let start = 0
  while (start < text.length) {
    const end = text.indexOf('\n', start)
    const wanted = end < 0 ? lines.take(text.slice(start), false) : lines.take(text.slice(start, end), true)
    if (!wanted) return false
    if (end < 0) return true
    start = end + 1
  }
  return true
}
