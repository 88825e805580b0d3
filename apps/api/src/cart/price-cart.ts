import type { RequestContext } from '../platform/context.ts'
import type { Queryable } from '../platform/database.ts'
import { storedAppointment } from './appointment.ts'
import { mostCutlery } from '../stores/index.ts'
import { checkAppliedVouchers } from '../vouchers/index.ts'
import { cartTotals } from './cart-totals.ts'
import { readRuleInput, type TriedRuleSet } from './cart-discounts.ts'
import { isGiven } from './gifts.ts'
import { priceLines } from './price-lines.ts'
import type { ResolvedCart } from './resolve-cart.ts'
import type { CartAddressRecord, CartLine, CartState } from './state.ts'
import { PriceReader } from './price-reader.ts'
import { buyerOfTax } from './buyer-number.ts'
import { pricedWhereTaxed } from './distance-sale.ts'
import { reverseChargeOf, type TaxPlace } from './tax.ts'
import { taxCountryOf, taxZoneOf } from './tax-zone.ts'

/** What {@link priceCart} may take from elsewhere: what was read before, another shipping address, another coupon. */
type PriceOptions = {
  reader?: PriceReader
  shippingAddress?: CartAddressRecord
  /** Of a coupon to try; null is none. */
  couponId?: number | null
  tried?: TriedRuleSet
}

/** Steps 3 to 5 of reading a cart: today's prices and stock of its lines, its totals, its vouchers. */
export async function priceCart(
  sql: Queryable,
  ctx: RequestContext,
  { row, fulfilment, lines: resolved, missingLines }: ResolvedCart,
  options: PriceOptions = {},
): Promise<CartState> {
  const addressOf = (kind: CartAddressRecord['kind']) =>
    row.addresses.find((one) => one.kind === kind) ?? null
  const shippingAddress = options.shippingAddress ?? addressOf('shipping')
  const billingAddress = addressOf('billing')
  const { reader = new PriceReader(row) } = options
  const [stock, ruleInput] = await Promise.all([
    reader.stockOf(
      sql,
      resolved.map(({ item }) => item),
    ),
    readRuleInput(sql, ctx, row, resolved, {
      reader,
      tried: options.tried,
      ...('couponId' in options && { couponId: options.couponId }),
    }),
  ])
  const zone = taxZoneOf(ctx.store, fulfilment, shippingAddress ?? billingAddress)
  const { vatNumber, buyerNumber } = buyerOfTax(ctx, zone, billingAddress ?? shippingAddress)
  const place = { zone, vatNumber, priceDisplay: ctx.priceDisplay }
  const reverseCharge = reverseChargeOf(ctx.store, place)
  const destination = { fulfilment, shippingMethod: row.shippingMethod, shippingAddress, billingAddress }
  const pricedAt = (at: TaxPlace) => {
    const priced = (lines: CartLine[]) => {
      return { lines, ...cartTotals(ctx, lines, { row, resolved, destination }, ruleInput) }
    }
    const all = priced(priceLines(ctx, resolved, stock, at))
    // A gift that is not given any more is never charged; the next change of the cart removes it.
    const left = all.lines.filter(
      (line) => line.giftRuleId === null || (line.available && isGiven(line, all.gifts)),
    )
    return left.length === all.lines.length ? all : priced(left)
  }
  const country = taxCountryOf(fulfilment, shippingAddress ?? billingAddress)
  const sale = { place, country, owesTax: reverseCharge !== null }
  const { lines, ...amounts } = await pricedWhereTaxed(sql, ctx, sale, pricedAt)
  const vouchers = await checkAppliedVouchers(
    sql,
    ctx,
    { lines, totals: amounts.totals, email: row.email, day: fulfilment.slot?.day ?? null },
    { count: row.voucherCount, amount: row.voucherAmount, isAuthorised: row.voucherAuthorised },
  )
  return {
    id: row.id,
    maskedId: row.maskedId,
    storeId: row.storeId,
    websiteId: row.websiteId,
    locationId: row.locationId,
    customerId: row.customerId,
    isActive: row.isActive,
    email: ctx.identity?.email ?? row.email,
    shippingMethod: row.shippingMethod,
    paymentMethod: row.paymentMethod,
    comment: row.comment,
    commentShipping: row.commentShipping,
    cutlery: Math.min(row.cutlery, mostCutlery(ctx.store)),
    purchaseOrderNumber: row.purchaseOrderNumber,
    lineNotices: row.lineNotices,
    fulfilment,
    appointment: storedAppointment(row),
    lines,
    missingLines,
    shippingAddress,
    billingAddress,
    isVirtual: lines.length > 0 && lines.every((line) => line.isVirtual),
    reverseCharge,
    buyerNumber,
    ...amounts,
    ...vouchers,
  }
}
