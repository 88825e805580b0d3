import type { NewOrderInput, NewOrderPreview } from '@comptoir/contract/generated/admin'
import { DAY_MS } from '@comptoir/rules/duration'
import { isEmail } from '@comptoir/rules/validation'
import { methodKey, shippingOffers, slotRequestOf, type CartState } from '../../cart/index.ts'
import { cardMethod, paymentMethodsFor } from '../../checkout/index.ts'
import { availableSlots, type FreeSlot } from '../../fulfilment/index.ts'
import type { AdminContext } from '../../platform/admin/context.ts'
import { InvalidInputError, invalidField, type Problem } from '../../platform/admin/errors.ts'
import type { RequestContext } from '../../platform/context.ts'
import { dryRun } from '../../platform/database.ts'
import { InputError } from '../../platform/errors.ts'
import { messageIn } from '../../platform/messages.ts'
import { amountIn } from '../../stores/index.ts'
import { PlaceOrderError } from '../errors.ts'
import { placeOrder, type PlacedOrder } from '../place.ts'
import { itemsOf } from '../snapshot.ts'
import { recordOrderChange, deskState } from './access.ts'
import { deferOnOrder } from './deferred.ts'
import { composeNewOrder, requestOf } from './new-order-cart.ts'
import { priceProblems, pricedTotals, repriceNewOrder } from './new-order-prices.ts'
import { delayMails, prolongPayment } from './new-order.sql.ts'

const mostLines = 100
/** How long a mailed link to pay an order works. */
const linkDays = 7

/** What the order would cost and what prevents it; nothing is stored. Throws InvalidInputError. */
export async function previewNewOrder(ctx: AdminContext, input: NewOrderInput): Promise<NewOrderPreview> {
  check(ctx, input)
  return await dryRun(ctx.app.sql, async (sql) => {
    const request = await requestOf(ctx, sql, input)
    const cart = await composeNewOrder(ctx, sql, request, {
      ...input,
      shippingMethod: null,
      paymentMethod: null,
    })
    const slotRequest = slotRequestOf(cart)
    const slots = slotRequest ? await availableSlots(ctx.app, slotRequest, sql) : []
    return viewOf(ctx, request, cart, { input, slots })
  })
}

/**
 * Places an order in the name of its customer. One that is paid already is marked so, and one that is paid online gets a
 * mail with a link, once it can no longer be taken back. Throws InvalidInputError.
 */
export async function createOrder(ctx: AdminContext, input: NewOrderInput): Promise<{ id: string }> {
  check(ctx, input)
  const { sql } = ctx.app
  const request = await requestOf(ctx, sql, input)
  const cart = await composeNewOrder(ctx, sql, request, input)
  const placed = await place(request, cart.maskedId)
  const prices = await repriceNewOrder(ctx, sql, placed.id, input)
  const total = pricedTotals(ctx, request, cart, input).grandTotal
  const state = await deskState(ctx, String(placed.id))
  await recordOrderChange(ctx, state, 'order.create', {
    after: {
      email: input.email,
      total,
      currency: request.store.currency,
      ...(prices.length > 0 && { prices }),
    },
  })
  const due = new Date(ctx.app.now().getTime() + ctx.app.settings.undoSeconds * 1000)
  await delayMails(sql, placed.id, due)
  if (input.paymentMethod === cardMethod) {
    await prolongPayment(sql, placed.id, new Date(ctx.app.now().getTime() + linkDays * DAY_MS))
    await deferOnOrder(ctx, state, 'order.payment_link', {}, { email: input.email })
  } else if (input.isPaid) await deferOnOrder(ctx, state, 'order.pay', {})
  return { id: String(placed.id) }
}

async function place(request: RequestContext, maskedId: string): Promise<PlacedOrder> {
  try {
    return await placeOrder(request, maskedId, { isByStaff: true })
  } catch (error) {
    if (error instanceof PlaceOrderError) throw new InputError(error.message)
    throw error
  }
}

function check(ctx: AdminContext, input: NewOrderInput): void {
  const { language } = ctx
  const { email, lines } = input
  if (!isEmail(email) || email.length > 254) throw invalidField(language, 'email', 'admin_order_email')
  const problems: Problem[] = lines.flatMap(({ quantity }, at) =>
    Number.isSafeInteger(quantity) && quantity > 0
      ? []
      : [{ field: `lines.${at}.quantity`, message: messageIn(language, 'admin_order_units') }],
  )
  if (lines.length === 0 || lines.length > mostLines)
    problems.push({
      field: 'lines.0.sku',
      message: messageIn(language, 'admin_order_lines', { most: mostLines }),
    })
  problems.push(...priceProblems(ctx, input.lines))
  if (problems.length > 0) throw new InvalidInputError(problems)
}

type Shown = { input: NewOrderInput; slots: readonly FreeSlot[] }

function viewOf(
  ctx: AdminContext,
  request: RequestContext,
  cart: CartState,
  { input, slots }: Shown,
): NewOrderPreview {
  const { store } = request
  const money = (amount: number) => ({ amount, currency: store.currency })
  const totals = pricedTotals(ctx, request, cart, input)
  const shows = request.priceDisplay === 'incl'
  const offers = input.fulfilment
    ? []
    : shippingOffers(store, cart, cart.shippingAddress).filter(({ error }) => error === null)
  const chosen = offers.find((offer) => methodKey(offer) === input.shippingMethod)
  const country = (cart.billingAddress ?? cart.shippingAddress)?.countryCode
  const items = itemsOf(request, cart, new Map())
  return {
    lines: totals.lines.map((line) => {
      const at = cart.lines.findIndex(({ id }) => String(id) === line.id)
      const item = items[at]
      return {
        sku: item?.sku ?? '',
        name: item?.name ?? '',
        options: (item?.options ?? []).map(({ label, value }) => [label, value].join(': ')),
        quantity: item?.quantity ?? 0,
        unitPrice: money(shows ? line.priceInclTax : line.price),
        rowTotal: money(shows ? line.rowTotalInclTax : line.rowTotal),
      }
    }),
    showsPricesWithTax: shows,
    slots: slots.map(({ day, time, endTime, fee, left }) => {
      return { day, time, endTime, fee: money(amountIn(store, fee)), left }
    }),
    problems: cart.lines.flatMap(({ problem, sku }) => (problem ? [`${sku}: ${problem.message}`] : [])),
    shippingMethods: offers.map((offer) => ({
      code: methodKey(offer),
      title: `${offer.carrierTitle} - ${offer.methodTitle}`,
      price: money(offer.priceInclTax),
    })),
    paymentMethods: paymentMethodsFor(request, totals.grandTotal + (chosen?.priceInclTax ?? 0), country).map(
      ({ code, title }) => ({ code, title, isOnline: code === cardMethod }),
    ),
    total: money(totals.grandTotal + (chosen?.priceInclTax ?? 0)),
  }
}
