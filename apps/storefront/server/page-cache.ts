import { hash } from 'node:crypto'
import type { StoreInfo } from '../app/platform/scope.ts'
import type { CompressedPage } from './compression.ts'

export interface CachedPage extends CompressedPage {
  /** Its content policy, where it is another than the shop's. */
  readonly policy?: string | undefined
  /** What is sent with an answer that is no page of HTML: its type, and how long others may keep it. */
  readonly headers?: readonly (readonly [name: string, value: string])[]
}

/** What the cache asks of a visitor: nothing of his but these cookies could make the page another one. */
type HasCookie = (name: string) => boolean

/** What a cached page is found by. */
export interface PageKey {
  /** As it is in the cache: of one length, however long the address is. */
  readonly hash: string
  /** Path and parameters; the page is made from these and no others. */
  readonly address: string
}

/** Figures of a cache; sizes in bytes. */
export interface CacheStatistics {
  readonly name: string
  readonly entries: number
  readonly bytes: number
  readonly budget: number
  readonly hits: number
  readonly misses: number
}

export interface PageCacheOptions {
  /** Minutes after which all pages are forgotten. */
  readonly lifespan: number
  /** Bytes that all pages may take together. */
  readonly budget: number
  readonly now?: () => number
}

const MINUTE = 60_000
/** A page of more bytes is not kept. */
const LARGEST = 1024 * 1024
/** What an entry takes besides its page. */
const OVERHEAD = 1024
/** Of the budget, for addresses with parameters: anybody can make up as many as they like. */
const QUERY_SHARE = 0.25

/**
 * Rendered pages of visitors without cart and account, least recently used out first. They are shown while the API
 * was heard of within a minute, and all forgotten when the catalogue version changes or the lifespan is over
 * (decisions K-3).
 */
export class PageCache {
  readonly #plain: Share
  readonly #withQuery: Share
  /** What the API said of each store view, as old as the pages at most; the site's store views are its only keys. */
  readonly storeInfo = new Map<string, Promise<StoreInfo>>()
  readonly #now: () => number
  /** Milliseconds. */
  readonly #lifespan: number
  readonly #budget: number
  #version = ''
  #heard: number
  #emptied: number
  #hits = 0
  #misses = 0

  constructor({ lifespan, budget, now = Date.now }: PageCacheOptions) {
    this.#now = now
    this.#lifespan = lifespan * MINUTE
    this.#budget = budget
    this.#plain = new Share(budget * (1 - QUERY_SHARE))
    this.#withQuery = new Share(budget * QUERY_SHARE)
    this.#heard = now()
    this.#emptied = now()
  }

  /** Version of the catalogue that pages rendered from now on show; another one empties the cache. */
  sawVersion(version: string): void {
    this.#heard = this.#now()
    if (version === this.#version) return
    this.#version = version
    this.clear()
  }

  get version(): string {
    return this.#version
  }

  /** A page for a visitor; undefined when it may be out of date, or when a cookie of his may change it. */
  get(key: PageKey, has: HasCookie): CachedPage | undefined {
    const page = this.#find(key, has)
    if (page) this.#hits += 1
    else this.#misses += 1
    return page
  }

  #find(key: PageKey, has: HasCookie): CachedPage | undefined {
    const now = this.#now()
    if (now - this.#emptied > this.#lifespan) this.clear()
    if (now - this.#heard > MINUTE) return undefined
    const entry = this.#shareOf(key).get(key.hash)
    return entry?.without.some(has) ? undefined : entry?.page
  }

  /**
   * Keeps a page that was rendered `without` these cookies while `version` was the newest; a page of an older one is
   * dropped.
   */
  set(key: PageKey, page: CachedPage, version: string, without: readonly string[] = []): void {
    if (version === this.#version) this.#shareOf(key).set(key.hash, { page, without, bytes: bytesOf(page) })
  }

  clear(): void {
    this.#plain.clear()
    this.#withQuery.clear()
    this.storeInfo.clear()
    this.#emptied = this.#now()
  }

  statistics(): CacheStatistics {
    const shares = [this.#plain, this.#withQuery]
    return {
      name: 'pages',
      entries: shares.reduce((sum, { size }) => sum + size, 0),
      bytes: shares.reduce((sum, { bytes }) => sum + bytes, 0),
      budget: this.#budget,
      hits: this.#hits,
      misses: this.#misses,
    }
  }

  #shareOf({ address }: PageKey): Share {
    return address.includes('?') ? this.#withQuery : this.#plain
  }
}

interface Entry {
  readonly page: CachedPage
  /** Cookies that rendering looked for and did not find. */
  readonly without: readonly string[]
  readonly bytes: number
}

/** A part of the cache with a budget of its own, in bytes. */
class Share {
  readonly #entries = new Map<string, Entry>()
  readonly #budget: number
  #bytes = 0

  constructor(budget: number) {
    this.#budget = budget
  }

  get size(): number {
    return this.#entries.size
  }

  get bytes(): number {
    return this.#bytes
  }

  get(key: string): Entry | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry
  }

  set(key: string, entry: Entry): void {
    this.#delete(key)
    if (entry.bytes > Math.min(LARGEST, this.#budget)) return
    this.#entries.set(key, entry)
    this.#bytes += entry.bytes
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#budget) return
      this.#delete(oldest)
    }
  }

  clear(): void {
    this.#entries.clear()
    this.#bytes = 0
  }

  #delete(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0
    this.#entries.delete(key)
  }
}

const bytesOf = ({ plain, br, gzip, policy = '', headers = [] }: CachedPage) =>
  OVERHEAD +
  plain.length +
  br.length +
  gzip.length +
  2 * (policy.length + headers.flat().reduce((sum, text) => sum + text.length, 0))

/** Key of an anonymous page: `view` is what besides the address decides what it shows, such as its store view. */
export function pageKey(view: string, address: string): PageKey {
  return { hash: hash('sha256', `${view} ${address}`, 'base64url'), address }
}
