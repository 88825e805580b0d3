import type { CacheStatistics } from '../platform/byte-cache.ts'
import { listingStatistics } from './listing.ts'
import { textFilterStatistics } from './attribute-filter-index.ts'
import { prioritise } from '../platform/cooperative-scheduler.ts'
import type { NotificationListener } from './notification-listener.ts'
import { attributeSdl } from './attribute-sdl.ts'
import { loadSnapshot } from './load.ts'
import {
  addChanges,
  applyChanges,
  isEmpty,
  kindOf,
  noChanges,
  readChanges,
  takeBatch,
  type ChangedValues,
} from './patch.ts'
import { updateSearchIndexes } from './product-search.ts'
import type { CatalogueOptions } from './options.ts'
import type { Snapshot } from './snapshot.ts'
import { selectVersion } from './snapshot.sql.ts'
import { ProductViewLoader } from './product-view-loader.ts'
import { isSameStructure, localDay, readStores, StoreSettingsError, type Stores } from '../stores/index.ts'

const pollSeconds = 5
const patchBatchSize = 1000
/** The field that shows the exact stock of a product. */
const QUANTITY = 'quantity'
/** The notification of changed store views and settings. */
const SETTINGS = 'settings'

/**
 * The catalogue that serves requests. It follows the database: it reloads when the catalogue version or the
 * day changes, and is patched when only stock, prices or ratings change. A reader can keep the snapshot it took.
 * The store views and their settings change with it, because the indexes depend on them.
 */
export class Catalogue {
  readonly #options: CatalogueOptions
  #notifications: NotificationListener | undefined
  #snapshot: Snapshot
  #views: ProductViewLoader
  #version: number
  #stockVersion: number
  #sdl: string
  #loading: Promise<void> | undefined
  #isStale = false
  /** Changes that were notified and are not applied yet. */
  readonly #pending = noChanges()
  /** Changes that were notified during a reload; the new snapshot may not contain them. */
  readonly #changedWhileLoading = noChanges()
  #timer: NodeJS.Timeout | undefined
  #patching: Promise<void> | undefined
  #pendingVersion = 0
  readonly #onSchemaChange: (() => void)[] = []

  constructor(options: CatalogueOptions, snapshot: Snapshot) {
    this.#options = options
    this.#snapshot = snapshot
    this.#views = new ProductViewLoader(options, snapshot)
    this.#version = snapshot.version
    this.#stockVersion = snapshot.version
    this.#sdl = attributeSdl(snapshot.attributes)
  }

  /**
   * Increases with every change that pages show, from the database or by a new day. An order does not change it unless it
   * sells a product out or few are left.
   */
  get version(): number {
    return this.#version
  }

  /** The version of what these fields show, which is part of the key of cached responses. */
  versionOf(fields?: ReadonlySet<string>): number {
    return fields?.has(QUANTITY) ? this.#stockVersion : this.#version
  }

  get snapshot(): Snapshot {
    return this.#snapshot
  }

