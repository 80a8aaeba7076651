import type { LanguageProblems } from '../language.js'

/** Brudd på regelverket som en rapport viser, og det som ellers sies om en rapport når den tas imot. */
export const regulationProblems = {
  'time-control-missing': {
    says: 'verken rapporten (122, 222) eller en registrering oppgir betenkningstiden',
    expected: 'hver spillers tid, for eksempel 5400+30 i 222 eller 90min+30sec i 122',
    advice: 'legg til linjen 222, eller time_control i registreringen',
  },
  'time-control-unreadable': {
    says: 'betenkningstiden lyder "{timeControl}", som ikke sier hvor mange minutter 60 trekk har',
    expected: 'hver spillers tid, for eksempel 5400+30 i 222 eller 90min+30sec i 122',
    advice: 'skriv den med enheter, eller legg til linjen 222',
  },
  'time-control-too-short': {
    says: 'betenkningstiden {timeControl} gir {minutes} minutter for 60 trekk, for lite for {games} der en spiller har {ratedFrom} eller mer, det første i runde {round}: {white} og {black}',
    expected: '{needed} minutter eller mer der en av de to har {ratedFrom} eller mer',
    advice: 'se om betenkningstiden er riktig, eller om FIDEs ratingkommisjon (QC) har tillatt den; partiene rates',
  },
  'time-control-too-fast': {
    says: 'betenkningstiden {timeControl} gir {minutes} minutter for 60 trekk, for lite for noen liste',
    expected: 'mer enn {above} minutter for 60 trekk',
    advice: 'se om betenkningstiden er riktig',
  },
  'first-control-short': {
    says: 'den første tidskontrollen i {timeControl} er på {moves} trekk',
    expected: '{needed} trekk eller mer',
    advice: 'se om betenkningstiden er riktig',
  },
  'time-control-unequal': {
    says: 'spillerne i et parti har ulik tid, {minutes} minutter for 60 trekk ({timeControl}): slike partier i {type} rates ikke',
    expected: 'samme tid for begge spillere',
    advice: 'rett betenkningstiden hvis den er feil; partier med ulik tid sendes ikke inn til rating',
  },
  'rounds-in-a-day': {
    says: '{rounds} runder {type} på én dag ({when})',
    expected: 'høyst {most}',
    advice: 'se om datoene for rundene (132) og turneringen er riktige',
  },
  'hours-in-a-day': {
    says: '{hours} spilletid på én dag ({when}): {rounds} runder med {minutes} minutter til hver spiller',
    expected: 'høyst {most} timer, som innstillingen sier (hours-per-day)',
    advice: 'se om datoene for rundene (132) og turneringen er riktige',
  },
  'lasts-long': {
    says: 'turneringen varte {days} dager, fra {startDate} til {endDate}',
    expected: 'foreløpige resultater ved slutten av hver måned når den varer mer enn {most} dager',
    advice: 'få rundene i hver måned rapportert ved månedens slutt, under en egen kode',
  },
  'registered-late': {
    says: 'turneringen ble registrert {registered}, {days} før starten {startDate}',
    expected: '{needed} dager eller mer før starten{because}',
    advice: 'spør om det er gitt unntak',
  },
  'report-late': {
    says: 'turneringen sluttet {endDate}, og rapporten ble mottatt {receivedDate}, for sent til listen {list}',
    expected:
      'en rapport i tide til første liste etter slutten, eller den andre når det er {days} dager eller færre igjen',
    advice: 'den rates på en senere liste, med ratingene fra starten',
  },
  'arbiter-unknown': {
    says: 'hoveddommeren {arbiter} er ikke i dommerregisteret',
    expected: 'en dommer i registeret',
    advice: 'rett ID-en eller navnet (102, chief_arbiter_id), eller oppdater registeret: frl import arbiters FILE',
  },
  'arbiter-name-differs': {
    says: 'hoveddommeren er {name} i rapporten, og {registered} i dommerregisteret under {fideId}',
    expected: 'hoveddommerens ID',
    advice: 'se om ID-en er den rette',
  },
  'arbiter-unlicensed': {
    says: 'hoveddommeren {arbiter} hadde ingen lisens {endDate}, den siste dagen: {licence}',
    expected: 'lisens for alle turneringens dager',
    advice: 'få lisensen fornyet, og oppdater registeret: frl import arbiters FILE',
  },
  'arbiter-title-low': {
    says: 'hoveddommeren {arbiter} har tittelen {title}, og det kan tas normer i denne turneringen',
    expected: 'en av titlene {titles}',
    advice: 'spør hvem som var ansvarlig; normer fra denne turneringen blir kanskje ikke godkjent',
  },
  'players-too-few': {
    says: 'rapporten har {players}',
    expected: '{least} eller flere, som innstillingen sier (too-few-players)',
    advice: 'spør om hele turneringen er rapportert',
  },
  'games-too-few': {
    says: '{games} spilt ved bordet',
    expected: '{least} eller flere, som innstillingen sier (too-few-games)',
    advice: 'spør om hele turneringen er rapportert',
  },
  'match-unrated-player': {
    says: 'spiller {player} i en match er uten rating på listen for {type} som gjaldt {startDate}: partiene hans rates ikke',
    advice: 'det er ingenting å gjøre; partiene blir stående i rapporten',
  },
  'match-decided': {
    says: 'rates ikke, siden matchen var avgjort før: {games} (runde {rounds})',
    advice: 'det er ingenting å gjøre; partiene blir stående i rapporten',
  },
  'file-unreadable': {
    says: '{reason}',
    expected: 'en fil som denne brukeren kan lese',
    advice: 'filen blir liggende og leses på nytt neste gang',
  },
  'file-missing': {
    says: 'det finnes ingen fil eller mappe {path}',
    expected: 'stien til en rapport, eller til en mappe med rapporter',
    advice: 'se på stien',
  },
  'file-is-archive': {
    says: 'filen er {what}',
    expected: 'en rapport, en zip med rapporter, eller en mappe med rapporter',
    advice: 'pakk den ut først, og gi det som ligger i den',
  },
  'file-is-document': {
    says: 'filen er {what}, som ikke er noen turneringsrapport',
    expected: 'en TRF, en CSV med partier, en PGN, eller XML-filen som lastes opp til chess-results.com',
    advice: 'eksporter rapporten fra turneringsprogrammet, og gi den filen',
  },
  'zip-unreadable': {
    says: '{reason}',
    expected: 'en zip der filene kan pakkes ut',
  },
  'report-of-other-event': {
    says: 'turneringen {code} er lagret med andre partier ({storedGames}, {storedStart} til {storedEnd}): av de {games} i denne rapporten ({startDate} til {endDate}) er {shared} mellom de samme spillerne med de samme fargene, så dette er ingen retting',
    expected: 'en egen kode for hver måned av en serie og hver turnering i en rekke',
    advice: 'gi rapporten en egen kode med --code, eller registrer den med report_file',
  },
  'revision-of-other-games': {
    says: 'versjonen av turneringen {code} som den erstatter, har andre partier ({storedGames}, {storedStart} til {storedEnd}): av de {games} i denne rapporten ({startDate} til {endDate}) er {shared} mellom de samme spillerne med de samme fargene',
    expected: 'en egen kode for hver måned av en serie og hver turnering i en rekke',
    advice: 'er det en annen turnering, ta inn den tidligere filen på nytt med en egen kode (--code)',
  },
  'report-held': {
    says: 'turneringen {code} holdes tilbake: {shared} av de {games} partiene er lagret fra før (samme spillere, farger, resultater og datoer) under {stored}',
    expected: 'hvert parti én gang',
    advice:
      'si hva den er: frl tournament resolve {code} --as duplicate | separate | replaces:CODE; til da rates den ikke',
  },
  'report-correction': {
    says: 'turneringen {code} er på den publiserte listen {list}: denne versjonen tas vare på som en retting, listen blir som den er',
  },
  'report-too-late': {
    says: 'turneringen {code} sluttet {end} og ble mottatt {received}: for sent, den tas vare på og rates ikke',
    expected: 'en rapport senest i tide til listen {last}',
  },
} as const satisfies LanguageProblems
