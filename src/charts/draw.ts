import { BarChart, LineChart, ScatterChart } from 'echarts/charts'
import { GridComponent, LegendComponent, TitleComponent } from 'echarts/components'
import { init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import type { Chart, Colours } from './chart.js'
import { optionOf } from './options.js'

use([BarChart, LineChart, ScatterChart, GridComponent, LegendComponent, TitleComponent, SVGRenderer])

/** Width and height of a chart, in the units of its drawing. */
const SIZE = { lines: [880, 400], bands: [880, 400], dots: [720, 720] } as const

/**
 * A chart as SVG, with its title and what it shows as text for screen readers. Nothing moves in it, nothing is loaded; same
 * chart, same bytes.
 *
 * @param id unlike those of other charts on the same page
 */
export function drawChart(chart: Chart, id: string, colours: Colours): string {
  const [width, height] = SIZE[chart.kind]
  const drawing = init(null, null, { renderer: 'svg', ssr: true, width, height })
  try {
    drawing.setOption(optionOf(chart, colours))
    return withWords(plain(drawing.renderToSVGString(), id), chart, id, [width, height])
  } finally {
    drawing.dispose()
  }
}

/** Without what the library adds for pages with a script, and with names that do not count on from chart to chart. */
function plain(svg: string, id: string): string {
  return svg
    .replace(/<style >.*<\/style>\n/s, '')
    .replace(/ (?:class="zr[^"]*"|ecmeta_\w+="[^"]*"|pointer-events="[^"]*")/g, '')
    .replace(/ style="font-size:(\d+)px;font-family:[^"]*"/g, ' font-size="$1" font-family="system-ui, sans-serif"')
    .replace(/\bzr\d+-/g, `${id}-`)
    .replace('<defs >', '<defs>')
    .replace(/<(path|rect)((?: [\w-]+="[^"]*")*)><\/\1>/g, '<$1$2/>')
}

function withWords(
  svg: string,
  { title, description }: Chart,
  id: string,
  [width, height]: readonly [number, number],
): string {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  const names = `role="img" aria-labelledby="${id}-title ${id}-desc"`
  const words = `<title id="${id}-title">${escaped(title)}</title>\n<desc id="${id}-desc">${escaped(description)}</desc>`
  return svg.replace(/^<svg [^>]*>/, () => `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${names}>\n${words}`)
}

function escaped(text: string): string {
  const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return text.replace(/\p{Cc}/gu, ' ').replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
}
