import type { RequestContext } from '../platform/context.ts'
import type { Sql } from '../platform/database.ts'
import type { Store } from '../stores/store.ts'
import { TextIndex, type SearchableText } from '../search/index.ts'
import { hasOptions, optionLabel } from './attribute.ts'
import { categoryName } from './category.ts'
import { inStore, type Product } from './product.ts'
import { streamTexts } from './search-texts.sql.ts'
import type { SiteIndex } from './site-index.ts'
import { breathe } from './slices.ts'
import type { Snapshot } from './snapshot.ts'

const weights = { sku: 12, name: 10, title: 4, option: 3, category: 2, text: 1 }
const descriptions = ['description', 'short_description']
const longestQuery = 200
const indexes = new WeakMap<SiteIndex, Map<number, Promise<TextIndex>>>()

/** Ordinals of the products that a search finds in the language of the store view, with their relevance. */
export async function searchProducts(
  ctx: RequestContext,
  site: SiteIndex,
  query: string,
): Promise<Map<number, number>> {
  const index = await textIndexOf(ctx.app.sql, ctx.app.catalogue.snapshot, site, ctx.store)
  return index.find(query.slice(0, longestQuery))
}

/** Built when a store view is first searched; the next search tries again when it could not be. */
function textIndexOf(sql: Sql, snapshot: Snapshot, site: SiteIndex, store: Store): Promise<TextIndex> {
  let byStore = indexes.get(site)
  if (!byStore) indexes.set(site, (byStore = new Map()))
  const known = byStore.get(store.id)
  if (known) return known
  const index = buildIndex(sql, snapshot, site, store)
  byStore.set(store.id, index)
  index.catch(() => byStore.delete(store.id))
  return index
}

async function buildIndex(sql: Sql, snapshot: Snapshot, site: SiteIndex, store: Store): Promise<TextIndex> {
  const texts = await readTexts(sql, snapshot, store)
  const textsOf = (ordinal: number) => searchableTexts(snapshot, texts, site.products[ordinal], store)
  return await TextIndex.build(store.language, site.size, textsOf, breathe)
}

/** By product id: titles, and descriptions with the searchable attributes that have no options, without markup. */
async function readTexts(sql: Sql, snapshot: Snapshot, store: Store): Promise<Map<number, SearchableText[]>> {
  const texts = new Map<number, SearchableText[]>()
  const searchable = snapshot.attributes.filter((one) => one.isSearchable && !hasOptions(one))
  const codes = [...descriptions, ...searchable.map(({ code }) => code)]
  for await (const rows of streamTexts(sql, store.id, codes)) {
    for (const { product_id, title, text } of rows) {
      texts.set(product_id, [
        { text: title ?? '', weight: weights.title },
        { text: (text ?? '').replaceAll(/<[^>]*>/g, ' '), weight: weights.text },
      ])
    }
  }
  return texts
}

function searchableTexts(
  snapshot: Snapshot,
  texts: ReadonlyMap<number, SearchableText[]>,
  product: Product | undefined,
  store: Store,
): SearchableText[] {
  if (!product) return []
  const own = [product, ...product.variants.filter(({ isEnabled }) => isEnabled)]
  const skus = own.map(({ sku }) => ({ text: sku, weight: weights.sku, isCode: true as const }))
  const options = new Set(own.flatMap(({ optionIds }) => optionIds))
  const labels = [...options].flatMap((id) => {
    const option = snapshot.optionById.get(id)
    const isSearchable = option && snapshot.attributeById.get(option.attributeId)?.isSearchable
    return isSearchable ? [{ text: optionLabel(option, store.language), weight: weights.option }] : []
  })
  const categories = product.categoryIds.flatMap((id) => {
    const category = snapshot.categoryById.get(id)
    return category ? [{ text: categoryName(category, store.language), weight: weights.category }] : []
  })
  return [
    ...skus,
    { text: inStore(product.names, store.id), weight: weights.name },
    ...labels,
    ...categories,
    ...own.flatMap(({ id }) => texts.get(id) ?? []),
  ]
}
