import type { DatabaseLimits } from './database-limits.ts'
import { PoolGate } from './pool-gate.ts'

/**
 * Limits how much work with the same key runs at once, within this process. Work that may wait for the lock of a row passes
 * it before it takes a connection: otherwise the waits for one row would use up the pool.
 */
export class KeyedGate {
  readonly #gates = new Map<number, { gate: PoolGate; users: number }>()
  readonly #holders: number
  readonly #limits: Pick<DatabaseLimits, 'waitMs' | 'maxWaiting'>

  constructor(holders: number, limits: Pick<DatabaseLimits, 'waitMs' | 'maxWaiting'>) {
    this.#holders = holders
    this.#limits = limits
  }

  /** Runs `work` once each key has a permit for it. Throws PoolBusyError when one has none in time. */
  async run<T>(keys: readonly number[], work: () => Promise<T>): Promise<T> {
    // In the same order for all, so that two never wait for each other.
    const [key, ...others] = [...new Set(keys)].toSorted((a, b) => a - b)
    if (key === undefined) return await work()
    const entry = this.#gates.get(key) ?? { gate: new PoolGate(this.#holders, this.#limits), users: 0 }
    this.#gates.set(key, entry)
    entry.users++
    try {
      await entry.gate.enter()
      try {
        return await this.run(others, work)
      } finally {
        entry.gate.leave()
      }
    } finally {
      entry.users--
      if (entry.users === 0) this.#gates.delete(key)
    }
  }
}
