import { LRUCache } from 'lru-cache'
import type { RequestScope } from '../app/platform/scope.ts'
import { bodyOf, type Render } from './build.ts'
import { compressPage, pageOf, type CompressedPage } from './compression.ts'

/** Seconds after which a refused visitor may try again. */
export const RETRY_AFTER = '2'

/** Milliseconds for which the page is kept; it has the navigation of the shop, which may change. */
const LIFESPAN = 60_000

/** The page that visitors get while the shop has too much to do, rendered once a minute for each language. */
export class BusyPage {
  readonly #pages = new LRUCache<string, Promise<CompressedPage>>({ max: 100, ttl: LIFESPAN })
  readonly #render: Render

  constructor(render: Render) {
    this.#render = render
  }

  /** The page in the language of the request. Throws what rendering throws; then the next request tries again. */
  async get(scope: RequestScope): Promise<CompressedPage> {
    const { language, site, publicUrl } = scope
    const key = `${site.code} ${language}`
    let page = this.#pages.get(key)
    if (!page) {
      const path = site.languagePrefix ? `/${language}` : '/'
      page = this.#render(new Request(`${publicUrl}${path}`), scope).then(async (answer) =>
        compressPage(pageOf((await bodyOf(answer, scope)) ?? Buffer.of())),
      )
      this.#pages.set(key, page)
      page.catch(() => this.#pages.delete(key))
    }
    return await page
  }
}
