import type { EChartsCoreOption } from 'echarts/core'
import type { BandsChart, Chart, Colours, DotsChart, LinesChart } from './chart.js'

/** A chart in the words of the library. */
export function optionOf(chart: Chart, colours: Colours): EChartsCoreOption {
  // On a page the title stands beside the chart; a file of its own shows it.
  const title = colours.paper === null ? [] : [titleOf(chart.title, colours)]
  const top = title.length === 0 ? 56 : 88
  const common = {
    animation: false,
    backgroundColor: colours.paper ?? 'transparent',
    title,
    grid: { left: 64, right: 32, top, bottom: chart.kind === 'dots' ? 56 : 32 },
  }
  if (chart.kind === 'lines') return { ...common, ...linesOption(chart, colours) }
  return { ...common, ...(chart.kind === 'bands' ? bandsOption(chart, colours) : dotsOption(chart, colours)) }
}

function linesOption({ labels, axis, lines }: LinesChart, colours: Colours) {
  return {
    legend: legendOf(
      colours,
      lines.map(({ name }) => name),
    ),
    xAxis: { ...axisOf(colours), type: 'category', data: labels },
    // Ratings move little beside their size: the axis begins near them.
    yAxis: { ...axisOf(colours, axis), type: 'value', scale: true },
    series: lines.map(({ name, look, values }) => ({
      name,
      type: 'line',
      silent: true,
      connectNulls: true,
      data: values,
      symbol: look.symbol ?? 'circle',
      symbolSize: values.length > MANY ? 3 : 7,
      showAllSymbol: true,
      itemStyle: { color: colours[look.colour] },
      lineStyle: { color: colours[look.colour], width: 2, type: look.dashed === true ? 'dashed' : 'solid' },
    })),
  }
}

/** Marks beyond which each of them is drawn small. */
const MANY = 40

function bandsOption({ labels, axis, bars, line }: BandsChart, colours: Colours) {
  return {
    legend: legendOf(colours, [bars.name, line.name]),
    xAxis: { ...axisOf(colours), type: 'category', data: labels },
    yAxis: { ...axisOf(colours, axis), type: 'value', minInterval: 1 },
    series: [
      {
        name: bars.name,
        type: 'bar',
        silent: true,
        data: bars.values,
        barCategoryGap: '12%',
        itemStyle: { color: colours.first, opacity: 0.45 },
      },
      {
        name: line.name,
        type: 'line',
        silent: true,
        data: line.values,
        symbol: 'diamond',
        symbolSize: 8,
        showAllSymbol: true,
        itemStyle: { color: colours.second },
        lineStyle: { color: colours.second, width: 2, type: 'dashed' },
      },
    ],
  }
}

function dotsOption({ axes, dots, diagonal }: DotsChart, colours: Colours) {
  const ends = [...dots.values.map(([x]) => x), ...dots.values.map(([, y]) => y)]
  const [min, max] = [Math.floor(Math.min(...ends) / 100) * 100, Math.ceil((Math.max(...ends) + 1) / 100) * 100]
  const most = Math.max(...dots.values.map(([, , count]) => count))
  const bounds = { type: 'value', min, max }
  return {
    legend: legendOf(colours, [dots.name, { name: diagonal, icon: 'path://M0,4L32,4L32,6L0,6Z' }]),
    xAxis: { ...axisOf(colours, axes[0]), nameLocation: 'middle', nameGap: 32, ...bounds },
    yAxis: { ...axisOf(colours, axes[1]), ...bounds },
    series: [
      {
        name: diagonal,
        type: 'line',
        silent: true,
        symbol: 'none',
        data: [
          [min, min],
          [max, max],
        ],
        itemStyle: { color: colours.ink },
        lineStyle: { color: colours.ink, width: 1, type: 'dashed' },
      },
      {
        name: dots.name,
        type: 'scatter',
        silent: true,
        data: dots.values,
        // The area of a dot goes with the players in it.
        symbolSize: ([, , count = 0]: readonly number[]) => 4 + 14 * Math.sqrt(count / most),
        itemStyle: { color: colours.first, opacity: 0.6 },
      },
    ],
  }
}

function titleOf(text: string, { ink }: Colours) {
  return { text, left: 'center', top: 8, textStyle: { color: ink, fontSize: 16 } }
}

/** Entries stand well apart: without a browser the library only guesses how wide a text is. */
function legendOf(
  { ink, paper }: Colours,
  data: readonly (string | { readonly name: string; readonly icon: string })[],
) {
  const top = paper === null ? 8 : 36
  return { data, itemGap: 40, top, selectedMode: false, itemWidth: 32, textStyle: { color: ink, fontSize: 14 } }
}

function axisOf({ ink, rule }: Colours, name = '') {
  return {
    name,
    nameTextStyle: { color: ink, fontSize: 13 },
    axisLine: { show: true, lineStyle: { color: ink } },
    axisTick: { lineStyle: { color: ink } },
    // Ratings are numbers without commas.
    axisLabel: { color: ink, fontSize: 13, formatter: (value: number | string) => String(value) },
    splitLine: { lineStyle: { color: rule } },
  }
}
