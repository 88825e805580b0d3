import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export interface CachedPage {
  readonly plain: Buffer
  readonly br: Buffer
  readonly gzip: Buffer
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

const LIMIT = 500
const LIFE = 60_000
const NOT_PART_OF_THE_PAGE = /^(?:utm_\w+|gclid|fbclid|msclkid|mtm_\w+)$/

/**
 * Rendered pages of visitors without cart and account, least recently used out first. A page lives until the
 * catalogue version changes, at most a minute.
 */
export class PageCache {
  readonly #pages = new Map<string, { page: CachedPage; until: number }>()
  readonly #now: () => number
  #version = ''

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  /** Version of the catalogue that pages rendered from now on show; another one empties the cache. */
  sawVersion(version: string): void {
    if (version === this.#version) return
    this.#version = version
    this.clear()
  }

  get version(): string {
    return this.#version
  }

  get(key: string): CachedPage | undefined {
    const entry = this.#pages.get(key)
    if (!entry) return undefined
    this.#pages.delete(key)
    if (entry.until < this.#now()) return undefined
    this.#pages.set(key, entry)
    return entry.page
  }

  /** Keeps a page that was rendered while `version` was the newest; a page of an older one is dropped. */
  set(key: string, page: CachedPage, version: string): void {
    if (version !== this.#version) return
    this.#pages.set(key, { page, until: this.#now() + LIFE })
    const oldest = this.#pages.keys().next()
    if (this.#pages.size > LIMIT && !oldest.done) this.#pages.delete(oldest.value)
  }

  clear(): void {
    this.#pages.clear()
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
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }
  const [br, zipped] = await Promise.all([compressBrotli(plain, quality), compressGzip(plain)])
  return { plain, br, gzip: zipped }
}
