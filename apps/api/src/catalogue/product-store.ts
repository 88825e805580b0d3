import { forEachYielding } from '../platform/cooperative-scheduler.ts'
import { productValuesOf, recordOf } from './product-record.ts'
import { Product } from './product.ts'
import type { ProductValues } from './product-values.ts'
import { RecordPages, type RecordPlace } from './record-pages.ts'
import { firstPlaceWhere } from './sorted-order.ts'
import { TextTable } from './text-table.ts'

/** Share of room for further products when there is no more. */
const spare = 1 / 8

/**
 * The products of a snapshot. They are kept as text and become objects when they are asked for, because a million objects
 * take three times the memory and make each garbage collection long.
 */
export class ProductStore {
  /** By ascending id, with the places of the records. */
  #ids = new Int32Array(16)
  #pages = new Uint16Array(16)
  #offsets = new Uint32Array(16)
  #lengths = new Uint32Array(16)
  /** Numbers of lists of categories, which most products share with others. */
  #categoryLists = new Uint32Array(16)
  #size = 0
  readonly #records: RecordPages
  readonly #lists: (readonly number[])[] = []
  readonly #listNumbers = new Map<string, number>()
  readonly #skus = new TextTable()
  readonly #urlKeys = new TextTable()
  /** Objects that somebody holds. */
  readonly #held = new Map<number, WeakRef<Product>>()
  readonly #released = new FinalizationRegistry<number>((id) => {
    if (this.#held.get(id)?.deref() === undefined) this.#held.delete(id)
  })

  /** `pageSize` is smaller in tests. */
  constructor(pageSize?: number) {
    this.#records = new RecordPages(pageSize)
  }

  /** Yields to the event loop. `products` are by ascending id, or take longer. */
  static async of(products: Iterable<ProductValues>): Promise<ProductStore> {
    const store = new ProductStore()
    await forEachYielding(products, (product) => {
      store.put(product)
    })
    return store
  }

  get size(): number {
    return this.#size
  }

  /** Ascending. */
  get ids(): Int32Array {
    return this.#ids.subarray(0, this.#size)
  }

  has(id: number): boolean {
    return this.#slotOf(id) !== undefined
  }

  get(id: number): Product | undefined {
    const held = this.#held.get(id)?.deref()
    if (held) return held
    const product = this.copyOf(id)
    if (!product) return undefined
    this.#held.set(id, new WeakRef(product))
    this.#released.register(product, id)
    return product
  }

  /** The product as it is now: an object of its own, for those who pass by many products. */
  copyOf(id: number): Product | undefined {
    const slot = this.#slotOf(id)
    return slot === undefined ? undefined : new Product(this.#valuesAt(slot), this)
  }

  withSku(sku: string): Product | undefined {
    for (const id of this.#skus.candidates(sku)) {
      const product = this.get(id)
      if (product?.sku === sku) return product
    }
    return undefined
  }

  /** Products that have the URL key in some store view. */
  withUrlKey(urlKey: string): Product[] {
    return this.#urlKeys.candidates(urlKey).flatMap((id) => {
      const product = this.get(id)
      return product?.urlKeys.includes(urlKey) ? [product] : []
    })
  }

  /** Ids of the products that are in one of the categories, ascending. */
  inCategories(categoryIds: ReadonlySet<number>): number[] {
    const isIn = this.#lists.map((list) => list.some((id) => categoryIds.has(id)))
    const found: number[] = []
    for (let slot = 0; slot < this.#size; slot++)
      if (isIn[this.#categoryLists[slot] ?? 0]) found.push(this.#ids[slot] ?? 0)
    return found
  }

  /** Adds a product or replaces its values, for those who hold it as well. */
  put(values: ProductValues): void {
    const { id } = values
    const record = recordOf(values)
    const slot = this.#slotOf(id)
    if (slot === undefined) {
      this.#insert(values, record)
      return
    }
    const before = this.#valuesAt(slot)
    const held = this.#held.get(id)?.deref()
    if (held && held !== values) Object.assign(held, productValuesOf(record))
    const old = this.#placeAt(slot)
    this.#place(slot, values, record)
    this.#replaceTexts(before, values)
    this.#free(old)
  }

  delete(id: number): void {
    const slot = this.#slotOf(id)
    if (slot === undefined) return
    const old = this.#placeAt(slot)
    this.#replaceTexts(this.#valuesAt(slot), undefined)
    for (const column of this.#columns) column.copyWithin(slot, slot + 1, this.#size)
    this.#size--
    this.#held.delete(id)
    this.#free(old)
  }

  get #columns() {
    return [this.#ids, this.#pages, this.#offsets, this.#lengths, this.#categoryLists]
  }

  #slotOf(id: number): number | undefined {
    const slot = firstPlaceWhere(this.#size, (place) => (this.#ids[place] ?? 0) >= id)
    return slot < this.#size && this.#ids[slot] === id ? slot : undefined
  }

  #insert(values: ProductValues, record: string): void {
    if (this.#size === this.#ids.length) this.#makeRoom()
    const { id } = values
    const isLast = this.#size === 0 || (this.#ids[this.#size - 1] ?? 0) < id
    const slot = isLast ? this.#size : firstPlaceWhere(this.#size, (place) => (this.#ids[place] ?? 0) > id)
    if (!isLast) for (const column of this.#columns) column.copyWithin(slot + 1, slot, this.#size)
    this.#size++
    this.#ids[slot] = id
    this.#place(slot, values, record)
    this.#replaceTexts(undefined, values)
  }

  #place(slot: number, { categoryIds }: ProductValues, record: string): void {
    const { page, offset, length } = this.#records.add(record)
    this.#pages[slot] = page
    this.#offsets[slot] = offset
    this.#lengths[slot] = length
    this.#categoryLists[slot] = this.#listNumber(categoryIds)
  }

  #listNumber(categoryIds: readonly number[]): number {
    const key = categoryIds.join()
    let number = this.#listNumbers.get(key)
    if (number === undefined) {
      number = this.#lists.push(categoryIds) - 1
      this.#listNumbers.set(key, number)
    }
    return number
  }

  #placeAt(slot: number): RecordPlace {
    return {
      page: this.#pages[slot] ?? 0,
      offset: this.#offsets[slot] ?? 0,
      length: this.#lengths[slot] ?? 0,
    }
  }

  #recordAt(slot: number): string {
    return this.#records.read(this.#placeAt(slot))
  }

  #valuesAt(slot: number): ProductValues {
    return productValuesOf(this.#recordAt(slot))
  }

  #free(place: RecordPlace): void {
    const sparse = this.#records.free(place)
    if (sparse === undefined) return
    for (let slot = 0; slot < this.#size; slot++) {
      if (this.#pages[slot] !== sparse) continue
      const moved = this.#records.add(this.#recordAt(slot))
      this.#pages[slot] = moved.page
      this.#offsets[slot] = moved.offset
    }
    this.#records.drop(sparse)
  }

  #replaceTexts(before: ProductValues | undefined, now: ProductValues | undefined): void {
    if (before?.sku !== now?.sku) {
      if (before) this.#skus.remove(before.sku, before.id)
      if (now) this.#skus.add(now.sku, now.id)
    }
    const [keysBefore, keysNow] = [urlKeysOf(before), urlKeysOf(now)]
    if (before) for (const key of keysBefore.difference(keysNow)) this.#urlKeys.remove(key, before.id)
    if (now) for (const key of keysNow.difference(keysBefore)) this.#urlKeys.add(key, now.id)
  }

  #makeRoom(): void {
    const length = Math.ceil(this.#size * (1 + spare)) + 16
    const wider = <Column extends Int32Array | Uint32Array | Uint16Array>(column: Column, copy: Column) => {
      copy.set(column)
      return copy
    }
    this.#ids = wider(this.#ids, new Int32Array(length))
    this.#pages = wider(this.#pages, new Uint16Array(length))
    this.#offsets = wider(this.#offsets, new Uint32Array(length))
    this.#lengths = wider(this.#lengths, new Uint32Array(length))
    this.#categoryLists = wider(this.#categoryLists, new Uint32Array(length))
  }
}

const urlKeysOf = (product: ProductValues | undefined): ReadonlySet<string> =>
  new Set(product?.urlKeys.filter((key) => key !== null))
