import type { GraphqlTransport, TransportResponse } from '@comptoir/rules/graphql-transport'
import type { Language } from '@comptoir/rules/language'
import type { ResponseSource } from '@comptoir/rules/response-source'
import { createContext } from 'react-router'
import type { Site } from './site.ts'

/** Responses of the commerce API that are the same for all visitors. */
export interface SharedResponses {
  /** The response kept under `key`; else that of `send`, kept until something that it shows changes. */
  of: (key: string, send: () => Promise<TransportResponse>) => Promise<TransportResponse>
}

export interface CookieOptions {
  /** Seconds; absent for the browser session. */
  readonly maxAge?: number
  readonly httpOnly?: boolean
  readonly sameSite?: 'Strict' | 'Lax'
}

/** Cookies of the request and of the response. */
export interface CookieJar {
  /** A value set during this request wins over the one the browser sent. */
  get: (name: string) => string | undefined
  set: (name: string, value: string, options?: CookieOptions) => void
  remove: (name: string) => void
}

interface Log {
  warn: (details: object, message: string) => void
  error: (details: object, message: string) => void
}

/** Settings of a store view, the same for all visitors. */
export interface StoreInfo {
  /** GA4 accounts and the Google Ads conversion; undefined when neither is used. */
  readonly measured: { readonly accounts: readonly string[]; readonly ads: string | undefined } | undefined
  /** Most sets of cutlery of an order; absent or 0 where there are none. */
  readonly mostCutlery?: number
  /** Countries whose addresses are completed while they are typed; absent for none. */
  readonly completedCountries?: readonly string[]
  /** Paths of the categories with subcategories in the menu; absent for none. */
  readonly submenus?: readonly string[]
  /** Whether forms use reCAPTCHA. */
  readonly googleCaptcha: boolean
  /** Whether shoppers can wait for products that are out of stock, and for lower prices. */
  readonly alerts?: { readonly stock: boolean; readonly price: boolean } | undefined
  /** Whether guests may write product reviews, and the maximum pictures of one; absent on a website without reviews. */
  readonly reviews?: { readonly guests: boolean; readonly pictures: number } | undefined
}

/** Background tiles of a map and their attribution. */
export interface MapTiles {
  /** With `{z}`, `{x}` and `{y}`. */
  readonly address: string
  readonly attribution: string
}

/** Third-party scripts that a page may load. */
export interface ThirdPartyScripts {
  readonly analytics: boolean
  readonly captcha: boolean
}

/** What rendering tells of a page beside its response. */
interface RenderedPage {
  /** A loader of a personal page sets it to false. */
  isCacheable: boolean
  scripts?: ThirdPartyScripts
  /** The commerce API did not answer. */
  isApiDown?: boolean
  /** The document, whose response has no body: it would copy the bytes twice and send them through a stream. */
  html?: Buffer
}

/** Everything that belongs to a request; nothing is global, as two sites may run in one process. */
export interface RequestScope {
  readonly site: Site
  readonly language: Language
  readonly cookies: CookieJar
  readonly transport: GraphqlTransport
  /** Public origin for canonical URLs, without a trailing slash. */
  readonly publicUrl: string
  readonly requestId: string
  /** IP address of the visitor. */
  readonly address: string
  readonly log: Log
  /** Reads a request header; the page is then not cacheable. */
  readonly header: (name: string) => string | undefined
  /** schema.org objects of the page; loaders add theirs. */
  readonly structuredData: object[]
  readonly page: RenderedPage
  /** Whether category pages use `processed_metadata` of the API (CAT-14). */
  readonly usesProcessedMetadata: boolean
  /** URLs of the third-party scripts. */
  readonly scripts: { readonly analytics: string; readonly captcha: string }
  readonly mapTiles?: MapTiles | undefined
  /** Address of the way to a place in another map, with `{place}`. */
  readonly mapDirections: string
  readonly sharedResponses: SharedResponses
  /** Resolves when the page may render, so that concurrent pages render in order of priority. */
  readonly renderTurn: () => Promise<void>
  /** Receives the version and tags of every API response, of which the page is made. */
  readonly onResponse: (source: ResponseSource) => void
  /** The version that pages have shown: the API answers from the same data or newer. */
  readonly catalogueVersion: number
  /** Whether traces begin in browsers: the page names the script that does it. */
  readonly tracesBrowsers?: boolean
}

export const scopeContext = createContext<RequestScope>()
