type Load<Key, Value> = (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>

/**
 * Loads the values that are asked for in one turn of the event loop together, like a DataLoader without its cache. They are
 * read after the last of them was asked for, so none is older than its question.
 */
export class BatchLoader<Key, Value> {
  readonly #load: Load<Key, Value>
  readonly #mostKeys: number
  #waiting = new Map<Key, PromiseWithResolvers<Value | undefined>>()

  /** `load` leaves out the keys that have no value; it gets `mostKeys` at most, and more of them one call after another. */
  constructor(load: Load<Key, Value>, mostKeys = Infinity) {
    this.#load = load
    this.#mostKeys = mostKeys
  }

  /** The value of a key; undefined without one. Rejects as loading does. */
  async get(key: Key): Promise<Value | undefined> {
    if (this.#waiting.size === 0) setImmediate(() => void this.#loadWaiting())
    const answer = this.#waiting.get(key) ?? Promise.withResolvers<Value | undefined>()
    this.#waiting.set(key, answer)
    return await answer.promise
  }

  /** Whether the key was asked for and is not being loaded yet. */
  isWaiting(key: Key): boolean {
    return this.#waiting.has(key)
  }

  async #loadWaiting(): Promise<void> {
    const asked = [...this.#waiting]
    this.#waiting = new Map()
    for (let start = 0; start < asked.length; start += this.#mostKeys) {
      await this.#answer(asked.slice(start, start + this.#mostKeys))
    }
  }

  async #answer(asked: readonly [Key, PromiseWithResolvers<Value | undefined>][]): Promise<void> {
    try {
      const found = await this.#load(asked.map(([key]) => key))
      for (const [key, answer] of asked) answer.resolve(found.get(key))
    } catch (error) {
      for (const [, answer] of asked) answer.reject(error)
    }
  }
}
