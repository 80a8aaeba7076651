import { html, raw } from 'hono/html'
import { withoutControls } from './without-controls.js'

/** A piece of a page: every value put into a template is escaped, unless it is such a piece itself. */
export type Piece = ReturnType<typeof html>

export interface SelfContainedPage {
  /** The language, as HTML names it. */
  readonly tag: string
  readonly title: string
  readonly style: string
  readonly main: Piece
  readonly foot: string
}

/** A page to be mailed: no script, nothing loaded, in print and on a phone. Same content, same bytes. */
export async function selfContainedPage({ tag, title, style, main, foot }: SelfContainedPage): Promise<string> {
  const page = await html`<!DOCTYPE html>
<html lang="${tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${raw(style)}</style>
</head>
<body>
<main>
${main}
</main>
<footer><p>${foot}</p></footer>
</body>
</html>
`
  return withoutControls(String(page))
}
