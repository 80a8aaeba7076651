/** Federations of a simulated world: how many of a thousand players each has, and how its names sound. */
export interface SimulatedFederation {
  readonly code: string
  readonly permille: number
  readonly sound: number
}

/** The greater ones of the lists of 2026, in round numbers. */
// biome-ignore format: a table
const world: readonly (readonly [code: string, permille: number, sound: number])[] = [
  ['IND', 150, 3], ['ESP', 95, 2], ['FRA', 80, 2], ['GER', 75, 1], ['RUS', 70, 1], ['ITA', 40, 2], ['POL', 40, 1],
  ['IRI', 35, 3], ['BRA', 30, 2], ['TUR', 30, 1], ['UKR', 25, 1], ['HUN', 22, 1], ['CZE', 22, 1], ['GRE', 20, 2],
  ['SRB', 18, 1], ['ARG', 18, 2], ['USA', 18, 0], ['SRI', 16, 3], ['COL', 14, 2], ['NED', 14, 0], ['AUT', 13, 1],
  ['KAZ', 12, 1], ['CHN', 12, 3], ['ROU', 11, 1], ['ENG', 11, 0], ['SVK', 10, 1], ['VIE', 10, 3], ['INA', 9, 3],
  ['POR', 9, 2], ['CRO', 9, 1], ['BUL', 8, 1], ['NOR', 8, 0], ['SWE', 8, 0], ['DEN', 8, 0], ['MEX', 7, 2],
  ['PHI', 7, 3], ['EGY', 6, 3], ['AUS', 6, 0], ['CAN', 6, 0], ['ISR', 5, 1], ['FIN', 3, 0],
]

export const simulatedWorld: readonly SimulatedFederation[] = world.map(([code, permille, sound]) => ({
  code,
  permille,
  sound,
}))

/** One federation for itself. */
export function simulatedFederation(code: string): readonly SimulatedFederation[] {
  const known = simulatedWorld.find((federation) => federation.code === code)
  return [{ code, permille: 1000, sound: known?.sound ?? 0 }]
}
