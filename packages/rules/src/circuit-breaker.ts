/** A call that was not made, because the server failed or asked for a pause shortly before. */
export class CircuitOpenError extends Error {
  override readonly name = 'CircuitOpenError'
}

/**
 * Calls a server of another company no more for a while after it has failed some times in a row, so that nobody waits for
 * it. After the pause one failure is enough for the next. `now` is in milliseconds.
 */
export class CircuitBreaker {
  readonly #failuresAllowed: number
  readonly #pauseMs: number
  readonly #now: () => number
  #failures = 0
  #pausedUntil = Number.NEGATIVE_INFINITY

  constructor(options: { failures: number; pauseMs: number; now: () => number }) {
    this.#failuresAllowed = options.failures
    this.#pauseMs = options.pauseMs
    this.#now = options.now
  }

  get isOpen(): boolean {
    return this.#now() < this.#pausedUntil
  }

  /**
   * Throws {@link CircuitOpenError} without calling during a pause. `pauseFor` says how many milliseconds to wait after an
   * error at once, such as when the server refuses because of too many requests.
   */
  async run<T>(call: () => Promise<T>, pauseFor: (error: unknown) => number | undefined): Promise<T> {
    if (this.isOpen) throw new CircuitOpenError('not called after failures')
    try {
      const answer = await call()
      this.#failures = 0
      return answer
    } catch (error) {
      this.#failures += 1
      const asked = pauseFor(error)
      if (asked !== undefined) this.#pause(asked)
      else if (this.#failures >= this.#failuresAllowed) this.#pause(this.#pauseMs)
      throw error
    }
  }

  #pause(ms: number): void {
    this.#pausedUntil = Math.max(this.#pausedUntil, this.#now() + ms)
  }
}
