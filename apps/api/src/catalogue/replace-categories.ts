import { yieldToEventLoop } from '../platform/cooperative-scheduler.ts'
import type { Store, Stores } from '../stores/index.ts'
import { isIndexed, rootsOf } from './build-site-index.ts'
import { buildCategoryIndex } from './category-index.ts'
import { categoryName, type Category } from './category.ts'
import type { ProductChanges } from './product-change.ts'
import type { Product } from './product.ts'
import { relatedTo } from './replace-products.ts'
import type { SiteIndex } from './site-index.ts'
import type { Snapshot } from './snapshot.ts'
import { carryCaches, updateSiteIndex } from './update-site-index.ts'

type Categories = ReadonlyMap<number, Category>

/** Products that are moved at a time. */
const sliceSize = 1000

/** What a change of categories does to a snapshot; nothing is changed before `apply`. */
export type CategoryPatch = {
  /** Puts it into the snapshot, synchronously. */
  apply: () => void
  /** Ids of the products that are found by other words. */
  searched: ReadonlySet<number>
}

/**
 * Prepares categories as they were read for a snapshot. Only the products below categories that moved, or show their products
 * or prices in another way, are indexed again, in slices that yield to the event loop. The snapshot must not be changed until
 * the patch is applied. Notes what changes of products.
 */
export async function replaceCategories(
  snapshot: Snapshot,
  stores: Stores,
  categories: Map<number, Category>,
  changes: ProductChanges,
): Promise<CategoryPatch> {
  const after: Snapshot = { ...snapshot, categoryById: categories }
  const moved = productsIn(snapshot, differing(placesOf(snapshot.categoryById), placesOf(categories)))
  const renamed = idsIn(snapshot, differing(namesOf(snapshot.categoryById), namesOf(categories)))
  const related = [...relatedTo(moved)]
  const sites = new Map<number, SiteIndex>()
  for (const [websiteId, site] of snapshot.sites) {
    const views = stores.ofWebsite(websiteId)
    let patched = withCategories(site, views, categories)
    for (let at = 0; at < related.length; at += sliceSize) {
      const products = new Set(related.slice(at, at + sliceSize))
      const changed = { products, gone: noProducts, replaced: new Map(), booleans: new Map(), changes }
      patched = updateSiteIndex(after, views, patched, changed)
      await yieldToEventLoop()
    }
    sites.set(websiteId, patched)
  }
  return {
    apply: () => {
      snapshot.categoryById = categories
      for (const [websiteId, site] of sites) {
        const before = snapshot.sites.get(websiteId)
        if (before)
          carryCaches(
            before,
            site,
            related.map(({ id }) => id),
          )
        snapshot.sites.set(websiteId, site)
      }
    },
    searched: new Set(renamed),
  }
}

const noProducts: ReadonlySet<Product> = new Set()

/** What decides, by category id, which listings have the products of a category and who sees their prices. */
function placesOf(categories: Categories): Map<number, string> {
  const placed = new Map<number, string>()
  for (const [id, { path }] of categories) {
    const steps = path.map((one) => [
      one.id,
      one.isActive,
      one.isAnchor,
      one.b2b_show_prices,
      one.b2c_show_prices,
    ])
    placed.set(id, JSON.stringify(steps))
  }
  return placed
}

/** The names of each category, by which its products are found. */
function namesOf(categories: Categories): Map<number, string> {
  return new Map(
    [...categories].map(([id, category]) => {
      const languages = [...category.texts.keys()].toSorted()
      const names = languages.map((language) => [language, categoryName(category, language)])
      return [id, JSON.stringify([category.adminName, names])]
    }),
  )
}

function differing(before: ReadonlyMap<number, string>, now: ReadonlyMap<number, string>): Set<number> {
  const ids = [...before.keys(), ...now.keys()]
  return new Set(ids.filter((id) => before.get(id) !== now.get(id)))
}

const idsIn = ({ products }: Snapshot, categoryIds: ReadonlySet<number>): number[] =>
  categoryIds.size === 0 ? [] : products.inCategories(categoryIds)

/** The products that are in one of the categories. */
function productsIn(snapshot: Snapshot, categoryIds: ReadonlySet<number>): Product[] {
  return idsIn(snapshot, categoryIds).flatMap((id) => snapshot.products.get(id) ?? [])
}

/** The index with the categories that it lists now: new ones are empty, and others are gone. */
function withCategories(site: SiteIndex, views: readonly Store[], categories: Categories): SiteIndex {
  const roots = rootsOf(views)
  const known = new Map([...site.categoryColumns].map(([column, id]) => [id, column]))
  const categoryColumns = new Map<number, number>()
  const indexes = new Map<number, ReturnType<typeof buildCategoryIndex>>()
  let { columnCount } = site
  for (const [id, category] of categories) {
    if (!isIndexed(category, roots)) continue
    categoryColumns.set(known.get(id) ?? columnCount++, id)
    indexes.set(id, site.categories.get(id) ?? buildCategoryIndex(site.size, { ordinals: [], positions: [] }))
  }
  return { ...site, categories: indexes, categoryColumns, columnCount }
}
