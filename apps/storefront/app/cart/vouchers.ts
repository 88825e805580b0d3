import type { Cents } from '@comptoir/rules/money'
import { toCents } from '../platform/money.ts'
import type { CartDetailsFragment } from '../generated/graphql.ts'
import { centsOf } from './totals-view.ts'

/** Amounts of the cart that meal vouchers may pay; undefined where the shop accepts none (decisions I-1 to I-3). */
export interface VoucherOffer {
  readonly eligible: Cents
  readonly dailyCap: Cents
  readonly most: Cents
  readonly mostCount: number
  /** Sundays and holidays need the employer's authorisation. */
  readonly needsAuthorisation: boolean
}

export function voucherOffer({ ticket_restaurants: offer }: CartDetailsFragment): VoucherOffer | undefined {
  if (!offer) return undefined
  return {
    eligible: centsOf(offer.eligible),
    dailyCap: centsOf(offer.daily_cap),
    most: centsOf(offer.most),
    mostCount: offer.most_count,
    needsAuthorisation: offer.needs_authorisation,
  }
}

/** Voucher fields as typed. */
export interface TypedVouchers {
  readonly count: string
  readonly amount: string
  readonly isAuthorised: boolean
}

/** Parses `2` and `19,80 €`. Invalid values become 0, which the API rejects with a message. */
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
