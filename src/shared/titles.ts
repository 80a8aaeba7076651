/** FIDE's titles over the board, highest first, as FIDE ranks them where a player holds two. */
export const titles: readonly string[] = ['GM', 'IM', 'WGM', 'FM', 'WIM', 'CM', 'WFM', 'WCM']
