/** English words that no text in another language has, and that a check would pass if it said something itself. */
export const ENGLISH =
  /\b(and|or|the|of|is|its|with|where|more|less|days?|hours?|minutes?|players?|games?|rounds?|members?|none|stands?|ended|takes|registered|reads|digits?|columns?|rapid|standard|blitz)\b/i

/** Without names in braces, and without what is to be typed or looked for as it stands: commands, columns, codes, files. */
export function unquoted(text: string): string {
  return text.replace(
    /\{\w+\}|<\w+>|\[[^\]]*\]|"\w+"|frl [a-z]+( [a-z]+)*|\b[a-z]+(-[a-z]+)+\b|\b[a-z]+(_[a-z]+)+\b|--type standard, rapid eller blitz|--[a-z-]+|taggen \w+|duplicate \| separate|unknownIds: refuse/g,
    '',
  )
}
