/** A message shows the beginning of what was found, not all of it. */
const SHOWN = 160

/** Text of a file as a message can show it: control characters as dots, runs of blanks as one, not too long. */
export function quoted(text: string): string {
  const shown = text
    .slice(0, SHOWN * 4)
    .replace(/\p{Cc}/gu, '.')
    .replace(/ +/g, ' ')
    .trim()
  return shown.length > SHOWN ? `${shown.slice(0, SHOWN)} ...` : shown
}
