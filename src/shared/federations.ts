/** FIDE's three-letter codes of its member federations (ratings.fide.com, top federations), in alphabetical order. */
const MEMBERS = `
  AFG AHO ALB ALG AND ANG ANT ARG ARM ARU AUS AUT AZE
  BAH BAN BAR BDI BEL BEN BER BHU BIH BIZ BLR BOL BOT BRA BRN BRU BUL BUR
  CAF CAM CAN CAY CGO CHA CHI CHN CIV CMR COD COL COM CPV CRC CRO CUB CYP CZE
  DEN DJI DMA DOM ECU EGY ENG ERI ESA ESP EST ETH
  FAI FIJ FIN FRA GAB GAM GCI GEO GEQ GER GHA GRE GRN GUA GUI GUM GUY
  HAI HKG HON HUN INA IND IOM IRI IRL IRQ ISL ISR ISV ITA IVB JAM JCI JOR JPN
  KAZ KEN KGZ KOR KOS KSA KUW LAO LAT LBA LBN LBR LCA LES LIE LTU LUX
  MAC MAD MAR MAS MAW MDA MDV MEX MGL MKD MLI MLT MNC MNE MOZ MRI MTN MYA
  NAM NCA NCL NED NEP NGR NIG NOR NRU NZL OMA PAK PAN PAR PER PHI PLE PLW PNG POL POR PUR
  QAT ROU RSA RUS RWA SCO SEN SEY SGP SKN SLE SLO SMR SOL SOM SRB SRI SSD STP SUD SUI SUR SVK SWE SWZ SYR
  TAN TGA THA TJK TKM TLS TOG TPE TTO TUN TUR UAE UGA UKR URU USA UZB
  VAN VEN VIE VIN WLS YEM ZAM ZIM`

/** Players of no federation: FIDE's own flag, none at all, and the codes older lists used for the same. */
const NONE = 'FID NON FIE NET'

/** Codes of lists past: states that have changed, and other spellings FIDE has printed. */
const PAST = 'BUT CSR FRG GDR IMN LIB ROM SCG SIN TCH TRI TRY URS YUG ZAI'

const KNOWN: ReadonlySet<string> = new Set([MEMBERS, NONE, PAST].flatMap((codes) => codes.trim().split(/\s+/)))

/** Whether FIDE prints, or has printed, `code` as a federation. Case counts: FIDE's codes are upper case. */
export function isKnownFederation(code: string): boolean {
  return KNOWN.has(code)
}
