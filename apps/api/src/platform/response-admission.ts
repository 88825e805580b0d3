import { LRUCache } from 'lru-cache'

/** Characters of a response that is stored at once. */
const small = 8 * 1024
/** Characters of a response that is never stored: larger ones are rare and would evict many that are requested often. */
const largest = 256 * 1024
/** Keys that are remembered, about as many as the cache has larger responses: what is made again later would have been evicted. */
const mostKeys = 1024

/**
 * Which responses are worth storing: a larger one is from the second time on that it is made, because most combinations of
 * filters, words and page numbers are asked for once.
 */
export class ResponseAdmission {
  readonly #made = new LRUCache<string, true>({ max: mostKeys })

  /** Remembers the key of a stored response that has changed: the next one is stored at once. */
  remember(key: string): void {
    this.#made.set(key, true)
  }

  /** Whether to store the response that was made for a key; remembers the key. */
  admits(key: string, { length }: string): boolean {
    if (length <= small) return true
    if (length > largest) return false
    const wasMade = this.#made.has(key)
    this.remember(key)
    return wasMade
  }
}
