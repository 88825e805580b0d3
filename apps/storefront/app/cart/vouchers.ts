import { toCents, type Cents } from '@comptoir/rules/money'
import type { WholeCartFragment } from '../generated/graphql.ts'
import { centsOf } from './totals-view.ts'

/** What of a cart meal vouchers may pay; absent where the shop takes none (decisions I-1 to I-3). */
export interface VoucherOffer {
  readonly eligible: Cents
  readonly dailyCap: Cents
  readonly most: Cents
  readonly mostCount: number
  /** The day is a Sunday or a holiday. */
  readonly needsAuthorisation: boolean
}

export function voucherOffer({ ticket_restaurants: offer }: WholeCartFragment): VoucherOffer | undefined {
  if (!offer) return undefined
  return {
    eligible: centsOf(offer.eligible),
    dailyCap: centsOf(offer.daily_cap),
    most: centsOf(offer.most),
    mostCount: offer.most_count,
    needsAuthorisation: offer.needs_authorisation,
  }
}

/** What is typed of vouchers, as it was typed. */
export interface TypedVouchers {
  readonly count: string
  readonly amount: string
  readonly isAuthorised: boolean
}

/** `2` and `19,80 €` as numbers; what is none of these becomes 0, which the API refuses in words. */
export function readVouchers({ count, amount }: Pick<TypedVouchers, 'count' | 'amount'>): {
  count: number
  euros: number
} {
  const money = amount.replaceAll(/[\s€]/g, '').replace(',', '.')
  return {
    count: /^\s*\d{1,4}\s*$/.test(count) ? Number(count) : 0,
    euros: /^\d{1,6}(?:\.\d{0,2})?$/.test(money) ? toCents(money) / 100 : 0,
  }
}
