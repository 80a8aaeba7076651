import type { LanguageProblems } from '../language.js'

/** Turneringsrapporter og CSV-filer. */
export const reportProblems = {
  // Any file
  'text-not-utf8': {
    says: 'filen er ikke UTF-8; den ble lest som {encoding}',
    expected: 'UTF-8',
    advice: 'se over navn med aksenter og særnorske bokstaver',
  },
  'report-empty': {
    says: 'filen er tom',
    expected: 'en turneringsrapport (TRF) eller en CSV med partier',
    advice: 'be avsenderen om filen på nytt',
  },
  'report-not-trf': {
    says: 'filen er ingen turneringsrapport: ingen linje begynner med en av formatets koder',
    expected: 'linjer som begynner med 012, 042, 001 ...',
    advice: 'be avsenderen om turneringens TRF',
  },

  // Any CSV
  'csv-empty': {
    says: 'filen er tom',
    expected: 'en overskriftslinje med navn på kolonnene, og rader',
    advice: 'eksporter filen på nytt',
  },
  'csv-column-missing': {
    says: 'mangler: {columns}',
    expected: 'disse i overskriften, som har: {found}',
    advice:
      'legg dem til, eller gi kolonnene disse navnene; er det en annen slags fil: frl help import, frl help ingest',
  },
  'csv-column-twice': {
    says: 'kolonnen {column} finnes to ganger',
    expected: 'hver kolonne én gang',
    advice: 'fjern eller gi nytt navn til den ene',
  },
  'csv-columns-unknown': { says: 'kolonner som ikke brukes, ble utelatt: {columns}' },
  'csv-cells-extra': {
    says: 'raden har {found} celler',
    expected: '{expected}, som i overskriften',
    advice: 'sett anførselstegn rundt en celle som inneholder skilletegnet, eller fjern cellene som er for mange',
  },
  'csv-cells-missing': {
    says: 'raden har {found} celler',
    expected: '{expected}, som i overskriften',
    advice: 'legg til cellene som mangler',
  },
  'csv-quote-inside': {
    says: 'det står et anførselstegn inne i en celle med anførselstegn rundt i denne raden, eller cellen foran ble aldri lukket',
    expected: 'en celle som slutter med et anførselstegn, og doble anførselstegn inne i den',
    advice: 'doble tegnet inne i cellen, eller lukk cellen',
  },
  'csv-quote-not-closed': {
    says: 'et anførselstegn som åpnes i denne raden, lukkes aldri',
    expected: 'et anførselstegn på slutten av cellen',
    advice: 'lukk cellen; raden ble utelatt, og lesingen fortsatte på neste linje',
  },
  'csv-quote-in-plain-cell': {
    says: 'det står et anførselstegn i en celle i denne raden som ikke begynner med et',
    expected: 'anførselstegn rundt hele cellen, og doble inne i den',
    advice: 'sett anførselstegn rundt cellen, eller fjern tegnet',
  },
  'csv-quote-faults': {
    says: 'anførselstegn er feil i {count} rader hit; resten av filen ble ikke lest',
    expected: 'anførselstegn rundt en celle, og doble inne i den',
    advice: 'eksporter filen på nytt',
  },
  'csv-header-repeated': { says: 'overskriftslinjen står her for andre gang; den ble utelatt' },
  'csv-blank-row': { says: 'raden har bare skilletegn; den ble utelatt' },

  // Lines and columns of a TRF
  'lines-unknown': {
    says: 'linjer som ikke hører til formatet, ble utelatt ({count}, på linjene {lines}); den første lyder "{first}"',
    advice: 'se om noen av dem er en linje med skrivefeil i koden',
  },
  'line-with-tabs': {
    says: 'tabulatortegn på linje {line}, som er en spillers linje',
    expected: 'faste kolonner, fylt med mellomrom',
    advice: 'skriv rapporten på nytt fra turneringsprogrammet, og rediger den ikke i et regneark',
  },
  'columns-shifted': {
    says: 'kolonnene er forskjøvet {shift} etter navnet {name} (minus: mot venstre); linjen ble lest med denne forskyvningen, som alt på linjen stemmer med',
    advice:
      'sammenlign rating og ID med avsenderen; dette gjør programmer som teller byte eller ikke korter av lange navn',
  },
  'columns-shifted-unread': {
    says: 'kolonnene er forskjøvet {shift} etter navnet {name} (minus: mot venstre), og linjen har for lite til å være sikker',
    expected: 'rating i kolonne 49-52, føderasjon i 54-56, ID i 58-68, runder fra 92',
    advice: 'sett linjen i kolonnene sine',
  },
  'columns-unreadable': {
    says: 'kolonnene {columns} på en spillers linje inneholder "{printed}"',
    expected:
      'startnummer i kolonne 5-8, navn i 15-47, rating i 49-52, føderasjon i 54-56, ID i 58-68, fødselsdato i 70-79, poeng i 81-84, plass i 86-89, mellomrom mellom dem',
    advice: 'sett linjen i kolonnene sine',
  },
  'round-unreadable': {
    says: 'runde {round} for spiller {player} lyder "{printed}"',
    expected: 'motstanderens startnummer, farge og resultat, hver i sin kolonne',
    advice: 'sett runden i kolonnene sine',
  },
  'rounds-too-many': {
    says: 'linjen til spiller {player} har {rounds} runder; de etter runde {most} ble ikke lest',
    expected: 'høyst {most} runder, siden formatet har tre sifre til rundens nummer',
    advice: 'se hva som står etter siste runde',
  },
  'colour-unknown': {
    says: 'runde {round}: spiller {player} har fargen {colour}',
    expected: 'w (hvit), b (svart) eller -',
    advice: 'rett fargen',
  },
  'result-unknown': {
    says: 'runde {round}: spiller {player} har resultatkoden {result}',
    expected: '1 = 0 for et parti, W D L for et parti på under ett trekk, + - for walkover, H F U Z for frirunde',
    advice: 'spør dommeren om resultatet, og rett koden',
  },
  'result-lower-case': {
    says: 'runde {round}: spiller {player} har resultatkoden {printed} med liten bokstav, lest som {result}',
  },
  'birth-unreadable': {
    says: 'fødselsdatoen til spiller {player} lyder "{printed}"; den ble utelatt',
    expected: 'ÅÅÅÅ/MM/DD',
    advice: 'uten fødselsår regnes en spiller ikke som junior og kan ikke sammenlignes med registeret',
  },
  'forfeited-match-unreadable': {
    says: 'linjen for en lagkamp på walkover (330) lyder "{printed}"',
    expected: 'resultat i kolonne 5-6, runde i 8-10, lag i 12-14 og 16-18',
    advice: 'rett linjen: bordene i den lagkampen rates ikke',
  },
  'forfeited-match-team-unknown': {
    says: 'lagkampen på walkover (330) i runde {round} nevner lag {team}, som rapporten ikke har',
    expected: 'nummeret fra en laglinje (310)',
    advice: 'rett nummeret: bordene i den lagkampen rates ikke',
  },
  'forfeited-match-team-doubtful': {
    says: 'det går ikke å se hvem som er på lag {team}, som hadde en lagkamp på walkover (330): {reason}',
    expected: 'medlemmene i kolonne 74-77, 79-82 ... (310), eller 37-40, 42-45 ... (013)',
    advice: 'sett medlemmene i kolonnene sine: bordene i den lagkampen rates ikke',
  },

  // Crosstable
  'start-number-twice': {
    says: 'startnummer {startNumber} brukes av to spillere: {otherName} på linje {otherLine} og {name} på linje {line}',
    expected: 'et eget nummer for hver spiller',
    advice: 'rett nummeret; partiene til disse to ble ikke lest',
  },
  'plays-himself': {
    says: 'runde {round}: spiller {player} er sin egen motstander',
    expected: 'en annens nummer',
    advice: 'spør dommeren hvem som møttes',
  },
  'opponent-unknown': {
    says: 'runde {round}: spiller {player} møter startnummer {opponent}, som ingen av de {players} spillerne har',
    expected: 'nummeret til en spiller i rapporten, eller 0000 for ingen',
    advice: 'spør dommeren hvem som møttes',
  },
  'opponent-missing': {
    says: 'runde {round}: spiller {player} har en farge og resultatet av et parti, men ingen motstander ({entry})',
    expected: 'motstanderens nummer, eller en frirunde uten farge',
    advice: 'spør dommeren hvem som møttes',
  },
  'game-one-sided': {
    says: 'runde {round}: spiller {player} møtte {opponent} ({entry}), men {opponent} har ingenting for denne runden',
    expected: 'partiet på begge linjer',
    advice: 'spør dommeren om det ble spilt',
  },
  'pairing-disagrees': {
    says: 'runde {round}: spiller {player} møtte {opponent} ({entry}), men på linjen til {opponent} står det {opponentEntry}',
    expected: 'det samme partiet på begge linjer',
    advice: 'spør dommeren hvem som møttes',
  },
  'results-disagree': {
    says: 'runde {round}: resultatene til spiller {player} ({entry}) og spiller {opponent} ({opponentEntry}) passer ikke sammen',
    expected: '1 og 0, = og =, 0 og 0 eller = og 0 for et parti, og begge sider spilt eller ingen av dem',
    advice: 'spør dommeren om resultatet',
  },
  'colours-disagree': {
    says: 'runde {round}: spiller {player} ({entry}) og spiller {opponent} ({opponentEntry}) har begge fargen {colour}',
    expected: 'w (hvit) på den ene linjen og b (svart) på den andre',
    advice: 'spør dommeren om fargene',
  },
  'colours-missing': {
    says: 'runde {round}: spillerne {player} ({entry}) og {opponent} ({opponentEntry}) spilte uten farger; laveste nummer ble regnet som hvit',
  },
  'unplayed-halves-differ': {
    says: 'runde {round}: spiller {player} ({entry}) og spiller {opponent} ({opponentEntry}) spilte ikke, men kodene passer ikke sammen; regnet som ikke spilt',
    expected: '+ og -, eller - og -',
  },
  'game-unfinished': {
    says: 'runde {round}: partiet mellom spiller {player} ({entry}) og spiller {opponent} ({opponentEntry}) har ikke noe resultat; det er ikke et parti',
    advice: 'send rapporten på nytt når partiet er ferdig',
  },
  'results-of-byes': {
    says: 'resultater uten motstander ble lest som frirunder, ikke partier ({count}, som runde/startnummer og kode: {cells}); den første gjelder spiller {first}',
  },
  'points-disagree': {
    says: 'spiller {player}: det står {printed} poeng, men resultatene gir {sum} med {unplayed} runder uten parti',
    expected: 'summen av resultatene, og høyst ett poeng mer for hver runde uten parti',
    advice: 'spør dommeren hva som er riktig; egne poengregler oppgis på en linje 162 eller 299',
  },
  'pair-meets-again': {
    says: 'spillerne {player} og {opponent} møtes mer enn én gang, i rundene {rounds}',
    expected: 'høyst {most}, {why}',
    advice: 'se om et av partiene er en feil, og om systemet (092) er riktig; de rates',
  },
  'rounds-differ': {
    says: 'rapporten oppgir {declared} runder og viser {rounds}',
    advice: 'se om turneringen er ferdig',
  },
  'no-players': {
    says: 'rapporten har ingen spillere',
    expected: 'en linje 001 for hver spiller',
    advice: 'be avsenderen om rapporten på nytt',
  },
  'no-games': {
    says: 'rapporten har ingen partier',
    advice: 'se om den ble skrevet før første runde',
  },

  // Dates
  'date-unreadable': {
    says: 'datoen "{printed}" er ingen dato',
    expected: 'en dag i kalenderen, skrevet ÅÅÅÅ/MM/DD',
    advice: 'rett datoen',
  },
  'date-ambiguous': {
    says: 'datoen "{printed}" kan være {readings}',
    expected: 'ÅÅÅÅ/MM/DD, eller en annen dato i filen som avgjør rekkefølgen',
    advice: 'si hvilken med {orders}, eller registrer turneringen med datoene',
  },
  'dates-missing': {
    says: 'verken rapporten (042, 052) eller en registrering sier når turneringen ble spilt',
    expected: 'startdatoen, som avgjør hvilke ratinger som gjelder, og sluttdatoen, som avgjør listen',
    advice: 'legg til linjene 042 og 052, eller registrer turneringen',
  },
  'start-date-missing': {
    says: 'verken rapporten (042) eller en registrering sier når turneringen begynte',
    expected: 'startdatoen, som avgjør hvilke ratinger som gjelder',
    advice: 'legg til linjen 042, eller registrer turneringen',
  },
  'end-date-missing': {
    says: 'verken rapporten (052) eller en registrering sier når turneringen sluttet',
    expected: 'sluttdatoen, som avgjør listen',
    advice: 'legg til linjen 052, eller registrer turneringen',
  },
  'end-before-start': {
    says: 'turneringen slutter {endDate}, før den begynner {startDate}',
    expected: 'en slutt samme dag som starten eller senere',
    advice: 'rett datoene, 042 og 052',
  },
  'start-after-received': {
    says: 'turneringen begynner {startDate}, etter at rapporten ble mottatt {receivedDate}',
    expected: 'en rapport om en turnering som er spilt',
    advice: 'rett starten (042) eller mottaksdagen',
  },
  'start-before-ratings': {
    says: 'turneringen begynner {startDate}: FIDE har hatt rating siden 1970',
    expected: 'året den ble spilt',
    advice: 'rett datoene, 042 og 052',
  },
  'starts-after-today': {
    says: 'turneringen begynner {startDate}, og etter klokken er det {today} i dag',
    expected: 'en rapport om en turnering som er spilt',
    advice:
      'se på årstallet i datoene, 042 og 052; klokken alene avviser ingenting, det gjør --date eller --received med dagen',
  },
  'ends-after-today': {
    says: 'turneringen slutter {endDate}, og etter klokken er det {today} i dag',
    expected: 'rapporten etter slutten',
    advice: 'se om alle runder er med, og på slutten (052)',
  },
  'received-before-end': {
    says: 'rapporten ble mottatt {receivedDate}, før turneringen sluttet {endDate}',
    expected: 'rapporten etter slutten',
    advice: 'se om alle rundene er med',
  },
  'received-assumed': {
    says: 'ingen sier når rapporten ble mottatt; den regnes som mottatt turneringens siste dag, {endDate}',
    advice: 'oppgi dagen med --received, eller received_date i registreringen',
  },
  'games-outside-dates': {
    says: '{games} med dato utenfor turneringen, {startDate} til {endDate}: {dates}',
    expected: 'datoer mellom start og slutt',
    advice: 'rett datoene for partiene eller i registreringen',
  },

  // Games CSV
  'games-none': {
    says: 'filen har en overskrift og ingen partier',
    expected: 'en rad for hvert parti',
    advice: 'eksporter partiene på nytt',
  },
  'games-tournament-missing': {
    says: 'raden sier ikke hvilken turnering den hører til',
    expected: 'koden til en registrert turnering i kolonnen tournament',
    advice: 'legg til koden',
  },
  'games-round-unreadable': {
    says: 'runden lyder "{printed}"',
    expected: 'et helt tall fra 1',
    advice: 'rett runden',
  },
  'games-score-missing': {
    says: '{column} er tom',
    expected: '1, 0 eller 0.5; + eller - for et parti som ikke ble spilt',
    advice: 'legg til resultatet, eller fjern raden for et parti som ikke er ferdig',
  },
  'games-score-is-date': {
    says: '{column} lyder "{printed}", som ser ut som en dato laget av et regneark',
    expected: '1, 0 eller 0.5; + eller - for et parti som ikke ble spilt',
    advice: 'formater kolonnen som tekst før resultatene skrives inn, og skriv dem inn på nytt',
  },
  'games-score-unreadable': {
    says: '{column} lyder "{printed}"',
    expected: '1, 0 eller 0.5; + eller - for et parti som ikke ble spilt',
    advice: 'rett resultatet',
  },
  'games-scores-disagree': {
    says: 'resultatene {white} (hvit) og {black} (svart) passer ikke sammen',
    expected: 'ett poeng til fordeling, eller mindre etter dommerens avgjørelse; + og - sammen',
    advice: 'spør dommeren om resultatet',
  },
  'games-forfeit-unreadable': {
    says: 'forfeit lyder "{printed}"',
    expected: '1 for et parti som ikke ble spilt, ellers 0 eller ingenting',
    advice: 'rett cellen',
  },
  'games-row-repeated': {
    says: 'raden gjentar linje {otherLine}: samme runde, spillere, farger og resultater',
    expected: 'hvert parti én gang',
    advice: 'fjern den ene; ble begge spilt, gi dem hver sin runde eller hvert sitt bord',
  },
  'games-twice-in-round': {
    says: '{player} spiller to partier i runde {round} (her og på linje {otherLine}); begge rates',
    expected: 'ett parti i runden, eller et bord for hvert av flere',
    advice: 'er et av dem skrevet inn ved en feil, fjern det og send rapporten på nytt',
  },
  'games-id-two-names': {
    says: 'ID {fideId} er {name} her og {otherName} på linje {otherLine}',
    expected: 'én person for hver ID',
    advice: 'rett den enes ID, eller skrivemåten av navnet',
  },
  'games-not-registered': {
    says: 'turneringen {code} er ikke registrert, og en CSV med partier sier verken datoer eller type',
    expected: 'en registrering av turneringen',
    advice: 'registrer den med frl import tournaments FILE, og send så denne filen på nytt',
  },

  // The tournament
  'code-from-file-name': {
    says: 'rapporten har ingen kode; filens navn ble brukt som kode: {code}',
    advice: 'oppgi koden med --code, eller registrer turneringen med report_file',
  },
  'type-unknown': {
    says: 'det går ikke å se av rapporten om dette er langsjakk, hurtigsjakk eller lynsjakk (betenkningstid: {timeControl})',
    expected: 'en registrering, eller en betenkningstid som bare passer med én type (222, 122 eller 092)',
    advice: 'oppgi typen med --type standard, rapid eller blitz',
  },
  'time-control-differs': {
    says: 'turneringen rates som {type}, men betenkningstiden hører til {played}: {timeControl}',
    expected: 'en betenkningstid som hører til typen',
    advice: 'se om typen er riktig',
  },
  'chief-arbiter-missing': {
    says: 'rapporten for {code} nevner ikke hoveddommeren (102)',
    expected: 'navnet på hoveddommeren, som avgir rapporten',
    advice: 'legg til navnet, eller chief_arbiter_id i registreringen',
  },
  'not-registered': {
    says: 'turneringen {code} er ikke registrert',
    expected: 'en registrering før start',
    advice: 'registrer den med frl import tournaments FILE',
  },
  'registration-dates-differ': {
    says: 'rapporten sier {startDate} til {endDate}, registreringen {registeredStart} til {registeredEnd}; rapporten ble fulgt',
    expected: 'de samme datoene',
    advice: 'rett den som er feil: starten avgjør hvilke ratinger som gjelder',
  },
  'registration-type-differs': {
    says: 'turneringen rates som {type}, registreringen sier {registered}',
    expected: 'samme type',
    advice: 'rett registreringen eller argumentet --type',
  },
  'registration-federation-differs': {
    says: 'rapporten sier føderasjon {federation}, registreringen {registered}',
    expected: 'samme føderasjon',
    advice: 'se om det er samme turnering',
  },
  'registration-rounds-differ': {
    says: 'rapporten viser {rounds} runder, registreringen sier {registered}',
    expected: 'samme antall',
    advice: 'se om alle rundene er med',
  },

  // Players
  'id-missing': {
    says: 'spiller {player} har ingen ID',
    expected: 'FIDE-ID for hver spiller',
    advice: 'legg til ID-en',
  },
  'id-zero': {
    says: 'spiller {player} har ID {printed}, som betyr ingen ID',
    expected: 'FIDE-ID for hver spiller',
    advice: 'legg til ID-en',
  },
  'id-malformed': {
    says: 'ID-en {printed} til spiller {player} er ikke et tall',
    expected: 'bare sifre',
    advice: 'rett ID-en',
  },
  'id-quoted': {
    says: 'ID-en {printed} til spiller {player} er ikke et tall; uten anførselstegn er {fideId} {name} i registeret',
    expected: 'bare sifre',
    advice: 'skriv ID-en uten anførselstegn hvis det er spilleren',
  },
  'id-quoted-unknown': {
    says: 'ID-en {printed} til spiller {player} er ikke et tall; uten anførselstegn er {fideId} ikke i registeret',
    expected: 'bare sifre, og alle sammen',
    advice: 'rett ID-en',
  },
  'id-twice': {
    says: 'ID {fideId} brukes to ganger: av spiller {other} på linje {otherLine} og spiller {player} på linje {line}',
    expected: 'en egen ID for hver spiller',
    advice: 'rett ID-en til den ene',
  },
  'id-offered': {
    says: 'mulig treff for spiller {player} etter navn og fødselsår: {fideId} {name}, født {birthYear} (et forslag, ikke brukt)',
    advice: 'skriv denne ID-en i rapporten hvis det er samme person',
  },
  'id-slip': {
    says: 'mulig treff for spiller {player} etter navn og nummer: {knownId} {knownName}, født {knownBirthYear}, avviker fra {fideId} i {slip} (et forslag, ikke brukt)',
    advice: 'skriv denne ID-en i rapporten hvis det er samme person',
  },
  'id-national': {
    says: 'ID {fideId} til spiller {player} er ikke i registeret og ser ut som et nasjonalt nummer',
    expected: 'FIDE-ID, 100000 eller høyere',
    advice: 'bytt det ut med FIDE-ID-en, eller søk om en',
  },
  'id-unknown': {
    says: 'ID {fideId} til spiller {player} er ikke i registeret',
    expected: 'ID-en til en kjent spiller (unknownIds: refuse)',
    advice: 'rett ID-en, eller importer spilleren med frl import players',
  },
  'id-near-match': {
    says: 'ID {fideId} til spiller {player} er ikke i registeret, som har {knownName}, født {knownBirthYear}, under {knownId}',
    expected: 'én ID for hver person',
    advice: 'avgjør det med --same-person {knownId} eller --new-person {fideId}',
  },
  'id-booked-as': {
    says: 'ID {fideId} til spiller {player} er samme person som {knownId} {knownName}; partiene føres på {knownId}',
  },
  'player-registered': {
    says: 'ID {fideId} er ikke i registeret: spiller {player} registreres fra denne rapporten, uten rating',
    advice: 'sammenlign med det offisielle registeret; frl import players retter navn og føderasjon',
  },
  'id-other-person': {
    says: 'ID {fideId} til spiller {player} tilhører en annen: navn, fødselsår og rating er alle ulike; registeret sier {knownName}, født {knownBirthYear}, rating {knownRating}, rapporten sier {name}, født {birthYear}, rating {rating}',
    expected: 'spillerens egen ID',
    advice: 'rett ID-en: har to sifre byttet plass?',
  },
  'id-details-differ': {
    says: 'spiller {player} og ID {fideId} stemmer ikke: registeret sier {knownName}, født {knownBirthYear}, rating {knownRating}, rapporten sier {name}, født {birthYear}, rating {rating}',
    advice: 'se om ID-en er den rette',
  },
  'person-differs': {
    says: 'om spiller {player} ({fideId}) sier rapporten og registeret ulikt: {differences}; registeret gjelder',
    advice: 'se hva som er riktig, og om ID-en er det; frl import players retter registeret',
  },
  'rating-differs': {
    says: 'rapporten gir spiller {player} ({fideId}) {rating}, listen for {type} som gjaldt {startDate}, har {listed}; listen gjelder',
  },
  'rating-unlisted': {
    says: 'rapporten gir spiller {player} ({fideId}) {rating}, men på listen for {type} som gjaldt {startDate}, er spilleren uten rating; listen gjelder',
  },
} as const satisfies LanguageProblems
