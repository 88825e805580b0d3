import { say } from '../scripts/processes.ts'

export type Figure = {
  what: string
  value: number
  unit: string
  /** The limit, and on which side of it the value must be. */
  bar: number
  atLeast?: boolean
  /** What the value was compared with in the same run. */
  against?: string
}

/** Lines over the same values of x, for a chart. */
export type Chart = {
  title: string
  x: { title: string; values: readonly number[] }
  y: string
  lines: readonly { name: string; values: readonly number[] }[]
}

/** What a part of the benchmarks has measured. */
export type Measured = { figures: Figure[]; charts: Chart[] }

let measured: Measured = { figures: [], charts: [] }

/** What was measured since the last call. */
export function takeMeasured(): Measured {
  const taken = measured
  measured = { figures: [], charts: [] }
  return taken
}

/** A value as it is printed: with two decimals below 100. */
export const rounded = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(2))

/** Whether the value is on the right side of its limit. */
export const isReached = ({ value, bar, atLeast }: Figure) => (atLeast ? value >= bar : value <= bar)

/** Prints one value beside its limit, and keeps it for the results. */
export function report(figure: Figure): void {
  measured.figures.push(figure)
  const sign = figure.atLeast ? '>=' : '<='
  const against = figure.against ? `  (${figure.against})` : ''
  say(
    `${isReached(figure) ? '✓' : '✗'} ${figure.what.padEnd(62)} ${rounded(figure.value).padStart(9)} ${figure.unit.padEnd(5)} bar ${sign} ${figure.bar} ${figure.unit}${against}`,
  )
}

/** Keeps a chart for the results. */
export function keepChart(chart: Chart): void {
  measured.charts.push(chart)
}

/** The median of an odd number of measurements. */
export function median(values: readonly number[]): number {
  return percentileOf(values, 0.5)
}

/** The value below which this share of the values lies; not a number without any. */
export function percentileOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
