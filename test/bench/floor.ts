import { createHash } from 'node:crypto'
import {
  closeSync,
  createReadStream,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { scoringProbability } from '../../src/regulations/scoring-probability.js'
import { asciiName } from '../../src/shared/ascii-name.js'
import { floorStore } from './floor-store.js'

/**
 * The floor a stage is held against: the same rows in, the same files out, through plain loops and bare better-sqlite3.
 * It checks nothing, explains nothing and knows one edition.
 */
const PERSON = 'p.id, p.name, p.fed, p.sex, p.title, p.woman, p.other, p.arena, p.birth'
const TXT_HEAD = `${'ID Number'.padEnd(15)}${'Name'.padEnd(61)}Fed Sex Tit  WTit OTit           FOA RATNG Gms K  B-day Flag`
const CSV_HEAD = 'id,name,federation,sex,title,w_title,o_title,rating,games,k,birth_year,flag,foa_title'

const [step = '', database = '', ...rest] = process.argv.slice(2)
const db = floorStore(database)
const steps: Readonly<Record<string, () => Promise<void> | void>> = {
  import: () => importList(rest[0] ?? ''),
  register: () => register(rest[0] ?? ''),
  ingest: () => ingest(rest[0] ?? ''),
  rate: () => rate(rest[0] ?? '', rest.slice(1)),
  publish: () => publish(rest[0] ?? '', rest[1] ?? '', rest.slice(2)),
}
const run = steps[step]
if (run === undefined) throw new Error(`there is no step ${step}`)
await run()
db.close()

async function importList(file: string): Promise<void> {
  const player = db.prepare('insert or ignore into player values (?, ?, ?, ?, ?, ?, ?, ?, ?)')
  const state = db.prepare('insert into state values (?, ?, ?, ?, ?, ?, ?, ?, ?)')
  db.exec('begin')
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })
  const isTxt = file.endsWith('.txt')
  const type = /(standard|rapid|blitz)_/.exec(file)?.[1] ?? ''
  let first = true
  if (file.endsWith('.xml')) {
    let row: string[] = []
    for await (const line of lines) {
      if (line === '<player>') row = []
      else if (line === '</player>') xmlRow(row)
      else row.push(line.slice(line.indexOf('>') + 1, line.lastIndexOf('<')))
    }
  } else {
    for await (const line of lines) {
      if (!first) isTxt ? txtRow(line) : csvRow(line)
      first = false
    }
  }
  db.exec('commit')

  function csvRow(line: string): void {
    const [id = '', name = ''] = [line.slice(0, 9), line.slice(11, line.indexOf('"', 11))]
    const cells = line.slice(13 + name.length).split(',')
    const [fed, sex, title, woman, other, rating, printed, k, birth, flag = '', total, peak, last] = cells
    player.run(Number(id), name, fed, sex, title, Number(birth), woman, other, '')
    const inactive = flag.includes('i') ? 1 : 0
    state.run(type, Number(id), Number(rating), Number(k), Number(total), Number(peak), last, Number(printed), inactive)
  }
  function txtRow(line: string): void {
    const id = Number(line.slice(0, 15))
    const at = (from: number, to: number) => line.slice(from, to).trim()
    const titles = [at(89, 94), at(94, 109), at(109, 113)]
    player.run(id, at(15, 76), at(76, 80), at(80, 84), at(84, 89), Number(line.slice(152, 158)), ...titles)
    const inactive = line.slice(158).includes('i') ? 1 : 0
    for (const [name, from] of [
      ['standard', 113],
      ['rapid', 126],
      ['blitz', 139],
    ] as const) {
      const [rating, games, k] = [
        line.slice(from, from + 6),
        line.slice(from + 6, from + 10),
        line.slice(from + 10, from + 13),
      ]
      if (Number(rating) > 0)
        state.run(name, id, Number(rating), Number(k), 30, Number(rating), '', Number(games), inactive)
    }
  }
  function xmlRow(row: readonly string[]): void {
    const id = Number(row[0])
    player.run(id, row[1], row[2], row[3], row[4], Number(row[17]), row[5], row[6], row[7])
    const inactive = row[18]?.includes('i') ? 1 : 0
    for (const [name, at] of [
      ['standard', 8],
      ['rapid', 11],
      ['blitz', 14],
    ] as const) {
      const [rating, games, k] = [Number(row[at]), Number(row[at + 1]), Number(row[at + 2])]
      if (rating > 0) state.run(name, id, rating, k, 30, rating, '', games, inactive)
    }
  }
}

