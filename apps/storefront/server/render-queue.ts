import { performance } from 'node:perf_hooks'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'

/** Priority of a page: rendered before from the same path without parameters, or not. */
export type RenderLane = 'known' | 'other'

/** A path is remembered up to this length, in characters. */
const longestPath = 512
const mostPaths = 10_000
/** Longest pause in milliseconds, so that other pages continue under load. */
const longestRestMs = 50

/**
 * Order of rendering. Each page renders in a turn of the event loop of its own. Pages of known paths go first, so that
 * visitors do not wait behind a flood of URLs that are new to the shop. While more pages wait, each of the others is followed by
 * a pause as long as the event loop was busy, which leaves half of a core to known pages and to buyers in the API.
 */
export class RenderQueue {
  readonly #waiting: Record<RenderLane, (() => void)[]> = { known: [], other: [] }
  readonly #paths = new LRUCache<string, true>({ max: mostPaths })
  #drainingSince: number | undefined
  #drainedMs = 0
  #knownInProgress = 0

  /** Lane of a page; `hasParameters`: other than those of campaigns, which do not change the page. */
  laneOf(path: string, hasParameters: boolean): RenderLane {
    return !hasParameters && this.#paths.get(path) ? 'known' : 'other'
  }

  /** Records that the shop has a page at `path`. */
  remember(path: string): void {
    if (path.length <= longestPath) this.#paths.set(path, true)
  }

  /** Milliseconds in which pages rendered, waited for their turn or for the end of a pause. */
  get busyMs(): number {
    const since = this.#drainingSince
    return this.#drainedMs + (since === undefined ? 0 : performance.now() - since)
  }

  /** Runs the loaders and the rendering of a page. */
  async run<Result>(lane: RenderLane, work: () => Promise<Result>): Promise<Result> {
    if (lane === 'other') return work()
    this.#knownInProgress += 1
    try {
      return await work()
    } finally {
      this.#knownInProgress -= 1
    }
  }

  /** Resolves when the page may render, which it does at once and synchronously. */
  turn(lane: RenderLane): Promise<void> {
    return new Promise((start) => {
      this.#waiting[lane].push(start)
      if (this.#drainingSince === undefined) void this.#drain()
    })
  }

  async #drain(): Promise<void> {
    this.#drainingSince = performance.now()
    let before = performance.eventLoopUtilization()
    for (;;) {
      await setImmediate()
      const lane = this.#waiting.known.length > 0 ? 'known' : 'other'
      const start = this.#waiting[lane].shift()
      if (!start) break
      start()
      // The page renders before the next turn of the event loop.
      await setImmediate()
      if (lane === 'known') continue
      // Includes the loaders of pages and the compression of their responses, which take as long as rendering.
      const { active } = performance.eventLoopUtilization(before)
      const isContended = this.#knownInProgress > 0 || this.#waiting.other.length > 0
      if (isContended && active >= 1) await setTimeout(Math.min(active, longestRestMs))
      before = performance.eventLoopUtilization()
    }
    this.#drainedMs += performance.now() - this.#drainingSince
    this.#drainingSince = undefined
  }
}
