/** Lets requests be answered before long work goes on. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve)
  })
}

const slice = 2000

/** Calls `work` for each number below `count`, pausing every few milliseconds. */
export async function forEachInSlices(count: number, work: (index: number) => void): Promise<void> {
  for (let start = 0; start < count; start += slice) {
    const end = Math.min(count, start + slice)
    for (let index = start; index < end; index++) work(index)
    if (end < count) await breathe()
  }
}

/** The same for things that come one after the other. */
export async function forEachOf<Thing>(things: Iterable<Thing>, work: (thing: Thing) => void): Promise<void> {
  let done = 0
  for (const thing of things) {
    work(thing)
    if (++done % slice === 0) await breathe()
  }
}

/**
 * The numbers below `count` in the order of `compare`: a merge sort that pauses, so that sorting a hundred
 * thousand names holds up nobody. Equal ones stay in the order of their numbers.
 */
export async function sortedInSlices(
  count: number,
  compare: (a: number, b: number) => number,
): Promise<Uint32Array> {
  let from = Uint32Array.from({ length: count }, (_, index) => index)
  let to = new Uint32Array(count)
  for (let start = 0; start < count; start += slice) {
    from.subarray(start, start + slice).sort(compare)
    await breathe()
  }
  for (let width = slice; width < count; width *= 2) {
    for (let start = 0; start < count; start += 2 * width) {
      await merge(
        from,
        to,
        start,
        Math.min(start + width, count),
        Math.min(start + 2 * width, count),
        compare,
      )
    }
    ;[from, to] = [to, from]
  }
  return from
}

async function merge(
  from: Uint32Array,
  to: Uint32Array,
  start: number,
  middle: number,
  end: number,
  compare: (a: number, b: number) => number,
): Promise<void> {
  let left = start
  let right = middle
  for (let at = start; at < end; at++) {
    const a = from[left] ?? 0
    const b = from[right] ?? 0
    const takeLeft = left < middle && (right >= end || compare(a, b) <= 0)
    to[at] = takeLeft ? a : b
    if (takeLeft) left++
    else right++
    if (at % (4 * slice) === 0) await breathe()
  }
}

/** Position of each number in `order`. */
export function ranksOf(order: Uint32Array): Uint32Array {
  const ranks = new Uint32Array(order.length)
  for (let at = 0; at < order.length; at++) ranks[order[at] ?? 0] = at
  return ranks
}
