import { PoolBusyError } from './database-errors.ts'

type Waiting = { enter: () => void; timer: NodeJS.Timeout }

/** A semaphore with a bounded queue and a bounded wait. */
export class PoolGate {
  readonly #waiting = new Set<Waiting>()
  readonly #limits: { waitMs: number; maxWaiting: number }
  #free: number

  constructor(holders: number, limits: { waitMs: number; maxWaiting: number }) {
    this.#free = holders
    this.#limits = limits
  }

  /** Resolves when a permit is free; call {@link leave} afterwards. Throws {@link PoolBusyError}. */
  async enter(): Promise<void> {
    if (this.#free > 0) {
      this.#free--
      return
    }
    const { waitMs, maxWaiting } = this.#limits
    if (this.#waiting.size >= maxWaiting) throw new PoolBusyError()
    await new Promise<void>((enter, reject) => {
      const giveUp = () => {
        this.#waiting.delete(waiting)
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
