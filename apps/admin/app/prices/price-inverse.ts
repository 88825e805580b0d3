import type { EditedPriceListFragment } from '../generated/graphql.ts'
import type { PriceChanges } from './price-draft.ts'

/** The changes that give back what is stored now, after others were saved. */
export function inverseOf(
  list: EditedPriceListFragment,
  { base, tiers, scheduled }: PriceChanges,
): PriceChanges {
  const isSame = (
    a: { websiteId?: string | null; currency?: string | null },
    b: { websiteId?: string | null; currency?: string | null },
  ) => (a.websiteId ?? null) === (b.websiteId ?? null) && (a.currency ?? null) === (b.currency ?? null)
  return {
    base: base.map((one) => {
      const { websiteId, currency, ...parts } = one
      const old = list.base.find(
        (stored) =>
          stored.websiteId === websiteId && (currency ? stored.currency === currency : stored.isOwnCurrency),
      )
      const before = {
        price: old?.price?.amount ?? null,
        special: old?.special?.amount ?? null,
        specialFrom: old?.specialFrom ?? null,
        specialTo: old?.specialTo ?? null,
      }
      const given = Object.entries(before).filter(([part]) => part in parts)
      return { websiteId, ...(currency && { currency }), ...Object.fromEntries(given) }
    }),
    tiers: tiers.map(({ websiteId, currency, group, quantity }) => {
      const scope = { websiteId, currency, group, quantity }
      const old = list.tiers.find(
        (one) => isSame(one, scope) && (one.group ?? null) === (group ?? null) && one.quantity === quantity,
      )
      if (!old) return scope
      return old.price ? { ...scope, price: old.price.amount } : { ...scope, percentOff: old.percentOff }
    }),
    scheduled: scheduled.map(({ websiteId, currency, firstDay }) => {
      const scope = { websiteId, currency, firstDay }
      const old = list.scheduled.find((one) => isSame(one, scope) && one.firstDay === firstDay)
      return old ? { ...scope, price: old.price.amount } : scope
    }),
  }
}
