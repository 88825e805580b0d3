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

const round = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(2))

/** Prints one value beside its limit. */
export function report(figure: Figure): void {
  const reached = figure.atLeast ? figure.value >= figure.bar : figure.value <= figure.bar
  const sign = figure.atLeast ? '>=' : '<='
  const against = figure.against ? `  (${figure.against})` : ''
  say(
    `${reached ? '✓' : '✗'} ${figure.what.padEnd(62)} ${round(figure.value).padStart(9)} ${figure.unit.padEnd(5)} bar ${sign} ${figure.bar} ${figure.unit}${against}`,
  )
}

/** The median of an odd number of measurements. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
