import { buildMissingSearchIndex, refreshSearchIndexes, updateSearchIndexes } from './product-search.ts'
import type { Sql } from '../platform/database.ts'
import type { CatalogueOptions } from './options.ts'
import type { Patched } from './patch-snapshot.ts'
import type { Snapshot } from './snapshot.ts'
import type { Stores } from '../stores/index.ts'

type Following = Pick<CatalogueOptions, 'sql' | 'reads' | 'stores'> & {
  /** The snapshot that serves requests. */
  snapshot: () => Snapshot
  onUpdated: () => void
  onFailure: (error: unknown) => void
}

/** Brings searches up to date in the background, after other changes: their indexes of a large catalogue take longer. */
export class SearchUpdates {
  readonly #following: Following
  /** Ids of changed products that the search indexes do not have as they are. */
  readonly #unsearched = new Set<number>()
  #beingSearched: ReadonlySet<number> = new Set()
  #areStale = false
  /** Those that were found since a snapshot was indexed that is to replace another. */
  #sinceReplaced = new Set<number>()
  #isReplacing = false
  #running: Promise<void> | undefined
  #isBuilding = false
  #built = 0
  #isComplete = false
  #isClosed = false

  constructor(following: Following) {
    this.#following = following
  }

  get isRunning(): boolean {
    return this.#running !== undefined
  }

  /** Whether the store views of large websites had their indexes once; those that are added later do not count. */
  get isComplete(): boolean {
    return this.#isComplete
  }

  /** Number of the indexes that {@link buildMissing} has built. */
  get built(): number {
    return this.#built
  }

  /** Builds in the background, one after the other, the indexes that store views of large websites lack. */
  buildMissing(): void {
    if (this.#isBuilding) return
    this.#isBuilding = true
    void this.#buildMissing()
      .catch((error: unknown) => {
        if (!this.#isClosed) this.#following.onFailure(error)
      })
      .finally(() => (this.#isBuilding = false))
  }

  async #buildMissing(): Promise<void> {
    const { reads, stores, snapshot } = this.#following
    const build = async (sql: Sql) => await buildMissingSearchIndex(sql, stores, snapshot())
    // What is begun during a reload would be of the snapshot that it replaces.
    while (!this.#isClosed && !this.#isReplacing) {
      if (await reads.read(build)) this.#built++
      else {
        this.#isComplete = true
        return
      }
    }
  }

  /** Builds nothing more, and resolves when no update is running; an index that is being built is abandoned. */
  async close(): Promise<void> {
    this.#isClosed = true
    await this.settled()
  }

  /** Resolves when no update is running. */
  async settled(): Promise<void> {
    await this.#running
  }

  /** Follows a patch of a snapshot. */
  follow(snapshot: Snapshot, { searched }: Pick<Patched, 'searched'>): void {
    if (searched === undefined) return
    for (const id of searched === 'all' ? snapshot.products.ids : searched) {
      this.#unsearched.add(id)
      if (this.#isReplacing) this.#sinceReplaced.add(id)
    }
    this.#areStale = true
    this.#running ??= this.#refresh()
      .catch(this.#following.onFailure)
      .finally(() => {
        this.#running = undefined
        this.#following.onUpdated()
      })
  }

  /** Builds the search indexes of a snapshot that is to replace another. */
  async replace(stores: Stores, before: Snapshot, snapshot: Snapshot): Promise<void> {
    this.#isReplacing = true
    this.#sinceReplaced.clear()
    const stale = this.#beingSearched.union(this.#unsearched)
    await updateSearchIndexes(this.#following.sql, stores, before, snapshot, stale)
  }

  /** Brings the indexes of a snapshot up to date that serves requests from now on; the one before it followed alone. */
  replaced(snapshot: Snapshot): void {
    this.#isReplacing = false
    const searched = this.#sinceReplaced
    this.#sinceReplaced = new Set()
    if (searched.size > 0) this.follow(snapshot, { searched })
  }

  async #refresh(): Promise<void> {
    const { sql, stores, snapshot } = this.#following
    while (this.#areStale) {
      this.#areStale = false
      this.#beingSearched = new Set(this.#unsearched)
      this.#unsearched.clear()
      try {
        await refreshSearchIndexes(sql, stores, snapshot(), this.#beingSearched)
      } catch (error) {
        for (const id of this.#beingSearched) this.#unsearched.add(id)
        throw error
      } finally {
        this.#beingSearched = new Set()
      }
    }
  }
}
