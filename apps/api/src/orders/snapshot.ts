import { randomBytes } from 'node:crypto'
import { taxTitle } from '@comptoir/rules/tax'
import type { LineTotals } from '@comptoir/rules/totals'
import { shippingOffers, type CartAddressRecord, type CartLine, type CartState } from '../cart/index.ts'
import { freeMethod, promisedDay } from '../checkout/index.ts'
import type { RequestContext } from '../platform/context.ts'
import type { Checked } from './checks.ts'
import type { OrderAddressRecord, OrderTaxRecord } from './order.ts'
import type { Units } from './stock.sql.ts'
import type { NewItem, NewOrder } from './write.sql.ts'

/** The order's row: every amount as the cart adds it up now, never to be computed again. */
export function orderOf(ctx: RequestContext, cart: CartState, { email, payment }: Checked): NewOrder {
  const { totals, shippingAddress, billingAddress } = cart
  const isFree = payment.code === freeMethod
  const offer =
    shippingAddress &&
    shippingOffers(ctx.store, cart, shippingAddress).find(
      ({ carrierCode, methodCode }) => `${carrierCode}_${methodCode}` === cart.shippingMethod,
    )
  return {
    token: randomBytes(24).toString('base64url'),
    cartId: cart.id,
    storeId: ctx.store.id,
    websiteId: ctx.store.website.id,
    customerId: ctx.identity?.customerId ?? null,
    email,
    firstname: billingAddress?.firstname ?? '',
    lastname: billingAddress?.lastname ?? '',
    status: isFree ? 'processing' : 'pending_payment',
    isVirtual: cart.isVirtual,
    visitorKind: ctx.visitorKind,
    couponId: cart.coupon?.id ?? null,
    couponCode: cart.coupon?.code ?? null,
    discountLabel: cart.coupon?.label ?? null,
    shippingMethod: cart.isVirtual ? null : cart.shippingMethod,
    carrierTitle: offer?.carrierTitle ?? null,
    shippingTitle: offer ? `${offer.carrierTitle} - ${offer.methodTitle}` : null,
    paymentMethod: payment.code,
    paymentTitle: payment.title,
    paymentState: isFree ? 'none' : 'waiting',
    subtotalExclTax: totals.subtotalExclTax,
    subtotalInclTax: totals.subtotalInclTax,
    discount: totals.discount,
    shippingExclTax: totals.shipping.amountExclTax,
    shippingInclTax: totals.shipping.amountInclTax,
    tax: totals.tax,
    grandTotal: totals.grandTotal,
    comment: cart.comment,
    commentShipping: cart.commentShipping,
    deliveryDate: promisedDay(ctx, cart),
    createdAt: ctx.app.now(),
  }
}

/** Units that the cart wants of each product in stock; variants count for themselves. */
export function unitsOf(cart: CartState): Map<number, number> {
  const units = new Map<number, number>()
  for (const line of cart.lines) {
    const id = line.variantId ?? line.productId
    units.set(id, (units.get(id) ?? 0) + line.quantity)
  }
  return units
}

export function itemsOf(cart: CartState, taken: Units): NewItem[] {
  const amounts = new Map(cart.totals.lines.map((line) => [line.id, line]))
  return cart.lines.map((line) => {
    const totals = amounts.get(String(line.id))
    if (!totals) throw new Error(`The totals of cart ${cart.id} lack line ${line.id}.`)
    return itemOf(line, totals, taken)
  })
}

function itemOf(line: CartLine, totals: LineTotals, taken: Units): NewItem {
  const stockProductId = line.variantId ?? line.productId
  return {
    productId: line.productId,
    variantId: line.variantId,
    productType: line.productType,
    sku: line.sku,
    parentSku: line.parentSku,
    name: line.name,
    urlKey: line.urlKey,
    options: line.options.map(({ label, value }) => ({ label, value })),
    quantity: line.quantity,
    stockProductId,
    stockTaken: taken.has(stockProductId) ? line.quantity : 0,
    taxRate: totals.taxRate,
    priceExclTax: totals.price,
    priceInclTax: totals.priceInclTax,
    rowExclTax: totals.rowTotal,
    rowInclTax: totals.rowTotalInclTax,
    discount: totals.discount,
    tax: totals.tax,
  }
}

export function addressesOf(cart: CartState): Omit<OrderAddressRecord, 'orderId'>[] {
  const { billingAddress, shippingAddress, isVirtual } = cart
  const known = isVirtual ? [billingAddress] : [billingAddress, shippingAddress]
  return known.filter((address): address is CartAddressRecord => address !== null)
}

export function taxesOf(ctx: RequestContext, cart: CartState): Omit<OrderTaxRecord, 'orderId'>[] {
  const { taxes, shipping } = cart.totals
  return taxes.map(({ rate, amount }) => ({
    rate,
    title: taxTitle(rate, ctx.store.language),
    amount,
    shippingAmount: shipping.taxes.find((part) => part.rate === rate)?.amount ?? 0,
  }))
}
