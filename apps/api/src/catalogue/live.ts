import type { FastifyBaseLogger } from 'fastify'
import postgres from 'postgres'
import type { Sql } from '../platform/database.ts'
import type { ApiSettings } from '../platform/settings.ts'
import type { Stores } from '../stores/store.ts'
import { addTo, removeFrom } from './bitmap.ts'
import { attributeSdl } from './attribute-sdl.ts'
import { forgetSelections } from './listing.ts'
import { loadSnapshot } from './load.ts'
import { shopDay } from './pricing.ts'
import { isInStock, type Stock } from './product.ts'
import type { Snapshot } from './snapshot.ts'
import { selectStock } from './stock.sql.ts'
import { ProductViews } from './views.ts'

export type CatalogueOptions = {
  sql: Sql
  databaseUrl: string
  stores: Stores
  settings: ApiSettings
  log: FastifyBaseLogger
  now: () => Date
}

const pollSeconds = 5

/**
 * The catalogue that requests are answered from. It follows the database: loaded anew when its version or the day
 * changes, patched when only stock changed. A reader keeps the snapshot it took for as long as it needs it.
 */
export class Catalogue {
  readonly #options: CatalogueOptions
  readonly #listener: postgres.Sql
  #snapshot: Snapshot
  #views: ProductViews
  #version: number
  #sdl: string
  #loading: Promise<void> | undefined
  #outdated = false
  /** Products whose stock changed while a snapshot was read that may not know of it yet. */
  readonly #soldMeanwhile = new Set<number>()
  #timer: NodeJS.Timeout | undefined
  #pending = Promise.resolve()
  readonly #onSchemaChange: (() => void)[] = []

  constructor(options: CatalogueOptions, snapshot: Snapshot) {
    this.#options = options
    this.#snapshot = snapshot
    this.#views = new ProductViews(options, snapshot)
    this.#version = snapshot.version
    this.#sdl = attributeSdl(snapshot.attributes)
    this.#listener = postgres(options.databaseUrl, { max: 1, idle_timeout: 0, onnotice: () => undefined })
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

  /** SDL of the attributes that the database has beyond the written schema. */
  attributeSdl(): string {
    return this.#sdl
  }

  /** Calls back when {@link attributeSdl} answers something else than before. */
  onSchemaChange(callback: () => void): void {
    this.#onSchemaChange.push(callback)
  }

  /** Starts to follow the database. */
  async follow(): Promise<void> {
    // Called again after a lost connection, when anything may have been missed.
    const onListen = () => void this.refresh().catch((error: unknown) => this.#warn(error))
    await this.#listener.listen('catalogue', (message) => this.#hear(message), onListen)
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
    await this.#loading
    await this.#pending
    await this.#listener.end({ timeout: 2 })
  }

  #hear(message: string): void {
    const [kind, version, ids] = message.split(' ')
    const work =
      kind === 'stock'
        ? () => this.#patchStock(Number(version), (ids ?? '').split(',').map(Number))
        : () => (Number(version) > this.#snapshot.version ? this.refresh() : Promise.resolve())
    this.#pending = this.#pending.then(work).catch((error: unknown) => this.#warn(error))
  }

  async #poll(): Promise<void> {
    const [row] = await this.#options.sql<{ version: number }[]>`select version from catalogue_state`
    const isNewDay = shopDay(this.#options.now()) !== this.#snapshot.day
    if (isNewDay || (row && row.version !== this.#snapshot.version)) await this.refresh()
  }

  /** One load at a time; what changes while it runs is loaded by the next. */
  async #load(): Promise<void> {
    while (this.#loading) await this.#loading
    if (!this.#outdated) return
    this.#outdated = false
    this.#loading = this.#replace().finally(() => (this.#loading = undefined))
    await this.#loading
  }

  async #replace(): Promise<void> {
    const { sql, stores, now, log } = this.#options
    const started = performance.now()
    this.#soldMeanwhile.clear()
    const snapshot = await loadSnapshot(sql, stores, shopDay(now()))
    while (this.#soldMeanwhile.size > 0) {
      const ids = [...this.#soldMeanwhile]
      this.#soldMeanwhile.clear()
      applyStock(snapshot, await selectStock(sql, ids))
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

  async #patchStock(version: number, ids: readonly number[]): Promise<void> {
    if (this.#loading) for (const id of ids) this.#soldMeanwhile.add(id)
    const snapshot = this.#snapshot
    const stock = await selectStock(this.#options.sql, ids)
    if (snapshot !== this.#snapshot) return await this.#patchStock(version, ids)
    for (const id of applyStock(snapshot, stock)) this.#views.forget(id)
    this.#version = Math.max(this.#version + 1, version)
  }

  #warn(error: unknown): void {
    this.#options.log.error({ err: error }, 'The catalogue could not be brought up to date')
  }
}

/** Brings the stock of a snapshot up to date; answers the products that are shown differently now. */
function applyStock(snapshot: Snapshot, stock: ReadonlyMap<number, Stock>): number[] {
  const changed = [...stock].flatMap(([id, now]) => {
    const product = snapshot.productById.get(id)
    if (!product) return []
    product.stock = now
    return [product, ...product.parents, ...product.partOf]
  })
  for (const site of snapshot.sites.values()) {
    for (const product of changed) {
      const ordinal = site.ordinalOf.get(product.id)
      if (ordinal === undefined) continue
      if (isInStock(product)) addTo(site.inStock, ordinal)
      else removeFrom(site.inStock, ordinal)
    }
    if (!site.showsOutOfStock) forgetSelections(site)
  }
  return changed.map(({ id }) => id)
}
