import { BatchLoader } from '../platform/batch-loader.ts'
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

/** Loads product details on demand, those that are asked for together by one query, and caches them. */
export class ProductDetailsLoader {
  readonly #cache = new ByteCache<number, ProductDetails>({ name: 'product details', budget })
  readonly #batches: BatchLoader<number, ProductDetails>
  readonly #inFlight = new Map<number, Promise<ProductDetails | undefined>>()

  constructor(sql: Sql) {
    this.#batches = new BatchLoader(async (ids) => {
      const rows = await selectDetails(sql, ids)
      return new Map(rows.map((row) => [row.id, detailsOf(row)]))
    }, batchSize)
  }

  get statistics(): CacheStatistics {
    return this.#cache.statistics
  }

  /** Details of a product; undefined when it was deleted. */
  async get(id: number): Promise<ProductDetails | undefined> {
    return await (this.#cache.get(id) ?? this.#inFlight.get(id) ?? this.#read(id))
  }

  /** Removes a product from the cache. */
  invalidate(id: number): void {
    this.#cache.delete(id)
    if (!this.#batches.isWaiting(id)) this.#inFlight.delete(id)
  }

  async #read(id: number): Promise<ProductDetails | undefined> {
    const reading = this.#batches.get(id)
    this.#inFlight.set(id, reading)
    const isCurrent = () => this.#inFlight.get(id) === reading
    try {
      const details = await reading
      // Details read before an invalidation are not cached.
      if (details && isCurrent()) this.#cache.set(id, details, bytesOf(details))
      return details
    } finally {
      if (isCurrent()) this.#inFlight.delete(id)
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
