import { forEachIndexYielding, sortYielding } from '../platform/cooperative-scheduler.ts'

type Numbered = { numbers: Float64Array; ordinals: Uint32Array }

const isNumber = /^-?\d+(\.\d+)?$/

/** The values of one attribute, sorted for binary search. */
export class ValueColumn {
  readonly #values: readonly string[]
  readonly #ordinals: Uint32Array
  readonly #numbered: Numbered
  /** Comparisons and values read; tests use it to check the complexity. */
  steps = 0

  private constructor(values: readonly string[], ordinals: Uint32Array, numbered: Numbered) {
    this.#values = values
    this.#ordinals = ordinals
    this.#numbered = numbered
  }

  /** Yields to the event loop every few milliseconds. */
  static async build(rows: readonly { ordinal: number; value: string }[]): Promise<ValueColumn> {
    const valueAt = (at: number) => rows[at]?.value ?? ''
    const order = await sortYielding(rows.length, (a, b) =>
      valueAt(a) < valueAt(b) ? -1 : valueAt(a) > valueAt(b) ? 1 : a - b,
    )
    const values: string[] = []
    const numeric: number[] = []
    await forEachIndexYielding(order.length, (at) => {
      const place = order[at] ?? 0
      values.push(valueAt(place))
      if (isNumber.test(valueAt(place))) numeric.push(place)
    })
    const numberAt = (at: number) => Number(valueAt(numeric[at] ?? 0))
    const byNumber = await sortYielding(numeric.length, (a, b) => numberAt(a) - numberAt(b) || a - b)
    const ordinalAt = (place: number) => rows[place]?.ordinal ?? 0
    return new ValueColumn(values, order.map(ordinalAt), {
      numbers: Float64Array.from(byNumber, numberAt),
      ordinals: byNumber.map((at) => ordinalAt(numeric[at] ?? 0)),
    })
  }

  /** Ordinals of the products that have one of the values. */
  withValues(values: readonly string[]): number[] {
    return [...new Set(values)].flatMap((value) =>
      this.#between(this.#values, this.#ordinals, { from: value, to: value }),
    )
  }

  /**
   * Ordinals with a value between two inclusive bounds. Compares numerically if all given bounds are numbers,
   * else as text.
   */
  between({ from, to }: { from?: string | undefined; to?: string | undefined }): number[] {
    const given = [from, to].filter((bound) => bound !== undefined)
    if (!given.every((bound) => isNumber.test(bound))) {
      return this.#between(this.#values, this.#ordinals, { from, to })
    }
    const number = (bound: string | undefined) => (bound === undefined ? undefined : Number(bound))
    const { numbers, ordinals } = this.#numbered
    return this.#between(numbers, ordinals, { from: number(from), to: number(to) })
  }

  #between<Value extends string | number>(
    sorted: ArrayLike<Value>,
    ordinals: Uint32Array,
    { from, to }: { from?: Value | undefined; to?: Value | undefined },
  ): number[] {
    const first = from === undefined ? 0 : this.#placeOf(sorted, (value) => value < from)
    const end = to === undefined ? sorted.length : this.#placeOf(sorted, (value) => value <= to)
    this.steps += Math.max(0, end - first)
    return [...ordinals.subarray(first, Math.max(first, end))]
  }

  /** Number of sorted values for which `isBefore` is true. */
  #placeOf<Value>(sorted: ArrayLike<Value>, isBefore: (value: Value) => boolean): number {
    let low = 0
    let high = sorted.length
    while (low < high) {
      const middle = (low + high) >>> 1
      this.steps++
      if (isBefore(sorted[middle] as Value)) low = middle + 1
      else high = middle
    }
    return low
  }
}
