import { NO_NEEDS, slotAt } from '@comptoir/rules/slots'
import {
  CartComposeError,
  checkDestination,
  composeCart,
  shippingMethodFor,
  type CartState,
  type ComposeCartInput,
} from '../cart/index.ts'
import { selectedPaymentMethod } from '../checkout/index.ts'
import { addressesOf, type CustomerAddressRecord } from '../customers/index.ts'
import { locationsOf, type Location } from '../locations/index.ts'
import { HistoricalOrderError, insertHistoricalOrder } from '../orders/index.ts'
import type { App, RequestContext } from '../platform/context.ts'
import { audienceOf } from '../platform/customer-group.ts'
import type { Transaction } from '../platform/database.ts'
import { ImportFileError } from '../platform/json-file.ts'
import { deliveryDetails } from '../platform/postal-address.ts'
import type { Store } from '../stores/index.ts'
import { encodeUid } from '../platform/uid.ts'
import { demoFile, type DemoOrder } from './demo-files.ts'
import { insertPastPayment, selectHistoryCustomer, selectOption } from './history.sql.ts'

export type SiteOrders = { folder: string; websiteCode: string; orders: readonly DemoOrder[] }
/** Runs a function with an `App` of the seeded database. */
export type WithApp = (work: (app: App) => Promise<void>) => Promise<void>
type Entry = { order: DemoOrder; websiteCode: string; where: string }

const cardMethod = 'payzen_standard'

/**
 * Records the demo orders of all sites in one transaction, oldest first, so that their numbers follow their dates and
 * come before the first new order. Amounts are calculated as for carts and orders. Throws ImportFileError with file and
 * path of an order that is not possible.
 */
export async function seedHistory(
  tx: Transaction,
  withApp: WithApp,
  sites: readonly SiteOrders[],
): Promise<void> {
  const entries = sites.flatMap(({ folder, websiteCode, orders }) =>
    orders.map((order, index): Entry => {
      return { order, websiteCode, where: `${demoFile(folder, 'orders.json')}, ${index}` }
    }),
  )
  if (entries.length === 0) return
  const oldestFirst = entries.toSorted((a, b) => a.order.placedAt.getTime() - b.order.placedAt.getTime())
  await withApp(async (app) => {
    for (const [index, entry] of oldestFirst.entries()) await seedOrder(tx, app, entry, index)
  })
}

async function seedOrder(tx: Transaction, app: App, entry: Entry, index: number): Promise<void> {
  const { order, where } = entry
  try {
    const ctx = await contextOf(tx, app, entry)
    const cart = await composeCart(tx, ctx, await cartInputOf(tx, ctx, order))
    const payment = selectedPaymentMethod(ctx, cart)
    if (!payment) throw new CartComposeError(`"${cardMethod}" cannot pay it.`)
    const moves = order.moves.map(({ payment: paymentState, ...move }) => ({ ...move, paymentState }))
    const quotationExpiresAt = order.quotation?.expiresAt ?? null
    const placed = await insertHistoricalOrder(tx, ctx, {
      cart,
      payment,
      quotationExpiresAt,
      transitions: moves,
    })
    await seedPayment(tx, ctx, order, placed.id, index)
  } catch (error) {
    const isWrong =
      error instanceof CartComposeError ||
      error instanceof HistoricalOrderError ||
      error instanceof UnknownError
    if (isWrong) throw new ImportFileError(`${where}: ${error.message}`)
    throw error
  }
}

/** An order refers to something that does not exist. */
class UnknownError extends Error {}

async function contextOf(tx: Transaction, app: App, { order, websiteCode }: Entry): Promise<RequestContext> {
  const named = app.stores.all.find(
    ({ code, website }) => code === order.store && website.code === websiteCode,
  )
  if (!named) throw new UnknownError(`There is no store view "${order.store}".`)
  const place = order.fulfilment && (await locationOf(tx, app, named, order.fulfilment.location))
  const store = app.stores.at(named, place?.id ?? null)
  const customer = await selectHistoryCustomer(tx, store.website.id, order.customer)
  if (!customer) throw new UnknownError(`There is no customer "${order.customer}": add it to customers.json.`)
  return {
    app: { ...app, now: () => order.placedAt },
    store,
    identity: { ...customer, vatNumber: null, tokenHash: null, acting: null },
    ...audienceOf(store, customer),
    requestId: 'seed',
    address: null,
    log: app.log,
  }
}

