import type { CacheStatistics } from '../platform/byte-cache.ts'
import { listingStatistics } from './listing.ts'
import { textFilterStatistics } from './attribute-filter-index.ts'
import { prioritise } from '../platform/cooperative-scheduler.ts'
import type { NotificationListener } from './notification-listener.ts'
import { attributeSdl } from './attribute-sdl.ts'
import { loadSnapshot } from './load.ts'
import { ChangeFeed } from '../platform/change-feed.ts'
import { beginDay, selectChanges, selectRepriced, type ChangeRow } from './changes.sql.ts'
import { tagsOfChange, tagsOfListed, tagsOfNames } from './change-tags.ts'
import { addChanges, isEmpty, kindOf, noChanges, takeBatch, type Changes } from './changes.ts'
import { patchSnapshot, type Patched } from './patch-snapshot.ts'
import type { CatalogueOptions } from './options.ts'
import type { Snapshot } from './snapshot.ts'
import { ProductViewLoader } from './product-view-loader.ts'
import { SearchUpdates } from './search-updates.ts'
import { SettingsUpdates } from './settings-updates.ts'
import { storeIndex } from './stored-index.ts'
import { localDay } from '../stores/index.ts'

const pollSeconds = 1
/** Products that are patched at a time, without yielding: 1000 new names took 180 ms of CPU at 100,000 products. */
const patchBatchSize = 250
/** A smaller catalogue is read from the database within two seconds. */
const leastStored = 20_000
/** A shop that sells changes a few times a second, and copying a million products takes part of one. */
const mostAttempts = 20
/** The kind of a change of store views or their settings. */
const SETTINGS = 'settings'
/** The kind of a change that a new day makes; its only id is the day, as YYYYMMDD. */
const DAY = 'day'

/**
 * The catalogue that serves requests. It follows the log of changes in the database: it is patched with what changed, and
 * reloads after changes that it cannot be patched with. A reader can keep the snapshot it took.
 * The store views and their settings change with it, because the indexes depend on them.
 */
export class Catalogue {
  /** What changed, for caches and storefronts; its version counts every change that the catalogue shows. */
  readonly feed: ChangeFeed
  readonly #options: CatalogueOptions
  #notifications: NotificationListener | undefined
  #snapshot: Snapshot
  #views: ProductViewLoader
  /** The log is read up to this version. */
  #seen: number
  /** The day that the database announced last, which the clock of this process may not have reached. */
  #announcedDay = ''
  #sdl: string
  #following: Promise<void> | undefined
  #mustFollow = false
  #loading: Promise<void> | undefined
  #isStale = false
  /** Changes that were read and are not applied yet. */
  readonly #pending = noChanges()
  /** Changes that were read during a reload; the new snapshot may not contain them. */
  readonly #changedWhileLoading = noChanges()
  #timer: NodeJS.Timeout | undefined
  #patching: Promise<void> | undefined
  readonly #searches: SearchUpdates
  readonly #settings: SettingsUpdates
  /** A day has begun that the snapshot does not show. */
  #isNewDay = false
  /** What was stored last: the changes of the snapshot, and how many search indexes had been built. */
  #stored: { version: number; built: number } | undefined
  readonly #onSchemaChange: (() => void)[] = []

