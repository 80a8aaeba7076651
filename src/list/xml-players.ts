import { SaxesParser } from 'saxes'

import { type Problem, problem } from '../shared/problem.js'
import { isProblem, judgeRecord } from './judge-record.js'
import type { ListSink, ListTarget } from './list-sink.js'
import { quoted } from './quoted.js'
import { namesOtherTypes, XmlFields, xmlHead, xmlRecord } from './xml-record.js'

/** What was put right in the text of a record before it could be parsed; noted with the player's name. */
export type Repair = 'list-control-characters' | 'list-raw-ampersand'

/** What saxes says of an entity that is not one of XML's five. */
const UNKNOWN_ENTITY = 'undefined entity.'

const ROOT_DEPTH = 1
const PLAYER_DEPTH = 2
const FIELD_DEPTH = 3

/** Takes the text of one XML list piece by piece and hands on a player at every `</player>`. */
export class XmlPlayers {
  readonly #file: string
  readonly #sink: ListSink
  // Without positions the parser still counts lines, and is a fifth faster.
  readonly #parser = new SaxesParser({ xmlns: false, position: false } as const)
  readonly #fields = new XmlFields()
  readonly #repairs = new Set<Repair>()
  #target: ListTarget | null = null
  #depth = 0
  #text = ''
  #line = 0
  /** Lines of the players that did not go through the parser. */
  #linesScanned = 0
  #isBehindPlayer = false
  /** A federation's player file gives the ID as an attribute. */
  #hasAttribute = false
  #closing = false
  #wanted = true

  constructor(file: string, sink: ListSink) {
    this.#file = file
    this.#sink = sink
    this.#parser.on('opentag', ({ name, attributes }) => this.#open(name, attributes))
    this.#parser.on('text', (text) => this.#take(text))
    this.#parser.on('cdata', (text) => this.#take(text))
    this.#parser.on('closetag', ({ name }) => this.#close(name))
    this.#parser.on('error', ({ message }) => this.#fault(message))
  }

  /** False once nothing more is wanted: the list is refused, or its month or type is not known. */
  get wanted(): boolean {
    return this.#wanted
  }

  get linesRead(): number {
    return this.#closing ? this.#line : this.#parserLine
  }

  get #parserLine(): number {
    return this.#parser.line + this.#linesScanned
  }

  /** What was written last ended with the end of a player: the next one may be {@link scanned}. */
  get isBehindPlayer(): boolean {
    return this.#isBehindPlayer
  }

  /** Where a scan puts the elements of a player. */
  get fields(): XmlFields {
    return this.#fields
  }

  write(text: string): void {
    if (!this.#wanted || text === '') return
    this.#parser.write(text.slice(0, -1))
    this.#isBehindPlayer = false
    this.#parser.write(text.slice(-1))
  }

  /**
   * The player in the {@link fields} did not need the parser.
   *
   * @param linesBefore line ends between the player before and this one
   * @param lines line ends to the end of this one
   */
  scanned(linesBefore: number, lines: number): void {
    this.#line = this.#parserLine + linesBefore
    this.#linesScanned += lines
    this.#repairs.clear()
    this.#player()
  }

  /** Says that the piece just written was put right, so that the record it belongs to can be named. */
  repaired(repair: Repair): void {
    if (this.#depth >= PLAYER_DEPTH) this.#repairs.add(repair)
  }

  /** The file is at its end; `tail` is what it ends with. */
  end(tail: string): void {
    if (!this.#wanted) return
    // The parser forgets its line when it is closed.
    this.#line = tail.endsWith('\n') ? this.#parserLine - 1 : this.#parserLine
    this.#closing = true
    this.#text = tail
    this.#parser.close()
  }

  /** The list can not be taken; what follows in the file is not looked at. */
  refuse(found: Problem): void {
    if (this.#wanted) this.#sink.onProblem(found)
    this.#wanted = false
  }

  #open(name: string, attributes: Record<string, string>): void {
    this.#depth += 1
    this.#text = ''
    if (this.#depth === ROOT_DEPTH && name !== 'playerslist') {
      this.refuse(problem('list-layout-unknown', { found: `<${quoted(name)}>` }, this.#here()))
    }
    if (this.#depth !== PLAYER_DEPTH) return
    this.#line = this.#parserLine
    this.#fields.clear()
    this.#repairs.clear()
    const { FIDEID } = attributes
    this.#hasAttribute = FIDEID !== undefined
    if (FIDEID !== undefined) this.#fields.set('fideid', FIDEID.trim())
  }

  #take(text: string): void {
    if (this.#depth === FIELD_DEPTH) this.#text += text
  }

  #close(name: string): void {
    if (this.#depth === FIELD_DEPTH) this.#fields.set(name, this.#text.trim())
    if (this.#depth === PLAYER_DEPTH && name === 'player' && this.#wanted) this.#player()
    this.#depth -= 1
    this.#isBehindPlayer = this.#depth === ROOT_DEPTH
  }

  #player(): void {
    const target = this.#target ?? this.#begin()
    if (target === null) return
    if (!target.combined && namesOtherTypes(this.#fields)) {
      this.refuse(problem('list-header-changes', { found: '<rapid_rating>, <blitz_rating>' }, this.#place()))
      return
    }
    const judged = judgeRecord(xmlRecord(this.#fields, this.#line, target), target, this.#sink.onProblem)
    for (const repair of this.#repairs) {
      const who = { id: this.#fields.get('fideid'), name: this.#fields.get('name') }
      this.#sink.onProblem(problem(repair, who, this.#place()))
    }
    if (isProblem(judged)) this.#sink.onBadRecord(judged)
    else this.#sink.onEntry(judged)
  }

  /** The first player shows the layout, which FIDE's XML does not say before. */
  #begin(): ListTarget | null {
    const head = xmlHead(this.#fields)
    if (head === null) {
      this.refuse(problem('list-layout-unknown', { found: '<player> without <fideid>' }, this.#place()))
      return null
    }
    this.#target = this.#sink.onHead(head)
    this.#wanted = this.#target !== null
    if (this.#hasAttribute) this.#sink.onProblem(problem('list-player-file', {}, this.#place()))
    return this.#target
  }

  /** saxes goes on after a fault; the first one decides. An entity XML does not know stays in the text as written. */
  #fault(reason: string): void {
    if (reason === UNKNOWN_ENTITY) this.#repairs.add('list-raw-ampersand')
    else if (this.#closing) this.refuse(problem('list-cut-off', { found: quoted(this.#text) }, this.#here()))
    else this.refuse(problem('list-xml-broken', { reason: reason.replace(/\.$/, '') }, this.#here()))
  }

  #place() {
    return { file: this.#file, line: this.#line }
  }

  #here() {
    return { file: this.#file, line: this.linesRead }
  }
}
