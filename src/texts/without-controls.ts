/** A text without the control characters somebody's file may hold, which a page may not have. */
export function withoutControls(text: string): string {
  return text.replace(/\t/g, '→').replace(/[^\P{Cc}\n]/gu, '\u{fffd}')
}
