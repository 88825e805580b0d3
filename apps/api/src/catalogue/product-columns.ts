/**
 * The facet columns of the products, so that facets are counted by walking through products. The columns of an ordinal are
 * the `count[ordinal]` values from `start[ordinal]` on. An update appends to `values`, which older versions share: they
 * read what was there before.
 */
export type ProductColumns = {
  readonly start: Uint32Array
  readonly count: Uint16Array
  readonly values: Uint16Array | Uint32Array
  /** Values in use, and values of earlier versions, from the beginning. */
  readonly used: number
}

const mostInUint16 = 2 ** 16
/** Share of room for updates beside the columns in use. */
const spare = 1 / 8

/** Room for so many columns, numbered from 0 below `columnCount`. */
export function columnValues(length: number, columnCount: number): Uint16Array | Uint32Array {
  return columnCount <= mostInUint16 ? new Uint16Array(length) : new Uint32Array(length)
}

export function columnsAt({ start, count, values }: ProductColumns, ordinal: number) {
  const first = start[ordinal] ?? 0
  return values.subarray(first, first + (count[ordinal] ?? 0))
}

/** The columns after those of some ordinals changed. `size` and `columnCount` are the new ones. Does not modify `before`. */
export function updateColumns(
  before: ProductColumns,
  changes: ReadonlyMap<number, readonly number[]>,
  { size, columnCount }: { size: number; columnCount: number },
): ProductColumns {
  if (changes.size === 0 && size === before.start.length) return before
  const start = new Uint32Array(size)
  const count = new Uint16Array(size)
  start.set(before.start)
  count.set(before.count)
  const added = changes.values().reduce((sum, columns) => sum + columns.length, 0)
  let { values, used } = before
  const isTooNarrow = columnCount > mostInUint16 && values instanceof Uint16Array
  if (isTooNarrow || used + added > values.length) {
    for (const ordinal of changes.keys()) count[ordinal] = 0
    ;({ values, used } = compacted({ start, count, values, used }, added, columnCount))
  }
  for (const [ordinal, columns] of changes) {
    start[ordinal] = used
    count[ordinal] = columns.length
    values.set(columns, used)
    used += columns.length
  }
  return { start, count, values, used }
}

/** Copies the values in use, with room for more, and changes `start` to where they are. */
function compacted({ start, count, values }: ProductColumns, added: number, columnCount: number) {
  let live = added
  for (const own of count) live += own
  const copy = columnValues(Math.ceil(live * (1 + spare)) + 64, columnCount)
  let used = 0
  for (let ordinal = 0; ordinal < start.length; ordinal++) {
    const first = start[ordinal] ?? 0
    const own = count[ordinal] ?? 0
    start[ordinal] = used
    for (let at = first; at < first + own; at++) copy[used++] = values[at] ?? 0
  }
  return { values: copy, used }
}
