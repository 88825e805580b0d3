import { GUEST, type PriceAudience } from '@comptoir/rules/visitor'
import type { Identity } from './context.ts'

/** Magento's group of guests. */
const guests = 'NOT LOGGED IN'

/** Code of the visitor's customer group, as website.json names groups. */
export function groupCodeOf(identity: Pick<Identity, 'groupCode'> | null): string {
  return identity?.groupCode ?? guests
}

/** Which prices a visitor has in a store view; null is a guest. */
export function audienceOf(
  { website }: { website: { priceAudiences: readonly PriceAudience[] } },
  identity: Pick<Identity, 'groupCode' | 'visitorKind' | 'priceDisplay'> | null,
): PriceAudience {
  const { visitorKind, priceDisplay } = identity ?? GUEST
  const code = groupCodeOf(identity)
  const isPriced = website.priceAudiences.some(({ priceGroup }) => priceGroup === code)
  return { visitorKind, priceDisplay, priceGroup: isPriced ? code : null }
}
