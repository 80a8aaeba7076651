import type { Repair, XmlPlayers } from './xml-players.js'

/** Characters XML does not allow, as themselves or as a reference; line ends and tabs it does. */
const FORBIDDEN =
  /[^\t\n\r\P{Cc}]|[\ufffe\uffff]|&#(?:0*(?:[0-8]|1[124-9]|2\d|3[01])|x0*(?:[0-8bcefBCEF]|1[0-9a-fA-F]));/gu
/** An ampersand that begins no entity: XML would look for the `;` through the rest of the file. */
const RAW_AMPERSAND = /&(?!#?[A-Za-z0-9]{1,32};)/g
const CDATA = '<![CDATA['

/**
 * Writes a stretch of XML to the parser. Where it holds what XML does not allow but people's programs write (a
 * control character in a name, a bare `&`), it goes piece by piece from tag to tag, each put right before it is
 * written: the record is then named, and the list is not lost on one letter.
 */
export function writeRepaired(text: string, players: XmlPlayers): void {
  if (text.search(FORBIDDEN) < 0 && text.search(RAW_AMPERSAND) < 0) {
    players.write(text)
    return
  }
  for (const piece of text.split(/(?=<)/)) {
    const allowed = piece.replace(FORBIDDEN, '')
    const repaired = piece.startsWith(CDATA) ? allowed : allowed.replace(RAW_AMPERSAND, '&amp;')
    players.write(repaired)
    const repairs: readonly (readonly [Repair, boolean])[] = [
      ['list-control-characters', allowed !== piece],
      ['list-raw-ampersand', repaired !== allowed],
    ]
    for (const [repair, done] of repairs) if (done) players.repaired(repair)
  }
}
