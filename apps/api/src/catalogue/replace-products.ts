import type { Stores } from '../stores/index.ts'
import { carryCaches, checkRoom, updateSiteIndex, type ReplacedTexts } from './update-site-index.ts'
import type { ProductChanges } from './product-change.ts'
import { emptyList, type Bundle, type Product } from './product.ts'
import type { ProductsRead } from './read-products.ts'
import type { Snapshot } from './snapshot.ts'

/**
 * Puts products as they were read into a snapshot and its indexes, synchronously, so that no reader sees a part of it. The
 * snapshot then answers as one that is loaded anew. Products keep their identity: others that hold a product see its new
 * values. Costs by the number of products, not by the size of the catalogue. Notes what changed, of the products and of
 * those that show them, such as configurable products. Throws CatalogueTooLargeError before anything is changed.
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
  const known = ids.flatMap((id) => snapshot.productById.get(id) ?? [])
  const affected = relatedTo(known)
  const textsBefore = new Map(known.map(({ id, names, urlKeys }) => [id, { names, urlKeys }]))
  const membersBefore = new Map(ids.map((id) => [id, membersOf(snapshot.productById.get(id))]))
  for (const id of ids) putProduct(snapshot, read, id)
  for (const id of ids) linkProduct(snapshot, read, id, membersBefore.get(id) ?? [])
  const gone = new Set(known.filter(({ id }) => !read.products.has(id)))
  const replaced = new Map<number, ReplacedTexts>()
  for (const id of ids) {
    const { names, urlKeys } = snapshot.productById.get(id) ?? { names: emptyList, urlKeys: emptyList }
    const old = textsBefore.get(id) ?? { names: emptyList, urlKeys: emptyList }
    replaced.set(id, { namesBefore: old.names, urlKeysBefore: old.urlKeys })
    changes.of(id).isNameChanged = !areEqual(old.names, names)
    changes.of(id).isUrlChanged = !areEqual(old.urlKeys, urlKeys)
  }
  const present = ids.flatMap((id) => snapshot.productById.get(id) ?? [])
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

const areEqual = (some: readonly (string | undefined)[], others: readonly (string | undefined)[]) =>
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

/** The variants, grouped items and selections of a product. */
function membersOf(product: Product | undefined): Product[] {
  if (!product) return []
  const selected = (product.bundle?.options ?? []).flatMap(({ selections }) => selections)
  return [
    ...product.variants,
    ...product.groupedItems.map((item) => item.product),
    ...selected.map((selection) => selection.product),
  ]
}

/** Adds, changes or removes a product. Its links are set later, when all products are there. */
function putProduct({ productById, productBySku }: Snapshot, { products }: ProductsRead, id: number): void {
  const known = productById.get(id)
  if (known && productBySku.get(known.sku) === known) productBySku.delete(known.sku)
  if (!products.has(id)) {
    productById.delete(id)
    return
  }
  const { parents, variants, groupedItems, bundle, compositeParents, ...own } = products.get(id) as Product
  const links = { parents, variants, groupedItems, bundle, compositeParents }
  const product = known
    ? Object.assign(known, own)
    : {
        ...own,
        ...links,
        parents: emptyList,
        variants: emptyList,
        groupedItems: emptyList,
        bundle: null,
        compositeParents: emptyList,
      }
  productById.set(id, product)
  productBySku.set(product.sku, product)
}

/** Links a product and its members to each other, and unlinks it from those that are none any more. */
function linkProduct(
  { productById }: Snapshot,
  { products }: ProductsRead,
  id: number,
  before: readonly Product[],
): void {
  const whole = productById.get(id)
  const read = products.has(id) ? products.get(id) : undefined
  if (whole && read) {
    const real = (linked: Product) => productById.get(linked.id) ?? []
    whole.variants = read.variants.flatMap(real)
    whole.parents = read.parents.flatMap(real)
    whole.compositeParents = read.compositeParents.flatMap(real)
    whole.groupedItems = read.groupedItems.flatMap((item) => {
      const product = productById.get(item.product.id)
      return product ? [{ ...item, product }] : []
    })
    whole.bundle = read.bundle && linkedBundle(read.bundle, productById)
  }
  const variants = new Set(whole?.variants)
  const members = new Set(membersOf(whole))
  for (const member of new Set([...before, ...members])) {
    // The links of a product that was read are those that were read.
    if (products.has(member.id)) continue
    const parents = member.parents.filter((one) => one.id !== id)
    const composites = member.compositeParents.filter((one) => one.id !== id)
    const isIn = whole && members.has(member)
    if (whole && variants.has(member)) parents.push(whole)
    else if (isIn) composites.push(whole)
    member.parents = parents.toSorted((a, b) => a.id - b.id)
    member.compositeParents = composites
  }
}

function linkedBundle(bundle: Bundle, products: ReadonlyMap<number, Product>): Bundle {
  return {
    ...bundle,
    options: bundle.options.map((option) => ({
      ...option,
      selections: option.selections.flatMap((selection) => {
        const product = products.get(selection.product.id)
        return product ? [{ ...selection, product }] : []
      }),
    })),
  }
}
