import { ByteCache, type CacheStatistics } from '../platform/byte-cache.ts'
import type { Sql } from '../platform/database.ts'
import type { AttributeValue } from './attribute.ts'
import { selectDetails, type DetailsRow, type HistoryRow, type MediaRow } from './details.sql.ts'

type Values = Readonly<Record<string, AttributeValue | undefined>>

/** What is read of a product when it is shown. */
export type Details = {
  facts: Omit<DetailsRow, 'stored'>
  /** By store id; 0 is the default scope. */
  values: ReadonlyMap<number, Values>
  media: readonly MediaRow[]
  related: readonly number[]
  upsell: readonly number[]
  crosssell: readonly number[]
  /** Addresses by store id. */
  paths: ReadonlyMap<number, string>
  history: readonly HistoryRow[]
}

/** A value of the store view, else of the default scope. */
export function valueIn(details: Details, storeId: number, code: string): AttributeValue | undefined {
  return details.values.get(storeId)?.[code] ?? details.values.get(0)?.[code]
}

export function textIn(details: Details, storeId: number, code: string): string | null {
  const value = valueIn(details, storeId, code)
  return value === undefined ? null : String(value)
}

const budget = 128 * 1024 * 1024
/** Objects take about three times what they take as JSON. */
const bytesPerJsonCharacter = 3
/** Rows that are read at a time, so that requests are answered in between. */
const readAtOnce = 100

/** Reads details of products, those asked for at the same moment together, and remembers them. */
export class DetailsReader {
  readonly #sql: Sql
  readonly #known = new ByteCache<number, Details>({ name: 'product details', budget })
  #wanted = new Map<number, PromiseWithResolvers<Details | undefined>>()
  #reading = new Map<number, Promise<Details | undefined>>()

  constructor(sql: Sql) {
    this.#sql = sql
  }

  get statistics(): CacheStatistics {
    return this.#known.statistics
  }

  /** What is remembered of a product. */
  peek(id: number): Details | undefined {
    return this.#known.get(id)
  }

  /** Details of a product; undefined when the database no longer has it. */
  async get(id: number): Promise<Details | undefined> {
    const known = this.#known.get(id) ?? this.#reading.get(id)
    if (known) return await known
    if (this.#wanted.size === 0) setImmediate(() => void this.#readWanted())
    const promise = Promise.withResolvers<Details | undefined>()
    this.#wanted.set(id, promise)
    this.#reading.set(id, promise.promise)
    return await promise.promise
  }

  /** Reads the product anew when it is next asked for. */
  forget(id: number): void {
    this.#known.delete(id)
    if (!this.#wanted.has(id)) this.#reading.delete(id)
  }

  async #readWanted(): Promise<void> {
    const wanted = this.#wanted
    this.#wanted = new Map()
    const all = [...wanted]
    for (let start = 0; start < all.length; start += readAtOnce) {
      await this.#read(new Map(all.slice(start, start + readAtOnce)))
    }
  }

  async #read(wanted: ReadonlyMap<number, PromiseWithResolvers<Details | undefined>>): Promise<void> {
    try {
      const rows = await selectDetails(this.#sql, [...wanted.keys()])
      const found = new Map(rows.map((row) => [row.id, detailsOf(row)]))
      for (const [id, promise] of wanted) {
        const details = found.get(id)
        if (details && this.#reading.get(id) === promise.promise)
          this.#known.set(id, details, bytesOf(details))
        promise.resolve(details)
      }
    } catch (error) {
      for (const promise of wanted.values()) promise.reject(error)
    } finally {
      for (const [id, { promise }] of wanted) {
        if (this.#reading.get(id) === promise) this.#reading.delete(id)
      }
    }
  }
}

function bytesOf({ facts, values, media, history }: Details): number {
  return bytesPerJsonCharacter * JSON.stringify([facts, [...values.values()], media, history]).length
}

function detailsOf({ stored, ...facts }: DetailsRow): Details {
  const { values, media, links, rewrites, history } = stored
  const linked = (wanted: string) =>
    links.filter(({ kind }) => kind === wanted).map(({ linked_id }) => linked_id)
  return {
    facts,
    values: new Map(values.map((row) => [row.store_id, { ...row.attribute_values, ...row.texts }])),
    media,
    related: linked('related'),
    upsell: linked('upsell'),
    crosssell: linked('crosssell'),
    paths: new Map(rewrites.map((row) => [row.store_id, row.request_path])),
    history,
  }
}
