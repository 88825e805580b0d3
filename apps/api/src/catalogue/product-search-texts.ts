import { withoutTags } from '@comptoir/rules/html-text'
import type { Sql } from '../platform/database.ts'
import { documentTokens, negatedToken, weightOf, type SearchableText } from '../search/index.ts'
import type { Store } from '../stores/index.ts'
import { hasOptions, optionLabel } from './attribute.ts'
import { has } from './bitmap.ts'
import { categoryName } from './category.ts'
import { textInStore, type Product } from './product.ts'
import { selectTexts } from './search-texts.sql.ts'
import { idAt, type SiteIndex } from './site-index.ts'
import type { Snapshot } from './snapshot.ts'

const weights = { sku: 12, name: 10, category: 6, title: 4, option: 3, text: 1 }
/** Attribute with the allergens of a product. */
const allergens = 'allergens'
const descriptions = ['description', 'short_description']

/** Name of the text that an entry of a product index is in. */
export function textField(entry: number): string {
  return Object.entries(weights).find(([, weight]) => weight === weightOf(entry))?.[0] ?? 'text'
}

type Texts = { own: SearchableText[]; declaresAllergens: boolean }

/** Returns a function that loads the searchable texts of products in a store view, by ordinal. */
export function productTexts(
  sql: Sql,
  snapshot: Snapshot,
  site: SiteIndex,
  store: Store,
): (ordinals: readonly number[]) => Promise<SearchableText[][]> {
  const shared = new SharedTexts(snapshot, store.language)
  return async (ordinals) => {
    const products = ordinals.map((ordinal) =>
      has(site.listed, ordinal) ? site.products.copyOf(idAt(site, ordinal)) : undefined,
    )
    const ids = products.flatMap((product) => (product ? withVariants(product).map(({ id }) => id) : []))
    const texts = await readTexts(sql, snapshot, store, ids)
    return products.map((product) => (product ? searchableTexts(shared, texts, product, store) : []))
  }
}

/**
 * Key of the texts that many products share: labels and category names. When it changes, all products are
 * indexed again.
 */
export function sharedTextsKey(snapshot: Snapshot, { language }: Store): string {
  const labels = [...snapshot.optionById.values()].map((option) => [
    option.id,
    optionLabel(option, language),
    snapshot.attributeById.get(option.attributeId)?.isSearchable,
  ])
  const categories = [...snapshot.categoryById.values()].map((one) => [one.id, categoryName(one, language)])
  return JSON.stringify([labels, categories, searchedCodes(snapshot)])
}

/** Whether the searchable data in memory is the same; texts in the database are compared by row version. */
export function hasSameSearchData(before: Product, now: Product, storeId: number): boolean {
  const parts = withVariants(now)
  const partsBefore = withVariants(before)
  return (
    textInStore(before.names, storeId) === textInStore(now.names, storeId) &&
    areEqual(before.categoryIds, now.categoryIds) &&
    parts.length === partsBefore.length &&
    parts.every(({ id, sku, optionIds }, index) => {
      const part = partsBefore[index]
      return part?.id === id && part.sku === sku && areEqual(part.optionIds, optionIds)
    })
  )
}

const areEqual = (some: readonly number[], others: readonly number[]) =>
  some.length === others.length && some.every((one, index) => one === others[index])

/** The product and its enabled variants. */
export function withVariants(product: Product): readonly Product[] {
  return product.variants.length === 0
    ? [product]
    : [product, ...product.variants.filter(({ isEnabled }) => isEnabled)]
}

/** Codes of the descriptions and of the searchable attributes without options. */
function searchedCodes({ attributes }: Snapshot): string[] {
  const searchable = attributes.filter((one) => one.isSearchable && !hasOptions(one))
  return [...descriptions, ...searchable.map(({ code }) => code)]
}

/** By product id: meta title, and the other texts without markup. */
async function readTexts(
  sql: Sql,
  snapshot: Snapshot,
  store: Store,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Texts>> {
  const rows = await selectTexts(sql, store.id, searchedCodes(snapshot), ids)
  return new Map(
    rows.map(({ product_id, title, text, declares_allergens }) => {
      const own = [
        { text: title ?? '', weight: weights.title },
        { text: withoutTags(text ?? '', ' '), weight: weights.text },
      ]
      return [product_id, { own, declaresAllergens: declares_allergens }]
    }),
  )
}

/**
 * By allergen option: what a product without that allergen is found by. Skipped when an attribute label
 * already states it ("sans gluten").
 */
function absentAllergens(snapshot: Snapshot, language: string): ReadonlyMap<number, SearchableText[]> {
  const attribute = snapshot.attributeByCode.get(allergens)
  const absent = { weight: weights.option, isAbsent: true, isShown: true } as const
  const labels = [...snapshot.optionById.values()].map((option) => optionLabel(option, language))
  const stated = new Set(labels.flatMap((label) => documentTokens(label, language)))
  return new Map(
    (attribute?.options ?? []).map((option) => {
      const text = optionLabel(option, language)
      return [option.id, stated.has(negatedToken(text, language)) ? [] : [{ text, ...absent }]]
    }),
  )
}

/** Searchable texts that many products share. */
class SharedTexts {
  readonly absent: ReadonlyMap<number, SearchableText[]>
  readonly #snapshot: Snapshot
  readonly #language: string
  readonly #labels = new Map<number, SearchableText[]>()
  readonly #categories = new Map<number, SearchableText[]>()

  constructor(snapshot: Snapshot, language: string) {
    this.#snapshot = snapshot
    this.#language = language
    this.absent = absentAllergens(snapshot, language)
  }

  /** The label of an option of a searchable attribute. */
  label(optionId: number): readonly SearchableText[] {
    return computeOnce(this.#labels, optionId, () => {
      const option = this.#snapshot.optionById.get(optionId)
      const isSearchable = option && this.#snapshot.attributeById.get(option.attributeId)?.isSearchable
      return isSearchable ? [shown(optionLabel(option, this.#language), weights.option)] : []
    })
  }

  category(id: number): readonly SearchableText[] {
    return computeOnce(this.#categories, id, () => {
      const category = this.#snapshot.categoryById.get(id)
      return category ? [shown(categoryName(category, this.#language), weights.category)] : []
    })
  }
}

function computeOnce<Value>(known: Map<number, Value>, id: number, make: () => Value): Value {
  const before = known.get(id)
  if (before !== undefined) return before
  const made = make()
  known.set(id, made)
  return made
}

const shown = (text: string, weight: number): SearchableText => ({ text, weight, isShown: true })

function searchableTexts(
  shared: SharedTexts,
  texts: ReadonlyMap<number, Texts>,
  product: Product,
  store: Store,
): SearchableText[] {
  const own = withVariants(product)
  const skus = own.map(({ sku }) => ({ text: sku, weight: weights.sku, isCode: true as const }))
  const options = new Set(own.flatMap(({ optionIds }) => optionIds))
  const isDeclared = own.every(({ id }) => texts.get(id)?.declaresAllergens)
  const without = isDeclared
    ? [...shared.absent].flatMap(([id, names]) => (options.has(id) ? [] : names))
    : []
  return [
    ...skus,
    { ...shown(textInStore(product.names, store.id), weights.name), isTitle: true },
    ...[...options].flatMap((id) => shared.label(id)),
    ...product.categoryIds.flatMap((id) => shared.category(id)),
    ...without,
    ...own.flatMap(({ id }) => texts.get(id)?.own ?? []),
  ]
}
