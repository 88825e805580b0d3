import { promisify } from 'node:util'
import type { StoreInfo } from '../app/platform/scope.ts'
import { brotliCompress, constants, gzip } from 'node:zlib'

export interface CachedPage {
  /** Its content policy, where it is another than the shop's. */
  readonly policy?: string | undefined
  readonly plain: Buffer
  readonly br: Buffer
  readonly gzip: Buffer
  /** What is sent with an answer that is no page of HTML: its type, and how long others may keep it. */
  readonly headers?: readonly (readonly [name: string, value: string])[]
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** What the cache asks of a visitor: nothing of his but these cookies could make the page another one. */
type HasCookie = (name: string) => boolean

interface Entry {
  readonly page: CachedPage
  /** Cookies that rendering looked for and did not find. */
  readonly without: readonly string[]
}

const LIMIT = 500
const MINUTE = 60_000
const NOT_PART_OF_THE_PAGE = /^(?:utm_\w+|gclid|fbclid|msclkid|mtm_\w+)$/

/**
 * Rendered pages of visitors without cart and account, least recently used out first. They are shown while the API
 * was heard of within a minute, and all forgotten when the catalogue version changes or the lifespan is over
 * (decisions K-3).
 */
export class PageCache {
  readonly #pages = new Map<string, Entry>()
  /** What the API said of each store view, as old as the pages at most. */
  readonly storeInfo = new Map<string, Promise<StoreInfo>>()
  readonly #now: () => number
  /** Milliseconds. */
  readonly #lifespan: number
  #version = ''
  #heard: number
  #emptied: number

  /** `lifespan` is in minutes. */
  constructor(lifespan = 10, now: () => number = Date.now) {
    this.#now = now
    this.#lifespan = lifespan * MINUTE
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
  get(key: string, has: HasCookie): CachedPage | undefined {
    const now = this.#now()
    if (now - this.#emptied > this.#lifespan) this.clear()
    const entry = this.#pages.get(key)
    if (!entry || now - this.#heard > MINUTE || entry.without.some(has)) return undefined
    this.#pages.delete(key)
    this.#pages.set(key, entry)
    return entry.page
  }

  /**
   * Keeps a page that was rendered `without` these cookies while `version` was the newest; a page of an older one is
   * dropped.
   */
  set(key: string, page: CachedPage, version: string, without: readonly string[] = []): void {
    if (version !== this.#version) return
    this.#pages.set(key, { page, without })
    const oldest = this.#pages.keys().next()
    if (this.#pages.size > LIMIT && !oldest.done) this.#pages.delete(oldest.value)
  }

  clear(): void {
    this.#pages.clear()
    this.storeInfo.clear()
    this.#emptied = this.#now()
  }
}

/** Identity of an anonymous page; undefined for addresses too long to be worth keeping. */
export function pageKey(storeCode: string, url: URL): string | undefined {
  const parameters = [...url.searchParams].filter(([name]) => !NOT_PART_OF_THE_PAGE.test(name))
  const query = new URLSearchParams(parameters.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))).toString()
  const key = `${storeCode} ${url.pathname}?${query}`
  return key.length <= 512 ? key : undefined
}

/** The page with its compressed forms, made once. */
export async function compressed(plain: Buffer): Promise<CachedPage> {
  const [br, zipped] = await Promise.all([compressBrotli(plain, brotli(6)), compressGzip(plain)])
  return { plain, br, gzip: zipped }
}

export type Encoding = 'br' | 'gzip'

/** The best encoding that the browser takes. */
export function encodingFor(accepted = ''): Encoding | undefined {
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined
}

/** A page of one visitor, compressed for him alone: the best compression would cost more than it saves. */
export function quicklyCompressed(plain: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br'
    ? compressBrotli(plain, { ...brotli(3), chunkSize })
    : compressGzip(plain, { level: 2, chunkSize })
}

/** Room for a whole page: with less, each piece would be one more errand to another thread. */
const chunkSize = 64 * 1024

const brotli = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
