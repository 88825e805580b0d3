import { ByteCache, type CacheStatistics } from '../platform/byte-cache.ts'
import type { Sql } from '../platform/database.ts'
import type { AttributeValue } from './attribute.ts'
import {
  selectDetails,
  type DetailsRow,
  type HistoryRow,
  type MediaRow,
  type TurntableRow,
  type VideoRow,
} from './product-details.sql.ts'

type Values = Readonly<Record<string, AttributeValue | undefined>>

/** Product data that is loaded on demand. */
export type ProductDetails = {
  row: Omit<DetailsRow, 'stored'>
  /** By store id; 0 is the default scope. */
  values: ReadonlyMap<number, Values>
  media: readonly MediaRow[]
  videos: readonly VideoRow[]
  turntables: readonly TurntableRow[]
  related: readonly number[]
  upsell: readonly number[]
  crosssell: readonly number[]
  /** What was bought with it, by website, best first. */
  together: ReadonlyMap<number, readonly number[]>
  /** URL paths by store id. */
  paths: ReadonlyMap<number, string>
  history: readonly HistoryRow[]
}

/** A value of the store view, or else of the default scope. */
export function storeValue(
  details: ProductDetails,
  storeId: number,
  code: string,
): AttributeValue | undefined {
  return details.values.get(storeId)?.[code] ?? details.values.get(0)?.[code]
}

export function storeText(details: ProductDetails, storeId: number, code: string): string | null {
  const value = storeValue(details, storeId, code)
  return value === undefined ? null : String(value)
}

const budget = 128 * 1024 * 1024
/** Measured: objects use about three times the size of their JSON. */
const bytesPerJsonCharacter = 3
/** Products read by one query, so that the event loop stays responsive. */
const batchSize = 100

/**
 * Loads product details on demand. Batches requests of the same tick, like a DataLoader, and caches the
 * results.
 */
export class ProductDetailsLoader {
  readonly #sql: Sql
  readonly #cache = new ByteCache<number, ProductDetails>({ name: 'product details', budget })
  #queued = new Map<number, PromiseWithResolvers<ProductDetails | undefined>>()
  #inFlight = new Map<number, Promise<ProductDetails | undefined>>()

  constructor(sql: Sql) {
    this.#sql = sql
  }

  get statistics(): CacheStatistics {
    return this.#cache.statistics
  }

  /** The cached details of a product. */
  cached(id: number): ProductDetails | undefined {
    return this.#cache.get(id)
  }

  /** Details of a product; undefined when it was deleted. */
  async get(id: number): Promise<ProductDetails | undefined> {
    const entry = this.#cache.get(id) ?? this.#inFlight.get(id)
    if (entry) return await entry
    if (this.#queued.size === 0) setImmediate(() => void this.#readQueued())
    const promise = Promise.withResolvers<ProductDetails | undefined>()
    this.#queued.set(id, promise)
    this.#inFlight.set(id, promise.promise)
    return await promise.promise
  }

  /** Removes a product from the cache. */
  invalidate(id: number): void {
    this.#cache.delete(id)
    if (!this.#queued.has(id)) this.#inFlight.delete(id)
  }

  async #readQueued(): Promise<void> {
    const wanted = this.#queued
    this.#queued = new Map()
    const all = [...wanted]
    for (let start = 0; start < all.length; start += batchSize) {
      await this.#read(new Map(all.slice(start, start + batchSize)))
    }
  }

  async #read(wanted: ReadonlyMap<number, PromiseWithResolvers<ProductDetails | undefined>>): Promise<void> {
    try {
      const rows = await selectDetails(this.#sql, [...wanted.keys()])
      const found = new Map(rows.map((row) => [row.id, detailsOf(row)]))
      for (const [id, promise] of wanted) {
        const details = found.get(id)
        if (details && this.#inFlight.get(id) === promise.promise)
          this.#cache.set(id, details, bytesOf(details))
        promise.resolve(details)
      }
    } catch (error) {
      for (const promise of wanted.values()) promise.reject(error)
    } finally {
      for (const [id, { promise }] of wanted) {
        if (this.#inFlight.get(id) === promise) this.#inFlight.delete(id)
      }
    }
  }
}

function bytesOf({ row, values, media, videos, turntables, history }: ProductDetails): number {
  const stored = [row, [...values.values()], media, videos, turntables, history]
  return bytesPerJsonCharacter * JSON.stringify(stored).length
}

function detailsOf({ stored, ...row }: DetailsRow): ProductDetails {
  const { values, media, videos, turntables, links, rewrites, history, together } = stored
  const linked = (wanted: string) =>
    links.filter(({ kind }) => kind === wanted).map(({ linked_id }) => linked_id)
  return {
    row,
    values: new Map(values.map((own) => [own.store_id, { ...own.attribute_values, ...own.texts }])),
    media,
    videos,
    turntables,
    related: linked('related'),
    upsell: linked('upsell'),
    crosssell: linked('crosssell'),
    together: new Map(together.map(({ website_id, ids }) => [website_id, ids])),
    paths: new Map(rewrites.map((rewrite) => [rewrite.store_id, rewrite.request_path])),
    history,
  }
}
