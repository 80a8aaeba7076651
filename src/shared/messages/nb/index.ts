import type { Language } from '../language.js'
import { gameFileProblems } from './game-file-problems.js'
import { regulationProblems } from './regulation-problems.js'
import { reportProblems } from './report-problems.js'
import { words } from './words.js'

/** Norwegian, bokmål. */
export const bokmaal: Language = {
  tag: 'nb',
  problems: { ...reportProblems, ...regulationProblems, ...gameFileProblems },
  words,
  phrases: [
    [/^standard$/, 'langsjakk'],
    [/^rapid$/, 'hurtigsjakk'],
    [/^blitz$/, 'lynsjakk'],
    [/^an? (.+) archive (\(.+\))$/, 'et $1-arkiv $2'],
    [/^a (.+) archive$/, 'et $1-arkiv'],
    [/^a zip in a zip$/, 'en zip i en zip'],
    [/^a PDF document$/, 'et PDF-dokument'],
    [/^a document of Excel or Word (.+)$/, 'et dokument fra Excel eller Word $1'],
    [/^an RTF document$/, 'et RTF-dokument'],
    [/^an HTML page$/, 'en HTML-side'],
    [/^a picture$/, 'et bilde'],
    [/^an SQLite database$/, 'en SQLite-database'],
    [/^an Excel workbook (.+)$/, 'en Excel-arbeidsbok $1'],
    [/^a Word document (.+)$/, 'et Word-dokument $1'],
    [/^an Office document$/, 'et Office-dokument'],
    [/^an OpenDocument file (.+)$/, 'en OpenDocument-fil $1'],
    [/^column (.+)$/, 'kolonnen $1'],
    [/^columns (.+)$/, 'kolonnene $1'],
    [/^1 game$/, '1 parti'],
    [/^(\d+) games$/, '$1 partier'],
    [/^1 player$/, '1 spiller'],
    [/^(\d+) players$/, '$1 spillere'],
    [/^1 day$/, '1 dag'],
    [/^(-?\d+) days$/, '$1 dager'],
    [/^(\d+) h (\d+) min$/, '$1 t $2 min'],
    [/^(\d{4}-\d\d-\d\d) to (\d{4}-\d\d-\d\d)$/, '$1 til $2'],
    [/^([\d.]+) and ([\d.]+)$/, '$1 og $2'],
    [/^its number stands in line (\d+) too$/, 'nummeret står også på linje $1'],
    [/^its member (\d+) is no player of the report$/, 'medlemmet $1 er ingen spiller i rapporten'],
    [/^a member reads "(.*)"$/, 'et medlem lyder "$1"'],
    [/^two exchanged digits$/, 'to sifre som har byttet plass'],
    [/^one digit$/, 'ett siffer'],
    [/^none$/, 'ingen'],
    [/^the register has none$/, 'registeret har ingen'],
    [/^it ended on (\S+)$/, 'den gikk ut $1'],
    [/^ where norms can be made$/, ' der det kan tas normer'],
    [
      /^ where a player of (\d+) or a woman of (\d+) takes part$/,
      ' der en spiller med $1 eller en kvinne med $2 deltar',
    ],
    [/^sex (\S+), registered (\S+)$/, 'kjønn $1, registrert $2'],
    [/^federation (\S+), registered (\S+)$/, 'føderasjon $1, registrert $2'],
    [/^title (\S+), registered none$/, 'tittel $1, ingen registrert'],
    [/^title (\S+), registered (.+)$/, 'tittel $1, registrert $2'],
  ],
}
