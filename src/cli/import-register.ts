import { importArbiters as takeArbiters } from '../intake/import-arbiters.js'
import { importPlayers as takePlayers } from '../intake/import-players.js'
import { importTournaments as takeTournaments } from '../intake/import-tournaments.js'
import type { ListMonth } from '../shared/dates.js'
import { say } from '../shared/messages/words.js'
import { count } from '../texts/format.js'
import { answerImport } from './answer-import.js'
import type { ExitCode } from './io.js'
import { progressOn } from './progress-bar.js'
import { type Session, withStoreToWrite } from './session.js'

/** `frl import players FILE`: the federation's register. */
export async function importPlayers(
  session: Session,
  file: string,
  { from }: { readonly from?: ListMonth },
): Promise<ExitCode> {
  const progress = progressOn(session)
  const imported = await withStoreToWrite(session, 'import players', (store) =>
    takePlayers(store, file, from, session.rating().editions, progress),
  )
  return answerImport(
    session,
    imported,
    say('import-register', { ...imported, players: count(imported.players, 'player') }),
  )
}

/** `frl import tournaments FILE`: registrations. */
export async function importTournaments(session: Session, file: string): Promise<ExitCode> {
  const progress = progressOn(session)
  const imported = await withStoreToWrite(session, 'import tournaments', (store) =>
    takeTournaments(store, file, progress),
  )
  return answerImport(
    session,
    imported,
    say('import-registrations', { ...imported, registrations: count(imported.registrations, 'registration') }),
  )
}

/** `frl import arbiters FILE`: the register of arbiters. */
export async function importArbiters(session: Session, file: string): Promise<ExitCode> {
  session.config()
  const imported = await withStoreToWrite(session, 'import arbiters', (store) => takeArbiters(store, file))
  return answerImport(
    session,
    imported,
    say('import-arbiters', { ...imported, arbiters: count(imported.arbiters, 'arbiter') }),
  )
}
