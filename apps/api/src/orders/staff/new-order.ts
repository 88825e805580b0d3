import type { NewOrderInput, NewOrderPreview } from '@comptoir/contract/generated/admin'
import { DAY_MS } from '@comptoir/rules/duration'
import { isEmail } from '@comptoir/rules/validation'
import {
  composeCart,
  CartComposeError,
  methodKey,
  shippingOffers,
  type CartAddressRecord,
  type CartState,
} from '../../cart/index.ts'
import { cardMethod, paymentMethodsFor } from '../../checkout/index.ts'
import { selectCustomerIdentity } from '../../customers/index.ts'
import type { AdminContext } from '../../platform/admin/context.ts'
import { InvalidInputError, RecordNotFoundError } from '../../platform/admin/errors.ts'
import { demandPlace } from '../../platform/admin/scope.ts'
import type { RequestContext } from '../../platform/context.ts'
import { audienceOf } from '../../platform/customer-group.ts'
import { dryRun, inTransaction, type Sql } from '../../platform/database.ts'
import { InputError } from '../../platform/errors.ts'
import { messageIn } from '../../platform/messages.ts'
import { blankAddress } from '../../platform/postal-address.ts'
import type { Store } from '../../stores/index.ts'
import { PlaceOrderError } from '../errors.ts'
import { placeOrder, type PlacedOrder } from '../place.ts'
import { recordOrderChange, deskState } from './access.ts'
import { deferOnOrder } from './deferred.ts'
import {
  delayMails,
  prolongPayment,
  selectCustomerId,
  selectProducts,
  type FoundProduct,
} from './new-order.sql.ts'
import { readAddress } from './verbs.ts'

const mostLines = 100
/** How long a mailed link to pay an order works. */
const linkDays = 7

/** The request that the customer would send: their prices, in the language of the store view. */
async function requestOf(ctx: AdminContext, sql: Sql, input: NewOrderInput): Promise<RequestContext> {
  const store = storeOf(ctx, input.storeViewId)
  const { app, requestId, log } = ctx
  const customerId = await selectCustomerId(sql, store.website.id, input.email)
  const identity = customerId === undefined ? null : ((await selectCustomerIdentity(sql, customerId)) ?? null)
  return {
    app: { ...app, sql },
    store,
    identity,
    ...audienceOf(store, identity),
    requestId,
    address: null,
    log,
  }
}

function storeOf(ctx: AdminContext, id: string): Store {
  const store = ctx.app.stores.all.find((one) => String(one.id) === id)
  if (!store) throw new RecordNotFoundError(ctx.language)
  demandPlace(ctx, { websiteId: store.website.id })
  return store
}

/** What the order would cost and what prevents it; nothing is stored. Throws InvalidInputError. */
export async function previewNewOrder(ctx: AdminContext, input: NewOrderInput): Promise<NewOrderPreview> {
  check(ctx, input)
  return await dryRun(ctx.app.sql, async (sql) => {
    const request = await requestOf(ctx, sql, input)
    const cart = await compose(ctx, sql, request, { ...input, shippingMethod: null, paymentMethod: null })
    return viewOf(request, cart, input)
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
  const cart = await compose(ctx, sql, request, input)
  const placed = await place(request, cart.maskedId)
  const state = await deskState(ctx, String(placed.id))
  await recordOrderChange(ctx, state, 'order.create', {
    after: { email: input.email, total: cart.totals.grandTotal, currency: request.store.currency },
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
    return await placeOrder(request, maskedId)
  } catch (error) {
    if (error instanceof PlaceOrderError) throw new InputError(error.message)
    throw error
  }
}

function check({ language }: AdminContext, { email, lines }: NewOrderInput): void {
  if (!isEmail(email) || email.length > 254)
    throw new InvalidInputError([{ field: 'email', message: messageIn(language, 'admin_order_email') }])
  const problems = lines.flatMap(({ quantity }, at) =>
    Number.isSafeInteger(quantity) && quantity > 0
      ? []
      : [{ field: `lines.${at}.quantity`, message: messageIn(language, 'admin_order_units') }],
  )
  if (lines.length === 0 || lines.length > mostLines)
    problems.push({
      field: 'lines.0.sku',
      message: messageIn(language, 'admin_order_lines', { most: mostLines }),
    })
  if (problems.length > 0) throw new InvalidInputError(problems)
}

async function compose(
  ctx: AdminContext,
  sql: Sql,
  request: RequestContext,
  input: NewOrderInput,
): Promise<CartState> {
  const shipping = input.shippingAddress ?? input.billingAddress
  const billing = input.billingAddress ?? shipping
  const addresses: CartAddressRecord[] = []
  if (shipping) addresses.push(addressOf(ctx, shipping, 'shipping'))
  if (billing) addresses.push(addressOf(ctx, billing, 'billing'))
  try {
    return await inTransaction(
      sql,
      async (tx) =>
        await composeCart(tx, request, {
          lines: input.lines.map(({ sku, quantity }) => ({ sku: sku.trim(), quantity })),
          addresses,
          couponCode: input.couponCode?.trim() || null,
          fulfilment: null,
          isSeparate: true,
          fields: {
            email: input.email,
            shippingMethod: input.shippingMethod ?? null,
            paymentMethod: input.paymentMethod ?? null,
            comment: input.comment?.trim() || null,
          },
        }),
    )
  } catch (error) {
    if (!(error instanceof CartComposeError)) throw error
    throw new InvalidInputError([{ field: 'lines.0.sku', message: error.message }])
  }
}

function addressOf(
  ctx: AdminContext,
  input: NonNullable<NewOrderInput['billingAddress']>,
  kind: CartAddressRecord['kind'],
): CartAddressRecord {
  return {
    ...blankAddress(),
    ...readAddress(ctx, input),
    countryCode: input.countryCode,
    kind,
    customerAddressId: null,
    sameAsShipping: false,
    customerNotes: null,
    delivery: null,
  }
}

function viewOf(request: RequestContext, cart: CartState, input: NewOrderInput): NewOrderPreview {
  const { store } = request
  const money = (amount: number) => ({ amount, currency: store.currency })
  const { totals } = cart
  const shows = request.priceDisplay === 'incl'
  const offers = shippingOffers(store, cart, cart.shippingAddress).filter(({ error }) => error === null)
  const chosen = offers.find((offer) => methodKey(offer) === input.shippingMethod)
  const country = (cart.billingAddress ?? cart.shippingAddress)?.countryCode
  return {
    lines: totals.lines.map((line) => {
      const item = cart.lines.find(({ id }) => String(id) === line.id)
      return {
        sku: item?.sku ?? '',
        name: item?.name ?? '',
        quantity: item?.quantity ?? 0,
        unitPrice: money(shows ? line.priceInclTax : line.price),
        rowTotal: money(shows ? line.rowTotalInclTax : line.rowTotal),
      }
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

/** Products for a line of an order in a store view. */
export async function findOrderProducts(
  ctx: AdminContext,
  { storeViewId, search }: { storeViewId: string; search: string },
): Promise<FoundProduct[]> {
  const store = storeOf(ctx, storeViewId)
  const text = search.trim().slice(0, 60)
  if (text.length < 2) return []
  return await selectProducts(ctx.app.sql, { websiteId: store.website.id, storeId: store.id, search: text })
}
