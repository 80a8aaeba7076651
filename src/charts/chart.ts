/** How a line or a set of bars looks: told apart by more than colour, since pages are printed. */
export interface Look {
  readonly colour: 'first' | 'second' | 'third'
  readonly dashed?: boolean
  readonly symbol?: 'circle' | 'diamond' | 'triangle' | 'none'
}

/** What every chart says in words: a picture alone tells nothing to who does not see it. */
interface Described {
  readonly title: string
  readonly description: string
}

/** Values over the same marks of the horizontal axis, such as lists; null: no value there. */
export interface LinesChart extends Described {
  readonly kind: 'lines'
  readonly labels: readonly string[]
  readonly axis: string
  readonly lines: readonly { readonly name: string; readonly look: Look; readonly values: readonly (number | null)[] }[]
}

/** Two counts over the same bands: bars and a line over them. */
export interface BandsChart extends Described {
  readonly kind: 'bands'
  readonly labels: readonly string[]
  readonly axis: string
  readonly bars: { readonly name: string; readonly values: readonly number[] }
  readonly line: { readonly name: string; readonly values: readonly number[] }
}

/** Dots in a square of ratings, larger where they count more, and the diagonal on which both are the same. */
export interface DotsChart extends Described {
  readonly kind: 'dots'
  readonly axes: readonly [horizontal: string, vertical: string]
  readonly dots: { readonly name: string; readonly values: readonly (readonly [x: number, y: number, count: number])[] }
  readonly diagonal: string
}

export type Chart = LinesChart | BandsChart | DotsChart

/** Colours as CSS or SVG knows them. */
export interface Colours {
  readonly ink: string
  readonly rule: string
  readonly first: string
  readonly second: string
  readonly third: string
  /** Behind the chart; null: what it stands on. */
  readonly paper: string | null
}

/** Of a chart that is a file of its own: any viewer knows these. */
export const FILE_COLOURS: Colours = {
  ink: '#1d1d1b',
  rule: '#d8d6cf',
  first: '#1c4f8f',
  second: '#b3261e',
  third: '#1f6b36',
  paper: '#ffffff',
}

/** Of a chart within a page whose style sets them, for light and dark and paper. */
export const PAGE_COLOURS: Colours = {
  ink: 'var(--ink)',
  rule: 'var(--rule)',
  first: 'var(--first)',
  second: 'var(--second)',
  third: 'var(--third)',
  paper: null,
}
