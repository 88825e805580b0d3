import type { RequestContext } from '../platform/context.ts'
import type { Sql } from '../platform/database.ts'
import { breathe } from '../platform/slices.ts'
import type { Store } from '../stores/store.ts'
import { indexedWords, TextIndex, withoutWord, type SearchableText } from '../search/index.ts'
import { hasOptions, optionLabel } from './attribute.ts'
import { categoryName } from './category.ts'
import { inStore, type Product } from './product.ts'
import { streamTexts } from './search-texts.sql.ts'
import type { SiteIndex } from './site-index.ts'
import type { Snapshot } from './snapshot.ts'

const weights = { sku: 12, name: 10, category: 6, title: 4, option: 3, text: 1 }
/** Attribute of the allergens in a dish, and what else people call those that they avoid. */
const allergens = 'allergens'
const alsoCalled: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  Lait: { fr: ['lactose'], en: ['dairy', 'lactose'], it: ['lattosio'] },
  'Fruits à coque': { fr: ['noix'], en: ['nut'], it: ['noci'] },
  Arachides: { fr: ['cacahuète'], en: ['peanut'], it: ['noccioline'] },
  Soja: { fr: [], en: ['soy'], it: [] },
}
const descriptions = ['description', 'short_description']
const longestQuery = 200
type Texts = { own: SearchableText[]; declaresAllergens: boolean }

const indexes = new WeakMap<SiteIndex, Map<number, Promise<TextIndex>>>()

/** Ordinals of the products that a search finds in the language of the store view, with their relevance. */
export async function searchProducts(
  ctx: RequestContext,
  site: SiteIndex,
  query: string,
): Promise<Map<number, number>> {
  return (await productWords(ctx, site)).find(query.slice(0, longestQuery))
}

/** The words of the products in the language of the store view. */
export async function productWords(ctx: RequestContext, site: SiteIndex): Promise<TextIndex> {
  return await textIndexOf(ctx.app.sql, ctx.app.catalogue.snapshot, site, ctx.store)
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
  const absent = absentAllergens(snapshot, store.language)
  const textsOf = (ordinal: number) => searchableTexts(snapshot, texts, absent, site.products[ordinal], store)
  return await TextIndex.build(store.language, site.size, textsOf, breathe)
}

/** By product id: titles, and descriptions with the searchable attributes that have no options, without markup. */
async function readTexts(sql: Sql, snapshot: Snapshot, store: Store): Promise<ReadonlyMap<number, Texts>> {
  const texts = new Map<number, Texts>()
  const searchable = snapshot.attributes.filter((one) => one.isSearchable && !hasOptions(one))
  const codes = [...descriptions, ...searchable.map(({ code }) => code)]
  for await (const rows of streamTexts(sql, store.id, codes)) {
    for (const { product_id, title, text, declares_allergens } of rows) {
      const own = [
        { text: title ?? '', weight: weights.title },
        { text: (text ?? '').replaceAll(/<[^>]*>/g, ' '), weight: weights.text },
      ]
      texts.set(product_id, { own, declaresAllergens: declares_allergens })
    }
  }
  return texts
}

/** By option of the allergens: what a dish without it is searched by, unless a label of its own says so. */
function absentAllergens(snapshot: Snapshot, language: string): ReadonlyMap<number, SearchableText[]> {
  const attribute = snapshot.attributeByCode.get(allergens)
  const absent = { weight: weights.option, isWithout: true, isShown: true } as const
  const labels = [...snapshot.optionById.values()].map((option) => optionLabel(option, language))
  const said = new Set(labels.flatMap((label) => indexedWords(label, language)))
  return new Map(
    (attribute?.options ?? []).map((option) => {
      const names = [optionLabel(option, language), ...(alsoCalled[option.value]?.[language] ?? [])]
      const unsaid = names.filter((name) => !said.has(withoutWord(name, language)))
      return [option.id, unsaid.map((text) => ({ text, ...absent }))]
    }),
  )
}

function searchableTexts(
  snapshot: Snapshot,
  texts: ReadonlyMap<number, Texts>,
  absent: ReadonlyMap<number, SearchableText[]>,
  product: Product | undefined,
  store: Store,
): SearchableText[] {
  if (!product) return []
  const own = [product, ...product.variants.filter(({ isEnabled }) => isEnabled)]
  const skus = own.map(({ sku }) => ({ text: sku, weight: weights.sku, isCode: true as const }))
  const options = new Set(own.flatMap(({ optionIds }) => optionIds))
  const shown = (text: string, weight: number) => ({ text, weight, isShown: true as const })
  const labels = [...options].flatMap((id) => {
    const option = snapshot.optionById.get(id)
    const isSearchable = option && snapshot.attributeById.get(option.attributeId)?.isSearchable
    return isSearchable ? [shown(optionLabel(option, store.language), weights.option)] : []
  })
  const categories = product.categoryIds.flatMap((id) => {
    const category = snapshot.categoryById.get(id)
    return category ? [shown(categoryName(category, store.language), weights.category)] : []
  })
  const isDeclared = own.every(({ id }) => texts.get(id)?.declaresAllergens)
  const without = isDeclared ? [...absent].flatMap(([id, names]) => (options.has(id) ? [] : names)) : []
  return [
    ...skus,
    shown(inStore(product.names, store.id), weights.name),
    ...labels,
    ...categories,
    ...without,
    ...own.flatMap(({ id }) => texts.get(id)?.own ?? []),
  ]
}
