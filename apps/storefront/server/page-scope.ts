import { headerOf } from '@comptoir/http-server/standard-request'
import type { Telemetry } from '@comptoir/http-server/telemetry/telemetry'
import { visitorAddress } from '@comptoir/rules/network-address'
import type { RedirectList } from '@comptoir/site-file/redirects'
import type { GraphqlTransport } from '@comptoir/rules/graphql-transport'
import type { ResponseSource } from '@comptoir/rules/response-source'
import type { FastifyRequest } from 'fastify'
import { COOKIES } from '../app/platform/cookie-list.ts'
import { API_TOKEN, CART_ID, CURRENCY, LOCATION_ID, STORE_CODE } from '../app/platform/cookies.ts'
import { languageOfPath } from '../app/platform/language.ts'
import type { RequestScope } from '../app/platform/scope.ts'
import { languagesOf } from '../app/platform/site-texts.ts'
import { storeViewOf } from '../app/platform/store-view.ts'
import type { StorefrontBuild } from './build.ts'
import type { InlineStyles } from './content-policy.ts'
import type { RequestCookies } from './cookie-jar.ts'
import type { SiteSource } from './current-site.ts'
import type { PageCache } from './page-cache.ts'
import type { StorefrontSettings } from './settings.ts'

export interface Pages {
  readonly build: StorefrontBuild
  readonly site: SiteSource
  readonly settings: StorefrontSettings
  readonly transport: GraphqlTransport
  readonly cache: PageCache
  readonly redirects: RedirectList
  /** The theme that the content security policy of every response allows. */
  readonly theme: InlineStyles
  readonly telemetry?: Telemetry
}

interface ScopeParts {
  readonly cookies: RequestCookies
  readonly pages: Pages
  readonly renderTurn: RequestScope['renderTurn']
  readonly source: SourceOfPage
}

/** What a page is made from: the oldest data of its responses, and the tags of all. */
export class SourceOfPage {
  readonly #tags = new Set<string>()
  #version: number

  /** `version` of the data that the page has without a response. */
  constructor(version: number) {
    this.#version = version
  }

  add({ version, tags }: ResponseSource): void {
    this.#version = Math.min(this.#version, version)
    for (const tag of tags) this.#tags.add(tag)
  }

  get value(): ResponseSource {
    return { version: this.#version, tags: [...this.#tags] }
  }
}

/** What the loaders of a page know of its request. */
export function scopeOf(
  request: FastifyRequest,
  url: URL,
  { cookies, pages, renderTurn, source }: ScopeParts,
): RequestScope {
  const page: RequestScope['page'] = { isCacheable: true }
  const { current } = pages.site
  return {
    // A site with one currency does not look for the cookie.
    site: current.currencies.length > 1 ? pages.site.inCurrency(cookies.get(CURRENCY)) : current,
    language: languageOfPath(url.pathname, languagesOf(current)),
    cookies,
    transport: pages.transport,
    publicUrl: pages.settings.publicUrl,
    requestId: request.id,
    address: visitorAddress(request.ip, request.socket.remoteAddress),
    log: request.log,
    structuredData: [],
    page,
    header: (name) => {
      page.isCacheable = false
      return headerOf(request, name)
    },
    usesProcessedMetadata: pages.settings.usesProcessedMetadata,
    scripts: pages.settings.scripts,
    mapTiles: pages.settings.mapTiles,
    mapDirections: pages.settings.mapDirections,
    sharedResponses: pages.cache.sharedResponses,
    renderTurn,
    catalogueVersion: pages.cache.version,
    tracesBrowsers: pages.telemetry?.tracing !== undefined,
    onResponse: (response) => source.add(response),
  }
}

/** Cookies of visitors whose store view other software may ask for. */
const KNOWN_COOKIES = [API_TOKEN, CART_ID, LOCATION_ID]

/** Whether the visitor has an account, a cart or a location. Pages for others set no cookie: caches share them. */
export const isKnown = (cookies: RequestCookies) => KNOWN_COOKIES.some((name) => cookies.has(name))

/** The language of the URL decides the store view, not the cookie (decisions A-2). */
export function rememberStoreCode(scope: RequestScope): void {
  const storeCode = storeViewOf(scope)
  if (scope.cookies.get(STORE_CODE) === storeCode) return
  scope.cookies.set(STORE_CODE, storeCode, { maxAge: COOKIES[STORE_CODE].maxAge })
}
