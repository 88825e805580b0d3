import { prioritise } from '../platform/cooperative-scheduler.ts'
import { isOutage } from '../platform/database-errors.ts'
import type { NotificationListener } from '../platform/notification-listener.ts'
import { loadSnapshot } from './load.ts'
import { ChangeLog } from './change-log.ts'
import { followTimeline, type ChangeRow } from './changes.sql.ts'
import { tagsOfChange } from './change-tags.ts'
import { addChanges, DAY, isEmpty, kindOf, noChanges, SETTINGS, takeBatch } from './changes.ts'
import { CurrentDay } from './current-day.ts'
import { patchSnapshot } from './patch-snapshot.ts'
import type { CatalogueOptions } from './options.ts'
import type { Snapshot } from './snapshot.ts'
import { SearchUpdates } from './search-updates.ts'
import { SettingsUpdates } from './settings-updates.ts'
import { ShownCatalogue } from './shown-catalogue.ts'
import { leastStored, storeIndex } from './stored-index.ts'

const pollSeconds = 1
/** Products that are patched at a time, without yielding: 1000 new names took 180 ms of CPU at 100,000 products. */
const patchBatchSize = 250
/** A shop that sells changes a few times a second, and copying a million products takes part of one. */
const mostAttempts = 20

/**
 * The catalogue that serves requests. It follows the log of changes in the database: it is patched with what changed, and
 * reloads after changes that it cannot be patched with. A reader can keep the snapshot it took.
 * The store views and their settings change with it, because the indexes depend on them.
 */
export class Catalogue extends ShownCatalogue {
  readonly #options: CatalogueOptions
  readonly #log: ChangeLog
  #notifications: NotificationListener | undefined
  readonly #day: CurrentDay
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
  /** The database was away: another server may have become the primary. */
  #mayBeMoved = true
  /** A day has begun that the snapshot does not show. */
  #isNewDay = false
  /** When it was last seen that the database has nothing newer; of {@link performance}. */
  #currentAt = performance.now()
  /** What was stored last: the changes of the snapshot, and how many search indexes had been built. */
  #stored: { version: number; built: number } | undefined
  readonly #logFailure = (error: unknown) =>
    this.#options.log.error({ err: error }, 'Updating the catalogue failed')

