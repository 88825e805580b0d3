import { setTimeout as delay } from 'node:timers/promises'
import * as v from 'valibot'
import { websiteFile } from '../app/platform/site-file.server.ts'
import { languagesOf } from '../app/platform/site-texts.ts'
import type { CommerceTransport } from '../app/platform/scope.ts'
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
 * A site whose settings, texts and theme are those of the API: read again with every version of the catalogue, of which
 * the same answer tells the page cache. Without an answer, the last ones stay; the first are those of the site's folder.
 */
export class CurrentSite implements SiteSource {
  #site: Site
  /** The site in each further currency. */
  #others: ReadonlyMap<string, Site> = new Map()
  readonly #transport: CommerceTransport
  readonly #cache: PageCache
  readonly #log: Log
  readonly #now: () => number
  readonly #readFiles: ((text: string) => Promise<SiteFiles>) | undefined
  /** The files of the site as the API had them last. */
  #files: string | undefined
  /** Version with which the settings were read. */
  #version: string | undefined
  #asked = -Infinity
  #hasFailed = false
  #asking: Promise<void> | undefined

  constructor(
    site: Site,
    options: {
      transport: CommerceTransport
      cache: PageCache
      log: Log
      now?: () => number
      /** Reads `storefrontSettings` of the API, throws when they do not fit; without it, the site keeps its files. */
      readFiles?: ((text: string) => Promise<SiteFiles>) | undefined
    },
  ) {
    this.#site = site
    this.#transport = options.transport
    this.#cache = options.cache
    this.#log = options.log
    this.#now = options.now ?? Date.now
    this.#readFiles = options.readFiles
  }

  get current(): Site {
    return this.#site
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
    if (patience > 0) await Promise.race([this.#asking, delay(patience, undefined, { ref: false })])
  }

  #isFresh(now: number): boolean {
    if (this.#hasFailed) return now - this.#asked < FRESH
    const last = Math.max(this.#asked, this.#cache.lastContact)
    return this.#version === this.#cache.version && now - last < FRESH
  }

  async #read(): Promise<void> {
    this.#hasFailed = false
    try {
      const { settings, files } = await this.#ask(undefined)
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
      this.#version = this.#cache.version
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
  async #ask(
    currency: string | undefined,
  ): Promise<{ settings: ReturnType<typeof siteSettings>; files: string | undefined }> {
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
    const version = answer.headers['x-catalogue-version']
    if (version) this.#cache.updateVersion(version)
    const { data } = v.parse(answerSchema, JSON.parse(answer.body))
    const settings = siteSettings(v.parse(websiteFile, JSON.parse(data.websiteSettings)))
    return { settings, files: data.storefrontSettings ?? undefined }
  }
}

/** A site that does not change: of a commerce API without `websiteSettings`. */
export function fixedSite(site: Site): SiteSource {
  const stays = async () => undefined
  return { current: site, inCurrency: () => site, follow: stays, refresh: stays }
}
