import { checkCoupon, discountOf } from '@comptoir/rules/coupon'
import type { Totals } from '@comptoir/rules/totals'
import type { RequestContext } from '../platform/context.ts'
import { groupCodeOf } from '../platform/customer-group.ts'
import { amountIn } from '../stores/index.ts'
import type { CartRow } from './cart.sql.ts'
import type { Buyer, CouponWithUses } from './coupon.sql.ts'
import type { CartCoupon } from './state.ts'

/** The buyer whose uses count: the customer, and orders with the same email address. */
export function buyerOf(ctx: RequestContext, cart: Pick<CartRow, 'email'>): Buyer {
  return { customerId: ctx.identity?.customerId ?? null, email: ctx.identity?.email ?? cart.email }
}

/** The coupon if it applies to goods of these totals now, else null (decisions D-11). */
export function applicableCoupon(ctx: RequestContext, row: CouponWithUses, goods: Totals): CartCoupon | null {
  const coupon = {
    code: row.code,
    type: row.type,
    value: row.type === 'fixed' ? amountIn(ctx.store, row.value) : row.value,
    minSubtotal: amountIn(ctx.store, row.minSubtotal),
    from: row.startsAt?.toISOString(),
    to: row.endsAt?.toISOString(),
    usesLeft: row.usesLeft ?? undefined,
    usesPerCustomer: row.usesPerCustomer ?? undefined,
    customerGroups: row.customerGroups ?? undefined,
  }
  const { ok } = checkCoupon(coupon, {
    now: ctx.app.now(),
    website: ctx.store.website.code,
    subtotal: ctx.priceDisplay === 'incl' ? goods.subtotalInclTax : goods.subtotalExclTax,
    hasItems: goods.lines.length > 0,
    customerGroup: groupCodeOf(ctx.identity),
    usedByCustomer: row.usedByCustomer,
  })
  if (!ok) return null
  const label = row.labels[ctx.store.language] ?? Object.values(row.labels)[0] ?? row.code
  return { id: row.id, code: row.code, label, discount: discountOf(coupon) }
}