  get views(): ProductViewLoader {
    return this.#views
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
    notifications.subscribe({
      onMessage: (message) => this.#onMessage(message),
      onReconnect: () => void this.refresh().catch((error: unknown) => this.#logFailure(error)),
    })
    const poll = () => void this.#poll().catch((error: unknown) => this.#logFailure(error))
    this.#timer = setInterval(poll, pollSeconds * 1000).unref()
  }

  /** Resolves when readers see everything that was committed before the call. */
  async refresh(): Promise<void> {
    this.#isStale = true
    await this.#load()
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#notifications?.close()
    while (this.#loading) await this.#loading.catch(() => undefined)
    await this.#patching
  }

  #onMessage(message: string): void {
    const [name, version, ids] = message.split(' ')
    const kind = kindOf(name)
    if (kind) {
      for (const id of (ids ?? '').split(',')) this.#pending[kind].add(Number(id))
      this.#pendingVersion = Math.max(this.#pendingVersion, Number(version))
      this.#patching ??= this.#options.watchdog
        .during(
          () => ({ work: 'patch the catalogue' }),
          () => this.#patch(),
        )
        .finally(() => (this.#patching = undefined))
      prioritise(this.#patching)
    } else if (Number(version) > this.#snapshot.version) {
      if (name === SETTINGS) void this.#showSettings().catch((error: unknown) => this.#logFailure(error))
      // Not awaited, so that other changes are still applied during the reload.
      void this.refresh().catch((error: unknown) => this.#logFailure(error))
    }
  }

  /** Shows changed settings before the reload, which takes long for a large catalogue, when the indexes allow it. */
  async #showSettings(): Promise<void> {
    const { stores } = this.#options
    const changed = await this.#readStores()
    if (!isSameStructure(stores, changed)) return
    stores.replace(changed)
    this.#version++
    this.#stockVersion = Math.max(this.#stockVersion + 1, this.#version)
  }

  /** The store views of the database, or the last good ones when their settings are invalid. */
  async #readStores(): Promise<Stores> {
    const { sql, stores, log } = this.#options
    try {
      return await readStores(sql)
    } catch (error) {
      if (!(error instanceof StoreSettingsError)) throw error
      log.error({ err: error }, 'The settings of a website are invalid; the last good ones stay')
      return stores
    }
  }

  async #poll(): Promise<void> {
    const { sql, stores, now } = this.#options
    const version = await selectVersion(sql)
    const isNewDay = localDay(stores.default, now()) !== this.#snapshot.day
    const isMissing = version !== this.#snapshot.version
    if (isNewDay || isMissing || this.#isStale) await this.refresh()
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
      .finally(() => (this.#loading = undefined))
    try {
      await this.#loading
    } catch (error) {
      this.#isStale = true
      throw error
    }
  }

  async #reload(): Promise<void> {
    const { sql, now, log } = this.#options
    const started = performance.now()
    takeBatch(this.#changedWhileLoading, Infinity)
    // Read before the store views: a change after it has a higher version and causes another reload.
    const version = await selectVersion(sql)
    const stores = await this.#readStores()
    const snapshot = await loadSnapshot(sql, stores, localDay(stores.default, now()))
    snapshot.version = version
    await updateSearchIndexes(sql, stores, this.#snapshot, snapshot)
    while (!isEmpty(this.#changedWhileLoading)) {
      const changes = takeBatch(this.#changedWhileLoading, patchBatchSize)
      applyChanges(snapshot, stores, await readChanges(sql, snapshot, changes))
    }
    this.#options.stores.replace(stores)
    this.#snapshot = snapshot
    this.#views = new ProductViewLoader(this.#options, snapshot)
    this.#version = Math.max(this.#version + 1, snapshot.version)
    this.#stockVersion = Math.max(this.#stockVersion + 1, this.#version)
    const sdl = attributeSdl(snapshot.attributes)
    if (sdl !== this.#sdl) {
      this.#sdl = sdl
      for (const callback of this.#onSchemaChange) callback()
    }
    const ms = Math.round(performance.now() - started)
    log.debug({ version: snapshot.version, products: snapshot.productById.size, ms }, 'Catalogue loaded')
  }

  /** Applies all pending changes in batches, so that no reader waits for long. */
  async #patch(): Promise<void> {
    while (!isEmpty(this.#pending)) {
      const changes = takeBatch(this.#pending, patchBatchSize)
      if (this.#loading) addChanges(this.#changedWhileLoading, changes)
      const snapshot = this.#snapshot
      try {
        const read = await readChanges(this.#options.sql, snapshot, changes)
        if (snapshot === this.#snapshot) this.#apply(read)
        else addChanges(this.#pending, changes)
      } catch (error) {
        this.#isStale = true
        this.#logFailure(error)
      }
    }
  }

  #apply(read: ChangedValues): void {
    const { changed, isShown } = applyChanges(this.#snapshot, this.#options.stores, read)
    for (const id of changed) this.#views.invalidate(id)
    this.#stockVersion = Math.max(this.#stockVersion + 1, this.#pendingVersion)
    if (isShown) this.#version = Math.max(this.#version + 1, this.#pendingVersion)
  }

  #logFailure(error: unknown): void {
    this.#options.log.error({ err: error }, 'Updating the catalogue failed')
  }
}
