import { hash } from 'node:crypto'
import { TagVersions } from '@comptoir/rules/tag-versions'
import type { ResponseSource } from '@comptoir/rules/response-source'
import { LRUCache } from 'lru-cache'
import type { ChangesSince } from './change-reader.ts'
import type { CompressedPage, Page } from './compression.ts'
import { SharedResponseCache } from './shared-responses.ts'

/** Caches in front of the storefront. */
interface Purger {
  purge: (tags: readonly string[], version: number) => void
  purgeEverything: (version: number) => void
}

/** A page that is the same for all visitors without cookies. */
export interface SharedPage extends Page {
  /** Content security policy when it differs from the shop's. */
  readonly policy?: string | undefined
  /** Response headers of an XML file: type and cache lifetime. */
  readonly headers?: readonly (readonly [name: string, value: string])[]
  /** The header that tells caches in front the tags of the page. */
  readonly tagsHeader?: readonly [name: string, value: string] | undefined
}

export type CachedPage = SharedPage & CompressedPage

/** Whether the visitor sent a cookie. */
type HasCookie = (name: string) => boolean

/** Key of a cached page. */
export interface PageKey {
  /** Hash of fixed length. */
  readonly hash: string
  /** Path and parameters that the page was rendered from. */
  readonly address: string
}

/** Statistics of a cache; sizes in bytes. */
export interface CacheStatistics {
  readonly name: string
  readonly entries: number
  readonly bytes: number
  readonly budget: number
  readonly hits: number
  readonly misses: number
}

export interface PageCacheOptions {
  /** Minutes after which the cache is cleared. */
  readonly lifespan: number
  /** Bytes of all pages together. */
  readonly budget: number
  readonly now?: () => number
  /** Is told of every change once it is known here. */
  readonly purger?: Purger | undefined
}

const MINUTE = 60_000
/** Larger pages are not cached; bytes. */
const MAX_PAGE_BYTES = 1024 * 1024
/** Bytes of an entry in addition to its page. */
const OVERHEAD = 1024
/** Bytes of a tag, whose text other pages share. */
const TAG_BYTES = 16
/** Share of the budget for URLs with parameters, of which there is no limit: they cannot evict the others. */
const QUERY_SHARE = 0.25
/** URLs with parameters that were rendered once and are remembered; most are never asked for again. */
const MOST_ONCE = 4096

/**
 * LRU cache of rendered pages for visitors without cart and account. Returns a page until something that it shows
 * changes, only while the API answered within the last minute, and is cleared when the lifespan ends (decisions K-3).
 */
export class PageCache {
  readonly #plain: LRUCache<string, Entry>
  readonly #withQuery: LRUCache<string, Entry>
  /** Hashes of the pages with parameters that are stored when they are rendered again. */
  readonly #once = new LRUCache<string, true>({ max: MOST_ONCE })
  /** When what the tags stand for last changed. */
  readonly tags = new TagVersions()
  /** Responses that every page may need, such as the settings of the store view. */
  readonly sharedResponses = new SharedResponseCache({
    version: () => this.#version,
    isCurrent: (source) => this.#isInContact(this.#now()) && this.isCurrent(source),
  })
  readonly #now: () => number
  readonly #purger: Purger | undefined
  /** In milliseconds. */
  readonly #lifespan: number
  readonly #budget: number
  #version = 0
  #lastContact: number
  #clearedAt: number
  #hits = 0
  #misses = 0

  constructor({ lifespan, budget, now = Date.now, purger }: PageCacheOptions) {
    this.#now = now
    this.#purger = purger
    this.#lifespan = lifespan * MINUTE
    this.#budget = budget
    this.#plain = cacheOfBytes(budget * (1 - QUERY_SHARE))
    this.#withQuery = cacheOfBytes(budget * QUERY_SHARE)
    this.#lastContact = now()
    this.#clearedAt = now()
  }

  /** Drops what shows the changes; an older answer of another process changes nothing. */
  apply({ version, changes }: ChangesSince): void {
    this.#lastContact = this.#now()
    for (const change of changes) {
      if (change.tags) this.#invalidate(change.tags, change.version)
      else this.#invalidateAll(change.version)
    }
    this.#version = Math.max(this.#version, version)
  }

  /** Records that the API answered, although it tells no changes: everything is dropped when it has a newer version. */
  hear(version: number): void {
    this.#lastContact = this.#now()
    if (version <= this.#version) return
    this.#invalidateAll(version)
    this.#version = version
  }

  #invalidate(tags: readonly string[], version: number): void {
    const changed = this.tags.invalidate(tags, version)
    this.#purger?.purge(changed, version)
  }

