import type { Language } from '@comptoir/rules/language'
import { createContext } from 'react-router'
import type { Site } from './site.ts'

/** One call to the commerce API: a JSON body and headers in, what came back out. Throws when nothing came back. */
export type CommerceTransport = (request: {
  body: string
  headers: Record<string, string>
}) => Promise<{ status: number; headers: Record<string, string>; body: string }>

export interface CookieOptions {
  /** Seconds; absent for the browser session. */
  readonly maxAge?: number
  readonly httpOnly?: boolean
  readonly sameSite?: 'Strict' | 'Lax'
}

/** Cookies of the request, and those the answer will set. */
export interface CookieJar {
  /** What was set during this request wins over what the browser sent. */
  get: (name: string) => string | undefined
  set: (name: string, value: string, options?: CookieOptions) => void
  remove: (name: string) => void
}

interface Log {
  warn: (details: object, message: string) => void
  error: (details: object, message: string) => void
}

/** What the storefront knows of a store view for all its visitors. */
export interface StoreInfo {
  /** GA4 accounts and the conversion of Google Ads; undefined where neither is used. */
  readonly measured: { readonly accounts: readonly string[]; readonly ads: string | undefined } | undefined
  /** Whether forms ask for Google’s check. */
  readonly googleCaptcha: boolean
}

/** Pictures of a map by their place in it, and who made them. */
export interface MapTiles {
  /** With `{z}`, `{x}` and `{y}`. */
  readonly address: string
  readonly attribution: string
}

/** Whose scripts a page may load. */
export interface OutsideScripts {
  readonly analytics: boolean
  readonly captcha: boolean
}

/** Everything a request is served with; nothing of it is global, for two sites run in one process. */
export interface RequestScope {
  readonly site: Site
  readonly language: Language
  readonly cookies: CookieJar
  readonly transport: CommerceTransport
  /** Scheme and host that links in canonical addresses start with, no trailing slash. */
  readonly publicUrl: string
  /** Codes of the customer groups that are professionals (decisions E-1). */
  readonly professionalGroups: readonly string[]
  readonly requestId: string
  /** Network address of the visitor. */
  readonly address: string
  readonly log: Log
  /** A header of the request; a page that depends on one is made for this request alone. */
  readonly header: (name: string) => string | undefined
  /** Objects of schema.org that the page carries for search engines; loaders add theirs. */
  readonly structuredData: object[]
  /**
   * A loader whose page is made for this request alone sets `mayBeKept` to false. `isAway` when the commerce API did
   * not answer.
   */
  readonly page: { mayBeKept: boolean; scripts?: OutsideScripts; isAway?: boolean }
  /** Whether categories are titled as the API composed it (CAT-14). */
  readonly usesProcessedMetadata: boolean
  /** Addresses of the scripts of others, which pages load where the shop uses them. */
  readonly scripts: { readonly analytics: string; readonly captcha: string }
  readonly mapTiles?: MapTiles | undefined
  /** What the API said of each store view; forgotten together with the kept pages. */
  readonly storeInfo: Map<string, Promise<StoreInfo>>
  /** Told the catalogue version of every answer of the API. */
  readonly onCatalogueVersion: (version: string) => void
}

export const scopeContext = createContext<RequestScope>()
