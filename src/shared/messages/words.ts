import { fill, type MessageArgs, type Placeholder } from './template.js'

/** Everything frl says in its answers, other than problems. English; another language overlays the texts by code. */
export const words = {
  // Explanations: sentences that can be read aloud.
  'explain-head': '{name} ({id}) on the {type} list of {month}',
  'explain-unknown-name': 'Player',
  'explain-official': 'This list was imported; what stands on it was not computed here.',
  'explain-change': 'Rating {from} -> {to} ({change}).',
  'explain-same': 'Rating {to}, as before: no rated game on this list.',
  'explain-imported': 'Rating {to} ({from} on the list before), {games} printed.',
  'explain-first': 'First rating: {to}.',
  'explain-fallen':
    'No rating any more: {from} {change} would be {to}, below the floor of {floor} (art. {article}). From now on he counts as unrated and his pool starts anew.',
  'explain-fallen-imported': 'No rating on this list any more.',
  'explain-unrated': 'Unrated on this list.',
  'explain-not-listed':
    'There is no player with this ID in the register, on a list or in a report: compare the number with the list (frl list {list}).',
  'explain-from-standard': 'Without a {type} rating he counts with his standard rating, {from} (art. {article}).',
  'explain-inactive': 'Inactive: no rated game for {lists} lists (art. {article}).',
  'explain-event': '{name} ({code}), {days}',
  'explain-event-rated': 'Own rating {rating}, from the list in force at the start ({list}).',
  'explain-event-meanwhile':
    'Unrated when it started, rated since: own games count with the rating of today, {rating}; for the opponents he was still unrated (art. {article}).',
  'explain-event-standard': 'Own rating {rating}: the standard rating in force at the start ({list}).',
  'explain-event-pool': 'Opponents’ ratings from the list in force at the start ({list}).',
  'explain-event-imported': 'Rated elsewhere for the list of {list}; these games came in as pooled games.',
  'explain-event-sum': '{games}, {score}: sum of the changes {sum}.',
  'explain-event-pooled': '{games} against rated opponents, {score}; they count until the list of {until}.',
  'explain-event-expired': '{games}, {score}; too old: they counted until the list of {until} (art. {article}).',
  'explain-event-zero': '{games} without a half point in the first event: they do not count (art. {article}).',
  'explain-event-nothing': 'No game that counts.',
  'explain-columns': 'Rd  |Opponent|Rating|Difference|Counts as|Expected|Result|Change',
  'explain-sum':
    'Sum of the changes {sum}, times K {k} = {raw} points, rounded once, halves away from zero: {change} (art. {article}).',
  'explain-limit': 'K is {k}, but {games} times {k} is more than {limit}: for this list K is {used} (art. {article}).',
  'explain-adjustment': 'One-time adjustment of this list: {points}.',
  'explain-k-top': 'K is {k}: a rating of {peak} or more was published once, and that stays (art. {article}).',
  'explain-k-junior':
    'K is {k}: until the end of the year of the {age}th birthday, while no rating of {peak} or more was published (art. {article}).',
  'explain-k-new-player': 'K is {k}: fewer than {needed} rated games were completed (art. {article}).',
  'explain-k-others':
    'K is {k}: {games} rated games are completed, and no rating of {peak} was published (art. {article}).',
  'explain-k-fixed': 'K is {k} for everybody (art. {article}).',
  'explain-k-as-listed': 'K is {k}, as the list before prints it (art. {article}).',
  'explain-k-next': 'From this list on K is {k}.',
  'explain-pool': 'Pooled from the list of {from} on: {games}, {score} (art. {article}).',
  'explain-ra':
    'Average of the opponents{hypothetical}: Ra {ra}. Score {p}, which table 8.1.1 turns into {dp}: {rating} (art. {article}).',
  'explain-ra-bonus':
    'Average of the opponents: Ra {ra}. {above} half points above one half bring {dp}: {rating} (art. {article}).',
  'explain-max': 'A first rating is at most {max}: {max} instead of {unlimited} (art. {article}).',
  'explain-hypothetical': ' and {count} drawn games against {rating}',
  'explain-gate-games': 'Games against rated opponents: {actual} of {required} needed: {verdict}',
  'explain-gate-score': 'Points among them: {actual}, {required} needed: {verdict}',
  'explain-gate-rating': 'Rating: {actual}, {required} needed: {verdict}',
  'explain-gate-passed': 'passed.',
  'explain-gate-missing': '{missing} missing.',
  'explain-gate-none': 'none yet.',
  'explain-published': 'All conditions are met: {rating} is published.',
  'explain-not-published': 'Not published yet: {failed}.',
  'explain-needs-games': '{missing} against rated opponents still needed',
  'explain-needs-score': 'half a point against a rated opponent still needed',
  'explain-needs-rating': 'the result is {missing} below the floor',
  'explain-counts-until': 'These games count until the list of {last}.',
  'explain-counts-from-to':
    'The oldest of these games count until the list of {first}, the latest until that of {last}.',
  'explain-title': 'The rating condition of the title {title} is reached ({rating}).',
  'explain-title-norms': 'The rating condition of the title {title} is reached ({rating}); norms are needed too.',
  'explain-others': 'Not on this list:',
  'explain-other-held': '{name} ({code}): held, until a person decides (frl status).',
  'explain-other-correction': '{name} ({code}): a correction that came after its list was published.',
  'explain-other-too-late': '{name} ({code}): received too late, not rated.',
  'explain-other-waiting': '{name} ({code}): arrived after this list was computed; frl rate {list} takes it in.',
  'explain-other-in-official-list': '{name} ({code}): the official list {list} holds it already.',
  'explain-other-other-list': '{name} ({code}): belongs to the list {list}.',
  'calc-columns': 'Opponent|Result|Difference|Counts as|Expected|Change',
  'calc-sum': 'Expected {expected}, sum of the changes {sum}',
  'calc-k': 'K {k}',
  'calc-k-limited': 'K {used}: {k} times the games is more than {limit}',
  'calc-change': 'Change {raw}, rounded once {change}',
  'calc-below-floor':
    'A rating below {floor} is not published: the player is unrated from the next list on (art. {article}).',
  'calc-no-such-ratings': 'Under {edition} there are no ratings below {floor} (art. {article}).',
  'calc-new': 'New rating {rating}',
  'calc-performance': 'Performance {performance}',
  'calc-law': '({type}, {edition})',
  'rate-computed': 'The {type} list of {month} is computed.',
  'rate-recomputed': 'The {type} list of {month} is computed anew: what it is made of had changed.',
  'rate-unchanged': 'The {type} list of {month} exists and nothing has changed: nothing to do.',
  'rate-taken-back':
    '  taken back, since they stood on the list as it was: {lists} (frl rate {last} --through makes them again)',
  'rate-nothing': 'No {type} list and no {type} tournament is stored: nothing to rate.',
  'rate-through-done': 'Every list up to {list} is there, imported or published: nothing to do.',
  'rate-dry-run': 'Dry run: this is what would be computed; nothing was stored.',
  'rate-base': '  from the list {base}, under {edition}',
  'rate-from-nothing':
    '  there is no list before: every player counts as unrated, under {edition}; where there is one, import it first (frl import list FILE)',
  'rate-tournaments': '  {tournaments}:',
  'rate-empty': '  nobody is on it',
  'rate-no-tournaments': '  no tournament belongs to it',
  'rate-in-force': 'ratings of {list}, {edition}',
  'rate-players': '  {players} rated players played {results} rated results; {rated} players on the list',
  'rate-newcomers': '  {newcomers}:',
  'rate-newcomer': '{name}: {rating}, K {k}, from {games}, {score}',
  'rate-not-yet':
    '  {players} played without a rating so far: {games} have too few games, {score} no half point, {rating} are below the floor',
  'rate-fallen': '  {fallen} below the floor, lost:',
  'rate-inactive': '  {players} turned inactive',
  'rate-k': '  K changes for {players} from this list on',
  'rate-adjusted': '  one-time adjustment for {players}',
  'import-list': '{file}: list {list}, {players} read',
  'import-refused': '{file}: refused, nothing of it was taken',
  'import-imported':
    '  {type}: {rated} rated; {added} new on the list, {changed} with another rating, {lost} no longer rated',
  'import-replaced':
    '  {type}: replaced; {rated} rated; {added} new on the list, {changed} with another rating, {lost} no longer rated',
  'import-same': '  {type}: already imported, nothing to do',
  'import-players': '  register: {added} players new, {changed} with other details than before',
  'import-left-out': '  {records} left out:',
  'import-register': '{file}: {players}, valid from the list {from} on; {added} new, {changed} changed',
  'import-registrations': '{file}: {registrations}; {added} new, {changed} changed',
  'import-pool': '{file}: {type} games of {players} in {events}; {counting} count, {others} do not',
  'ingest-accepted': '{file}: accepted as {code}, {name} ({type}): {players}, {games}, list {list}',
  'ingest-list-instead': '{list} ({due} is published already)',
  'ingest-revised':
    '{file}: accepted as revision {revision} of {code}, {name} ({type}): {players}, {games}, list {list}; it replaces the earlier one',
  'ingest-held':
    '{file}: held as {code}, {name} ({type}): {players}, {games}; stored, not rated until a person decides',
  'ingest-correction':
    '{file}: kept as a correction of {code}, {name} ({type}), revision {revision}: its list is published and stays',
  'ingest-already-stored': '{file}: already stored as {code}, {name}, revision {revision}; nothing to do',
  'ingest-too-late': '{file}: kept as {code}, {name} ({type}): {players}, {games}; received too late, not rated',
  'ingest-refused': '{file}: refused, nothing of it was stored ({games} in it)',
  'ingest-games-refused': ', {games} in refused files',
  'ingest-rejected': 'moved to {place}; for the organizer: {sheet}',
  'ingest-unreadable': '{file}: can not be read, nothing of it was stored',
  'ingest-total-unreadable':
    '{files}: {accepted} accepted, {held} held, {refused} refused, {unreadable} not readable, {alreadyStored} already stored; {games} stored{refusedGames}',
  'sheet-head':
    'The tournament report {file} could not be taken: nothing of it was stored or rated. What is wrong in it:',
  'sheet-foot': 'Please put this right and send the report again; a report is taken whole or not at all.',
  'ingest-total':
    '{files}: {accepted} accepted, {held} held, {refused} refused, {alreadyStored} already stored; {games} stored{refusedGames}',
  'ingest-earlier-revision':
    '{file}: already stored as revision {revision} of {code}, {name}; revision {latest}, which came later, is the one that counts',
  'resolved-duplicate': '{code} is a duplicate: it is not rated.',
  'resolved-separate': '{code} is an event of its own: it is rated with its list.',
  'resolved-replaces': '{code} takes the place of {other}: it is rated with its list, {other} is not.',
  'resolved-replaces-held':
    '{code} takes the place of {other}, which is not rated any more; it stays held, since {heldFor}. Say replaces:CODE for that too, or separate.',
  'publish-written': '{folder}: {players}',
  'publish-nobody': '  nobody of {federation} is on this list',
  'publish-same': '{folder}: the same files are there already; nothing to do',
  'publish-closed': '  never published and fixed from now on, since this list stands on them: {lists}',
  'list-head': 'The {type} list of {month} ({series}), {players}',
  'list-head-of': 'The {type} list of {month} ({series}), {players} of {all}',
  'list-columns': 'No|ID|Name|Fed|Title|Rating|Games|K|Born|Flag',
  'init-done': 'Wrote {config}; the database is {database}.',
  'run-head': 'Monthly run for the list of {month}.',
  'run-late': 'The list of {month} was due on {due} and is made late, on {today}.',
  'run-exists': 'The list of {month} exists already and nothing has changed: nothing to do.',
  'run-manual': 'Not published, since frl.yaml says publish: manual. When it is right: frl publish {list} --out {out}',
  'run-nothing': 'Nothing was due.',
  'reconcile-files':
    '{files} checked against the digests recorded when they were given out: {differing} differ or are gone',
  'reconcile-sums': '{players} of the latest own lists added up again: {differing} do not add up',
  'reconcile-official': '{type} {list}, own against official: {same} ratings equal, {differing} different',
  'reconcile-player': '{name}: own {own}, official {official}',
  'reconcile-more': 'and {more} more',
  simulated:
    '{out}: {files}, {megabytes} MB; opening list {first} in lists, then a folder a month: import its tournaments.csv, ingest its reports',
  'progress-reports': 'Reports',
  'progress-lists': 'Lists',
  'progress-files': 'Files',
  'status-calendar':
    '{date}: list {listInForce} is in force; the next one is {nextList} (tournaments that end by {closingDate}); first ratings on it count lists from {windowFrom} on.',
  'status-database': 'Database {database}{federation}',
  'status-federation': ', federation {federation}',
  'status-out-of-date': 'out of date: {codes} came later (frl rate {list})',
  'status-lists': 'Lists:',
  'status-no-lists': '  none; begin with frl import list FILE',
  'status-due': '  {type}: {list} is due and not there (frl rate {list} --through)',
  'status-due-many': '  {type}: {lists} lists are due and not there, {first} to {last} (frl rate {last} --through)',
  'status-tournaments': 'Tournaments:',
  'status-none-waiting': '  none waits',
  'status-waiting': '  Waiting for their list:',
  'status-in-official': '  Held by an official list already, rated there:',
  'status-too-late': '  Received too late, not rated (art. 9.1):',
  'status-nobody': 'Nothing needs a person.',
  'status-person': 'For a person to decide or look at:',
  'status-held':
    '  Held, not rated until resolved (frl tournament resolve CODE --as duplicate | separate | replaces:CODE):',
  'status-held-late': '{line}; received too late to be rated anyway',
  'status-corrections': '  Corrections that came after their list was published:',
  'status-self-registered': '  Players no list and no register knows, entered from reports:',
  'status-notes': '  Notes on tournaments that wait:',
  'status-runs': 'Last runs (frl status --run NUMBER shows the report of one):',
  'status-run-at-work': 'at work, or killed',
  'run-of': 'Run {id}: {job}, due {due}, begun {started}, {end}',
  'run-ended': 'ended {ended}: {outcome}',
  'run-not-ended': 'not ended: {outcome}',
  'reason-forfeit': 'forfeit, not played',
  'reason-short': 'less than one move',
  'reason-match-forfeit': 'team match given up',
  'reason-unrated-opponent': 'unrated opponent',
  'reason-unrated-match': 'match with an unrated player',
  'reason-decided-match': 'match was decided',
  'reason-removed': 'difference too large',
} as const satisfies Record<string, string>

export type WordCode = keyof typeof words

type ArgsOf<Code extends WordCode> = Readonly<Record<Placeholder<(typeof words)[Code]>, string | number>>

/** A sentence of the catalogue with its arguments in place. */
export function say<Code extends WordCode>(
  code: Code,
  ...args: [Placeholder<(typeof words)[Code]>] extends [never] ? [] : [ArgsOf<Code>]
): string {
  return fill(words[code], (args[0] ?? {}) as MessageArgs)
}
