/**
 * Table 8.1.1 as FIDE prints it, six pairs a line: p in hundredths, dp in rating points. The same in every edition
 * seen since 2003, where it was 10.1a.
 */
// biome-ignore format: the shape of the printed page
const table811: readonly (readonly [p: number, dp: number])[] = [
  [100, 800], [83, 273], [66, 117], [49, -7], [32, -133], [15, -296],
  [99, 677], [82, 262], [65, 110], [48, -14], [31, -141], [14, -309],
  [98, 589], [81, 251], [64, 102], [47, -21], [30, -149], [13, -322],
  [97, 538], [80, 240], [63, 95], [46, -29], [29, -158], [12, -336],
  [96, 501], [79, 230], [62, 87], [45, -36], [28, -166], [11, -351],
  [95, 470], [78, 220], [61, 80], [44, -43], [27, -175], [10, -366],
  [94, 444], [77, 211], [60, 72], [43, -50], [26, -184], [9, -383],
  [93, 422], [76, 202], [59, 65], [42, -57], [25, -193], [8, -401],
  [92, 401], [75, 193], [58, 57], [41, -65], [24, -202], [7, -422],
  [91, 383], [74, 184], [57, 50], [40, -72], [23, -211], [6, -444],
  [90, 366], [73, 175], [56, 43], [39, -80], [22, -220], [5, -470],
  [89, 351], [72, 166], [55, 36], [38, -87], [21, -230], [4, -501],
  [88, 336], [71, 158], [54, 29], [37, -95], [20, -240], [3, -538],
  [87, 322], [70, 149], [53, 21], [36, -102], [19, -251], [2, -589],
  [86, 309], [69, 141], [52, 14], [35, -110], [18, -262], [1, -677],
  [85, 296], [68, 133], [51, 7], [34, -117], [17, -273], [0, -800],
  [84, 284], [67, 125], [50, 0], [33, -125], [16, -284],
]

const dpByHundredth = new Map(table811)

/**
 * dp, the rating difference that belongs to a fractional score (table 8.1.1), in rating points.
 *
 * @param p the fractional score in whole hundredths, 0 to 100
 * @throws {RangeError} if `p` is not one of the 101 rows: p is rounded before it comes here (decision A7)
 */
export function ratingDifferenceForScore(p: number): number {
  const dp = dpByHundredth.get(p)
  if (dp === undefined) throw new RangeError(`table 8.1.1 has no row for p = ${p} hundredths`)
  return dp
}

/** The printed rows, for those who print or check them. */
export const ratingDifferenceRows = table811
