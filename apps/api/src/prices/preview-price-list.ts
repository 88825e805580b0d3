import type {
  BasePriceInput,
  PricePreview,
  PricePreviewRow,
  QueryPreviewPriceListArgs,
} from '@comptoir/contract/generated/admin'
import { turningDays } from '@comptoir/rules/price-days'
import { GUEST, type PriceDisplay } from '@comptoir/rules/visitor'
import { previewPrices, selectPrices, type PricesOfProduct } from '../catalogue/index.ts'
import { selectGroupIdentity } from '../customers/index.ts'
import { selectGroupIds, type Tier } from '../import/index.ts'
import type { AdminContext } from '../platform/admin/context.ts'
import { currenciesOf, inCurrency, localDay, type Store } from '../stores/index.ts'
import { inputOf } from './change-price-list.ts'
import { selectScheduledOf, selectTiersOf } from './price-lists.sql.ts'
import { PriceProblems, type PricedProduct } from './price-problems.ts'
import { wantedPrices } from './wanted-prices.ts'

/** Prices before and after a change. */
type Both = { before: PricesOfProduct; after: PricesOfProduct }

/** What shoppers pay with the stored prices and with the changed ones. Throws InvalidInputError, as the change would. */
export async function previewPriceList(
  ctx: AdminContext,
  product: PricedProduct,
  args: Omit<QueryPreviewPriceListArgs, 'productId'>,
): Promise<PricePreview[]> {
  const { app, staff } = ctx
  const both = await pricesOfBoth(ctx, product, args)
  const displays = await displaysOf(ctx, both)
  const shown = previewerOf(ctx, product.id, both)
  const seen = product.websiteIds.filter((id) => staff.websiteIds?.includes(id) ?? true)
  return seen.flatMap((websiteId) => {
    const store = app.stores.defaultOf(websiteId)
    return currenciesOf(store).map((currency): PricePreview => {
      const there = inCurrency(store, currency)
      const days = daysOf(ctx, there, both)
      return { websiteId: String(websiteId), currency, days: [...days], rows: rowsOf(there, both, days) }
    })
  })

  function rowsOf(store: Store, { before, after }: Both, days: readonly string[]): PricePreviewRow[] {
    const tiers = [...before.tiers, ...after.tiers].filter(
      (tier) => (tier.websiteId ?? store.website.id) === store.website.id,
    )
    const groups = [null, ...new Set(tiers.flatMap(({ group }) => group ?? []))]
    return groups.flatMap((group) => {
      const own = tiers.filter((tier) => tier.group === null || tier.group === group)
      const quantities = [...new Set([1, ...own.map(({ quantity }) => quantity)])].toSorted((a, b) => a - b)
      const display = displays.get(group) ?? GUEST.priceDisplay
      return quantities.map((quantity) => ({
        group,
        quantity,
        includesTax: display === 'incl',
        prices: days.map((day) => ({ day, ...shown(store, { day, group, quantity, display }) })),
      }))
    })
  }
}

async function pricesOfBoth(
  ctx: AdminContext,
  product: PricedProduct,
  args: Omit<QueryPreviewPriceListArgs, 'productId'>,
): Promise<Both> {
  const { sql } = ctx.app
  const { id } = product
  const input = inputOf(args)
  const problems = new PriceProblems(ctx, product)
  const wanted = await wantedPrices(ctx, product, input, problems)
  for (const [at, one] of input.base.entries()) {
    problems.websiteOf(one.websiteId, `base.${at}.websiteId`)
    problems.checkAmount(one.price ?? null, `base.${at}.price`)
    problems.checkAmount(one.special ?? null, `base.${at}.special`)
  }
  problems.throwIfAny()
  const prices = (await selectPrices(sql, [id])).get(id) ?? []
  const groups = new Map([...(await selectGroupIds(sql))].map(([code, groupId]) => [groupId, code]))
  const withGroups = (tiers: readonly Tier[]) => tiers.flatMap((tier) => tierOf(tier, groups))
  return {
    before: {
      prices,
      tiers: withGroups(await selectTiersOf(sql, id)),
      scheduled: await selectScheduledOf(sql, id),
    },
    after: {
      prices: changedBase(ctx, prices, input.base),
      tiers: withGroups(wanted.tiers),
      scheduled: wanted.scheduled,
    },
  }
}

function tierOf(
  { websiteId, currency, groupId, quantity, price, percentOff }: Tier,
  groups: ReadonlyMap<number, string>,
): PricesOfProduct['tiers'] {
  const scope = {
    websiteId,
    currency,
    quantity,
    group: groupId === null ? null : (groups.get(groupId) ?? null),
  }
  if (price !== null) return [{ ...scope, price }]
  return percentOff === null ? [] : [{ ...scope, percentOff }]
}

/** Base prices with the changed values; one without a price is none. */
function changedBase(
  { app }: AdminContext,
  prices: PricesOfProduct['prices'],
  base: readonly BasePriceInput[],
): PricesOfProduct['prices'] {
  let changed = [...prices]
  for (const { websiteId: website, currency: code, ...values } of base) {
    const websiteId = Number(website)
    const currency = code && code !== app.stores.defaultOf(websiteId).website.currency ? code : null
    const isList = (one: (typeof prices)[number]) => one.websiteId === websiteId && one.currency === currency
    const none = { websiteId, currency, price: null, special: null, specialFrom: null, specialTo: null }
    const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
    const next: Omit<(typeof prices)[number], 'price'> & { price: number | null } = {
      ...none,
      ...changed.find(isList),
      ...given,
    }
    const { price } = next
    changed = [...changed.filter((one) => !isList(one)), ...(price === null ? [] : [{ ...next, price }])]
  }
  return changed
}

/** In which tax base each customer group with a price sees prices; everybody else does as guests. */
async function displaysOf({ app }: AdminContext, { before, after }: Both) {
  const groups = new Set([...before.tiers, ...after.tiers].flatMap(({ group }) => group ?? []))
  const found = new Map<string | null, PriceDisplay>()
  for (const code of groups) {
    const identity = await selectGroupIdentity(app.sql, app.stores.default.website.id, code)
    found.set(code, identity?.priceDisplay ?? GUEST.priceDisplay)
  }
  return found
}

/** Days on which the prices of a website in a currency may turn, before or after the change. */
function daysOf({ app }: AdminContext, store: Store, { before, after }: Both): readonly string[] {
  const { website, currency, conversion } = store
  const counts = (one: { websiteId: number; currency: string | null }) =>
    one.websiteId === website.id && (one.currency === null || (conversion && one.currency === currency))
  const specials = [...before.prices, ...after.prices].filter((one) => counts(one) && one.special !== null)
  const firstDays = [...before.scheduled, ...after.scheduled].filter(counts).map(({ firstDay }) => firstDay)
  return turningDays(localDay(store, app.now()), specials, firstDays)
}

function previewerOf({ app }: AdminContext, id: number, { before, after }: Both) {
  const [old, now] = [previewPrices(app, id, before), previewPrices(app, id, after)]
  return (store: Store, question: Parameters<typeof old>[1]) => {
    const money = (amount: number | undefined) =>
      amount === undefined ? null : { amount, currency: store.currency }
    return { before: money(old(store, question)), after: money(now(store, question)) }
  }
}
