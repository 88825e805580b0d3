import { InvalidAmountError, toCents } from '@comptoir/rules/money'
import { allowLong, type Sql, type Transaction } from '../platform/database.ts'
import type { Stores } from '../stores/index.ts'
import { hasOptions, type Attribute } from './attribute.ts'
import type { Category } from './category.ts'
import { websitePriceOf } from './prices.sql.ts'
import { ratingOf } from './ratings.sql.ts'
import { appended, emptyList, type FulfilmentLimits, type Product } from './product.ts'
import { buildSiteIndex, type BooleanValues } from './build-site-index.ts'
import { readDownloads } from './load-downloads.ts'
import { readProductOptions } from './load-product-options.ts'
import type { Snapshot } from './snapshot.ts'
import {
  selectAttributes,
  selectCategories,
  selectStoreCount,
  streamBoolean,
  streamPrices,
  streamRatings,
  streamProducts,
  streamStoreTexts,
  streamSuperAttributes,
  streamVariants,
  type CategoryRow,
  type FulfilmentRow,
  type ProductRow,
} from './snapshot.sql.ts'

/**
 * Reads the whole catalogue in one repeatable-read transaction and builds its indexes for the given day.
 * Yields to the event loop regularly. Throws CatalogueTooLargeError.
 */
export async function loadSnapshot(sql: Sql, stores: Stores, day: string): Promise<Snapshot> {
  const { snapshot, booleans } = await sql.begin('isolation level repeatable read read only', (tx) =>
    readAll(tx, day),
  )
  for (const websiteId of new Set(stores.all.map((store) => store.website.id))) {
    snapshot.sites.set(websiteId, await buildSiteIndex(snapshot, stores.ofWebsite(websiteId), booleans))
  }
  return snapshot
}

async function readAll(
  tx: Transaction,
  day: string,
): Promise<{ snapshot: Snapshot; booleans: BooleanValues }> {
  await allowLong(tx)
  const attributes = await readAttributes(tx)
  const snapshot: Snapshot = {
    day,
    attributes,
    attributeById: new Map(attributes.map((attribute) => [attribute.id, attribute])),
    attributeByCode: new Map(attributes.map((attribute) => [attribute.code, attribute])),
    optionById: new Map(attributes.flatMap(({ options }) => options.map((option) => [option.id, option]))),
    categoryById: await readCategories(tx),
    productById: new Map(),
    productBySku: new Map(),
    sites: new Map(),
  }
  await readProducts(tx, snapshot)
  await readPrices(tx, snapshot.productById)
  await readRatings(tx, snapshot.productById)
  await readVariants(tx, snapshot.productById)
  await readProductOptions(tx, snapshot.productById)
  await readDownloads(tx, snapshot.productById)
  return { snapshot, booleans: await readBooleans(tx, attributes) }
}

async function readAttributes(tx: Transaction): Promise<Attribute[]> {
  const [rows, optionRows] = await selectAttributes(tx)
  const options = Map.groupBy(optionRows, (row) => row.attribute_id)
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    type: row.type,
    isFilterable: row.is_filterable,
    isSearchable: row.is_searchable,
    isSortable: row.is_sortable,
    isVisible: row.is_visible,
    isComparable: row.is_comparable,
    isInListing: row.used_in_listing,
    position: row.position,
    labels: row.labels,
    options: (options.get(row.id) ?? []).map(({ id, value, labels, swatch }) => ({
      id,
      attributeId: row.id,
      value,
      labels,
      swatch,
    })),
  }))
}

async function readCategories(tx: Transaction): Promise<Map<number, Category>> {
  const [rows, texts] = await selectCategories(tx)
  const categories = new Map<number, Category>()
  for (const row of rows) {
    const parent = row.parent_id === null ? undefined : categories.get(row.parent_id)
    const category = categoryOf(row)
    category.path.push(...(parent?.path ?? []), category)
    parent?.children.push(category)
    categories.set(category.id, category)
  }
  for (const text of texts) {
    categories.get(text.category_id)?.texts.set(text.language, {
      ...(text.name !== null && { name: text.name }),
      ...(text.url_key !== null && { urlKey: text.url_key }),
      ...(text.description !== null && { description: text.description }),
      ...(text.meta_title !== null && { metaTitle: text.meta_title }),
      ...(text.meta_description !== null && { metaDescription: text.meta_description }),
      ...(text.h1_title !== null && { h1Title: text.h1_title }),
      ...(text.h2_title !== null && { h2Title: text.h2_title }),
    })
  }
  return categories
}

function categoryOf(row: CategoryRow): Category {
  const { image, image_width, image_height, image_hash, image_colour } = row
  const isEncoded = image !== null && image_width !== null && image_height !== null && image_hash !== null
  return {
    id: row.id,
    parentId: row.parent_id,
    level: row.level,
    position: row.position,
    isActive: row.is_active,
    isAnchor: row.is_anchor,
    includeInMenu: row.include_in_menu,
    adminName: row.admin_name,
    image: isEncoded
      ? {
          file: image,
          width: image_width,
          height: image_height,
          contentHash: image_hash,
          colour: image_colour,
        }
      : null,
    landingPage: row.landing_page,
    b2b_show_prices: row.b2b_show_prices,
    b2c_show_prices: row.b2c_show_prices,
    show_texts_for_b2b: row.show_texts_for_b2b,
    hiddenFilters: row.hidden_filters,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    texts: new Map(),
    path: [],
    children: [],
  }
}

