import { asciiName } from '../../shared/ascii-name.js'
import { NAME_WIDTH } from '../write-trf.js'

/** How letters that ASCII does not have are written: as they are (UTF-8), or folded by the table of `asciiName`. */
export type Letters = 'kept' | 'folded'

/** One line of text: a character that would end a line or move what follows becomes a blank. */
export function recordText(text: string, letters: Letters): string {
  const line = text
    .normalize('NFC')
    .replace(/\p{Cc}+/gu, ' ')
    // A letter takes one column; those that are stored as two are counted differently by programs.
    .replace(/[\u{10000}-\u{10FFFF}]/gu, asciiName)
    .trim()
  return letters === 'folded' ? asciiName(line) : line
}

/** A name in its columns, and whether something of it had to be cut off. */
export function nameText(text: string, letters: Letters): { readonly name: string; readonly isCut: boolean } {
  const name = recordText(text, letters)
  return { name: [...name].slice(0, NAME_WIDTH).join('').trimEnd(), isCut: [...name].length > NAME_WIDTH }
}

/** A line whose columns must stay where they are: a letter is folded to the first of those that stand for it. */
export function columnText(line: string, letters: Letters): string {
  if (letters === 'kept') return line.trimEnd()
  return line.replace(/[^ -~]/gu, (letter) => asciiName(letter).charAt(0) || ' ').trimEnd()
}
