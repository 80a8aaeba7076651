import type { LanguageWords } from '../language.js'

/** Ordene i svarene fra `frl compare` og `frl history`. */
export const compareWords = {
  'compare-title': 'Ratinger sammenlignet',
  'compare-side': 'Side {side}: {file}, {series}.',
  'compare-series-any': 'for hver måned den beregnede listen, eller den offisielle der ingen er beregnet',
  'compare-series-own': 'beregnede lister',
  'compare-series-official': 'offisielle lister',
  'compare-shift': 'Hver liste på side A holdes mot listen på side B som kommer så mange lister senere: {shift}.',
  'compare-how':
    'En forskjell er ratingen på side B minus den på side A. Gjennomsnitt og standardavvik er poeng med to desimaler, halve bort fra null; en kvantil er den laveste ratingen som minst så mange prosent ikke overstiger.',
  'compare-type-standard': 'Langsjakk',
  'compare-type-rapid': 'Hurtigsjakk',
  'compare-type-blitz': 'Lynsjakk',
  'compare-only-lists': 'Lister på side {side} uten motstykke: {lists}.',
  'compare-lists': 'Liste for liste',
  'compare-lists-columns': 'Liste|Side|Ratede|Snitt|Std.avvik|5 %|25 %|Median|75 %|95 %',
  'compare-lists-chart': 'Gjennomsnitt og median, {type}, {from} til {to}',
  'compare-lists-chart-says':
    'Linjer for gjennomsnitt og median på side A og B, liste for liste. {to} er gjennomsnittet {a} på side A og {b} på side B. Tabellen under har alle verdiene.',
  'compare-mean': 'Snitt {side}',
  'compare-median': 'Median {side}',
  'compare-players': 'Hvem som står på dem',
  'compare-players-columns':
    'Liste A|Liste B|På begge|Snitt forskj.|Lavere|Lik|Høyere|Bare A|Bare B|Første A|Første B|Inaktive A|Inaktive B|Under gulvet A|Under gulvet B',
  'compare-floor': '{players} (< {floor})',
  'compare-group': 'En fast gruppe aktive spillere',
  'compare-group-says':
    'Ratet på hver liste på begge sider, aktive på den første og den siste, med et ratet parti etter den første: {players} spillere. Gjennomsnittet deres flyttet seg {a} poeng på side A og {b} på side B: ingen nykommer og ingen som sluttet er med.',
  'compare-group-none':
    'Ingen er ratet på hver liste på begge sider, aktiv på den første og den siste, med et ratet parti etter den første.',
  'compare-group-columns': 'Liste A|Liste B|Snitt A|Snitt B|Forskjell',
  'compare-group-chart': 'Gjennomsnitt for en fast gruppe på {players} aktive spillere, {type}',
  'compare-group-chart-says':
    'To linjer, én for hver side, liste for liste fra {from} til {to}. Gjennomsnittet flyttet seg {a} på side A og {b} på side B. Tabellen under har alle verdiene.',
  'compare-group-line': 'Side {side}',
  'compare-bands': 'Fordelingen {a}',
  'compare-bands-two': 'Fordelingen {a} og {b}',
  'compare-bands-columns': 'Bånd|Ratede A|Ratede B|Snitt A|Snitt B|Median A|Median B|Std.avvik A|Std.avvik B',
  'compare-bands-chart': 'Hvor mange spillere som er ratet i hvert bånd på {points} poeng, {type}',
  'compare-bands-chart-says':
    'Søyler for side A, en linje for side B. De fleste på side A, {count}, er i båndet {band}. Tabellen under har alle båndene.',
  'compare-scatter': 'Gammel og ny rating {a}',
  'compare-scatter-two': 'Rating {a} og {b}',
  'compare-scatter-columns': 'Bånd på A|På begge|Snitt forskj.|Lavere|Lik|Høyere',
  'compare-scatter-chart': 'Rating på side B etter rating på side A, {type}',
  'compare-scatter-chart-says':
    'En prikk for hver rute på {points} poeng, større der det er flere spillere; på den skrå linjen er begge ratingene like. {lower} spillere står lavere på side B, {same} likt, {higher} høyere. Tabellen under har dem etter bånd.',
  'compare-scatter-dots': 'Spillere',
  'compare-scatter-same': 'Samme rating',
  'compare-axis-a': 'Rating A',
  'compare-axis-b': 'Rating B',
  'compare-axis-players': 'Spillere',
  'compare-ages': 'Etter alder',
  'compare-ages-columns':
    'Alder|Ratede A|Ratede B|Snitt A|Snitt B|Median A|Median B|Std.avvik A|Std.avvik B|På begge|Snitt forskj.|Lavere|Lik|Høyere',
  'compare-age-unknown': 'ukjent',
  'compare-k': 'Hvor K er forskjellig',
  'compare-k-says':
    'Tabellen teller spillerne som er ratet på begge. K «var forskjellig» der en annen K ble brukt på en sum av endringer som ikke er 0, på denne listen eller en tidligere her. Kolonnene fra Før til Ukjent sier siden når ratinger er forskjellige: de var det på listen før den første; en annen K; en annen sum av endringer (motstandere sto et annet sted, eller andre partier ble ratet); en første rating nådd på en annen måte; en annen langsjakkrating å begynne med; en justering; ingenting som er lagret sier hvorfor.',
  'compare-k-columns':
    'Liste|Brukt K A/B: spillere|K forskjellig: annen rating|samme rating|K lik: annen rating|samme rating|Før|K|Motstandere|Første|Langsjakk|Justering|Ukjent|Nøyaktig der K var forskjellig',
  'compare-k-exactly':
    'Ratingene er forskjellige nøyaktig der K var det, på hver liste som er beregnet på begge sider.',
  'compare-k-only':
    'Til og med {until}, på {lists} av de {all} listene som er beregnet på begge sider, er ratingene forskjellige bare der K var det. Av spillerne med en annen K der har {other} en annen rating; {same} den samme, siden poengene deres avrundes likt.',
  'compare-k-reached': 'Fra da av når det K har endret, andre spillere også.',
  'compare-k-never':
    'Ratingene er forskjellige ikke bare der K var det på den første listen som er beregnet på begge sider, {list}.',
  'compare-k-printed': 'Trykt K',
  'compare-k-printed-columns': 'Liste A|Liste B|Spillere med en annen K|K A/B: spillere',
  'compare-yes': 'ja',
  'compare-no': 'nei',
  'compare-rounded': 'bortsett fra avrunding',
  'compare-gainers': 'Størst fremgang {a}',
  'compare-gainers-two': 'Størst fremgang fra {a} til {b}',
  'compare-losers': 'Størst tilbakegang {a}',
  'compare-losers-two': 'Størst tilbakegang fra {a} til {b}',
  'compare-movers-columns': 'ID|Navn|Forb.|A|B|Forskjell',
  'compare-nobody': 'Ingen.',
  'compare-foot': 'Laget av frl compare {version}.',
  'compare-written': 'Skrevet: {file}',
  'history-head': '{name} ({id}), {federation}, født {born}',
  'history-unknown-name': 'Spiller',
  'history-not-known': 'ikke kjent',
  'history-unknown':
    'Det finnes ingen spiller med ID {id} i registeret, på en liste eller i en rapport; frl find finner folk etter navn.',
  'history-no-lists': 'Ingen liste har en rating for denne spilleren.',
  'history-columns': 'Liste|Kilde|Rating|+/-|Partier|K|Flagg|Status|K var|Brukt K|Sum|Endring|Justering',
  'history-first': 'første rating',
  'history-rated': '',
  'history-delisted': 'ingen rating lenger',
  'history-below-floor': 'ingen rating: under gulvet',
  'history-unrated': 'uten rating',
  'history-from-standard': 'fra langsjakk {rating}',
  'history-chart': 'Ratingene til {name} ({id})',
  'history-chart-says': 'Linjer for ratingene liste for liste. {series}.',
  'history-chart-series': '{name}: {first} på {from}, {last} på {to}, høyest {highest} på {highestOn}',
  'history-chart-axis': 'Rating',
  'history-line': '{type}, {series}',
  'history-series-own': 'beregnet',
  'history-series-official': 'offisiell',
} as const satisfies LanguageWords
