import type { CatalogueRule } from '@comptoir/rules/catalogue-rule'
import { isWithinDays } from '@comptoir/rules/product-price'
import { CooperativeScheduler, yieldToEventLoop } from '../platform/cooperative-scheduler.ts'
import { currenciesOf, inCurrency, type Store, type Stores } from '../stores/index.ts'
import { clearSelections } from './listing.ts'
import { ownPrice, priceQuery } from './pricing.ts'
import type { Product } from './product.ts'
import type { RulesByWebsite } from './rules.sql.ts'
import { ordinalIn, type SiteIndex } from './site-index.ts'
import type { Snapshot } from './snapshot.ts'
import { SitePricesUpdate } from './update-site-prices.ts'

/** What a change of rules, or of the day, does to a snapshot; nothing is changed before `apply`. */
export type RulesPatch = {
  /** Puts rules and prices into the snapshot, synchronously. */
  apply: () => void
  /** Ids of the products whose price changes for somebody, and of those that they are part of. */
  changed: ReadonlySet<number>
  /** Ids of the categories that list them. */
  categories: ReadonlySet<number>
}

/**
 * Prepares rules, and the day on which they apply, for a snapshot. Passes by all products, yielding every few milliseconds, and
 * only if rules begin, end or differ; readers see nothing of it. The snapshot must not be changed until the patch is applied.
 */
export async function replaceRules(
  snapshot: Snapshot,
  stores: Stores,
  { rules, day }: Pick<Snapshot, 'rules' | 'day'>,
): Promise<RulesPatch> {
  const after: Snapshot = { ...snapshot, rules, day }
  const views = viewsWithChanges(snapshot, after, stores)
  const repriced =
    views.length > 0 ? await findRepriced(snapshot, after, views) : { changed: noIds, categories: noIds }
  const prices = new Map<SiteIndex, SiteIndex['prices']>()
  for (const site of repriced.changed.size > 0 ? snapshot.sites.values() : []) {
    const store = stores.defaultOf(site.websiteId)
    prices.set(site, await pricesAfter(after, store, site, repriced.changed))
  }
  return {
    ...repriced,
    apply: () => {
      snapshot.rules = rules
      for (const [site, updated] of prices) {
        site.prices = updated
        clearSelections(site)
      }
    },
  }
}

const noIds: ReadonlySet<number> = new Set()

/** Store views, in each currency, of the websites on which other rules apply than before. */
function viewsWithChanges(before: Snapshot, after: Snapshot, stores: Stores): Store[] {
  const effective = ({ rules, day }: Snapshot, websiteId: number) =>
    JSON.stringify(
      (rules.get(websiteId) ?? []).filter((rule) => isWithinDays(day, rule.firstDay, rule.lastDay)),
    )
  return [...before.sites.keys()].flatMap((id) => {
    if (effective(before, id) === effective(after, id)) return []
    const store = stores.defaultOf(id)
    return currenciesOf(store).map((currency) => inCurrency(store, currency))
  })
}

async function findRepriced(
  before: Snapshot,
  after: Snapshot,
  views: readonly Store[],
): Promise<Omit<RulesPatch, 'apply'>> {
  const [changed, categories] = [new Set<number>(), new Set<number>()]
  const scheduler = new CooperativeScheduler(8, { isUrgent: true })
  for (const id of before.products.ids.slice()) {
    const product = before.products.copyOf(id)
    if (product && isRepriced(product, before, after, views)) noteWholes(product, changed, categories)
    if (scheduler.shouldYield) await scheduler.yield()
  }
  return { changed, categories }
}

/** Whether somebody has another price of the product itself. Larger quantities change their price only with that of one unit. */
function isRepriced(product: Product, before: Snapshot, after: Snapshot, views: readonly Store[]): boolean {
  return views.some((store) => {
    if (!product.websiteIds.includes(store.website.id)) return false
    const groups = new Set(store.website.priceAudiences.map(({ priceGroup }) => priceGroup))
    return [...groups].some((priceGroup) => {
      const priceIn = (snapshot: Snapshot) =>
        ownPrice(product, store, priceQuery(snapshot, { priceGroup }))?.final
      return priceIn(before) !== priceIn(after)
    })
  })
}

function noteWholes(product: Product, changed: Set<number>, categories: Set<number>): void {
  for (const one of [product, ...product.parents]) {
    for (const whole of [one, ...one.compositeParents]) {
      changed.add(whole.id)
      for (const id of whole.categoryIds) categories.add(id)
    }
  }
}

async function pricesAfter(
  after: Snapshot,
  store: Store,
  site: SiteIndex,
  ids: ReadonlySet<number>,
): Promise<SiteIndex['prices']> {
  const update = new SitePricesUpdate(after, store, site)
  const scheduler = new CooperativeScheduler(8, { isUrgent: true })
  for (const id of ids) {
    const ordinal = ordinalIn(site, id)
    const product = ordinal === undefined ? undefined : after.products.copyOf(id)
    if (product && ordinal !== undefined) update.add(product, ordinal, true)
    if (scheduler.shouldYield) await scheduler.yield()
  }
  await yieldToEventLoop()
  return (await update.finishYielding()).after
}

/** Whether two sets of rules are the same. */
export function areSameRules(some: RulesByWebsite, others: RulesByWebsite): boolean {
  const written = (rules: RulesByWebsite) =>
    JSON.stringify([...rules].toSorted(([a], [b]) => a - b) satisfies [number, readonly CatalogueRule[]][])
  return written(some) === written(others)
}
