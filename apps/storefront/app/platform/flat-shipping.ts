import type { Cents } from '@comptoir/rules/money'
import type { Parcel } from '@comptoir/rules/rate-table'
import { shippingRate } from '@comptoir/rules/shipping'
import type { Site } from './site.ts'

/** The first method with a price that needs no table and delivers to a zone, the home zone by default. */
export function flatMethod({ shipping, homeZone }: Pick<Site, 'shipping' | 'homeZone'>, zone = homeZone) {
  return shipping.find(
    ({ priceInclTax = 0, table, zones }) => priceInclTax > 0 && !table && (zones?.includes(zone) ?? true),
  )
}

/** Whether orders are sent in one way, and there is no place where they could be collected instead. */
export const hasSoleMethod = ({ shipping, features }: Pick<Site, 'shipping' | 'features'>): boolean =>
  shipping.length === 1 && features['locations'] !== true

/** Goods as methods without a table charge for them. */
export const flatParcel = (goodsInclTax: Cents): Parcel => ({
  goodsInclTax,
  goodsExclTax: 0,
  quantity: 0,
  weight: 0,
})

/** Price of the first method in the home zone; undefined when it depends on more than the amount of the goods. */
export function firstFlatRate(
  { shipping: [method], homeZone }: Pick<Site, 'shipping' | 'homeZone'>,
  goods: Cents,
): Cents | undefined {
  const isFlat = method && !method.table && (method.zones?.includes(homeZone) ?? true)
  return isFlat ? shippingRate(method, homeZone, flatParcel(goods)) : undefined
}
