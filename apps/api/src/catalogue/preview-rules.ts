import { inOrder, type CatalogueRule } from '@comptoir/rules/catalogue-rule'
import type { Cents } from '@comptoir/rules/money'
import { CooperativeScheduler } from '../platform/cooperative-scheduler.ts'
import type { App } from '../platform/context.ts'
import { ownPrice, priceQuery, type PriceContext } from './pricing.ts'
import { textInStore, type Product } from './product.ts'

/** A product whose price a rule changes. */
export type RepricedProduct = { sku: string; name: string; before: Cents; after: Cents }

type TriedRule = {
  websiteId: number
  rule: CatalogueRule
  /** Id of the rule that it replaces. */
  replacedId: number | null
  /** Code of a customer group; null is everybody. */
  group: string | null
  /** Shows these products, whether their price changes or not; those that change most when absent. */
  skus?: readonly string[] | null | undefined
}

const shown = 50

/**
 * What a rule that is not stored would do to the prices of one unit of all products of a website, on its first day or
 * today, in the website's tax base. Yields every few milliseconds.
 */
export async function previewRules(
  { catalogue: { snapshot }, stores }: App,
  { websiteId, rule, replacedId, group, skus }: TriedRule,
): Promise<{ changed: number; total: number; products: RepricedProduct[] }> {
  const store = stores.defaultOf(websiteId)
  const known = (snapshot.rules.get(websiteId) ?? []).filter(({ id }) => id !== replacedId)
  const day = rule.firstDay !== null && rule.firstDay > snapshot.day ? rule.firstDay : snapshot.day
  const queryWith = (rules: readonly CatalogueRule[]): PriceContext => {
    const source = { ...snapshot, day, rules: new Map(snapshot.rules).set(websiteId, rules) }
    return priceQuery(source, { priceGroup: group })
  }
  const [before, after] = [queryWith(known), queryWith(inOrder([...known, rule]))]
  const wanted = skus && new Set(skus)
  const found: RepricedProduct[] = []
  let [total, changed] = [0, 0]
  const scheduler = new CooperativeScheduler(8)
  for (const id of snapshot.products.ids.slice()) {
    const product = snapshot.products.copyOf(id)
    const prices = product && pricesOf(product)
    if (product && prices) {
      total++
      const isChanged = prices.before !== prices.after
      if (isChanged) changed++
      if (wanted ? wanted.has(product.sku) : isChanged)
        found.push({ sku: product.sku, name: textInStore(product.names, store.id) || product.sku, ...prices })
    }
    if (scheduler.shouldYield) await scheduler.yield()
  }
  const byReduction = found.toSorted((a, b) => b.before - b.after - (a.before - a.after))
  return { changed, total, products: byReduction.slice(0, shown) }

  function pricesOf(product: Product): Pick<RepricedProduct, 'before' | 'after'> | undefined {
    if (!product.websiteIds.includes(websiteId)) return undefined
    const [old, now] = [ownPrice(product, store, before)?.final, ownPrice(product, store, after)?.final]
    return old === undefined || now === undefined ? undefined : { before: old, after: now }
  }
}
