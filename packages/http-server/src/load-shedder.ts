import { performance } from 'node:perf_hooks'

export type ShedderLimits = {
  /** Requests in progress at most, whatever the load. */
  most: number
  /** Requests in progress at most while the process is overloaded: of visitors, and of buyers. */
  visitors: number
  buyers: number
}

type Options = ShedderLimits & {
  /** A clock in milliseconds; tests replace it. */
  now?: () => number
  /** Share of the time since the last call that the event loop was busy, from 0 to 1; tests replace it. */
  utilization?: () => number
}

/** Load that stands for so long is no burst; milliseconds. */
const standingMs = 250
/** Requests in progress that are no standing load. */
const calm = 1
/** The event loop is measured over at least so many milliseconds. */
const windowMs = 100
/** From here on the event loop has no time left. */
const full = 0.9

/**
 * Decides which requests a process takes on. A burst waits; once the event loop has been full and work has been standing
 * for a quarter of a second, only as many requests are admitted as are answered about as fast as usual, those of buyers
 * before those of visitors, and the others can be refused at once. It ends as soon as no work is standing.
 */
export class LoadShedder {
  readonly #limits: ShedderLimits
  readonly #now: () => number
  readonly #utilization: () => number
  #inProgress = 0
  #standingSince: number | undefined
  #measuredAt: number
  #isFull = false
  #refused = 0

  constructor({ now = () => performance.now(), utilization = eventLoopUtilization(), ...limits }: Options) {
    this.#limits = limits
    this.#now = now
    this.#utilization = utilization
    this.#measuredAt = now()
  }

  /** Requests that were refused. */
  get refused(): number {
    return this.#refused
  }

  get isOverloaded(): boolean {
    const now = this.#now()
    if (now - this.#measuredAt >= windowMs) {
      this.#measuredAt = now
      this.#isFull = this.#utilization() >= full
    }
    return this.#isFull && this.#standingSince !== undefined && now - this.#standingSince >= standingMs
  }

  /** Admits a request and returns the function to call at its end; undefined when it has to be refused. */
  enter(isBuyer: boolean): (() => void) | undefined {
    const { most, visitors, buyers } = this.#limits
    const inOverload = isBuyer ? buyers : visitors
    if (this.#inProgress >= (this.isOverloaded ? inOverload : most)) {
      this.#refused++
      return undefined
    }
    this.#inProgress++
    if (this.#inProgress > calm) this.#standingSince ??= this.#now()
    let hasLeft = false
    return () => {
      if (hasLeft) return
      hasLeft = true
      this.#inProgress--
      if (this.#inProgress <= calm) this.#standingSince = undefined
    }
  }
}

/** Measures the event loop since the last call. */
function eventLoopUtilization(): () => number {
  let last = performance.eventLoopUtilization()
  return () => {
    const { utilization } = performance.eventLoopUtilization(last)
    last = performance.eventLoopUtilization()
    return utilization
  }
}