  /**
   * `version` is one of before the snapshot and the store views were read; `isStored` says that the snapshot comes from where
   * {@link store} keeps it.
   */
  constructor(options: CatalogueOptions, snapshot: Snapshot, version: number, isStored = false) {
    this.#options = options
    this.#snapshot = snapshot
    this.#views = new ProductViewLoader(options, snapshot)
    this.#seen = version
    if (isStored) this.#stored = { version, built: 0 }
    this.feed = new ChangeFeed(version)
    this.#sdl = attributeSdl(snapshot.attributes)
    this.#settings = new SettingsUpdates(options)
    this.#searches = new SearchUpdates({
      ...options,
      snapshot: () => this.#snapshot,
      onUpdated: () => {
        this.#advance()
      },
      onFailure: (error) => {
        this.#logFailure(error)
      },
    })
  }

  /** Every change of the database up to this version is shown; the same number is the same data in every process. */
  get version(): number {
    return this.feed.version
  }

  get snapshot(): Snapshot {
    return this.#snapshot
  }

  get views(): ProductViewLoader {
    return this.#views
  }

  /** Whether all store views of large websites could be searched once, for which {@link startUpdates} builds their indexes. */
  get isSearchable(): boolean {
    return this.#searches.isComplete
  }

  /** Statistics of the caches that depend on the catalogue. */
  cacheStatistics(): CacheStatistics[] {
    const ofSites = [...this.#snapshot.sites.values()].flatMap((site) => [
      ...listingStatistics(site),
      ...textFilterStatistics(site),
    ])
    return [...this.#views.statistics, ...ofSites]
  }

  /** SDL of the attributes that the database has in addition to the static schema. */
  attributeSdl(): string {
    return this.#sdl
  }

  /** Calls `callback` whenever {@link attributeSdl} returns a different schema. */
  onSchemaChange(callback: () => void): void {
    this.#onSchemaChange.push(callback)
  }

  /** Starts to apply changes. `notifications` must have been opened before the snapshot was read. */
  startUpdates(notifications: NotificationListener): void {
    this.#notifications = notifications
    const follow = () => void this.follow().catch((error: unknown) => this.#logFailure(error))
    notifications.subscribe({ onMessage: follow, onReconnect: follow })
    const poll = () => {
      void this.#poll().catch((error: unknown) => this.#logFailure(error))
      this.#searches.buildMissing()
    }
    this.#searches.buildMissing()
    this.#timer = setInterval(poll, pollSeconds * 1000).unref()
  }

  /** Resolves when readers see everything that was committed before the call, even what nobody announced. */
  async refresh(): Promise<void> {
    const before = this.#loading
    await this.follow()
    // A reload that began after the call reads everything that was committed before it.
    if (!this.#loading || this.#loading === before) this.#isStale = true
    await this.#load()
    await this.#patching
    this.feed.clear()
  }

  /**
   * Resolves when the catalogue shows every change up to `version`, or after `ms`, at once for a version that the
   * database does not have.
   */
  async reach(version: number, ms: number): Promise<void> {
    if (this.feed.version >= version) return
    if (this.#seen < version) await this.follow()
    if (this.#seen >= version) await this.feed.reach(version, ms)
  }

  /** Resolves when everything that was committed before the call is shown. */
  async settle(): Promise<void> {
    await this.#poll()
    while (!this.#isSettled) {
      await this.#loading
      await this.#patching
      await this.#searches.settled()
      if (this.#isStale && !this.#loading) await this.#load()
    }
  }

  /** Stores what the catalogue shows for the next start, unless it keeps changing or is read from the database as fast. */
  async store(): Promise<void> {
    for (let attempt = 0; attempt < mostAttempts; attempt++) {
      await this.#patching
      await this.#searches.settled()
      const { version } = this.feed
      const { built } = this.#searches
      const isSame = version === this.#stored?.version && built === this.#stored.built
      if (isSame || this.#snapshot.products.size < leastStored) return
      const isCurrent = () => this.#isSettled && this.feed.version === version
      if (!isCurrent()) continue
      if (await storeIndex(this.#options, { snapshot: this.#snapshot, version, isCurrent })) {
        this.#stored = { version, built }
        return
      }
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#notifications?.close()
    await this.#following?.catch(() => undefined)
    while (this.#loading) await this.#loading.catch(() => undefined)
    await this.#patching
    await this.#searches.close()
  }

  /** Reads the log and begins to apply what it says. */
  async follow(): Promise<void> {
    this.#mustFollow = true
    this.#following ??= this.#readLog().finally(() => (this.#following = undefined))
    await this.#following
  }

  async #readLog(): Promise<void> {
    while (this.#mustFollow) {
      this.#mustFollow = false
      const { version, rows, isComplete } = await selectChanges(this.#options.sql, this.#seen)
      if (version <= this.#seen) continue
      if (!isComplete) this.#note({ version, kind: 'all', ids: [], before: null, after: null })
      for (const row of rows) this.#note(row)
      this.#seen = version
      if (this.#mustPatch) this.#startPatching()
      // Not awaited, so that other changes are still applied during the reload.
      if (this.#isStale) void this.#load().catch((error: unknown) => this.#logFailure(error))
      this.#advance()
    }
  }

  /** Invalidates what shows a change, and notes what has to be done to show it. */
  #note(row: ChangeRow): void {
    // The settings of the process may be older than those of the change until a reload ends.
    const stores = this.#isStale || this.#loading ? undefined : this.#options.stores
    this.feed.record(tagsOfChange(row, this.#snapshot, stores))
    const kind = kindOf(row.kind)
    if (kind) for (const id of row.ids.length > 0 ? row.ids : [0]) this.#pending[kind].add(id)
    else if (row.kind === DAY) {
      this.#announcedDay = dayOf(row.ids[0] ?? 0)
      this.#isNewDay = true
    } else {
      if (row.kind === SETTINGS) void this.#settings.show().catch((error: unknown) => this.#logFailure(error))
      this.#isStale = true
    }
  }

  #startPatching(): void {
    this.#patching ??= this.#options.watchdog
      .during(
        () => ({ work: 'patch the catalogue' }),
        () => this.#patch(),
      )
      .finally(() => {
        this.#patching = undefined
        this.#advance()
      })
    prioritise(this.#patching)
  }

  /** Everything that was read is shown when nothing is left to apply. */
  #advance(): void {
    if (this.#isSettled) this.feed.advance(this.#seen)
  }

  get #isSettled(): boolean {
    return (
      !this.#isStale && !this.#loading && !this.#patching && !this.#searches.isRunning && !this.#mustPatch
    )
  }

  get #mustPatch(): boolean {
    return this.#isNewDay || !isEmpty(this.#pending)
  }

  async #poll(): Promise<void> {
    const today = this.#today()
    if (today > this.#snapshot.day) await beginDay(this.#options.sql, today)
    await this.follow()
    if (this.#today() > this.#snapshot.day) {
      // The database had that day before this process came to it.
      this.#isNewDay = true
      this.#startPatching()
    }
    // A reload failed.
    if (this.#isStale) await this.refresh()
  }

  /** The later of the day here and the one that the database announced, in the time zone of the default website. */
  #today(): string {
    const { stores, now } = this.#options
    const today = localDay(stores.default, now())
    return today > this.#announcedDay ? today : this.#announcedDay
  }

  /** One reload at a time. Changes that arrive while it runs are covered by the next one. */
  async #load(): Promise<void> {
    while (this.#loading) await this.#loading
    if (!this.#isStale) return
    this.#isStale = false
    this.#loading = this.#options.watchdog
      .during(
        () => ({ work: 'load the catalogue' }),
        () => this.#reload(),
      )
      .catch((error: unknown) => {
        this.#isStale = true
        throw error
      })
      .finally(() => (this.#loading = undefined))
    await this.#loading
    this.#advance()
  }

  async #reload(): Promise<void> {
    const { sql, log } = this.#options
    const started = performance.now()
    takeBatch(this.#changedWhileLoading, Infinity)
    const { stores, show } = await this.#settings.forReload()
    const snapshot = await loadSnapshot(sql, stores, this.#today())
    await this.#searches.replace(stores, this.#snapshot, snapshot)
    while (!isEmpty(this.#changedWhileLoading)) {
      const changes = takeBatch(this.#changedWhileLoading, patchBatchSize)
      const patched = await patchSnapshot(sql, snapshot, stores, changes)
      if (patched) this.#searches.follow(snapshot, patched)
      else this.#isStale = true
    }
    show()
    this.#snapshot = snapshot
    this.#views = new ProductViewLoader(this.#options, snapshot)
    this.#showSchema()
    this.#searches.replaced(snapshot)
    const ms = Math.round(performance.now() - started)
    log.debug({ version: this.#seen, products: snapshot.products.size, ms }, 'Catalogue loaded')
  }

  /** Applies all pending changes in batches, so that no reader waits for long. */
  async #patch(): Promise<void> {
    while (this.#mustPatch) {
      try {
        if (this.#isNewDay) await this.#beginDay()
      } catch (error) {
        this.#isStale = true
        this.#logFailure(error)
      }
      const changes = takeBatch(this.#pending, patchBatchSize)
      if (this.#loading) addChanges(this.#changedWhileLoading, changes)
      const snapshot = this.#snapshot
      try {
        const patched = await patchSnapshot(this.#options.sql, snapshot, this.#options.stores, changes)
        if (snapshot !== this.#snapshot) addChanges(this.#pending, changes)
        else if (patched) this.#show(patched, changes)
        else this.#loadAgain()
      } catch (error) {
        this.#isStale = true
        // What the changes are shown by cannot be told from the snapshot as it is.
        this.feed.record({ version: this.#seen })
        this.#logFailure(error)
      }
    }
  }

  /** Shows the prices of a new day, which those of the products whose special price begins or ends are patched with. */
  async #beginDay(): Promise<void> {
    this.#isNewDay = false
    const [before, today] = [this.#snapshot.day, this.#today()]
    if (today <= before) return
    for (const id of await selectRepriced(this.#options.sql, before, today)) this.#pending.prices.add(id)
    this.#snapshot.day = today
    this.#views = new ProductViewLoader(this.#options, this.#snapshot)
  }

  #show(patched: Patched, { products, category_names: names }: Changes): void {
    if (products.size > 0)
      this.feed.record({ version: this.#seen, tags: tagsOfListed(this.#snapshot, [...products]) })
    // Categories may have moved before they were renamed.
    if (names.size > 0)
      this.feed.record({ version: this.#seen, tags: tagsOfNames(this.#snapshot, [...names]) })
    if (patched.isStructure) {
      this.#views = new ProductViewLoader(this.#options, this.#snapshot)
      this.#showSchema()
    }
    for (const id of patched.changed) this.#views.invalidate(id)
    this.#searches.follow(this.#snapshot, patched)
  }

  #loadAgain(): void {
    this.#isStale = true
    this.feed.record({ version: this.#seen })
    void this.#load().catch((error: unknown) => this.#logFailure(error))
  }

  #showSchema(): void {
    const sdl = attributeSdl(this.#snapshot.attributes)
    if (sdl === this.#sdl) return
    this.#sdl = sdl
    for (const callback of this.#onSchemaChange) callback()
  }

  #logFailure(error: unknown): void {
    this.#options.log.error({ err: error }, 'Updating the catalogue failed')
  }
}

/** YYYY-MM-DD of YYYYMMDD. */
const dayOf = (digits: number) => String(digits).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