  /**
   * `version` is one of before the snapshot and the store views were read; `isStored` says that the snapshot comes from where
   * {@link store} keeps it.
   */
  constructor(options: CatalogueOptions, snapshot: Snapshot, version: number, isStored = false) {
    super(options, snapshot, version)
    const following = { ...options, sql: options.direct?.sql ?? options.sql }
    this.#options = following
    this.#log = new ChangeLog(following.sql, version, {
      onChange: (row) => this.#note(row),
      onRead: () => this.#applyChanges(),
    })
    if (isStored) this.#stored = { version, built: 0 }
    this.#day = new CurrentDay(following)
    this.#settings = new SettingsUpdates(following)
    this.#searches = new SearchUpdates({
      ...following,
      snapshot: () => this.snapshot,
      onUpdated: () => this.#advance(),
      onFailure: this.#logFailure,
    })
  }

  /** Whether all store views of large websites could be searched once, for which {@link startUpdates} builds their indexes. */
  get isSearchable(): boolean {
    return this.#searches.isComplete
  }

  /** How long ago the catalogue was seen to show all that the database has; milliseconds. */
  get ageMs(): number {
    return performance.now() - this.#currentAt
  }

  /** Starts to apply changes. `notifications` must have been opened before the snapshot was read. */
  startUpdates(notifications: NotificationListener): void {
    this.#notifications = notifications
    const failed = (error: unknown) => {
      this.#mayBeMoved ||= isOutage(error)
      this.#logFailure(error)
    }
    const onMessage = () => void this.follow().catch(failed)
    const onReconnect = () => {
      this.#mayBeMoved = true
      void this.#catchUp().catch(failed)
    }
    notifications.subscribe({ onMessage, onReconnect })
    const poll = () => {
      void this.#poll().catch(failed)
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
    if (this.#log.version < version) await this.follow()
    if (this.#log.version >= version) await this.feed.reach(version, ms)
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
      const [version, built] = [this.feed.version, this.#searches.built]
      const isSame = version === this.#stored?.version && built === this.#stored.built
      if (isSame || this.snapshot.products.size < leastStored) return
      const isCurrent = () => this.#isSettled && this.feed.version === version
      if (!isCurrent()) continue
      if (await storeIndex(this.#options, { snapshot: this.snapshot, version, isCurrent })) {
        this.#stored = { version, built }
        return
      }
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#notifications?.close()
    await this.#log.settled()
    while (this.#loading) await this.#loading.catch(() => undefined)
    await this.#patching
    await this.#searches.close()
  }

  /** Reads the log and begins to apply what it says. */
  async follow(): Promise<void> {
    await this.#log.read()
  }

  #applyChanges(): void {
    if (this.#mustPatch) this.#startPatching()
    // Not awaited, so that other changes are still applied during the reload.
    if (this.#isStale) void this.#load().catch(this.#logFailure)
    this.#advance()
  }

  /** Invalidates what shows a change, and notes what has to be done to show it. */
  #note(row: ChangeRow): void {
    // The settings of the process may be older than those of the change until a reload ends.
    const stores = this.#isStale || this.#loading ? undefined : this.#options.stores
    this.feed.record(tagsOfChange(row, this.snapshot, stores))
    const kind = kindOf(row.kind)
    if (kind) for (const id of row.ids.length > 0 ? row.ids : [0]) this.#pending[kind].add(id)
    else if (row.kind === DAY) {
      this.#day.announce(row.ids[0] ?? 0)
      this.#isNewDay = true
    } else {
      if (row.kind === SETTINGS) void this.#settings.show().catch(this.#logFailure)
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
    if (!this.#isSettled) return
    this.feed.advance(this.#log.version)
    this.#currentAt = performance.now()
  }

  get #isSettled(): boolean {
    return (
      !this.#isStale && !this.#loading && !this.#patching && !this.#searches.isRunning && !this.#mustPatch
    )
  }

  get #mustPatch(): boolean {
    return this.#isNewDay || !isEmpty(this.#pending)
  }

  /** Reads the log, of another server perhaps than before. */
  async #catchUp(): Promise<void> {
    if (this.#mayBeMoved) await followTimeline(this.#options.sql)
    this.#mayBeMoved = false
    await this.follow()
  }

  async #poll(): Promise<void> {
    const today = this.#day.today
    if (today > this.snapshot.day) await this.#day.begin()
    await this.#catchUp()
    if (this.#day.today > this.snapshot.day) {
      // The database had that day before this process came to it.
      this.#isNewDay = true
      this.#startPatching()
    }
    // A reload failed.
    if (this.#isStale) await this.refresh()
    if (this.#isSettled) this.#currentAt = performance.now()
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
    const { sql, reads, log } = this.#options
    const started = performance.now()
    takeBatch(this.#changedWhileLoading, Infinity)
    const { stores, show } = await this.#settings.forReload()
    const day = this.#day.today
    const snapshot = await reads.read(async (source) => await loadSnapshot(source, stores, day))
    await this.#searches.replace(stores, this.snapshot, snapshot)
    while (!isEmpty(this.#changedWhileLoading)) {
      const changes = takeBatch(this.#changedWhileLoading, patchBatchSize)
      const patched = await patchSnapshot(sql, snapshot, stores, changes)
      if (patched) this.#searches.follow(snapshot, patched)
      else this.#isStale = true
    }
    show()
    this.showSnapshot(snapshot)
    this.#searches.replaced(snapshot)
    const ms = Math.round(performance.now() - started)
    log.debug({ version: this.#log.version, products: snapshot.products.size, ms }, 'Catalogue loaded')
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
      const snapshot = this.snapshot
      try {
        const patched = await patchSnapshot(this.#options.sql, snapshot, this.#options.stores, changes)
        if (snapshot !== this.snapshot) addChanges(this.#pending, changes)
        else if (patched) {
          await this.showPatch(patched, changes, this.#log.version)
          this.#searches.follow(snapshot, patched)
        } else {
          this.#isStale = true
          this.feed.record({ version: this.#log.version })
          void this.#load().catch(this.#logFailure)
        }
      } catch (error) {
        this.#isStale = true
        // What the changes are shown by cannot be told from the snapshot as it is.
        this.feed.record({ version: this.#log.version })
        this.#logFailure(error)
      }
    }
  }

  /** Shows the prices of a new day; those of products whose special price begins or ends are patched. */
  async #beginDay(): Promise<void> {
    this.#isNewDay = false
    const { snapshot } = this
    const patch = await this.#day.prepare(snapshot)
    if (snapshot !== this.snapshot) this.#isNewDay = true
    else if (patch) {
      for (const id of patch.special) this.#pending.prices.add(id)
      patch.apply()
      this.showDay(patch.day)
    }
  }
}
