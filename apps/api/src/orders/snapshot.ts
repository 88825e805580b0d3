import { randomBytes } from 'node:crypto'
import { paymentDeadline } from '@comptoir/rules/payment-method'
import type { OrderStatus } from '@comptoir/rules/order-status'
import { bothPrices } from '@comptoir/rules/tax'
import { paymentExpiry } from '@comptoir/rules/unpaid-order'
import type { JoinedLine } from '@comptoir/rules/price-components'
import { DAY_MS } from '@comptoir/rules/duration'
import {
  needsAddress,
  shippingOffers,
  type CartAddressRecord,
  type CartLine,
  type CartState,
} from '../cart/index.ts'
import { titleIn } from '../catalogue/index.ts'
import { cardMethod, freeMethod, promisedDay, type QuotationTerms } from '../checkout/index.ts'
import type { RequestContext } from '../platform/context.ts'
import type { RuleUse } from '../promotions/index.ts'
import { amountBack, taxTitle } from '../stores/index.ts'
import type { CheckedCart } from './checks.ts'
import { newAppointment } from './appointment.ts'
import { fulfilmentOf } from './fulfilment.ts'
import type { OrderAddressRecord, OrderItemOption, OrderTaxRecord } from './order.ts'
import type { Units } from './stock.sql.ts'
import type { NewItem, NewItemBundleSelection, NewItemDownload, NewOrder } from './write.sql.ts'

/**
 * The order's row, with the cart's current totals; they are never computed again. With `terms` it is a quotation, which
 * is not paid before its customer accepts it.
 */
export function orderOf(
  ctx: RequestContext,
  cart: CartState,
  { email, payment }: CheckedCart,
  terms?: QuotationTerms,
): NewOrder {
  const { totals, shippingAddress, billingAddress } = cart
  const now = ctx.app.now()
  const isFree = payment.code === freeMethod && !terms
  // Card orders wait for the payment page, other methods for the shop.
  const status = isFree ? 'processing' : payment.code === cardMethod && !terms ? 'pending_payment' : 'pending'
  const vouchers = terms ? null : cart.vouchers
  const offer =
    (shippingAddress || !needsAddress(cart)) &&
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
    status,
    paymentExpiresAt: terms ? null : deadlineOf(ctx, cart, { status, code: payment.code }),
    senderHash: null,
    senderWiderHash: null,
    isVirtual: cart.isVirtual,
    visitorKind: ctx.visitorKind,
    priceDisplay: ctx.priceDisplay,
    couponCode: cart.coupon?.code ?? null,
    discounts: pricedDiscounts(cart).map(({ label, coupon, amount }) => {
      return { label, code: coupon?.code ?? null, amount }
    }),
    shippingMethod: cart.isVirtual ? null : cart.shippingMethod,
    carrierTitle: offer ? offer.carrierTitle : null,
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
    tip: totals.tip,
    currency: ctx.store.currency,
    grandTotal: totals.grandTotal,
    voucherCount: vouchers?.count ?? 0,
    voucherAmount: vouchers?.amount ?? 0,
    voucherDay: vouchers?.day ?? null,
    ...quotationOf(ctx, cart, terms),
    reverseChargeVatNumber: cart.reverseCharge?.number ?? null,
    reverseChargeRequestId: cart.reverseCharge?.requestId ?? null,
    distanceSaleNet: cart.distanceSale?.net ?? null,
    distanceSaleYear: cart.distanceSale?.year ?? null,
    purchaseOrderNumber: cart.purchaseOrderNumber,
    comment: cart.comment,
    commentShipping: cart.commentShipping,
    cutlery: cart.cutlery,
    deliveryDate: promisedDay(ctx, cart),
    fulfilment: fulfilmentOf(ctx, cart),
    appointment: terms ? null : newAppointment(ctx, cart),
    createdAt: now,
  }
}

function deadlineOf(
  ctx: RequestContext,
  { fulfilment }: CartState,
  { status, code }: { status: OrderStatus; code: string },
): Date | null {
  const placedAt = ctx.app.now()
  if (status === 'processing') return null
  if (status === 'pending_payment')
    return paymentExpiry(placedAt, placedAt, ctx.app.settings.unpaidOrders.minutes)
  const { payment, timezone: timeZone } = ctx.store.settings
  const days = payment.find((method) => method.code === code)?.paymentDays
  return paymentDeadline(code, { placedAt, slotStart: fulfilment.slot?.startsAt ?? null, days, timeZone })
}

function quotationOf(ctx: RequestContext, { fulfilment }: CartState, terms: QuotationTerms | undefined) {
  if (!terms) return { isQuotation: false, quotationExpiresAt: null, quotationAnsweredAt: null }
  const now = ctx.app.now()
  return {
    isQuotation: true,
    // A quotation for a slot expires when the slot starts.
    quotationExpiresAt: new Date(
      Math.min(now.getTime() + terms.valid_days * DAY_MS, fulfilment.slot?.startsAt.getTime() ?? Infinity),
    ),
    quotationAnsweredAt: terms.answered_by_shop ? null : now,
  }
}

/** The rules that take an amount off, and not only the price of shipping. */
const pricedDiscounts = ({ discounts }: CartState) => discounts.filter(({ amount }) => amount > 0)

/** The rules that an order uses, with amounts in the website's own currency. */
export function ruleUsesOf({ store }: RequestContext, { discounts }: CartState): RuleUse[] {
  return discounts.map(({ ruleId, coupon, amount, isLimited }) => {
    return { ruleId, couponId: coupon?.id ?? null, amount: amountBack(store, amount), isLimited }
  })
}

