/**
 * Loaded before the program (`node --import`): counts its calls that write, to the file system and to the database, and
 * sends it a signal at one of them. FAULT_LOG names a file in which all calls are listed at the end instead.
 */
import fs from 'node:fs'
import { createRequire, syncBuiltinESMExports } from 'node:module'
import { fileURLToPath } from 'node:url'

const { FAULT_AT, FAULT_SIGNAL, FAULT_WHEN, FAULT_MATCH = '', FAULT_LOG } = process.env
const at = Number(FAULT_AT ?? 0)
const calls = []
let counted = 0

/** Runs a call, or ends the program at it. */
function step(name, call) {
  if (FAULT_LOG !== undefined) calls.push(name)
  if (!name.includes(FAULT_MATCH) || ++counted !== at) return call()
  if (FAULT_WHEN === 'during') call()
  if (FAULT_SIGNAL === 'SIGSTOP') fs.writeSync(2, `stopped at ${name}\n`)
  process.kill(process.pid, FAULT_SIGNAL)
  // A signal that kills ends nothing at once: no more is done until it has come.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500)
  return FAULT_WHEN === 'during' ? undefined : call()
}

function wrap(object, name, label, isWriting = () => true) {
  const original = object[name]
  object[name] = function (...args) {
    if (!isWriting(...args)) return original.apply(this, args)
    const what = typeof args[0] === 'string' ? args[0].split('/').slice(-2).join('/') : ''
    return step(`${label} ${what}`.trim(), () => original.apply(this, args))
  }
}

const opensToWrite = (_path, flags = 'r') => flags !== 'r'
for (const name of ['mkdir', 'rename', 'rm', 'unlink', 'writeFile', 'copyFile']) {
  wrap(fs, `${name}Sync`, name)
  wrap(fs.promises, name, name)
}
wrap(fs.promises, 'open', 'open', opensToWrite)
syncBuiltinESMExports()

const handle = await fs.promises.open(fileURLToPath(import.meta.url), 'r')
const FileHandle = Object.getPrototypeOf(handle)
await handle.close()
for (const name of ['writeFile', 'write', 'sync']) wrap(FileHandle, name, name)

const Sqlite = createRequire(new URL('../../package.json', import.meta.url))('better-sqlite3')
const probe = new Sqlite(':memory:')
const Statement = Object.getPrototypeOf(probe.prepare('select 1'))
probe.close()
const writes = /^\s*(begin|commit|rollback|insert|update|delete|replace|create|drop|alter)\b/i
wrap(Sqlite.prototype, 'exec', 'exec')
wrap(Sqlite.prototype, 'close', 'close')
for (const name of ['run', 'all', 'get', 'iterate']) {
  const original = Statement[name]
  Statement[name] = function (...args) {
    if (!writes.test(this.source)) return original.apply(this, args)
    const call = () => original.apply(this, args)
    return step(`sql ${this.source.trim().slice(0, 60)}`, call)
  }
}

process.on('exit', () => {
  if (FAULT_LOG !== undefined) fs.appendFileSync(FAULT_LOG, `${calls.join('\n')}\n`)
})
