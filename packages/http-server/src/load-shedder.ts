import { performance } from 'node:perf_hooks'

export type ShedderLimits = {
  /** Requests in progress at most, whatever the load. */
  most: number
  /** While the process is overloaded: a visitor is admitted below so many requests in progress, a buyer below so many of buyers. */
  visitors: number
  buyers: number
  /** Of visitors while many of them are refused anyway. */
  fewestVisitors: number
}

type Options = ShedderLimits & {
  /** A clock in milliseconds; tests replace it. */
  now?: () => number
  /** Share of the time since the last call that the process had work to do, from 0 to 1; by default, of its event loop. */
  utilization?: () => number
  /** Only `most` limits then. */
  isOff?: boolean
}

/** Load that stands for so long is no burst; milliseconds. */
const standingMs = 250
/** Requests in progress that are no standing load. */
const calm = 1
/** The utilization is measured over at least so many milliseconds. */
const windowMs = 250
/** From here on the process has no time left, and below it has time again. */
const full = 0.9
const relieved = 0.75
/** Share of visitors refused, above which fewer wait at once. */
const manyRefused = 0.2

/**
 * Decides which requests a process takes on. A burst waits; once the process has been full and work has been standing
 * for a quarter of a second, only as many requests are admitted as are answered about as fast as usual, those of buyers
 * before those of visitors, and the others can be refused at once. It ends when the process has time again: that no work is
 * standing for a moment means nothing while others are refused.
 *
 * A few clients that send a request when the one before is answered wait for each other, and none is refused. When many are,
 * there are always enough to work on, so the limit is halved, down to `fewestVisitors`: those who are served wait less.
 */
export class LoadShedder {
  readonly #limits: ShedderLimits
  readonly #now: () => number
  readonly #utilization: () => number
  readonly #isOff: boolean
  #inProgress = 0
  #buyersInProgress = 0
  /** Visitors at most in progress while overloaded, and how many came and were refused since the last measurement. */
  #visitorLimit: number
  #came = 0
  #turnedAway = 0
  #standingSince: number | undefined
  #measuredAt: number
  #isFull = false
  #isOverloaded = false
  #refused = 0

  constructor({
    now = () => performance.now(),
    utilization = eventLoopUtilization(),
    isOff = false,
    ...limits
  }: Options) {
    this.#isOff = isOff
    this.#limits = limits
    this.#visitorLimit = limits.visitors
    this.#now = now
    this.#utilization = utilization
    this.#measuredAt = now()
  }

  /** Requests that were refused. */
  get refused(): number {
    return this.#refused
  }

  get isOverloaded(): boolean {
    if (this.#isOff) return false
    const now = this.#now()
    if (now - this.#measuredAt >= windowMs) this.#measure(now)
    const isStanding = this.#standingSince !== undefined && now - this.#standingSince >= standingMs
    this.#isOverloaded ||= this.#isFull && isStanding
    return this.#isOverloaded
  }

  #measure(now: number): void {
    this.#measuredAt = now
    const utilization = this.#utilization()
    this.#isFull = utilization >= full
    const { visitors, fewestVisitors } = this.#limits
    const refusesMany = this.#turnedAway > manyRefused * this.#came
    if (utilization < relieved) {
      this.#isOverloaded = false
      this.#visitorLimit = visitors
    } else if (refusesMany) this.#visitorLimit = Math.max(fewestVisitors, this.#visitorLimit >> 1)
    else this.#visitorLimit = Math.min(visitors, this.#visitorLimit << 1)
    this.#came = 0
    this.#turnedAway = 0
  }

  /** Admits a request and returns the function to call at its end; undefined when it has to be refused. */
  enter(isBuyer: boolean): (() => void) | undefined {
    const { most, buyers } = this.#limits
    const { isOverloaded } = this
    if (!isBuyer) this.#came++
    // Visitors who were admitted before take nothing from buyers, whose pages go first.
    const hasRoom = isBuyer ? this.#buyersInProgress < buyers : this.#inProgress < this.#visitorLimit
    if (this.#inProgress >= most || (isOverloaded && !hasRoom)) {
      this.#refused++
      if (!isBuyer) this.#turnedAway++
      return undefined
    }
    this.#inProgress++
    if (isBuyer) this.#buyersInProgress++
    if (this.#inProgress > calm) this.#standingSince ??= this.#now()
    let hasLeft = false
    return () => {
      if (hasLeft) return
      hasLeft = true
      this.#inProgress--
      if (isBuyer) this.#buyersInProgress--
      if (this.#inProgress <= calm) this.#standingSince = undefined
    }
  }
}

/** Returns a function that measures the event loop since its last call. */
export function eventLoopUtilization(): () => number {
  let last = performance.eventLoopUtilization()
  return () => {
    const { utilization } = performance.eventLoopUtilization(last)
    last = performance.eventLoopUtilization()
    return utilization
  }
}
