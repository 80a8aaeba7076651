import { problem } from '../shared/problem.js'
import { decodeWindows1252 } from '../shared/windows-1252.js'
import { decodeUtf8, strictDecoder } from './decode-text.js'
import type { ListSink, ReadToEnd } from './list-sink.js'
import { peek } from './peek.js'
import { elements, MAX_PIECE_BYTES, textBlocks } from './text-blocks.js'
import { XmlPlayers } from './xml-players.js'
import { writeRepaired } from './xml-repair.js'
import { XmlScan } from './xml-scan.js'

const DECLARATION = /^[^<]{0,9}<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/
const DECLARATION_BYTES = 256
/** What a message shows of the end of a file that is cut off. */
const TAIL = 80

/**
 * Reads an XML list (formats 2.4: single-type and combined, with and without FOA titles, and the player file of a
 * federation): `<playerslist>` with one `<player>` a player; elements not known are left out. No DTD is read and
 * no entity but XML's own is resolved, however many there are.
 *
 * The encoding is the declared one, else UTF-8; a stretch from tag to tag that is not valid in it is read as
 * windows-1252, which is noted. Entries go to the sink as they are read, so that memory does not grow with the file.
 */
export async function readXmlList(chunks: AsyncIterable<Uint8Array>, file: string, sink: ListSink): Promise<ReadToEnd> {
  const players = new XmlPlayers(file, sink)
  const scan = new XmlScan(players)
  const start = await peek(chunks, DECLARATION_BYTES)
  const declared = declaredEncoding(start.head)
  const decode = declared === null ? null : strictDecoder(declared)
  let encoding = decode === null || declared === null ? 'utf-8' : declared
  let tail = ''
  for await (const { text, fallen, endless } of textBlocks(start.chunks, elements, decode ?? decodeUtf8)) {
    const line = players.linesRead
    if (endless) players.refuse(problem('list-line-endless', { bytes: MAX_PIECE_BYTES }, { file, line }))
    takeText(text, players, scan)
    if (!players.wanted) break
    if (fallen.length > 0) encoding = 'windows-1252'
    for (const one of fallen) {
      sink.onProblem(problem('list-not-utf8', { encoding: one.encoding }, { file, line: line + one.line }))
    }
    tail = (tail + text).slice(-TAIL)
  }
  players.end(tail)
  return { linesRead: players.linesRead, encoding, endMarked: true }
}

/** Scans the players that are written as FIDE writes them, and gives what else there is to the parser. */
function takeText(text: string, players: XmlPlayers, scan: XmlScan): void {
  let at = 0
  while (at < text.length && players.wanted) {
    if (players.isBehindPlayer) at = scan.take(text, at)
    const end = text.indexOf(END_OF_PLAYER, at)
    const next = end < 0 ? text.length : end + END_OF_PLAYER.length
    writeRepaired(text.slice(at, next), players)
    at = next
  }
}

const END_OF_PLAYER = '</player>'

/** The encoding an XML declaration names; null where none does. UTF-16 it can not be: the declaration reads as ASCII. */
function declaredEncoding(head: Uint8Array): string | null {
  const label = DECLARATION.exec(decodeWindows1252(head.subarray(0, DECLARATION_BYTES)))?.[1]?.toLowerCase() ?? null
  return label === null || /^(utf-16|ucs-2|iso-10646)/.test(label) ? null : label
}
