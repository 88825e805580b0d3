import { hash } from 'node:crypto'

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

type Entry<Value> = { value: Value; bytes: number }

/** Overhead of an entry in bytes: its slot in the map, the entry object and a short key. */
const entryOverhead = 200

/** An LRU cache with a budget in bytes. */
export class ByteCache<Key extends string | number, Value> {
  readonly #entries = new Map<Key, Entry<Value>>()
  readonly #name: string
  readonly #budget: number
  readonly #largestEntry: number
  #bytes = 0
  #hits = 0
  #misses = 0

  constructor({ name, budget, largestEntry = budget / 4 }: Options) {
    this.#name = name
    this.#budget = budget
    this.#largestEntry = largestEntry
  }

  get(key: Key): Value | undefined {
    const entry = this.#entries.get(key)
    if (entry === undefined) {
      this.#misses++
      return undefined
    }
    this.#hits++
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.value
  }

  /** Stores a value; `bytes` is an estimate of its size in memory. A value that is too large is not stored. */
  set(key: Key, value: Value, bytes: number): void {
    this.delete(key)
    const size = bytes + entryOverhead
    if (size > this.#largestEntry) return
    this.#entries.set(key, { value, bytes: size })
    this.#bytes += size
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#budget) return
      this.delete(oldest)
    }
  }

  delete(key: Key): void {
    const entry = this.#entries.get(key)
    if (entry === undefined) return
    this.#entries.delete(key)
    this.#bytes -= entry.bytes
  }

  clear(): void {
    this.#entries.clear()
    this.#bytes = 0
  }

  get statistics(): CacheStatistics {
    return {
      name: this.#name,
      entries: this.#entries.size,
      bytes: this.#bytes,
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
  create<Key extends string | number, Value>(options: Options): ByteCache<Key, Value> {
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
