import { forEachYielding } from '../platform/cooperative-scheduler.ts'
import { allowLong, type Sql, type Transaction } from '../platform/database.ts'
import type { Stores } from '../stores/index.ts'
import type { Attribute } from './attribute.ts'
import type { Category } from './category.ts'
import { buildSiteIndexes, type BooleanValues } from './build-site-index.ts'
import type { Picture } from './picture-sizes.ts'
import { readBooleans, readProducts } from './load-products.ts'
import { ProductStore } from './product-store.ts'
import { selectRules } from './rules.sql.ts'
import { snapshotOf, type Snapshot } from './snapshot.ts'
import {
  selectAttributes,
  selectCategories,
  selectProductIds,
  type CategoryRow,
  type OptionRow,
} from './snapshot.sql.ts'

/** Products that are read at a time: their objects take ten megabytes. */
const productsAtOnce = 5000

/**
 * Reads the whole catalogue in one repeatable-read transaction and builds its indexes for the given day.
 * Yields to the event loop regularly. Throws CatalogueTooLargeError.
 */
export async function loadSnapshot(sql: Sql, stores: Stores, day: string): Promise<Snapshot> {
  const { snapshot, booleans } = await sql.begin('isolation level repeatable read read only', (tx) =>
    readAll(tx, day),
  )
  const websiteIds = [...new Set(stores.all.map((store) => store.website.id))]
  const websites = websiteIds.map((id) => stores.ofWebsite(id))
  for (const site of await buildSiteIndexes(snapshot, websites, booleans))
    snapshot.sites.set(site.websiteId, site)
  return snapshot
}

/** Reads all attributes and categories, at one moment. */
export async function readStructure(
  sql: Sql,
): Promise<{ attributes: Attribute[]; categories: Map<number, Category> }> {
  return await sql.begin('isolation level repeatable read read only', async (tx) => ({
    attributes: await readAttributes(tx),
    categories: await readCategories(tx),
  }))
}

async function readAll(
  tx: Transaction,
  day: string,
): Promise<{ snapshot: Snapshot; booleans: BooleanValues }> {
  await allowLong(tx)
  const attributes = await readAttributes(tx)
  const categories = await readCategories(tx)
  const products = new ProductStore()
  const booleans: BooleanValues = new Map()
  let ids = await selectProductIds(tx, 0, productsAtOnce)
  while (ids.length > 0) {
    const read = await readProducts(tx, attributes, ids)
    await forEachYielding(read.values(), (product) => {
      products.put(product)
    })
    await readBooleans(tx, attributes, ids, booleans)
    ids = await selectProductIds(tx, ids.at(-1) ?? 0, productsAtOnce)
  }
  const rules = await selectRules(tx)
  return { snapshot: snapshotOf({ day, attributes, categories, products, rules }), booleans }
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
    options: (options.get(row.id) ?? []).map(({ id, value, labels, swatch, ...picture }) => ({
      id,
      attributeId: row.id,
      value,
      labels,
      swatch,
      swatchPicture: swatchPictureOf(swatch, picture),
    })),
  }))
}

function swatchPictureOf(
  file: string | null,
  {
    swatch_width: width,
    swatch_height: height,
    swatch_hash: contentHash,
  }: Pick<OptionRow, 'swatch_width' | 'swatch_height' | 'swatch_hash'>,
): Picture | null {
  const isEncoded = file !== null && width !== null && height !== null && contentHash !== null
  return isEncoded ? { file, width, height, contentHash } : null
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