async function readProducts(tx: Transaction, snapshot: Snapshot): Promise<void> {
  const noTexts: Texts = Array.from({ length: await selectStoreCount(tx) })
  const wanted = snapshot.attributes.filter(hasOptions).map((attribute) => attribute.code)
  const lists: NumberLists = new Map()
  for await (const rows of streamProducts(tx, wanted)) {
    for (const row of rows) {
      const product = productOf(row, noTexts, lists)
      snapshot.productById.set(product.id, product)
      snapshot.productBySku.set(product.sku, product)
    }
  }
  for await (const rows of streamStoreTexts(tx)) {
    for (const { product_id, store_id, name, url_key } of rows) {
      const product = snapshot.productById.get(product_id)
      if (!product) continue
      if (name !== null) product.names[store_id] = name
      if (url_key !== null) product.urlKeys[store_id] = url_key
    }
  }
}

/** Texts by store id, preallocated at full length because arrays that grow use more memory. */
type Texts = readonly (string | undefined)[]

function textsOf(text: string | null, noTexts: Texts): (string | undefined)[] {
  const texts = noTexts.slice()
  if (text !== null) texts[0] = text
  return texts
}

/** Number lists by their PostgreSQL text form, so that products with equal lists share one array. */
type NumberLists = Map<string, readonly number[]>

function numbersOf(written: string, lists: NumberLists): readonly number[] {
  let numbers = lists.get(written)
  if (!numbers) {
    numbers = written === '{}' ? emptyList : written.slice(1, -1).split(',').map(Number)
    lists.set(written, numbers)
  }
  return numbers
}

function productOf(row: ProductRow, noTexts: Texts, lists: NumberLists): Product {
  return {
    id: row.id,
    sku: row.sku,
    type: row.type,
    isEnabled: row.is_enabled,
    visibility: row.visibility,
    taxClass: row.tax_class,
    weight: row.weight ?? 0,
    websiteIds: numbersOf(row.website_ids, lists),
    categoryIds: numbersOf(row.category_ids, lists),
    positions: row.positions,
    names: textsOf(row.name, noTexts),
    urlKeys: textsOf(row.url_key, noTexts),
    optionIds: optionIdsOf(row.options),
    lotB2b: Number(row.lot_b2b ?? 1),
    lotB2c: Number(row.lot_b2c ?? 1),
    fees: centsOrNone(row.eco_participation),
    newFrom: row.news_from_date,
    newTo: row.news_to_date,
    fulfilment: row.fulfilment && fulfilmentOf(row.fulfilment),
    prices: emptyList,
    ratings: emptyList,
    stock: {
      quantity: row.quantity ?? 0,
      isInStock: row.is_in_stock ?? false,
      manageStock: row.manage_stock ?? true,
      backorders: row.backorders ?? false,
      minSaleQty: row.min_sale_qty ?? 1,
      maxSaleQty: row.max_sale_qty ?? 10_000,
    },
    superAttributeIds: emptyList,
    variants: emptyList,
    parents: emptyList,
    customOptions: emptyList,
    groupedItems: emptyList,
    bundle: null,
    downloads: null,
    compositeParents: emptyList,
  }
}

function fulfilmentOf({ delay, pickup, delivery }: FulfilmentRow): FulfilmentLimits {
  const minutes = Number(delay ?? 0)
  return {
    delayMinutes: Number.isFinite(minutes) ? Math.max(0, Math.round(minutes)) : 0,
    windows: { pickup, delivery },
  }
}

function optionIdsOf(json: string): readonly number[] {
  if (json === '') return emptyList
  const values: unknown[] = JSON.parse(`[${json}]`)
  return values.flat().filter((value) => typeof value === 'number')
}

function centsOrNone(amount: string | null): number {
  if (amount === null) return 0
  try {
    return toCents(amount)
  } catch (error) {
    if (error instanceof InvalidAmountError) return 0
    throw error
  }
}

async function readPrices(tx: Transaction, products: ReadonlyMap<number, Product>): Promise<void> {
  for await (const rows of streamPrices(tx)) {
    for (const row of rows) {
      const product = products.get(row.product_id)
      if (product) product.prices = appended(product.prices, websitePriceOf(row))
    }
  }
}

async function readRatings(tx: Transaction, products: ReadonlyMap<number, Product>): Promise<void> {
  for await (const rows of streamRatings(tx)) {
    for (const row of rows) {
      const product = products.get(row.product_id)
      if (product) product.ratings = appended(product.ratings, ratingOf(row))
    }
  }
}

async function readVariants(tx: Transaction, products: ReadonlyMap<number, Product>): Promise<void> {
  for await (const rows of streamSuperAttributes(tx)) {
    for (const row of rows) {
      const product = products.get(row.product_id)
      if (product) product.superAttributeIds = appended(product.superAttributeIds, row.attribute_id)
    }
  }
  for await (const rows of streamVariants(tx)) {
    for (const row of rows) {
      const parent = products.get(row.parent_id)
      const child = products.get(row.child_id)
      if (!parent || !child) continue
      parent.variants = appended(parent.variants, child)
      child.parents = appended(child.parents, parent)
    }
  }
}

async function readBooleans(tx: Transaction, attributes: readonly Attribute[]): Promise<BooleanValues> {
  const values: BooleanValues = new Map()
  for (const { code } of attributes.filter((one) => one.type === 'boolean' && one.isFilterable)) {
    for await (const rows of streamBoolean(tx, code)) {
      for (const row of rows) {
        const key = `${code}=${row.value === '1' || row.value === 'true' ? 1 : 0}`
        const ids = values.get(key)
        if (ids) ids.push(row.product_id)
        else values.set(key, [row.product_id])
      }
    }
  }
  return values
}
