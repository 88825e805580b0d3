import { PoolBusyError } from './database-errors.ts'

type Waiting = { enter: () => void; timer: NodeJS.Timeout }

/** A semaphore with a bounded queue and a bounded wait. */
export class PoolGate {
  readonly #waiting = new Set<Waiting>()
  readonly #limits: { waitMs: number; maxWaiting: number }
  readonly #holders: number
  #free: number

  #refused = 0

  constructor(holders: number, limits: { waitMs: number; maxWaiting: number }) {
    this.#free = holders
    this.#holders = holders
    this.#limits = limits
  }

  /** How many hold a permit, wait for one, and gave up or were sent away. */
  get statistics(): { used: number; waiting: number; refused: number } {
    return { used: this.#holders - this.#free, waiting: this.#waiting.size, refused: this.#refused }
  }

  /** Resolves when a permit is free; call {@link leave} afterwards. Throws {@link PoolBusyError}. */
  async enter(): Promise<void> {
    if (this.#free > 0) {
      this.#free--
      return
    }
    const { waitMs, maxWaiting } = this.#limits
    if (this.#waiting.size >= maxWaiting) {
      this.#refused++
      throw new PoolBusyError()
    }
    await new Promise<void>((enter, reject) => {
      const giveUp = () => {
        this.#waiting.delete(waiting)
        this.#refused++
        reject(new PoolBusyError())
      }
      const waiting: Waiting = { enter, timer: setTimeout(giveUp, waitMs) }
      this.#waiting.add(waiting)
    })
  }

  leave(): void {
    const [next] = this.#waiting
    if (!next) {
      this.#free++
      return
    }
    this.#waiting.delete(next)
    clearTimeout(next.timer)
    next.enter()
  }
}