/** The order's items; `deducted` has the units deducted from stock, by product id. */
export function itemsOf(ctx: RequestContext, cart: CartState, deducted: Units): NewItem[] {
  const amounts = new Map(cart.totals.lines.map((line) => [line.id, line]))
  return cart.lines.map((line) => {
    const totals = amounts.get(String(line.id))
    if (!totals) throw new Error(`The totals of cart ${cart.id} lack line ${line.id}.`)
    const discounts = pricedDiscounts(cart).map(({ byLine }) => byLine.get(totals.id) ?? 0)
    return { ...itemOf(ctx, line, totals, deducted), discounts }
  })
}

function itemOf(
  ctx: RequestContext,
  line: CartLine,
  totals: JoinedLine,
  deducted: Units,
): Omit<NewItem, 'discounts'> {
  const isBundle = line.productType === 'bundle'
  const stockProductId = line.variantId ?? line.productId
  return {
    productId: line.productId,
    variantId: line.variantId,
    productType: line.productType,
    sku: line.sku,
    parentSku: line.parentSku,
    name: line.name,
    urlKey: line.urlKey,
    options: optionsOf(ctx, line),
    bundleSelections: isBundle ? bundleSelectionsOf(ctx, line, deducted) : [],
    downloads: downloadsOf(ctx, line),
    quantity: line.quantity,
    stockProductId,
    stockDeducted: !isBundle && deducted.has(stockProductId) ? line.quantity : 0,
    taxRate: totals.taxRate,
    atRates: [...totals.atRates],
    priceExclTax: totals.price,
    priceInclTax: totals.priceInclTax,
    rowExclTax: totals.rowTotal,
    rowInclTax: totals.rowTotalInclTax,
    discount: totals.discount,
    tax: totals.tax,
    ecoExclTax: totals.feesExclTax,
    ecoInclTax: totals.feesInclTax,
    giftMessage: line.giftMessage,
  }
}

/** The SKUs of selected options, by which services such as fitting are known. */
function skusOf(values: readonly { sku: string | null }[]): Pick<OrderItemOption, 'skus'> {
  const skus = values.flatMap(({ sku }) => sku ?? [])
  return skus.length > 0 ? { skus } : {}
}

/** Selected and entered options in the order's language. */
function optionsOf({ store }: RequestContext, line: CartLine): OrderItemOption[] {
  const custom = line.custom.map(({ option, values, text }) => ({
    label: titleIn(option.titles, store.language),
    value: text ?? values.map((value) => titleIn(value.titles, store.language)).join(', '),
    ...(text !== null && { entered: true }),
    ...skusOf(values),
  }))
  const byOption = Map.groupBy(line.selections, ({ option }) => option)
  const bundle = [...byOption].map(([option, selections]) => ({
    label: titleIn(option.titles, store.language),
    value: selections.map(({ selection, quantity }) => `${quantity} × ${selection.product.name}`).join(', '),
  }))
  const links = line.downloads && {
    label: titleIn(line.downloads.linksTitles, store.language),
    value: line.downloads.links.map(({ titles }) => titleIn(titles, store.language)).join(', '),
  }
  return [
    ...line.options.map(({ label, value }) => ({ label, value })),
    ...custom,
    ...bundle,
    ...(links?.label ? [links] : []),
  ]
}

/** The bought links with their titles in the order's language. */
function downloadsOf({ store }: RequestContext, { downloads }: CartLine): NewItemDownload[] {
  return (downloads?.links ?? []).map(
    ({ id, titles, position, downloadsPerUnit, isShareable, file, url }) => {
      return {
        linkId: id,
        title: titleIn(titles, store.language),
        position,
        downloadsPerUnit,
        isShareable,
        file,
        url,
      }
    },
  )
}

function bundleSelectionsOf(
  { store, priceDisplay }: RequestContext,
  line: CartLine,
  deducted: Units,
): NewItemBundleSelection[] {
  return line.selections.map(({ option, selection, quantity, price, ...rates }) => {
    const { pricesIncludeTax } = store.website
    const { product } = selection
    const { excl, incl } = bothPrices(price, rates, { pricesIncludeTax, priceDisplay })
    return {
      productId: product.id,
      optionTitle: titleIn(option.titles, store.language),
      sku: product.sku,
      name: product.name,
      quantity,
      priceExclTax: excl,
      priceInclTax: incl,
      stockDeducted: deducted.has(product.id) ? quantity * line.quantity : 0,
    }
  })
}

export function addressesOf(cart: CartState): Omit<OrderAddressRecord, 'orderId'>[] {
  const { billingAddress, shippingAddress } = cart
  const known = needsAddress(cart) ? [billingAddress, shippingAddress] : [billingAddress]
  return known.filter((address): address is CartAddressRecord => address !== null)
}

export function taxesOf(ctx: RequestContext, cart: CartState): Omit<OrderTaxRecord, 'orderId'>[] {
  const { taxes, bases, shipping } = cart.totals
  return taxes.map(({ rate, amount }) => ({
    rate,
    title: taxTitle(ctx.store, rate),
    base: bases.find((base) => base.rate === rate)?.amount ?? 0,
    amount,
    shippingAmount: shipping.taxes.find((tax) => tax.rate === rate)?.amount ?? 0,
  }))
}
