/**
 * Table 8.1.2 as FIDE prints it, three bands a line: difference from, to, PD of the higher rated (H) and of the
 * lower rated player (L), in hundredths. The same in every edition seen since 2003, where it was 10.1b.
 */
// biome-ignore format: the shape of the printed page
const table812: readonly (readonly [from: number, to: number, higher: number, lower: number])[] = [
  [0, 3, 50, 50], [122, 129, 67, 33], [279, 290, 84, 16],
  [4, 10, 51, 49], [130, 137, 68, 32], [291, 302, 85, 15],
  [11, 17, 52, 48], [138, 145, 69, 31], [303, 315, 86, 14],
  [18, 25, 53, 47], [146, 153, 70, 30], [316, 328, 87, 13],
  [26, 32, 54, 46], [154, 162, 71, 29], [329, 344, 88, 12],
  [33, 39, 55, 45], [163, 170, 72, 28], [345, 357, 89, 11],
  [40, 46, 56, 44], [171, 179, 73, 27], [358, 374, 90, 10],
  [47, 53, 57, 43], [180, 188, 74, 26], [375, 391, 91, 9],
  [54, 61, 58, 42], [189, 197, 75, 25], [392, 411, 92, 8],
  [62, 68, 59, 41], [198, 206, 76, 24], [412, 432, 93, 7],
  [69, 76, 60, 40], [207, 215, 77, 23], [433, 456, 94, 6],
  [77, 83, 61, 39], [216, 225, 78, 22], [457, 484, 95, 5],
  [84, 91, 62, 38], [226, 235, 79, 21], [485, 517, 96, 4],
  [92, 98, 63, 37], [236, 245, 80, 20], [518, 559, 97, 3],
  [99, 106, 64, 36], [246, 256, 81, 19], [560, 619, 98, 2],
  [107, 113, 65, 35], [257, 267, 82, 18], [620, 735, 99, 1],
  [114, 121, 66, 34], [268, 278, 83, 17], [736, Infinity, 100, 0],
]

/** From this difference on PD is 1.00 and .00. */
const LAST_BAND_FROM = Math.max(...table812.map(([from]) => from))

/** The table expanded to one PD a difference, 0 to {@link LAST_BAND_FROM}, so that a look-up is one step. */
const higherByDifference = Uint8Array.from({ length: LAST_BAND_FROM + 1 }, (_, difference) => {
  const band = table812.find(([from, to]) => from <= difference && difference <= to)
  if (band === undefined) throw new Error(`table 8.1.2 has no band for a difference of ${difference}`)
  return band[2]
})

/**
 * PD, the scoring probability of a player (table 8.1.2), in hundredths.
 *
 * Use as printed, without interpolation.
 *
 * @param difference D in whole rating points seen from the player: positive when the player is the higher rated
 */
export function scoringProbability(difference: number): number {
  const higher = higherByDifference[Math.min(Math.abs(difference), LAST_BAND_FROM)] as number
  return difference >= 0 ? higher : 100 - higher
}

/** The printed bands, for those who print or check them. */
export const scoringProbabilityBands = table812
