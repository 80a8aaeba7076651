import type { Migration } from 'kysely'
import * as createStore from './2026-11-30T0100-create-store.js'
import * as indexWhatAMonthReads from './2026-11-30T0500-index-what-a-month-reads.js'
import * as rememberWhatListsPrint from './2026-11-30T0600-remember-what-lists-print.js'
import * as checkGamesQuickly from './2026-11-30T0700-check-games-quickly.js'
import * as indexTopRatings from './2026-11-30T0800-index-top-ratings.js'
import * as checkRowsQuickly from './2026-11-30T1000-check-rows-quickly.js'
import * as registerArbiters from './2026-11-30T1050-register-arbiters.js'
import * as findPeopleByName from './2026-11-30T1100-find-people-by-name.js'
import * as keepKOfTournaments from './2026-11-30T1200-keep-k-of-tournaments.js'

/** Every migration by name, in order. A file-system provider would not find `.ts` under test and `.js` after a build. */
export const migrations: Readonly<Record<string, Migration>> = {
  '2026-11-30T0100-create-store': createStore,
  '2026-11-30T0500-index-what-a-month-reads': indexWhatAMonthReads,
  '2026-11-30T0600-remember-what-lists-print': rememberWhatListsPrint,
  '2026-11-30T0700-check-games-quickly': checkGamesQuickly,
  '2026-11-30T0800-index-top-ratings': indexTopRatings,
  '2026-11-30T1000-check-rows-quickly': checkRowsQuickly,
  '2026-11-30T1050-register-arbiters': registerArbiters,
  '2026-11-30T1100-find-people-by-name': findPeopleByName,
  '2026-11-30T1200-keep-k-of-tournaments': keepKOfTournaments,
}
