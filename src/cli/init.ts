import { existsSync } from 'node:fs'
import { writeNewFile } from '../files/new-file.js'
import { commentedConfig } from '../run/config.js'
import { refuse } from '../run/refused.js'
import { say } from '../shared/messages/words.js'
import { type ExitCode, exitCode } from './io.js'
import { printJson, type Session, withStoreToWrite } from './session.js'

/** `frl init`: a commented configuration, and the database beside it. */
export async function init(session: Session): Promise<ExitCode> {
  const { configFile, database } = session
  if (existsSync(configFile)) refuse('file-exists', { path: configFile })
  await withStoreToWrite(session, 'init', async () => undefined)
  const outcome = await writeNewFile(configFile, commentedConfig)
  if (outcome !== 'written') refuse('file-exists', { path: configFile })
  if (session.json) printJson(session, { config: configFile, database })
  else session.io.out(`${say('init-done', { config: configFile, database })}\n`)
  return exitCode.done
}
