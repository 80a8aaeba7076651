import { problem } from '../shared/problem.js'
import { decodeOldText } from './decode-old-text.js'
import { decodeUtf8, fallBackToWindows1252 } from './decode-text.js'
import { HEAD_BYTES } from './list-format.js'
import type { ListSink, ReadToEnd } from './list-sink.js'
import { isOldTxtBeginning } from './old-txt-lines.js'
import { peek } from './peek.js'
import { lines as byLine, MAX_PIECE_BYTES, textBlocks } from './text-blocks.js'
import { TxtLines } from './txt-lines.js'

const BYTE_ORDER_MARK = '\ufeff'

/**
 * Reads a TXT list: of September 2012 and later (single-type and combined, with and without the FOA column), whose
 * header line says where the columns are, or older, where the records do. Any other layout is refused, naming its
 * first line.
 *
 * Columns count characters: a line is UTF-8; where it is not valid UTF-8 it is windows-1252, or in an older list what
 * its letters say, which is noted.
 * Entries go to the sink as they are read, so that memory does not grow with the file.
 */
export async function readTxtList(chunks: AsyncIterable<Uint8Array>, file: string, sink: ListSink): Promise<ReadToEnd> {
  const lines = new TxtLines(file, sink)
  const encodings = new Set<string>()
  const start = await peek(chunks, HEAD_BYTES)
  const fallBack = isOldTxtBeginning(firstLine(start.head)) ? decodeOldText : fallBackToWindows1252
  for await (const { text, fallen, endless } of textBlocks(start.chunks, byLine, decodeUtf8, fallBack)) {
    if (endless) {
      sink.onProblem(problem('list-line-endless', { bytes: MAX_PIECE_BYTES }, { file, line: lines.linesRead + 1 }))
      break
    }
    const before = lines.linesRead
    const wanted = takeLines(before === 0 && text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text, lines)
    for (const { line, encoding } of fallen.filter((piece) => before + piece.line < lines.linesRead)) {
      encodings.add(encoding)
      sink.onProblem(problem('list-not-utf8', { encoding }, { file, line: before + line + 1 }))
    }
    if (!wanted) break
  }
  lines.end()
  const encoding = [...encodings].sort().join(', ') || 'utf-8'
  return { linesRead: lines.linesRead, encoding, endMarked: lines.endMarked }
}

/** The first line that is not blank, as far as the head goes. */
function firstLine(head: Uint8Array): string {
  const text = Buffer.from(head.subarray(0, HEAD_BYTES)).toString('utf8')
  return text.split(/\r*\n/).find((line) => line.trim() !== '') ?? ''
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
