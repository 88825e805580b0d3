import { isBusyWithShoppers, yieldToShoppers } from './interactive.ts'

/** Lets requests be answered before long work goes on. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve)
  })
}

/** How long each slice waits for what is urgent: work that never ends holds up other work, but does not stop it. */
const longestWaitMs = 100
let urgent: Promise<void> | undefined

/** Long work that is cut into slices lets this go first. */
export function letPass(work: Promise<void>): void {
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

const slice = 2000
/** How long requests may have to wait for a slice of long work, and each step of an operation on a cart or an order. */
const mostMs = 8
const mostMsBesideShoppers = 2
const smallSteps = 32

/** Tells when long work went on for a few milliseconds; asked after each step. */
export class Pacer {
  readonly #steps: number
  #started = performance.now()
  #done = 0

  /** Looks at the clock once in so many steps. */
  constructor(steps = smallSteps) {
    this.#steps = steps
  }

  get isTired(): boolean {
    if (++this.#done < this.#steps) return false
    this.#done = 0
    return performance.now() - this.#started > (isBusyWithShoppers() ? mostMsBesideShoppers : mostMs)
  }

  async rest(): Promise<void> {
    await yieldToShoppers(this.#started)
    if (urgent) await waitForUrgent(urgent)
    this.#started = performance.now()
  }
}

/** Calls `work` for each number below `count`, pausing every few milliseconds. */
export async function forEachInSlices(count: number, work: (index: number) => void): Promise<void> {
  const pacer = new Pacer()
  for (let index = 0; index < count; index++) {
    work(index)
    if (pacer.isTired) await pacer.rest()
  }
}

/** The same for things that come one after the other. */
export async function forEachOf<Thing>(things: Iterable<Thing>, work: (thing: Thing) => void): Promise<void> {
  const pacer = new Pacer()
  for (const thing of things) {
    work(thing)
    if (pacer.isTired) await pacer.rest()
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
  const pacer = new Pacer()
  let from = Uint32Array.from({ length: count }, (_, index) => index)
  let to = new Uint32Array(count)
  for (let start = 0; start < count; start += slice) {
    from.subarray(start, start + slice).sort(compare)
    await pacer.rest()
  }
  for (let width = slice; width < count; width *= 2) {
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
        if (pacer.isTired) await pacer.rest()
      }
    }
    ;[from, to] = [to, from]
  }
  return from
}

/** Position of each number in `order`. */
export function ranksOf(order: Uint32Array): Uint32Array {
  const ranks = new Uint32Array(order.length)
  for (let at = 0; at < order.length; at++) ranks[order[at] ?? 0] = at
  return ranks
}
