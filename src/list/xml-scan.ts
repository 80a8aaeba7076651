import type { XmlPlayers } from './xml-players.js'
import { ELEMENTS, type XmlFields } from './xml-record.js'

const OPENING = ELEMENTS.map((element) => `<${element}>`)
const CLOSING = ELEMENTS.map((element) => `</${element}>`)
const PLAYER = '<player>'
const END_OF_PLAYER = '</player>'

/**
 * What the parser has to look at: an entity, the end of CDATA, what XML 1.0 does not allow, what is no control character
 * in lists, and what XML 1.1 takes for a line end.
 */
const ODD = /[^\t\n\r -%'-\\^-~\u00a0-\u2027\u2029-\ufffd]/g

const [TAB, LINE_FEED, CARRIAGE_RETURN, BLANK, TILDE] = [9, 10, 13, 32, 126]

/**
 * Reads players that are written as FIDE writes them - the elements of a list in their order, each on its own, nothing
 * else - straight from the text, in a third of the time a parser needs. Wherever a letter is not so it stops, and the
 * parser reads that player: both give the same, which a test proves.
 */
export class XmlScan {
  readonly #players: XmlPlayers
  #text = ''
  /** Where the first odd character stands from some place on. */
  #odd = -1
  #at = 0
  #lines = 0

  constructor(players: XmlPlayers) {
    this.#players = players
  }

  /**
   * Hands on the regular players that follow one another.
   *
   * @param from behind the end of a player
   * @returns where the first begins that is not regular
   */
  take(text: string, from: number): number {
    this.#look(text, from)
    this.#at = from
    let end = from
    while (this.#players.wanted) {
      this.#lines = 0
      this.#skipBlanks()
      const linesBefore = this.#lines
      if (!this.#readPlayer(this.#players.fields) || this.#at > this.#odd) break
      end = this.#at
      this.#players.scanned(linesBefore, this.#lines)
    }
    return end
  }

  #look(text: string, from: number): void {
    if (text === this.#text && this.#odd >= from) return
    this.#text = text
    ODD.lastIndex = from
    this.#odd = ODD.exec(text)?.index ?? text.length
  }

  /** False where it is not as it should be, and what the fields hold means nothing. */
  #readPlayer(fields: XmlFields): boolean {
    if (!this.#skip(PLAYER)) return false
    fields.clear()
    for (let index = 0; index < OPENING.length; index++) {
      this.#skipBlanks()
      // An element may be missing.
      if (!this.#skip(OPENING[index] as string)) continue
      const start = this.#at
      const end = this.#text.indexOf('<', start)
      if (end < 0) return false
      this.#at = end
      if (!this.#skip(CLOSING[index] as string)) return false
      const text = this.#textBetween(start, end)
      if (text === null) return false
      fields.setAt(index, text)
    }
    this.#skipBlanks()
    return this.#skip(END_OF_PLAYER)
  }

  /** The text without blanks around it; null where it goes over the end of a line. */
  #textBetween(start: number, end: number): string | null {
    if (start === end) return ''
    const text = this.#text.slice(start, end)
    if (text.includes('\n') || text.includes('\r')) return null
    return isVisible(this.#text.charCodeAt(start)) && isVisible(this.#text.charCodeAt(end - 1)) ? text : text.trim()
  }

  #skip(expected: string): boolean {
    if (!this.#text.startsWith(expected, this.#at)) return false
    this.#at += expected.length
    return true
  }

  #skipBlanks(): void {
    for (;;) {
      const code = this.#text.charCodeAt(this.#at)
      if (code === LINE_FEED) this.#lines += 1
      else if (code === CARRIAGE_RETURN) {
        if (this.#text.charCodeAt(this.#at + 1) !== LINE_FEED) return
      } else if (code !== BLANK && code !== TAB) return
      this.#at += 1
    }
  }
}

function isVisible(code: number): boolean {
  return code > BLANK && code <= TILDE
}
