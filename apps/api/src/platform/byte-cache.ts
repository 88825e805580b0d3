import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

export type CacheStatistics = {
  name: string
  entries: number
  /** Estimated bytes of all entries, never above `budget`. */
  bytes: number
  budget: number
  hits: number
  misses: number
}

type Options = {
  name: string
  /** Maximum bytes of all entries. */
  budget: number
  /** Larger entries, by estimate, are not stored; a quarter of the budget by default. */
  largestEntry?: number
}

/** Memory of an entry in addition to its value: the map, the entry object and a short key. */
const entryOverhead = 200

/** LRU cache with a budget in bytes. */
export class ByteCache<Key extends string | number, Value extends object | string | number> {
  readonly #entries: LRUCache<Key, Value>
  readonly #name: string
  readonly #budget: number
  #hits = 0
  #misses = 0

  constructor({ name, budget, largestEntry = budget / 4 }: Options) {
    this.#name = name
    this.#budget = budget
    this.#entries = new LRUCache({ maxSize: budget, maxEntrySize: Math.floor(largestEntry) })
  }

  get(key: Key): Value | undefined {
    const value = this.#entries.get(key)
    if (value === undefined) this.#misses++
    else this.#hits++
    return value
  }

  /** Stores a value of an estimated size in bytes, unless it is larger than the largest entry. */
  set(key: Key, value: Value, bytes: number): void {
    // LRUCache keeps the size of an entry that is set to the same value again.
    this.#entries.delete(key)
    this.#entries.set(key, value, { size: Math.ceil(bytes) + entryOverhead })
  }

  /** A copy of the entries, the least recently used first. */
  entries(): [Key, Value][] {
    return [...this.#entries.rentries()] as [Key, Value][]
  }

  delete(key: Key): void {
    this.#entries.delete(key)
  }

  clear(): void {
    this.#entries.clear()
  }

  get statistics(): CacheStatistics {
    return {
      name: this.#name,
      entries: this.#entries.size,
      bytes: this.#entries.calculatedSize,
      budget: this.#budget,
      hits: this.#hits,
      misses: this.#misses,
    }
  }
}

/** The caches of a process and their statistics. */
export class CacheRegistry {
  readonly #sources: (() => CacheStatistics | readonly CacheStatistics[])[] = []

  /** A cache that lives as long as the process. */
  create<Key extends string | number, Value extends object | string | number>(
    options: Options,
  ): ByteCache<Key, Value> {
    const cache = new ByteCache<Key, Value>(options)
    this.add(() => cache.statistics)
    return cache
  }

  /** Adds temporary caches: `source` returns the current ones. */
  add(source: () => CacheStatistics | readonly CacheStatistics[]): void {
    this.#sources.push(source)
  }

  /** Statistics by name; those of caches with the same name are added up. */
  statistics(): CacheStatistics[] {
    const byName = Map.groupBy(
      this.#sources.flatMap((source) => source()),
      ({ name }) => name,
    )
    return [...byName].map(([name, all]) => {
      const sum = (count: (one: CacheStatistics) => number) =>
        all.reduce((total, one) => total + count(one), 0)
      return {
        name,
        entries: sum(({ entries }) => entries),
        bytes: sum(({ bytes }) => bytes),
        budget: sum(({ budget }) => budget),
        hits: sum(({ hits }) => hits),
        misses: sum(({ misses }) => misses),
      }
    })
  }
}

/** A key of fixed size for texts of any length. Different lists of parts have different keys. */
export function hashedKey(...parts: readonly string[]): string {
  return hash('sha256', parts.map((part) => `${part.length}:${part}`).join(''), 'base64url')
}

/** Estimated bytes of a text in memory: two per character, as V8 stores texts beyond Latin-1. */
export const textBytes = (text: string): number => 2 * text.length
