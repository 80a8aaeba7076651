import type { LanguageProblems } from '../language.js'

/** PGN-filer og XML-filer til chess-results.com. */
export const gameFileProblems = {
  'game-without-result': {
    says: 'partiet {game} har ikke noe resultat ({printed}); det er ikke et parti',
    advice: 'send rapporten på nytt når partiet er ferdig',
  },
  'pgn-tags-unreadable': {
    says: 'en tagg i dette partiet kan ikke leses; PGN-leseren melder: {reason}',
    expected: 'tagger som [Navn "verdi"], én på hver linje, anførselstegn inne i en verdi skrevet \\"',
    advice: 'rett taggen, eller eksporter partiene på nytt',
  },
  'pgn-comment-open': {
    says: 'en kommentar som begynner på denne linjen, lukkes aldri: partiene etter den kan ikke skilles fra teksten',
    expected: 'en avsluttende klammeparentes for hver som åpnes',
    advice: 'lukk kommentaren, eller eksporter partiene på nytt uten kommentarer',
  },
  'pgn-id-missing': {
    says: 'partiet {game} mangler {tags}',
    expected: 'FIDE-ID for begge spillerne i hvert parti',
    advice: 'legg til taggene; et navn er ikke nok til å vite hvem som spilte',
  },
  'pgn-round-unreadable': {
    says: 'runden i partiet {game} lyder "{printed}"',
    expected: 'et helt tall fra 1, eventuelt med bordet etter et punktum: 9 eller 9.6',
    advice: 'rett taggen Round',
  },
  'pgn-result-unknown': {
    says: 'resultatet av partiet {game} lyder "{printed}"',
    expected: '1-0, 0-1, 1/2-1/2, * for et parti uten resultat; +/-, -/+, -/- for et parti som ikke ble spilt',
    advice: 'rett taggen Result',
  },
  'pgn-results-differ': {
    says: 'partiet {game} har resultatet {printed} i taggene og {ending} etter trekkene',
    expected: 'ett resultat',
    advice: 'spør dommeren om resultatet, og rett det andre',
  },
  'pgn-no-moves': {
    says: 'partiet {game} har et resultat og ingen trekk: ingen kan se om det ble spilt',
    expected:
      'trekk, eller en tagg Termination: "normal" for et parti som ble spilt, "forfeit" for et som ikke ble det; en fil der ingen partier har trekk, trenger ingen',
    advice: 'spør dommeren, og legg til taggen',
  },
  'pgn-no-ending': {
    says: 'trekkene i partiet {game} slutter ikke med et resultat; filen kan være kuttet her',
    expected: '1-0, 0-1, 1/2-1/2 eller * etter siste trekk',
    advice: 'eksporter partiene på nytt, og sammenlign antallet med det som ble sendt',
  },
  'pgn-variant': {
    says: 'partiet {game} er av varianten {variant}',
    expected: 'sjakkpartier etter sjakkreglene; andre rates ikke',
    advice: 'fjern partiet',
  },
  'pgn-event-missing': {
    says: 'partiet {game} sier ikke hvilken turnering det hører til, og filen har partier fra flere',
    expected: 'samme Event i hvert parti i en turnering',
    advice: 'legg til taggen Event, eller send en fil for hver turnering',
  },
  'pgn-event-not-registered': {
    says: 'filen har partier fra flere turneringer, og {code} er ikke koden til en registrert turnering',
    expected: 'én turnering i filen; eller koden til en registrert turnering i taggen Event, som i en CSV med partier',
    advice: 'send en fil for hver turnering, eller rett taggen der én turnering er skrevet på to måter',
  },
  'pgn-dates-missing': {
    says: 'verken taggene eller en registrering sier når turneringen begynte og sluttet',
    expected: 'taggen Date i hvert parti, eller EventDate og EventEndDate: starten avgjør ratingene, slutten listen',
    advice: 'legg til taggene, eller registrer turneringen',
  },
  'xml-broken': {
    says: 'XML-en er ødelagt her; XML-leseren melder: {reason}',
    expected: 'velformet XML',
    advice: 'eksporter filen på nytt; er den kuttet, be avsenderen om hele',
  },
  'xml-not-a-report': {
    says: 'filen er XML av en annen sort: den begynner med <{root}>',
    expected: '<chessresults>, filen som turneringsprogrammer laster opp til chess-results.com',
    advice: 'send den filen eller TRF-en; ratinglister tas inn med frl import list',
  },
  'xml-tournaments': {
    says: 'filen har {count} turneringer',
    expected: 'ett element <tournament>',
    advice: 'eksporter filen på nytt, én for hver turnering',
  },
  'xml-player-number': {
    says: 'spilleren {name} har nummeret "{printed}"',
    expected: 'et helt tall fra 1',
    advice: 'eksporter filen på nytt',
  },
  'xml-pairing-unreadable': {
    says: 'et oppsett lyder "{printed}"',
    expected: 'en runde fra 1, og begge spillernes nummer (under 1 der det ikke er noen)',
    advice: 'eksporter filen på nytt',
  },
  'xml-player-unknown': {
    says: 'runde {round}: nummer {number} er satt opp, men ingen spiller har det',
    expected: 'nummeret til en spiller i filen, -1 for frirunde, -2 for ingen',
    advice: 'eksporter filen på nytt',
  },
  'xml-result-unreadable': {
    says: 'resultatet av partiet {game} lyder "{printed}"',
    expected: 'poeng for begge, til sammen høyst ett; K som forfeit for et parti som ikke ble spilt',
    advice: 'spør dommeren om resultatet',
  },
  'xml-result-undecided': {
    says: 'partiet {game} er merket som tapt for begge ({printed}), og det sier ikke om det ble spilt',
    expected: '0 og 0 uten merke for et parti som ble spilt, med K som forfeit for et som ikke ble det',
    advice: 'spør dommeren',
  },
  'xml-game-unrated': {
    says: 'partiet {game} er merket som ikke til rating ({printed}); det ble utelatt',
    advice: 'spør dommeren hvorfor: et parti der begge gjorde et trekk, rates',
  },
  'xml-points-disagree': {
    says: 'spiller {player}: det er oppgitt {printed} poeng, men resultatene gir {sum} med {unplayed} runder uten parti',
    expected: 'summen av resultatene, og høyst ett poeng mer for hver runde uten parti',
    advice: 'spør dommeren hva som er riktig',
  },
  'xml-not-fide-rated': {
    says: 'filen sier at turneringen ikke rates av FIDE (ratedfide N)',
    advice: 'se om det er riktig turnering',
  },
  'xml-dates-missing': {
    says: 'verken filen (from, to) eller en registrering sier når turneringen ble spilt',
    expected: 'startdatoen, som avgjør ratingene, og sluttdatoen, som avgjør listen',
    advice: 'legg dem til, eller registrer turneringen',
  },
} as const satisfies LanguageProblems
