import { membersOf, type Bitmap } from './bitmap.ts'
import { columnsAt } from './product-columns.ts'
import type { Product } from './product.ts'
import { idAt, type SiteIndex } from './site-index.ts'
import type { Snapshot } from './snapshot.ts'

/** Everything that a snapshot holds, without ordinals, and with ids for links. */
export function contentOf({ products: all, categoryById, attributes, sites }: Snapshot) {
  const idsOf = (products: readonly Product[]) => products.map(({ id }) => id)
  const products = [...all.ids].flatMap((id) => {
    const product = all.get(id)
    if (!product) return []
    const { wholeIds, ...own } = product
    return {
      ...own,
      isBySku: all.withSku(own.sku)?.id === own.id,
      isByUrlKey: own.urlKeys.map((key) => key === null || all.withUrlKey(key).includes(product)),
      parents: idsOf(product.parents),
      variants: idsOf(product.variants),
      items: idsOf(product.groupedItems.map((item) => item.product)),
      selected: product.bundle?.options.map(({ selections }) => idsOf(selections.map((one) => one.product))),
      wholes: [...new Set(idsOf(product.compositeParents))].toSorted((a, b) => a - b),
      wholeIds: [...new Set(wholeIds)].toSorted((a, b) => a - b),
    }
  })
  const categories = [...categoryById.values()].map(({ path, children, texts, ...own }) => ({
    ...own,
    texts: [...texts].toSorted(([a], [b]) => (a < b ? -1 : 1)),
    path: path.map(({ id }) => id),
    children: children.map(({ id }) => id),
  }))
  return { products, categories, attributes, sites: [...sites.values()].map(indexOf) }
}

function indexOf(site: SiteIndex) {
  const idsOf = (ordinals: Iterable<number>) => [...ordinals].map((ordinal) => idAt(site, ordinal))
  const listed = new Set(membersOf(site.listed))
  const members = (bitmap: Bitmap) => idsOf(membersOf(bitmap)).toSorted((a, b) => a - b)
  const shownIds = (ordinals: Iterable<number>) => idsOf([...ordinals].filter((one) => listed.has(one)))
  const nameOfColumn = new Map<number, string>(
    [...site.categoryColumns].map(([column, id]) => [column, `category ${id}`]),
  )
  for (const [code, { values }] of site.facets)
    for (const { column, value } of values) nameOfColumn.set(column, `${code} ${value}`)
  return {
    listed: members(site.listed),
    browsable: members(site.browsable),
    searchable: members(site.searchable),
    inStock: members(site.inStock),
    newest: shownIds(site.byId ?? Array.from({ length: site.size }, (_, ordinal) => ordinal)),
    names: [...site.names].map(([storeId, { order, rank }]) => [
      storeId,
      idsOf(order),
      [...order].map((ordinal, place) => place > 0 && rank[ordinal] === rank[order[place - 1] ?? 0]),
    ]),
    prices: [...site.prices].map(([key, { audiences }]) => [
      key,
      ...audiences.map(({ prices: { shown, order, pricedCount } }) => [
        shownIds(order),
        [...order.subarray(0, pricedCount)].map((ordinal) => shown[ordinal]),
      ]),
    ]),
    categories: [...site.categoryColumns.values()].map((id) => {
      const category = site.categories.get(id)
      return [id, members(category?.members ?? new Uint32Array()), idsOf(category?.byPosition ?? [])]
    }),
    facets: [...site.facets].map(([code, { values }]) => [
      code,
      values.map(({ value, members: own }) => [value, members(own)]),
    ]),
    columns: [...listed]
      .map((ordinal) => [
        idAt(site, ordinal),
        [...columnsAt(site.columns, ordinal)].flatMap((column) => nameOfColumn.get(column) ?? []).toSorted(),
      ])
      .toSorted(([a], [b]) => Number(a) - Number(b)),
  }
}