async function locationOf(tx: Transaction, app: App, store: Store, code: string): Promise<Location> {
  const locations = (await locationsOf(app, tx)).ofWebsite(store.website.id)
  const location = locations.find((one) => one.code === code)
  if (!location) throw new UnknownError(`There is no location "${code}".`)
  return location
}

/** The fulfilment of the order, as the location would have offered it. */
async function fulfilmentOf(
  tx: Transaction,
  ctx: RequestContext,
  order: DemoOrder,
): Promise<ComposeCartInput['fulfilment']> {
  if (!order.fulfilment) return null
  const { location: code, method, day, time } = order.fulfilment
  const location = await locationOf(tx, ctx.app, ctx.store, code)
  const plan = location.fulfilmentOptions[method]?.plan
  const slot = plan && slotAt(plan, order.placedAt, NO_NEEDS, { day, time })
  if (!slot) throw new UnknownError(`${code} had no slot for ${method} on ${day} at ${time}.`)
  return { locationId: location.id, method, slot: { ...slot, reservedUntil: null } }
}

async function cartInputOf(
  tx: Transaction,
  ctx: RequestContext,
  order: DemoOrder,
): Promise<ComposeCartInput> {
  const book = await addressesOf(ctx)
  const shipping = order.address === null ? book.find((one) => one.isDefaultShipping) : book.at(order.address)
  const billing = book.find((one) => one.isDefaultBilling) ?? shipping
  if (!shipping || !billing) throw new UnknownError(`${order.customer} has no such address.`)
  const { methods } = ctx.store.settings.shipping
  const first = methods.find((method) => checkDestination(ctx.store, shipping, [method]).available)
  const fulfilment = await fulfilmentOf(tx, ctx, order)
  const ofMethod = fulfilment && shippingMethodFor(ctx.store, fulfilment.method)
  return {
    lines: await Promise.all(order.lines.map((line) => itemOf(tx, line))),
    addresses: [cartAddress(shipping, 'shipping'), cartAddress(billing, 'billing')],
    couponCode: order.coupon,
    fulfilment,
    fields: {
      shippingMethod:
        ofMethod ?? order.shippingMethod ?? (first ? `${first.carrierCode}_${first.methodCode}` : null),
      paymentMethod: cardMethod,
      comment: order.comment,
      commentShipping: order.commentShipping,
      cutlery: 0,
    },
  }
}

/** The input of a line; custom options by Magento's uids. */
async function itemOf(
  tx: Transaction,
  line: DemoOrder['lines'][number],
): Promise<ComposeCartInput['lines'][number]> {
  const { sku, parentSku, quantity } = line
  const selected: string[] = []
  const entered: { uid: string; value: string }[] = []
  for (const [title, value] of Object.entries(line.options)) {
    const option = await selectOption(tx, parentSku ?? sku, title, value)
    if (!option) throw new UnknownError(`${parentSku ?? sku} has no option "${title}".`)
    const { id, valueId, hasValues } = option
    if (hasValues && valueId === null)
      throw new UnknownError(`"${value}" is no choice of the option "${title}" of ${parentSku ?? sku}.`)
    if (valueId === null) entered.push({ uid: encodeUid(`custom-option/${id}`), value })
    else selected.push(encodeUid(`custom-option/${id}/${valueId}`))
  }
  const parent = parentSku === null ? {} : { parent_sku: parentSku }
  return { sku, quantity, ...parent, selected_options: selected, entered_options: entered }
}

function cartAddress(
  address: CustomerAddressRecord,
  kind: 'shipping' | 'billing',
): NonNullable<CartState['shippingAddress']> {
  return {
    ...address,
    kind,
    customerAddressId: address.id,
    sameAsShipping: false,
    customerNotes: null,
    delivery: kind === 'shipping' ? deliveryDetails(address) : null,
  }
}

/** One payment form per paid, pending or failed order; its result is that of the last status. */
async function seedPayment(
  tx: Transaction,
  ctx: RequestContext,
  order: DemoOrder,
  orderId: number,
  index: number,
): Promise<void> {
  const answered = order.moves.filter(({ payment }) => payment !== 'none' && payment !== 'waiting')
  const [first] = answered
  const last = answered.at(-1)
  if (!first || !last || last.payment === 'waiting' || last.payment === 'none') return
  const { language, code } = ctx.store
  await insertPastPayment(tx, {
    orderId,
    transactionId: `h${String(index).padStart(5, '0')}`,
    language,
    returnUrl: `${ctx.app.settings.publicUrl}/${code}`,
    state: last.payment,
    createdAt: first.at,
    updatedAt: last.at,
  })
}