  #invalidateAll(version: number): void {
    if (this.tags.invalidateAll(version)) this.#purger?.purgeEverything(version)
  }

  /** The changes up to this version are known. */
  get version(): number {
    return this.#version
  }

  /** When the API last told what changed. */
  get lastContact(): number {
    return this.#lastContact
  }

  /** A cached page; undefined when it may be stale or a cookie of the visitor may change it. */
  get(key: PageKey, has: HasCookie): CachedPage | undefined {
    const page = this.#find(key, has)
    if (page) this.#hits += 1
    else this.#misses += 1
    return page
  }

  #find(key: PageKey, has: HasCookie): CachedPage | undefined {
    const now = this.#now()
    if (now - this.#clearedAt > this.#lifespan) this.clear()
    if (!this.#isInContact(now)) return undefined
    const entry = this.#cacheFor(key).get(key.hash)
    if (!entry || entry.without.some(has)) return undefined
    return this.isCurrent(entry.source) ? entry.page : undefined
  }

  /**
   * Whether a rendered page is worth compressing and storing: one with parameters is from its second rendering on, because
   * most combinations of filters, words and page numbers are asked for once.
   */
  admits({ hash: page, address }: PageKey): boolean {
    if (!hasQuery(address) || this.#withQuery.has(page)) return true
    const wasRendered = this.#once.delete(page)
    if (!wasRendered) this.#once.set(page, true)
    return wasRendered
  }

  /** Whether nothing has changed that a page made from this source shows. */
  isCurrent({ tags, version }: ResponseSource): boolean {
    return this.tags.isCurrent(tags, version)
  }

  /** Stores a page rendered `without` these cookies, unless something that it shows has changed since. */
  set(key: PageKey, page: CachedPage, source: ResponseSource, without: readonly string[] = []): void {
    if (this.isCurrent(source)) this.#cacheFor(key).set(key.hash, { page, without, source })
  }

  /** Seconds until the lifespan of every page ends; 0 while it is not known what changes. */
  get secondsLeft(): number {
    const now = this.#now()
    if (!this.#isInContact(now)) return 0
    return Math.max(0, Math.floor((this.#clearedAt + this.#lifespan - now) / 1000))
  }

  clear(): void {
    this.#plain.clear()
    this.#withQuery.clear()
    this.sharedResponses.clear()
    this.#clearedAt = this.#now()
  }

  statistics(): CacheStatistics {
    const caches = [this.#plain, this.#withQuery]
    return {
      name: 'pages',
      entries: caches.reduce((sum, { size }) => sum + size, 0),
      bytes: caches.reduce((sum, { calculatedSize }) => sum + calculatedSize, 0),
      budget: this.#budget,
      hits: this.#hits,
      misses: this.#misses,
    }
  }

  /** Whether changes are known: the API answered within the last minute. */
  #isInContact(now: number): boolean {
    return now - this.#lastContact <= MINUTE
  }

  #cacheFor({ address }: PageKey): LRUCache<string, Entry> {
    return hasQuery(address) ? this.#withQuery : this.#plain
  }
}

const hasQuery = (address: string) => address.includes('?')

interface Entry {
  readonly page: CachedPage
  /** Cookies that were absent when rendering read them. */
  readonly without: readonly string[]
  readonly source: ResponseSource
}

/** Pages up to a number of bytes together; a budget of 0 stores nothing. */
function cacheOfBytes(budget: number): LRUCache<string, Entry> {
  // LRUCache takes 0 for no limit.
  const maxSize = Math.max(1, Math.floor(budget))
  return new LRUCache({
    maxSize,
    maxEntrySize: Math.min(MAX_PAGE_BYTES, maxSize),
    sizeCalculation: ({ page, source }) => bytesOf(page) + TAG_BYTES * source.tags.length,
  })
}

const bytesOf = ({ plain, br, gzip, policy = '', headers = [], tagsHeader = ['', ''] }: CachedPage) =>
  OVERHEAD +
  plain.length +
  br.length +
  gzip.length +
  2 * (policy.length + [...headers, tagsHeader].flat().reduce((sum, text) => sum + text.length, 0))

/** Key of an anonymous page; `view` is what else it depends on, such as the store view. */
export function pageKey(view: string, address: string): PageKey {
  return { hash: hash('sha256', `${view} ${address}`, 'base64url'), address }
}
