import type { RequestContext } from '../platform/context.ts'
import type { Store } from '../stores/store.ts'
import { TextIndex, type SearchableText } from '../search/index.ts'
import { optionLabel } from './attribute.ts'
import { categoryName } from './category.ts'
import { inStore, type Product } from './product.ts'
import type { SiteIndex } from './site-index.ts'
import { breathe } from './slices.ts'
import type { Snapshot } from './snapshot.ts'

const weights = { sku: 12, name: 10, option: 3, category: 2 }
const longestQuery = 200
const indexes = new WeakMap<SiteIndex, Map<number, Promise<TextIndex>>>()

/** Ordinals of the products that a search finds in the language of the store view, with their relevance. */
export async function searchProducts(
  ctx: RequestContext,
  site: SiteIndex,
  query: string,
): Promise<Map<number, number>> {
  const index = await textIndexOf(ctx.app.catalogue.snapshot, site, ctx.store)
  return index.find(query.slice(0, longestQuery))
}

/** Built when a store view is first searched. */
function textIndexOf(snapshot: Snapshot, site: SiteIndex, store: Store): Promise<TextIndex> {
  let byStore = indexes.get(site)
  if (!byStore) indexes.set(site, (byStore = new Map()))
  let index = byStore.get(store.id)
  if (!index) {
    const textsOf = (ordinal: number) => searchableTexts(snapshot, site.products[ordinal], store)
    byStore.set(store.id, (index = TextIndex.build(site.size, textsOf, breathe)))
  }
  return index
}

function searchableTexts(snapshot: Snapshot, product: Product | undefined, store: Store): SearchableText[] {
  if (!product) return []
  const skus = [product, ...product.variants].map(({ sku }) => ({ text: sku, weight: weights.sku }))
  const options = new Set([product, ...product.variants].flatMap(({ optionIds }) => optionIds))
  const labels = [...options].flatMap((id) => {
    const option = snapshot.optionById.get(id)
    const isSearchable = option && snapshot.attributeById.get(option.attributeId)?.isSearchable
    return isSearchable ? [{ text: optionLabel(option, store.language), weight: weights.option }] : []
  })
  const categories = product.categoryIds.flatMap((id) => {
    const category = snapshot.categoryById.get(id)
    return category ? [{ text: categoryName(category, store.language), weight: weights.category }] : []
  })
  return [...skus, { text: inStore(product.names, store.id), weight: weights.name }, ...labels, ...categories]
}
