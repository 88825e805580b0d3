/** Labels of a series, in the names of OpenTelemetry's semantic conventions. */
export type Labels = Readonly<Record<string, string>>

export type Reading = { labels?: Labels; value: number }

export type HistogramReading = {
  labels: Labels
  count: number
  sum: number
  /** Of each bound the values up to it and above the one before; the last are those above all bounds. */
  buckets: readonly number[]
}

type Described = {
  /** Of OpenTelemetry, with dots. */
  name: string
  /** By UCUM: `s`, `By`, `1`, or a word in braces. */
  unit: string
  description: string
}

export type Metric = Described &
  (
    | { kind: 'counter' | 'gauge'; readings: readonly Reading[] }
    | { kind: 'histogram'; bounds: readonly number[]; readings: readonly HistogramReading[] }
  )

type LabelNames = readonly string[]
type Definition<Names extends LabelNames> = Described & { labels: Names }
type Values<Names extends LabelNames> = { [Index in keyof Names]: string }

/** Series of an instrument: what clients send may not grow them without limit. */
const mostSeries = 1000
const overflow: Labels = { 'otel.metric.overflow': 'true' }

/** Bounds in seconds: those of the semantic conventions, and two below, as cached answers take less than a millisecond. */
export const secondsBounds = [
  0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10,
]

/** The series of an instrument by the values of its labels. */
class SeriesMap<State> {
  readonly #names: LabelNames
  readonly #create: (labels: Labels) => State
  readonly #states = new Map<string, State>()
  #rest: State | undefined

  constructor(names: LabelNames, create: (labels: Labels) => State) {
    this.#names = names
    this.#create = create
  }

  of(values: readonly string[]): State {
    const key = values.length === 1 ? (values[0] ?? '') : values.join('\n')
    const known = this.#states.get(key)
    if (known) return known
    if (this.#states.size >= mostSeries) return (this.#rest ??= this.#create(overflow))
    const labels = Object.fromEntries(this.#names.map((name, index) => [name, values[index] ?? '']))
    const state = this.#create(labels)
    this.#states.set(key, state)
    return state
  }

  get all(): State[] {
    return this.#rest ? [...this.#states.values(), this.#rest] : [...this.#states.values()]
  }
}

/** Counts events; nothing while nobody reads it. */
export class Counter<Names extends LabelNames = LabelNames> {
  readonly #isOn: boolean
  readonly #series: SeriesMap<{ labels: Labels; value: number }>

  constructor(names: Names, isOn: boolean) {
    this.#isOn = isOn
    this.#series = new SeriesMap(names, (labels) => ({ labels, value: 0 }))
  }

  add(amount: number, ...values: Values<Names>): void {
    if (this.#isOn) this.#series.of(values).value += amount
  }

  get readings(): Reading[] {
    return this.#series.all.map((one) => ({ ...one }))
  }
}

/** Counts values by size; nothing while nobody reads it. */
export class Histogram<Names extends LabelNames = LabelNames> {
  readonly isOn: boolean
  readonly bounds: readonly number[]
  readonly #series: SeriesMap<{ labels: Labels; count: number; sum: number; buckets: number[] }>

  constructor(names: Names, isOn: boolean, bounds: readonly number[]) {
    this.isOn = isOn
    this.bounds = bounds
    this.#series = new SeriesMap(names, (labels) => ({
      labels,
      count: 0,
      sum: 0,
      buckets: Array.from<number>({ length: bounds.length + 1 }).fill(0),
    }))
  }

  record(value: number, ...values: Values<Names>): void {
    if (!this.isOn) return
    const series = this.#series.of(values)
    series.count++
    series.sum += value
    let at = 0
    while (at < this.bounds.length && value > (this.bounds[at] ?? Infinity)) at++
    series.buckets[at] = (series.buckets[at] ?? 0) + 1
  }

  get readings(): HistogramReading[] {
    return this.#series.all.map((one) => ({ ...one, buckets: [...one.buckets] }))
  }
}

type Read = () => readonly Reading[] | Promise<readonly Reading[]>

/** The instruments of a process. They count without a library, because answers from caches take only microseconds. */
export class MetricRegistry {
  /** Whether somebody reads: else instruments do nothing. */
  readonly isOn: boolean
  readonly #counters = new Map<string, { described: Described; counter: Counter }>()
  readonly #histograms = new Map<string, { described: Described; histogram: Histogram }>()
  readonly #observed = new Map<string, { metric: Described & { kind: 'counter' | 'gauge' }; reads: Read[] }>()
  readonly #onFailure: (error: unknown, metric: string) => void

  constructor(isOn: boolean, onFailure: (error: unknown, metric: string) => void = () => undefined) {
    this.isOn = isOn
    this.#onFailure = onFailure
  }

  /** The instrument of a name, which servers of one process share. */
  counter<const Names extends LabelNames>({ labels, ...described }: Definition<Names>): Counter<Names> {
    const { name } = described
    const known = this.#counters.get(name)
    if (known) return known.counter
    const counter: Counter = new Counter(labels, this.isOn)
    this.#counters.set(name, { described, counter })
    return counter
  }

  histogram<const Names extends LabelNames>(
    { labels, ...described }: Definition<Names>,
    bounds = secondsBounds,
  ): Histogram<Names> {
    const { name } = described
    const known = this.#histograms.get(name)
    if (known) return known.histogram
    const histogram: Histogram = new Histogram(labels, this.isOn, bounds)
    this.#histograms.set(name, { described, histogram })
    return histogram
  }

  /** A value that is read when somebody asks; several sources of one name are added up. */
  observe(metric: Described & { kind: 'counter' | 'gauge' }, read: Read): void {
    if (!this.isOn) return
    const known = this.#observed.get(metric.name)
    if (known) known.reads.push(read)
    else this.#observed.set(metric.name, { metric, reads: [read] })
  }

  /** All that has been measured; a source that fails is left out. */
  async collect(): Promise<Metric[]> {
    const observed = [...this.#observed.values()].map(async ({ metric, reads }): Promise<Metric> => {
      const readings = await Promise.all(
        reads.map(async (read) => {
          try {
            return await read()
          } catch (error) {
            this.#onFailure(error, metric.name)
            return []
          }
        }),
      )
      return { ...metric, readings: addedUp(readings.flat()) }
    })
    return [
      ...[...this.#counters.values()].map(({ described, counter }) => ({
        ...described,
        kind: 'counter' as const,
        readings: counter.readings,
      })),
      ...[...this.#histograms.values()].map(({ described, histogram }) => ({
        ...described,
        kind: 'histogram' as const,
        bounds: histogram.bounds,
        readings: histogram.readings,
      })),
      ...(await Promise.all(observed)),
    ]
  }
}

/** Readings of the same labels as one. */
function addedUp(readings: readonly Reading[]): Reading[] {
  const byLabels = Map.groupBy(readings, ({ labels = {} }) => JSON.stringify(labels))
  return [...byLabels.values()].map((same) => ({
    labels: same[0]?.labels ?? {},
    value: same.reduce((sum, { value }) => sum + value, 0),
  }))
}
