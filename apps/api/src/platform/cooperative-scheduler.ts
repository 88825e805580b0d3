import { isBusyWithShoppers, yieldToShoppers } from './interactive.ts'

/** Resolves in the next turn of the event loop, after pending I/O. */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve)
  })
}

/** Longest time that long work waits at each yield for prioritised work, which may never end. */
const longestWaitMs = 100
let urgent: Promise<void> | undefined

/** Makes long work wait for `work` whenever it yields. */
export function prioritise(work: Promise<void>): void {
  urgent = work
  const passed = () => {
    if (urgent === work) urgent = undefined
  }
  work.then(passed, passed)
}

async function waitForUrgent(work: Promise<void>): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, longestWaitMs)
  await Promise.race([work.catch(() => undefined), late])
  clearTimeout(timer)
}

/** Items that are sorted without yielding. */
const runLength = 2000
/** Longest uninterrupted computation, in milliseconds, in general and while a cart or an order is being changed. */
const maxBlockMs = 8
const maxBlockMsBesideShoppers = 2
const stepsBetweenChecks = 32

/** Splits long work into blocks of a few milliseconds: check `shouldYield` after each step, and await `yield()`. */
export class CooperativeScheduler {
  readonly #steps: number
  #started = performance.now()
  #done = 0

  readonly #isUrgent: boolean
  readonly #isAwaited: boolean

  /**
   * Reads the clock once every `steps` steps. Work that is itself prioritised says so, or it waits for itself; so does
   * work that shoppers wait for, which would pause for them.
   */
  constructor(steps = stepsBetweenChecks, { isUrgent = false, isAwaited = false } = {}) {
    this.#steps = steps
    this.#isUrgent = isUrgent
    this.#isAwaited = isAwaited
  }

  get shouldYield(): boolean {
    if (++this.#done < this.#steps) return false
    this.#done = 0
    return performance.now() - this.#started > (isBusyWithShoppers() ? maxBlockMsBesideShoppers : maxBlockMs)
  }

  async yield(): Promise<void> {
    await (this.#isAwaited ? yieldToEventLoop() : yieldToShoppers(this.#started))
    if (urgent && !this.#isUrgent) await waitForUrgent(urgent)
    this.#started = performance.now()
  }
}

/** For work that shoppers wait for: it lets others run in between, and does not rest for them. */
export const awaitedWork = () => new CooperativeScheduler(stepsBetweenChecks, { isAwaited: true })

/** Calls `work` for each index below `count`, yielding every few milliseconds. */
export async function forEachIndexYielding(count: number, work: (index: number) => void): Promise<void> {
  const scheduler = new CooperativeScheduler()
  for (let index = 0; index < count; index++) {
    work(index)
    if (scheduler.shouldYield) await scheduler.yield()
  }
}

/** Calls `work` for each item, yielding every few milliseconds. */
export async function forEachYielding<Item>(
  items: Iterable<Item>,
  work: (item: Item) => void,
  scheduler = new CooperativeScheduler(),
): Promise<void> {
  for (const item of items) {
    work(item)
    if (scheduler.shouldYield) await scheduler.yield()
  }
}

/** The indexes below `count` in the order of `compare`: a stable merge sort that yields every few milliseconds. */
export async function sortYielding(
  count: number,
  compare: (a: number, b: number) => number,
  scheduler = new CooperativeScheduler(),
): Promise<Uint32Array> {
  let from = Uint32Array.from({ length: count }, (_, index) => index)
  let to = new Uint32Array(count)
  for (let start = 0; start < count; start += runLength) {
    from.subarray(start, start + runLength).sort(compare)
    await scheduler.yield()
  }
  for (let width = runLength; width < count; width *= 2) {
    for (let start = 0; start < count; start += 2 * width) {
      const middle = Math.min(start + width, count)
      const end = Math.min(start + 2 * width, count)
      let left = start
      let right = middle
      for (let at = start; at < end; at++) {
        const a = from[left] ?? 0
        const b = from[right] ?? 0
        const takeLeft = left < middle && (right >= end || compare(a, b) <= 0)
        to[at] = takeLeft ? a : b
        if (takeLeft) left++
        else right++
        if (scheduler.shouldYield) await scheduler.yield()
      }
    }
    ;[from, to] = [to, from]
  }
  return from
}

/** The position of each index in `order`. */
export function ranksOf(order: Uint32Array): Uint32Array {
  const ranks = new Uint32Array(order.length)
  for (let at = 0; at < order.length; at++) ranks[order[at] ?? 0] = at
  return ranks
}

/** Numbers that are copied without yielding: a millisecond. */
const pieceLength = 256 * 1024

/** A copy of an array of numbers, yielding every few milliseconds; they must not change meanwhile. */
export async function copiedYielding<Numbers extends Int32Array | Uint32Array | Uint16Array>(
  array: Numbers,
): Promise<Numbers> {
  const scheduler = new CooperativeScheduler(1)
  const copy = new (array.constructor as new (length: number) => Numbers)(array.length)
  for (let at = 0; at < array.length; at += pieceLength) {
    copy.set(array.subarray(at, at + pieceLength), at)
    if (scheduler.shouldYield) await scheduler.yield()
  }
  return copy
}
