const WINDOW = 60_000

export interface MinuteLimits {
  /** A minute of one address. */
  readonly address: number
  /** A minute of all, which also bounds how many addresses are remembered. */
  readonly all: number
}

/** Counts what addresses send within windows of a minute. */
export class MinuteLimit {
  readonly #limits: MinuteLimits
  #end = 0
  #all = 0
  readonly #addresses = new Map<string, number>()

  constructor(limits: MinuteLimits) {
    this.#limits = limits
  }

  /** Whether one more of the address is within the limits; `now` in milliseconds. */
  take(address: string, now = Date.now()): boolean {
    if (now >= this.#end) {
      this.#end = now + WINDOW
      this.#all = 0
      this.#addresses.clear()
    }
    const count = (this.#addresses.get(address) ?? 0) + 1
    if (count > this.#limits.address || this.#all >= this.#limits.all) return false
    this.#addresses.set(address, count)
    this.#all += 1
    return true
  }
}
