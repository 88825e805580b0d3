import { LRUCache } from 'lru-cache'

/** Characters of a response that is stored at once. */
const small = 8 * 1024
/** Characters of a response that is never stored: larger ones are rare and would evict many that are requested often. */
const largest = 256 * 1024
/** Keys that are remembered; most are never asked for again. */
const mostKeys = 4096

/**
 * Which responses are worth storing: a larger one is from the second time on that it is made, because most combinations of
 * filters, words and page numbers are asked for once.
 */
export class ResponseAdmission {
  readonly #made = new LRUCache<string, true>({ max: mostKeys })

  /** Whether to store the response that was made for a key; remembers the key. */
  admits(key: string, { length }: string): boolean {
    if (length <= small) return true
    if (length > largest) return false
    const wasMade = this.#made.has(key)
    this.#made.set(key, true)
    return wasMade
  }
}
