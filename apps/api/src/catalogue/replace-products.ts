import type { Stores } from '../stores/index.ts'
import { carryCaches, checkRoom, updateSiteIndex, type ReplacedNames } from './update-site-index.ts'
import type { ProductChanges } from './product-change.ts'
import type { Product } from './product.ts'
import { emptyList, type ProductValues } from './product-values.ts'
import type { ProductsRead } from './read-products.ts'
import type { Snapshot } from './snapshot.ts'

/**
 * Puts products as they were read into a snapshot and its indexes, synchronously, so that no reader sees a part of it. The
 * snapshot then answers as one that is loaded anew. Those who hold a product see its new values. Costs by the number of
 * products, not by the size of the catalogue. Notes what changed, of the products and of those that show them, such as
 * configurable products. Throws CatalogueTooLargeError before anything is changed.
 */
export function replaceProducts(
  snapshot: Snapshot,
  stores: Stores,
  read: ProductsRead,
  changes: ProductChanges,
): void {
  const { ids, booleans } = read
  for (const [websiteId, site] of snapshot.sites)
    checkRoom(site, stores.ofWebsite(websiteId)[0]?.website.code ?? '', read.products.values())
  const known = ids.flatMap((id) => snapshot.products.get(id) ?? [])
  const affected = relatedTo(known)
  const textsBefore = new Map(known.map(({ id, names, urlKeys }) => [id, { names, urlKeys }]))
  const membersBefore = new Map(known.map((product) => [product.id, memberIdsOf(product)]))
  for (const id of ids) {
    const product = read.products.get(id)
    if (product) snapshot.products.put(product)
    else snapshot.products.delete(id)
  }
  for (const id of ids) linkMembers(snapshot, read, id, membersBefore.get(id) ?? [])
  const gone = new Set(known.filter(({ id }) => !read.products.has(id)))
  const replaced = new Map<number, ReplacedNames>()
  for (const id of ids) {
    const { names, urlKeys } = snapshot.products.get(id) ?? { names: emptyList, urlKeys: emptyList }
    const old = textsBefore.get(id) ?? { names: emptyList, urlKeys: emptyList }
    replaced.set(id, { namesBefore: old.names })
    changes.of(id).isNameChanged = !areEqual(old.names, names)
    changes.of(id).isUrlChanged = !areEqual(old.urlKeys, urlKeys)
  }
  const present = ids.flatMap((id) => snapshot.products.get(id) ?? [])
  const all = affected.union(relatedTo(present))
  for (const [websiteId, before] of snapshot.sites) {
    const changed = { products: all, gone, replaced, booleans, changes }
    const after = updateSiteIndex(snapshot, stores.ofWebsite(websiteId), before, changed)
    carryCaches(
      before,
      after,
      [...all].map(({ id }) => id),
      ids,
    )
    snapshot.sites.set(websiteId, after)
  }
}

const areEqual = (some: readonly (string | null)[], others: readonly (string | null)[]) =>
  some.length === others.length && some.every((one, index) => one === others[index])

/** The products, those that they are part of, and the variants, whose prices a configurable product's categories show. */
export function relatedTo(products: Iterable<Product>): Set<Product> {
  const related = new Set<Product>()
  for (const product of products) {
    for (const one of [product, ...product.parents, ...product.variants]) {
      related.add(one)
      for (const whole of one.compositeParents) related.add(whole)
    }
  }
  return related
}

/** Ids of the variants, grouped items and selections of a product. */
function memberIdsOf(product: ProductValues | undefined): number[] {
  if (!product) return []
  const selected = (product.bundleParts?.options ?? []).flatMap(({ selections }) => selections)
  const parts = [...product.groupedParts, ...selected]
  return [...product.variantIds, ...parts.map(({ productId }) => productId)]
}

/**
 * Links the members of a product to it, and unlinks those that are none any more. The links of products that were read are
 * those that were read.
 */
function linkMembers(
  { products }: Snapshot,
  read: ProductsRead,
  id: number,
  before: readonly number[],
): void {
  const whole = products.get(id)
  const variants = new Set(whole?.variantIds)
  const members = new Set(memberIdsOf(whole))
  for (const memberId of new Set([...before, ...members])) {
    const member = products.get(memberId)
    if (!member || read.products.has(memberId)) continue
    const parentIds = member.parentIds.filter((one) => one !== id)
    const wholeIds = member.wholeIds.filter((one) => one !== id)
    if (variants.has(memberId)) parentIds.push(id)
    else if (members.has(memberId)) wholeIds.push(id)
    member.parentIds = parentIds.toSorted((a, b) => a - b)
    member.wholeIds = wholeIds
    products.put(member)
  }
}
