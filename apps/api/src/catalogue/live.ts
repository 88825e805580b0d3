import type { CacheStatistics } from '../platform/byte-cache.ts'
import { listingStatistics } from './listing.ts'
import { textFilterStatistics } from './stored-values.ts'
import { letPass } from '../platform/slices.ts'
import type { Announcements } from './announcements.ts'
import { attributeSdl } from './attribute-sdl.ts'
import { loadSnapshot } from './load.ts'
import {
  addChanges,
  applyChanges,
  isEmpty,
  noChanges,
  readChanges,
  takeSome,
  type ReadChanges,
} from './patch.ts'
import { shopDay } from './pricing.ts'
import { followWords } from './product-search.ts'
import type { CatalogueOptions } from './options.ts'
import type { Snapshot } from './snapshot.ts'
import { ProductViews } from './views.ts'

const pollSeconds = 5
const productsAtOnce = 1000

/**
 * The catalogue that requests are answered from. It follows the database: loaded anew when its version or the day
 * changes, patched when only stock and prices changed. A reader keeps the snapshot it took for as long as it needs it.
 */
export class Catalogue {
  readonly #options: CatalogueOptions
  #announcements: Announcements | undefined
  #snapshot: Snapshot
  #views: ProductViews
  #version: number
  #sdl: string
  #loading: Promise<void> | undefined
  #outdated = false
  /** What was heard of and is not read yet. */
  readonly #heard = noChanges()
  /** What changed while a snapshot was read that may not know of it yet. */
  readonly #meanwhile = noChanges()
  #timer: NodeJS.Timeout | undefined
  #patching: Promise<void> | undefined
  #heardVersion = 0
  readonly #onSchemaChange: (() => void)[] = []

  constructor(options: CatalogueOptions, snapshot: Snapshot) {
    this.#options = options
    this.#snapshot = snapshot
    this.#views = new ProductViews(options, snapshot)
    this.#version = snapshot.version
    this.#sdl = attributeSdl(snapshot.attributes)
  }

  /** Grows with every change of what is answered, in the database or by a new day; part of every cache's key. */
  get version(): number {
    return this.#version
  }

  get snapshot(): Snapshot {
    return this.#snapshot
  }

  get views(): ProductViews {
    return this.#views
  }

  /** What is kept in memory to answer from, beside the snapshot. */
  cacheStatistics(): CacheStatistics[] {
    const ofSites = [...this.#snapshot.sites.values()].flatMap((site) => [
      ...listingStatistics(site),
      ...textFilterStatistics(site),
    ])
    return [...this.#views.statistics, ...ofSites]
  }

  /** SDL of the attributes that the database has beyond the written schema. */
  attributeSdl(): string {
    return this.#sdl
  }

  /** Calls back when {@link attributeSdl} answers something else than before. */
  onSchemaChange(callback: () => void): void {
    this.#onSchemaChange.push(callback)
  }

  /** Starts to follow the database; `announcements` were opened before the snapshot was read. */
  follow(announcements: Announcements): void {
    this.#announcements = announcements
    announcements.listen({
      hear: (message) => this.#hear(message),
      reconnected: () => void this.refresh().catch((error: unknown) => this.#warn(error)),
    })
    const poll = () => void this.#poll().catch((error: unknown) => this.#warn(error))
    this.#timer = setInterval(poll, pollSeconds * 1000).unref()
  }

  /** Waits until everything committed before the call is what readers see. */
  async refresh(): Promise<void> {
    this.#outdated = true
    await this.#load()
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#announcements?.close()
    while (this.#loading) await this.#loading.catch(() => undefined)
    await this.#patching
  }

  #hear(message: string): void {
    const [kind, version, ids] = message.split(' ')
    if (kind === 'stock' || kind === 'prices') {
      for (const id of (ids ?? '').split(',')) this.#heard[kind].add(Number(id))
      this.#heardVersion = Math.max(this.#heardVersion, Number(version))
      this.#patching ??= this.#options.watchdog
        .during(
          () => ({ work: 'patch the catalogue' }),
          () => this.#patch(),
        )
        .finally(() => (this.#patching = undefined))
      letPass(this.#patching)
    } else if (Number(version) > this.#snapshot.version) {
      // Not waited for: stock and prices are followed while the rest is loaded.
      void this.refresh().catch((error: unknown) => this.#warn(error))
    }
  }

  async #poll(): Promise<void> {
    const [row] = await this.#options.sql<{ version: number }[]>`select version from catalogue_state`
    const isNewDay = shopDay(this.#options.now()) !== this.#snapshot.day
    const isMissing = row && row.version !== this.#snapshot.version
    if (isNewDay || isMissing || this.#outdated) await this.refresh()
  }

  /** One load at a time; what changes while it runs is loaded by the next. */
  async #load(): Promise<void> {
    while (this.#loading) await this.#loading
    if (!this.#outdated) return
    this.#outdated = false
    this.#loading = this.#options.watchdog
      .during(
        () => ({ work: 'load the catalogue' }),
        () => this.#replace(),
      )
      .finally(() => (this.#loading = undefined))
    try {
      await this.#loading
    } catch (error) {
      this.#outdated = true
      throw error
    }
  }

  async #replace(): Promise<void> {
    const { sql, stores, now, log } = this.#options
    const started = performance.now()
    takeSome(this.#meanwhile, Infinity)
    const snapshot = await loadSnapshot(sql, stores, shopDay(now()))
    await followWords(sql, stores, this.#snapshot, snapshot)
    while (!isEmpty(this.#meanwhile)) {
      const changes = takeSome(this.#meanwhile, productsAtOnce)
      applyChanges(snapshot, stores, await readChanges(sql, snapshot, changes))
    }
    this.#snapshot = snapshot
    this.#views = new ProductViews(this.#options, snapshot)
    this.#version = Math.max(this.#version + 1, snapshot.version)
    const sdl = attributeSdl(snapshot.attributes)
    if (sdl !== this.#sdl) {
      this.#sdl = sdl
      for (const callback of this.#onSchemaChange) callback()
    }
    const ms = Math.round(performance.now() - started)
    log.debug({ version: snapshot.version, products: snapshot.productById.size, ms }, 'Catalogue loaded')
  }

  /** Brings everything that was heard of up to date, so many products at a time that no reader waits for long. */
  async #patch(): Promise<void> {
    while (!isEmpty(this.#heard)) {
      const changes = takeSome(this.#heard, productsAtOnce)
      if (this.#loading) addChanges(this.#meanwhile, changes)
      const snapshot = this.#snapshot
      try {
        const read = await readChanges(this.#options.sql, snapshot, changes)
        if (snapshot === this.#snapshot) this.#apply(read)
        else addChanges(this.#heard, changes)
      } catch (error) {
        this.#outdated = true
        this.#warn(error)
      }
    }
  }

  #apply(read: ReadChanges): void {
    for (const id of applyChanges(this.#snapshot, this.#options.stores, read)) this.#views.forget(id)
    this.#version = Math.max(this.#version + 1, this.#heardVersion)
  }

  #warn(error: unknown): void {
    this.#options.log.error({ err: error }, 'The catalogue could not be brought up to date')
  }
}
