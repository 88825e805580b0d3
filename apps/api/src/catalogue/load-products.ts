import { weekdaysIn } from '@comptoir/rules/fulfilment'
import { InvalidAmountError, toCents } from '@comptoir/rules/money'
import type { Transaction } from '../platform/database.ts'
import { hasOptions, type Attribute } from './attribute.ts'
import type { BooleanValues } from './build-site-index.ts'
import { readDownloads } from './load-downloads.ts'
import { readProductOptions } from './load-product-options.ts'
import { tierOfRow, websitePriceOf } from './prices.sql.ts'
import { Product, type Products } from './product.ts'
import { appended, emptyList, noValues, type FulfilmentLimits, type ProductValues } from './product-values.ts'
import { ratingOf } from './ratings.sql.ts'
import { selectRuleCodes } from './rules.sql.ts'
import {
  selectStoreCount,
  streamBoolean,
  streamPrices,
  streamProducts,
  streamRatings,
  streamStoreTexts,
  streamSuperAttributes,
  streamTiers,
  streamVariants,
  type FulfilmentRow,
  type ProductRow,
} from './snapshot.sql.ts'

/** Reads products with everything that a snapshot has of them, by ascending id. A link is noted at both its ends. */
export async function readProducts(
  tx: Transaction,
  attributes: readonly Attribute[],
  ids: readonly number[],
): Promise<Map<number, Product>> {
  const products = new Map<number, Product>()
  await readRows(tx, attributes, products, ids)
  await readPrices(tx, products, ids)
  await readTiers(tx, products, ids)
  await readRatings(tx, products, ids)
  await readVariants(tx, products, ids)
  await readProductOptions(tx, products, ids)
  await readDownloads(tx, products, ids)
  return products
}

async function readRows(
  tx: Transaction,
  attributes: readonly Attribute[],
  products: Map<number, Product>,
  ids: readonly number[],
): Promise<void> {
  const noTexts: Texts = Array.from({ length: await selectStoreCount(tx) }, () => null)
  const wanted = attributes.filter(hasOptions).map((attribute) => attribute.code)
  const lists: NumberLists = new Map()
  const codes = { optionCodes: wanted, ruleCodes: await selectRuleCodes(tx) }
  for await (const rows of streamProducts(tx, codes, ids))
    for (const row of rows) products.set(row.id, productOf(row, { noTexts, lists, others: products }))
  for await (const rows of streamStoreTexts(tx, ids)) {
    for (const { product_id, store_id, name, url_key } of rows) {
      const product = products.get(product_id)
      if (!product) continue
      if (name !== null) product.names[store_id] = name
      if (url_key !== null) product.urlKeys[store_id] = url_key
    }
  }
}

/** Texts by store id, preallocated at full length because arrays that grow use more memory. */
type Texts = readonly (string | null)[]

function textsOf(text: string | null, noTexts: Texts): (string | null)[] {
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

function productOf(
  row: ProductRow,
  { noTexts, lists, others }: { noTexts: Texts; lists: NumberLists; others: Products },
): Product {
  const values: ProductValues = {
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
    tiers: emptyList,
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
    variantIds: emptyList,
    parentIds: emptyList,
    customOptions: emptyList,
    groupedParts: emptyList,
    bundleParts: null,
    downloads: null,
    wholeIds: emptyList,
    ruleValues: row.rule_values ? ruleValuesOf(row.rule_values) : noValues,
  }
  return new Product(values, others)
}

/** As texts; yes and no are 1 and 0. */
function ruleValuesOf(values: NonNullable<ProductRow['rule_values']>): Record<string, string> {
  const texts = Object.entries(values).map(([code, value]): [string, string] => [
    code,
    typeof value === 'boolean' ? String(Number(value)) : String(value),
  ])
  return Object.fromEntries(texts)
}

function fulfilmentOf({ delay, pickup, delivery, days }: FulfilmentRow): FulfilmentLimits {
  const minutes = Number(delay ?? 0)
  const weekdays = weekdaysIn(days.weekdays)
  const { first, last } = days
  const isBound = weekdays.length > 0 || first !== null || last !== null
  return {
    delayMinutes: Number.isFinite(minutes) ? Math.max(0, Math.round(minutes)) : 0,
    windows: { pickup, delivery, ...(isBound && { days: { weekdays, first, last } }) },
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

async function readPrices(tx: Transaction, products: Products, ids: readonly number[]): Promise<void> {
  for await (const rows of streamPrices(tx, ids)) {
    for (const row of rows) {
      const product = products.get(row.product_id)
      if (product) product.prices = appended(product.prices, websitePriceOf(row))
    }
  }
}

async function readTiers(tx: Transaction, products: Products, ids: readonly number[]): Promise<void> {
  for await (const rows of streamTiers(tx, ids)) {
    for (const row of rows) {
      const product = products.get(row.product_id)
      if (product) product.tiers = appended(product.tiers, tierOfRow(row))
    }
  }
}

async function readRatings(tx: Transaction, products: Products, ids: readonly number[]): Promise<void> {
  for await (const rows of streamRatings(tx, ids)) {
    for (const row of rows) {
      const product = products.get(row.product_id)
      if (product) product.ratings = appended(product.ratings, ratingOf(row))
    }
  }
}

async function readVariants(tx: Transaction, products: Products, ids: readonly number[]): Promise<void> {
  for await (const rows of streamSuperAttributes(tx, ids)) {
    for (const row of rows) {
      const product = products.get(row.product_id)
      if (product) product.superAttributeIds = appended(product.superAttributeIds, row.attribute_id)
    }
  }
  for await (const rows of streamVariants(tx, ids)) {
    for (const row of rows) {
      const parent = products.get(row.parent_id)
      const child = products.get(row.child_id)
      if (parent) parent.variantIds = appended(parent.variantIds, row.child_id)
      if (child) child.parentIds = appended(child.parentIds, row.parent_id)
    }
  }
}

/** Adds the values that the products have of filterable boolean attributes. */
export async function readBooleans(
  tx: Transaction,
  attributes: readonly Attribute[],
  ids: readonly number[],
  values: BooleanValues,
): Promise<void> {
  for (const { code } of attributes.filter((one) => one.type === 'boolean' && one.isFilterable)) {
    for await (const rows of streamBoolean(tx, code, ids)) {
      for (const row of rows) {
        const key = `${code}=${row.value === '1' || row.value === 'true' ? 1 : 0}`
        const having = values.get(key)
        if (having) having.push(row.product_id)
        else values.set(key, [row.product_id])
      }
    }
  }
}
