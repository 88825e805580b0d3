import type { GraphqlTransport } from '@comptoir/rules/graphql-transport'
import { sourceOf, type ResponseSource } from '@comptoir/rules/response-source'
import { setTimeout as delay } from 'node:timers/promises'
import * as v from 'valibot'
import { websiteFile } from '../app/platform/site-file.server.ts'
import { languagesOf } from '../app/platform/site-texts.ts'
import type { Site } from '../app/platform/site.ts'
import type { PageCache } from './page-cache.ts'
import { siteSettings, type SiteFiles } from './site.ts'

/** The site that pages show. */
export interface SiteSource {
  readonly current: Site
  /** The site with amounts of this currency; in the website's own for one that it does not have. */
  inCurrency: (code: string | undefined) => Site
  /** Resolves when `current` has the settings that the API had a second ago at most, or when the API is slow. */
  follow: () => Promise<void>
  /** As `follow`, with the settings that the API has now. */
  refresh: () => Promise<void>
  /** The version of the data that `current` is made from. */
  readonly version: number
}

/** Settings and versions older than this are asked for again; milliseconds. */
const FRESH = 1000
/** A page waits no longer for an answer; milliseconds. */
const PATIENCE = 300

const SETTINGS = JSON.stringify({ query: '{ websiteSettings }' })
const SETTINGS_AND_FILES = JSON.stringify({ query: '{ websiteSettings storefrontSettings }' })

const answerSchema = v.object({
  data: v.object({ websiteSettings: v.string(), storefrontSettings: v.optional(v.nullable(v.string())) }),
})

interface Log {
  warn: (details: object, message: string) => void
}

/**
 * A site whose settings, texts and theme are those of the API: read again when they change, of which the page cache is
 * told, or every second while it is not. Without an answer, the last ones stay; the first are those of the site's folder.
 */
export class CurrentSite implements SiteSource {
  #site: Site
  /** The site in each further currency. */
  #others: ReadonlyMap<string, Site> = new Map()
  readonly #transport: GraphqlTransport
  readonly #cache: PageCache
  readonly #log: Log
  readonly #now: () => number
  readonly #wait: (ms: number) => Promise<void>
  readonly #readFiles: ((text: string) => Promise<SiteFiles>) | undefined
  /** The files of the site as the API had them last. */
  #files: string | undefined
  /** Version and tags with which the settings were read. */
  #source: ResponseSource | undefined
  #asked = -Infinity
  #hasFailed = false
  #asking: Promise<void> | undefined

  constructor(
    site: Site,
    options: {
      transport: GraphqlTransport
      cache: PageCache
      log: Log
      now?: () => number
      wait?: (ms: number) => Promise<void>
      /** Reads `storefrontSettings` of the API, throws when they do not fit; without it, the site keeps its files. */
      readFiles?: ((text: string) => Promise<SiteFiles>) | undefined
    },
  ) {
    this.#site = site
    this.#transport = options.transport
    this.#cache = options.cache
    this.#log = options.log
    this.#now = options.now ?? Date.now
    this.#wait = options.wait ?? ((ms) => delay(ms, undefined, { ref: false }))
    this.#readFiles = options.readFiles
  }

  get current(): Site {
    return this.#site
  }

  get version(): number {
    return this.#isCurrent() ? this.#cache.version : (this.#source?.version ?? 0)
  }

  inCurrency(code: string | undefined): Site {
    return this.#others.get(code ?? '') ?? this.#site
  }

  async follow(): Promise<void> {
    if (this.#asking || !this.#isFresh(this.#now())) await this.refresh()
  }

  async refresh(): Promise<void> {
    const now = this.#now()
    if (!this.#asking) {
      this.#asked = now
      this.#asking = this.#read().finally(() => (this.#asking = undefined))
    }
    const patience = PATIENCE - (now - this.#asked)
    if (patience > 0) await Promise.race([this.#asking, this.#wait(patience)])
  }

  #isFresh(now: number): boolean {
    if (this.#hasFailed) return now - this.#asked < FRESH
    const last = Math.max(this.#asked, this.#cache.lastContact)
    return this.#isCurrent() && now - last < FRESH
  }

  #isCurrent(): boolean {
    return this.#source !== undefined && this.#cache.tags.isCurrent(this.#source.tags, this.#source.version)
  }

  async #read(): Promise<void> {
    this.#hasFailed = false
    try {
      const { settings, files, source } = await this.#ask(undefined)
      const { currencies } = settings
      const site = { ...(await this.#filesOf(files)), ...settings }
      const others = await Promise.all(
        currencies.slice(1).map(async (code): Promise<[string, Site]> => {
          const { currency, ...amounts } = (await this.#ask(code)).settings
          return [currency, { ...site, ...amounts, currency, currencies }]
        }),
      )
      this.#site = site
      this.#others = new Map(others)
      this.#files = files
      this.#source = source
    } catch (error) {
      this.#hasFailed = true
      this.#log.warn({ err: error }, 'Cannot read the settings of the website')
    }
  }

  /** Files are read again when they differ from those that the site has. */
  async #filesOf(text: string | undefined): Promise<SiteFiles> {
    const isKnown = text === undefined || text === this.#files
    return isKnown || !this.#readFiles ? this.#site : await this.#readFiles(text)
  }

  /** The settings in a currency, undefined for the website's own, which also has the files of the site. */
  async #ask(currency: string | undefined): Promise<{
    settings: ReturnType<typeof siteSettings>
    files: string | undefined
    source: ResponseSource
  }> {
    const [language] = languagesOf(this.#site)
    const store = (language && this.#site.languages[language]?.storeCode) ?? ''
    const answer = await this.#transport({
      body: currency === undefined && this.#readFiles ? SETTINGS_AND_FILES : SETTINGS,
      headers: {
        'content-type': 'application/json',
        store,
        ...(currency !== undefined && { 'content-currency': currency }),
      },
    })
    const source = sourceOf(answer.headers)
    // The changes themselves tell more, unless they do not arrive, or not yet.
    const isUntold = this.#cache.version === 0 || this.#now() - this.#cache.lastContact >= FRESH
    if (isUntold) this.#cache.hear(source.version)
    const { data } = v.parse(answerSchema, JSON.parse(answer.body))
    const settings = siteSettings(v.parse(websiteFile, JSON.parse(data.websiteSettings)))
    return { settings, files: data.storefrontSettings ?? undefined, source }
  }
}

/** A site that does not change: of a commerce API without `websiteSettings`. */
export function fixedSite(site: Site): SiteSource {
  const stays = async () => undefined
  return { current: site, version: Infinity, inCurrency: () => site, follow: stays, refresh: stays }
}
