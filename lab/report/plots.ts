import type { Share } from '../statistics/interval.ts'
import { escapedHtml, intervalText, sharePercent, whole } from './html.ts'

/** Where a share should lie, as a band behind the plot. */
export type Band = readonly [number, number] | undefined

/** What a plot shows from left to right. */
export type Scale = { readonly from: number; readonly to: number; readonly middle: number }

/** From nothing to all, with a line at one half. */
export const shares: Scale = { from: 0, to: 1, middle: 0.5 }

/** From 60 % worse to 60 % better, with a line at no difference. */
export const differences: Scale = { from: -0.6, to: 0.6, middle: 0 }

const width = 240
const height = 20
/** Room for half a dot at either end. */
const edge = 5

/** A dot for a share and a line for its interval, small enough for a cell of a table. */
export function whisker(share: Share, about: string, scale: Scale, band?: Band): string {
  const x = (value: number): string => place(value, scale, width).toFixed(1)
  const outside = band !== undefined && (share.share < band[0] || share.share > band[1])
  const behind =
    band === undefined
      ? ''
      : `<rect class="band" x="${x(band[0])}" y="0" width="${(Number(x(band[1])) - Number(x(band[0]))).toFixed(1)}" height="${height}"/>`
  const text = `${about}: ${sharePercent(share.share)}, probably ${intervalText(share)}`
  return (
    `<svg class="whisker${outside ? ' outside' : ''}" viewBox="${-edge} 0 ${width + 2 * edge} ${height}" role="img" aria-label="${escapedHtml(text)}">` +
    `<title>${escapedHtml(text)}</title>${behind}` +
    `<line class="middle" x1="${x(scale.middle)}" x2="${x(scale.middle)}" y1="0" y2="${height}"/>` +
    `<line class="interval" x1="${x(share.low)}" x2="${x(share.high)}" y1="10" y2="10"/>` +
    `<circle cx="${x(share.share)}" cy="10" r="4"/></svg>`
  )
}

/** Where a value lies on a scale so many units long. What is beyond an end lies at the end. */
function place(value: number, { from, to }: Scale, length: number): number {
  const within = Math.min(to, Math.max(from, value))
  return ((within - from) / (to - from)) * length
}

/** One kind of bars in a histogram, such as the points of those who won. */
export interface Bars {
  readonly name: string
  /** A class of the style sheet that gives the colour. */
  readonly look: 'won' | 'drawn' | 'lost' | 'plain'
  readonly counts: ReadonlyMap<number, number>
}

const chart = { width: 720, height: 240, left: 52, bottom: 46, top: 12, right: 8 }

/** Bars for how often each value came, kinds on top of each other. `step` is how far two values are apart. */
export function histogram(kinds: readonly Bars[], step: number, what: string): string {
  const values = kinds.flatMap(({ counts }) => [...counts.keys()])
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const columns = Math.round((most - least) / step) + 1
  const total = (value: number): number =>
    kinds.reduce((sum, { counts }) => sum + (counts.get(value) ?? 0), 0)
  const tallest = Math.max(...values.map(total))
  const inner = chart.width - chart.left - chart.right
  const room = chart.height - chart.top - chart.bottom
  const slot = Math.min(inner / columns, 60)
  const y = (count: number): number => chart.top + room - (count / tallest) * room
  const bars: string[] = []
  const labels: string[] = []
  const every = Math.ceil(columns / 20)
  for (let column = 0; column < columns; column++) {
    const value = least + column * step
    const left = chart.left + column * slot
    let below = 0
    for (const { name, look, counts } of kinds) {
      const count = counts.get(value) ?? 0
      if (count === 0) continue
      const [top, bottom] = [y(below + count), y(below)]
      const title = `${value} ${what}${kinds.length > 1 ? `, ${name}` : ''}: ${whole(count)}`
      bars.push(
        `<rect class="${look}" x="${(left + slot * 0.08).toFixed(1)}" y="${top.toFixed(1)}" width="${(slot * 0.84).toFixed(1)}" height="${(bottom - top).toFixed(1)}"><title>${escapedHtml(title)}</title></rect>`,
      )
      below += count
    }
    if (column % every === 0) {
      labels.push(
        `<text x="${(left + slot / 2).toFixed(1)}" y="${chart.height - 28}" text-anchor="middle">${value}</text>`,
      )
    }
  }
  const ticks = gridLines(tallest).map(
    (count) =>
      `<line class="grid" x1="${chart.left}" x2="${chart.width - chart.right}" y1="${y(count).toFixed(1)}" y2="${y(count).toFixed(1)}"/>` +
      `<text x="${chart.left - 6}" y="${(y(count) + 4).toFixed(1)}" text-anchor="end">${whole(count)}</text>`,
  )
  const legend = kinds.length < 2 ? '' : kinds.map(({ name, look }, index) => key(name, look, index)).join('')
  return (
    `<svg class="chart" viewBox="0 0 ${chart.width} ${chart.height}" role="img" aria-label="${escapedHtml(`How often: ${what}`)}">` +
    `${ticks.join('')}${bars.join('')}${labels.join('')}` +
    `<text class="axis" x="${chart.left + (slot * columns) / 2}" y="${chart.height - 8}" text-anchor="middle">${escapedHtml(what)}</text>${legend}</svg>`
  )
}

const key = (name: string, look: string, index: number): string =>
  `<rect class="${look}" x="${chart.width - 90}" y="${14 + index * 20}" width="12" height="12"/>` +
  `<text x="${chart.width - 72}" y="${24 + index * 20}">${escapedHtml(name)}</text>`

/** A few round numbers up to a largest one. */
export function gridLines(largest: number): readonly number[] {
  const step = niceStep(largest / 5)
  return Array.from({ length: Math.floor(largest / step) }, (_, index) => (index + 1) * step)
}

/** The smallest of 1, 2, 5, 10, 20, 50 … that is not below a number. */
function niceStep(rough: number): number {
  for (let power = 1; ; power *= 10) {
    for (const digit of [1, 2, 5]) if (digit * power >= rough) return digit * power
  }
}

/** Values put together into at most so many bars of the same round width. */
export function binned(
  histogram: readonly { readonly value: number; readonly count: number }[],
  most: number,
): { readonly step: number; readonly counts: ReadonlyMap<number, number> } {
  const values = histogram.map(({ value }) => value)
  const step = niceStep(Math.max(1, (Math.max(...values) - Math.min(...values) + 1) / most))
  const counts = new Map<number, number>()
  for (const { value, count } of histogram) {
    const bin = Math.floor(value / step) * step
    counts.set(bin, (counts.get(bin) ?? 0) + count)
  }
  return { step, counts }
}
