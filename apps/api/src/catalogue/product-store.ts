import { copiedYielding } from '../platform/cooperative-scheduler.ts'
import { productValuesOf, recordOf } from './product-record.ts'
import { Product, type Products } from './product.ts'
import type { ProductValues } from './product-values.ts'
import { RecordPages, type RecordPagesState, type RecordPlace } from './record-pages.ts'
import { firstPlaceWhere } from './sorted-order.ts'
import { TextTable, type TextTableState } from './text-table.ts'

type Columns = {
  ids: Int32Array
  /** Places of the records. */
  pages: Uint16Array
  offsets: Uint32Array
  lengths: Uint32Array
  /** Numbers of lists of categories, which most products share with others. */
  categoryLists: Uint32Array
}

/** Everything that a store holds, without objects of products. */
export type ProductStoreState = {
  columns: Columns
  records: RecordPagesState
  lists: (readonly number[])[]
  skus: TextTableState
  urlKeys: TextTableState
}

/** Share of room for further products when there is no more. */
const spare = 1 / 8

/**
 * The products of a snapshot. They are kept as text and become objects when they are asked for, because a million objects
 * take three times the memory and make each garbage collection long.
 */
export class ProductStore {
  /** By ascending id. */
  #columns = columnsOf(16)
  #size = 0
  #records: RecordPages
  #lists: (readonly number[])[] = []
  #listNumbers = new Map<string, number>()
  #skus = new TextTable()
  #urlKeys = new TextTable()
  readonly #copied: Products = { get: (id) => this.copyOf(id) }
  /** Objects that somebody holds. */
  readonly #held = new Map<number, WeakRef<Product>>()
  readonly #released = new FinalizationRegistry<number>((id) => {
    if (this.#held.get(id)?.deref() === undefined) this.#held.delete(id)
  })

  /** `pageSize` is smaller in tests. */
  constructor(pageSize?: number) {
    this.#records = new RecordPages(pageSize)
  }

  /** `products` are by ascending id, or take longer. */
  static of(products: Iterable<ProductValues>): ProductStore {
    const store = new ProductStore()
    for (const product of products) store.put(product)
    return store
  }

  static from({ columns, records, lists, skus, urlKeys }: ProductStoreState): ProductStore {
    const store = new ProductStore()
    store.#columns = columns
    store.#size = columns.ids.length
    store.#records = RecordPages.from(records)
    store.#lists = lists
    for (const [number, list] of lists.entries()) store.#listNumbers.set(list.join(), number)
    store.#skus = TextTable.from(skus)
    store.#urlKeys = TextTable.from(urlKeys)
    return store
  }

  /**
   * What the store holds, where later changes do not reach it. Yields to the event loop; what is returned is of no use if the
   * store changes meanwhile.
   */
  async state(): Promise<ProductStoreState> {
    const [size, own] = [this.#size, this.#columns]
    return {
      columns: {
        ids: await copiedYielding(own.ids.subarray(0, size)),
        pages: await copiedYielding(own.pages.subarray(0, size)),
        offsets: await copiedYielding(own.offsets.subarray(0, size)),
        lengths: await copiedYielding(own.lengths.subarray(0, size)),
        categoryLists: await copiedYielding(own.categoryLists.subarray(0, size)),
      },
      records: this.#records.state,
      lists: [...this.#lists],
      skus: await this.#skus.state(),
      urlKeys: await this.#urlKeys.state(),
    }
  }

  get size(): number {
    return this.#size
  }

  /** Of the records. */
  get bytes(): number {
    return this.#records.bytes
  }

  /** Ascending. */
  get ids(): Int32Array {
    return this.#columns.ids.subarray(0, this.#size)
  }

  has(id: number): boolean {
    return this.#slotOf(id) !== undefined
  }

  get(id: number): Product | undefined {
    const held = this.#held.get(id)?.deref()
    if (held) return held
    const slot = this.#slotOf(id)
    if (slot === undefined) return undefined
    const product = new Product(this.#valuesAt(slot), this)
    this.#held.set(id, new WeakRef(product))
    this.#released.register(product, id)
    return product
  }

  /** The product as it is now with its links: objects of their own, for those who pass by many products. */
  copyOf(id: number): Product | undefined {
    const slot = this.#slotOf(id)
    return slot === undefined ? undefined : new Product(this.#valuesAt(slot), this.#copied)
  }

  /** A copy of each product, by ascending id. The store must not change meanwhile. */
  *copies(): Generator<Product> {
    for (let slot = 0; slot < this.#size; slot++) yield new Product(this.#valuesAt(slot), this.#copied)
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
      if (isIn[this.#columns.categoryLists[slot] ?? 0]) found.push(this.#columns.ids[slot] ?? 0)
    return found
  }

  /** Adds a product or replaces its values, for those who hold it as well. */
  put(values: ProductValues): void {
    const { id } = values
    const record = recordOf(values)
    const slot = this.#firstFrom(id)
    if (!this.#isAt(slot, id)) {
      this.#insert(slot, values, record)
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
    for (const column of Object.values(this.#columns)) column.copyWithin(slot, slot + 1, this.#size)
    this.#size--
    this.#held.delete(id)
    this.#free(old)
  }

  #slotOf(id: number): number | undefined {
    const slot = this.#firstFrom(id)
    return this.#isAt(slot, id) ? slot : undefined
  }

  /** The first slot with this id or a higher one, or the size. */
  #firstFrom(id: number): number {
    return firstPlaceWhere(this.#size, (place) => (this.#columns.ids[place] ?? 0) >= id)
  }

  #isAt(slot: number, id: number): boolean {
    return slot < this.#size && this.#columns.ids[slot] === id
  }

  #insert(slot: number, values: ProductValues, record: string): void {
    if (this.#size === this.#columns.ids.length) this.#makeRoom()
    for (const column of Object.values(this.#columns)) column.copyWithin(slot + 1, slot, this.#size)
    this.#size++
    this.#columns.ids[slot] = values.id
    this.#place(slot, values, record)
    this.#replaceTexts(undefined, values)
  }

  #place(slot: number, { categoryIds }: ProductValues, record: string): void {
    const { page, offset, length } = this.#records.add(record)
    this.#columns.pages[slot] = page
    this.#columns.offsets[slot] = offset
    this.#columns.lengths[slot] = length
    this.#columns.categoryLists[slot] = this.#listNumber(categoryIds)
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
      page: this.#columns.pages[slot] ?? 0,
      offset: this.#columns.offsets[slot] ?? 0,
      length: this.#columns.lengths[slot] ?? 0,
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
      if (this.#columns.pages[slot] !== sparse) continue
      const moved = this.#records.add(this.#recordAt(slot))
      this.#columns.pages[slot] = moved.page
      this.#columns.offsets[slot] = moved.offset
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
    const wider = columnsOf(Math.ceil(this.#size * (1 + spare)) + 16)
    for (const name of columnNames) wider[name].set(this.#columns[name])
    this.#columns = wider
  }
}

const columnsOf = (length: number): Columns => ({
  ids: new Int32Array(length),
  pages: new Uint16Array(length),
  offsets: new Uint32Array(length),
  lengths: new Uint32Array(length),
  categoryLists: new Uint32Array(length),
})

const columnNames = ['ids', 'pages', 'offsets', 'lengths', 'categoryLists'] as const

const urlKeysOf = (product: ProductValues | undefined): ReadonlySet<string> =>
  new Set(product?.urlKeys.filter((key) => key !== null))
