import {
  GUEST,
  priceDisplayOf,
  type PriceAudience,
  type PriceDisplay,
  type VisitorKind,
} from '@comptoir/rules/visitor'
import { usualGroups, type StoreSettings } from './settings.ts'

export type CustomerGroup = {
  code: string
  visitorKind: VisitorKind
  /** Null follows the kind. */
  priceDisplay: PriceDisplay | null
  /** Whether the settings of a website have it. */
  isNamed: boolean
}

/**
 * The audiences that customers of a website may be, those of the first groups first: customers are in its own groups, in
 * the usual one of accounts with a company number, or still in a group that no website has any more. Groups that have prices
 * of their own on the website, the codes of `pricedGroups`, are audiences of their own. One has the prices for everybody.
 */
export function priceAudiences(
  { customer_groups: own }: Pick<StoreSettings, 'customer_groups'>,
  groups: readonly CustomerGroup[],
  pricedGroups: ReadonlySet<string>,
): PriceAudience[] {
  const codes = new Set([...own, ...usualGroups].map(({ code }) => code))
  const audiences = new Map<string, PriceAudience>()
  for (const { code, visitorKind, priceDisplay: display, isNamed } of groups) {
    if (isNamed && !codes.has(code)) continue
    const priceDisplay = priceDisplayOf(visitorKind, display)
    const priceGroup = pricedGroups.has(code) ? code : null
    const audience = { visitorKind, priceDisplay, priceGroup }
    audiences.set(JSON.stringify(audience), audience)
  }
  const all = [...audiences.values()]
  return all.some(({ priceGroup }) => priceGroup === null) ? all : [...all, GUEST]
}