function register(file: string): void {
  const insert = db.prepare('insert or replace into registration values (?, ?, ?, ?)')
  db.exec('begin')
  for (const line of readFileSync(file, 'utf8').split('\n').slice(1)) {
    const cells = line.split(',')
    if (cells.length < 13) continue
    const due = listAfter(cells[11] ?? '', cells[4] ?? '')
    insert.run(cells[0], cells[5], cells[3], due)
  }
  db.exec('commit')
}

function listAfter(received: string, end: string): string {
  const month = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
  const late = Number(end.slice(8)) > 28 && month(received) === month(end) ? 1 : 0
  const number = month(received) + late
  return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`
}

interface Event {
  readonly id: number
  readonly entrants: Map<number, string>
  games: number
}

function ingest(folder: string): void {
  const registration = new Map(
    (db.prepare('select code, type, due from registration').raw().all() as [string, string, string][]).map((row) => [
      row[0],
      row,
    ]),
  )
  const insertEvent = db.prepare('insert into event (code, type, list) values (?, ?, ?)')
  const insertGame = db.prepare('insert into game values (?, ?, ?, ?, ?, ?, ?, ?)')
  const insertEntrant = db.prepare('insert into entrant values (?, ?, ?)')
  const insertReport = db.prepare('insert into report values (?, ?, ?)')
  const insertPlayer = db.prepare("insert or ignore into player values (?, ?, ?, ?, ?, ?, '', '', '')")
  for (const name of readdirSync(folder).sort()) {
    const bytes = readFileSync(join(folder, name))
    const sha = createHash('sha256').update(bytes).digest('hex')
    const lines = bytes.toString('utf8').split('\n')
    db.exec('begin')
    insertReport.run(sha, name, bytes)
    if (name.endsWith('.trf')) trf(lines, name.slice(0, -4))
    else csv(lines)
    db.exec('commit')
  }

  function begun(code: string): Event {
    const [, type, list] = registration.get(code) ?? ['', '', '']
    return { id: Number(insertEvent.run(code, type, list).lastInsertRowid), entrants: new Map(), games: 0 }
  }
  function ended({ id, entrants }: Event): void {
    for (const [player, name] of entrants) insertEntrant.run(id, player, name)
  }
  function csv(rows: readonly string[]): void {
    const events = new Map<string, Event>()
    for (let at = 1; at < rows.length; at++) {
      const row = rows[at] ?? ''
      if (row === '') continue
      const [code = '', round, white, black, ws, bs] = row.split(',', 6)
      const [, one = '', , other = '', forfeit = ''] = row.split('"')
      let event = events.get(code)
      if (event === undefined) {
        event = begun(code)
        events.set(code, event)
      }
      event.entrants.set(Number(white), one)
      event.entrants.set(Number(black), other)
      const rated = forfeit === ',1' ? 0 : 1
      insertGame.run(
        event.id,
        event.games++,
        Number(round),
        Number(white),
        Number(black),
        Number(ws) * 100,
        Number(bs) * 100,
        rated,
      )
    }
    for (const event of events.values()) {
      for (const [player, name] of event.entrants) insertPlayer.run(player, name, '', '', '', 0)
      ended(event)
    }
  }
  function trf(rows: readonly string[], code: string): void {
    const event = begun(code)
    const players = rows.filter((row) => row.startsWith('001'))
    const ids = players.map((row) => Number(row.slice(57, 68)))
    players.forEach((row, index) => {
      const name = row.slice(14, 47).trim()
      event.entrants.set(ids[index] ?? 0, name)
      // Who is on no list is a person from now on.
      const [fed, sex, title] = [row.slice(53, 56).trim(), row[9] === 'w' ? 'F' : 'M', row.slice(10, 13).trim()]
      insertPlayer.run(ids[index], name, fed, sex, title, Number(row.slice(69, 73)))
      for (let round = 1, at = 91; at < row.length; round++, at += 10) {
        const opponent = Number(row.slice(at, at + 4))
        if (opponent === 0 || row[at + 5] !== 'w') continue
        const result = row[at + 7]
        const [ws, bs] = result === '1' || result === '+' ? [100, 0] : result === '=' ? [50, 50] : [0, 100]
        const rated = result === '+' || result === '-' ? 0 : 1
        insertGame.run(event.id, event.games++, round, ids[index], ids[opponent - 1], ws, bs, rated)
      }
    })
    ended(event)
  }
}

interface State {
  readonly rating: number
  readonly k: number
  readonly games: number
  readonly peak: number
}

interface Sum {
  games: number
  sum: number
  score: number
  opponents: number
  event: number
}

function rate(list: string, types: readonly string[]): void {
  for (const type of types) rateType(list, type)
}

function rateType(list: string, type: string): void {
  const births = db.prepare('select birth from player where id = ?').pluck()
  const read = db.prepare('select rating, k, games, peak from state where type = ? and id = ?')
  const states = new Map<number, State | null>()
  const stateOf = (id: number): State | null => {
    const known = states.get(id)
    if (known !== undefined) return known
    const state = (read.get(type, id) as State | undefined) ?? null
    states.set(id, state)
    return state
  }
  const rated = new Map<number, Sum>()
  const unrated = new Map<number, Sum[]>()
  const games = db
    .prepare(
      `select event, white, black, ws, bs from game where event in (select id from event where type = ? and list = ?)
       and rated = 1 order by event, number`,
    )
    .raw()
    .all(type, list) as [number, number, number, number, number][]
  for (const [event, white, black, ws, bs] of games) {
    count(event, white, stateOf(white), stateOf(black), ws)
    count(event, black, stateOf(black), stateOf(white), bs)
  }
  db.exec('begin')
  const change = db.prepare('insert into change values (?, ?, ?, ?, ?, ?, ?, ?)')
  const write = db.prepare('insert or replace into state values (?, ?, ?, ?, ?, ?, ?, ?, 0)')
  for (const [id, { games: played, sum }] of rated) {
    const state = stateOf(id)
    if (state === null) continue
    const k = Math.min(state.k, Math.floor(700 / played))
    const raw = sum * k
    const points = Math.sign(raw) * Math.floor((Math.abs(raw) + 50) / 100)
    const rating = state.rating + points
    const peak = Math.max(state.peak, rating)
    const completed = state.games + played
    const age = Number(list.slice(0, 4)) - Number(births.get(id) ?? 0)
    const next = peak >= 2400 ? 10 : age <= 18 && peak < 2300 ? 40 : completed < 30 ? 40 : 20
    change.run(type, list, id, state.rating, rating, k, played, sum)
    write.run(type, id, rating < 1400 ? 0 : rating, next, completed, peak, list, played)
  }
  const pool = db.prepare('insert into pool values (?, ?, ?, ?, ?, ?)')
  const pooled = db.prepare('select games, score, opponents from pool where type = ? and id = ?').raw()
  for (const [id, events] of unrated) {
    for (const { event, games: played, score, opponents } of events) pool.run(type, id, event, played, score, opponents)
    let [total, score, opponents] = [0, 0, 0]
    for (const [more, points, sum] of pooled.all(type, id) as [number, number, number][]) {
      total += more
      score += points
      opponents += sum
    }
    if (total < 5 || score < 50) continue
    const average = (opponents + 3600) / (total + 2)
    const rating = Math.min(2200, Math.round(average + (score / (total * 100) - 0.5) * 800))
    if (rating < 1400) continue
    change.run(type, list, id, null, rating, 40, total, 0)
    write.run(type, id, rating, 40, total, rating, list, total)
  }
  db.exec('commit')

  function count(event: number, id: number, own: State | null, other: State | null, score: number): void {
    if (other === null || other.rating === 0) return
    if (own !== null && own.rating > 0) {
      const difference = own.rating - other.rating
      const counted = own.rating >= 2650 ? difference : Math.max(-400, Math.min(400, difference))
      let sum = rated.get(id)
      if (sum === undefined) {
        sum = { games: 0, sum: 0, score: 0, opponents: 0, event }
        rated.set(id, sum)
      }
      sum.games++
      sum.sum += score - scoringProbability(counted)
      return
    }
    let events = unrated.get(id)
    if (events === undefined) {
      events = []
      unrated.set(id, events)
    }
    let last = events.at(-1)
    if (last === undefined || last.event !== event) {
      last = { games: 0, sum: 0, score: 0, opponents: 0, event }
      events.push(last)
    }
    last.games++
    last.score += score
    last.opponents += other.rating
  }
}

type Row = readonly [
  id: number,
  name: string,
  fed: string,
  sex: string,
  title: string,
  woman: string,
  other: string,
  arena: string,
  birth: number,
  rating: number,
  k: number,
  games: number,
  inactive: 0 | 1,
]

/** The files, as safe on the disk as they can be, then one rename; what was given out is remembered. */
function publish(list: string, out: string, types: readonly string[]): void {
  const record = db.prepare('insert into publication values (?, ?, ?)')
  for (const type of types) {
    const rated = rowsOf(
      `select ${PERSON}, s.rating, s.k, iif(s.last = ?, s.printed, 0), s.inactive
       from state s join player p on p.id = s.id where s.type = ? and s.rating > 0`,
      list,
      type,
    )
    const unrated = rowsOf(
      `select ${PERSON}, 0, 0, u.games, 0 from (
         select id, sum(games) as games from pool where type = ? group by id
         union all select id, printed from state where type = ? and rating = 0 and last = ?) u
       join player p on p.id = u.id left join state s on s.type = ? and s.id = u.id and s.rating > 0 where s.id is null`,
      type,
      type,
      list,
      type,
    )
    const [folder, hidden] = [join(out, list, type), join(out, list, `.${type}`)]
    mkdirSync(hidden, { recursive: true })
    const names = new Map(rated.map((row) => [row, asciiName(row[1])]))
    const byName = rated
      .map((row) => ({ key: (names.get(row) ?? '').toUpperCase(), row }))
      .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.row[0] - b.row[0]))
      .map(({ row }) => row)
    const byRating = [...rated, ...unrated].sort((a, b) => b[9] - a[9] || a[0] - b[0])
    const files = [
      write(hidden, 'list.txt', `${TXT_HEAD}\r\n`, byName, (row) => txtLine(row, names.get(row) ?? ''), ''),
      write(hidden, 'list.xml', '<playerslist>\n', byName, xmlLine, '</playerslist>\n'),
      write(hidden, 'list.csv', `${CSV_HEAD}\n`, byRating, csvLine, ''),
    ]
    const manifest = JSON.stringify({ list, type, players: rated.length, files })
    write(hidden, 'manifest.json', manifest, [], () => '', '')
    synced(hidden)
    record.run(type, list, JSON.stringify(files))
    renameSync(hidden, folder)
    synced(join(out, list))
  }
}

function rowsOf(sql: string, ...values: string[]): Row[] {
  return db
    .prepare(sql)
    .raw()
    .all(...values) as Row[]
}

function synced(folder: string): void {
  const file = openSync(folder, 'r')
  fsyncSync(file)
  closeSync(file)
}

function write(
  folder: string,
  name: string,
  head: string,
  rows: readonly Row[],
  line: (row: Row) => string,
  end: string,
) {
  const hash = createHash('sha256')
  const file = openSync(join(folder, name), 'wx')
  let [text, size] = [head, 0]
  const flush = () => {
    const bytes = Buffer.from(text)
    hash.update(bytes)
    writeSync(file, bytes)
    size += bytes.length
    text = ''
  }
  for (const row of rows) {
    text += line(row)
    if (text.length > 262_144) flush()
  }
  text += end
  flush()
  fsyncSync(file)
  closeSync(file)
  return { name, sha256: hash.digest('hex'), bytes: size }
}

function txtLine(row: Row, name: string): string {
  const [id, , fed, sex, title, woman, other, arena, birth, rating, k, games] = row
  const person = `${String(id).padEnd(15)}${name.slice(0, 61).padEnd(61)}${fed.padEnd(4)}${(sex ?? '').padEnd(4)}`
  const titles = `${title.padEnd(5)}${woman.padEnd(5)}${other.padEnd(15)}${arena.padEnd(4)}`
  const numbers = `${String(rating).padEnd(6)}${String(games).padEnd(4)}${String(k).padEnd(3)}${String(birth).padEnd(6)}`
  return `${person}${titles}${numbers}${flag(row).padEnd(4)}\r\n`
}

function xmlLine(row: Row): string {
  const [id, name, fed, sex, title, woman, other, arena, birth, rating, k, games] = row
  return `<player>\n<fideid>${id}</fideid>\n<name>${name}</name>\n<country>${fed}</country>\n<sex>${sex}</sex>\n<title>${title}</title>\n<w_title>${woman}</w_title>\n<o_title>${other}</o_title>\n<foa_title>${arena}</foa_title>\n<rating>${rating}</rating>\n<games>${games}</games>\n<k>${k}</k>\n<birthday>${birth || ''}</birthday>\n<flag>${flag(row)}</flag>\n</player>\n`
}

function csvLine(row: Row): string {
  const [id, name, fed, sex, title, woman, other, arena, birth, rating, k, games] = row
  const person = `${id},${quoted(name)},${fed},${sex},${title},${woman},${quoted(other)}`
  return `${person},${rating || ''},${games},${k || ''},${birth || ''},${flag(row)},${arena}\n`
}

function quoted(text: string): string {
  return text.includes(',') ? `"${text}"` : text
}

function flag(row: Row): string {
  return `${row[3] === 'F' ? 'w' : ''}${row[12] === 1 ? 'i' : ''}`
}
