import { orderIneligibility } from '@comptoir/rules/eligibility'
import { InvalidAmountError, mulDivHalfUp, type Cents } from '@comptoir/rules/money'
import { addedRow, rowPriced, type RowAmounts } from '@comptoir/rules/order-edit'
import {
  composeCart,
  CartComposeError,
  type CartAddressRecord,
  type ComposeCartInput,
} from '../../cart/index.ts'
import { selectCustomerIdentity } from '../../customers/index.ts'
import type { App, RequestContext } from '../../platform/context.ts'
import { dryRun, inTransaction, type Sql } from '../../platform/database.ts'
import { audienceOf } from '../../platform/customer-group.ts'
import { messageIn } from '../../platform/messages.ts'
import type { Language } from '@comptoir/rules/language'
import { OrderEditError } from '../errors.ts'
import { displayOf, storeOf } from '../reprice.ts'
import type { OrderFulfilment } from '../fulfilment.ts'
import type { OrderRecord, WholeOrder } from '../order.ts'
import { itemsOf } from '../snapshot.ts'
import type { NewItem } from '../write.sql.ts'

/** A product that is added to an order, with what is chosen of it, and another price than today's. */
export type AddedProduct = {
  sku: string
  quantity: number
  selectedOptions?: readonly string[] | undefined
  enteredOptions?: readonly { uid: string; value: string }[] | undefined
  unitPrice?: Cents | null | undefined
}

/** A new line at its price, without promotions; nothing is deducted from stock. */
export type PricedItem = { item: NewItem; row: RowAmounts }

/**
 * Prices products that are added to an order: as its buyer would get them today, at the point of sale and slot of the
 * order, with the taxes of its address. Stores nothing. Throws OrderEditError for products that cannot be added.
 */
export async function priceAdded(
  app: App,
  whole: WholeOrder,
  added: readonly AddedProduct[],
  language: Language,
): Promise<PricedItem[]> {
  if (added.length === 0) return []
  const { order } = whole
  return await dryRun(app.sql, async (sql) => {
    const request = await requestOf({ ...app, sql }, whole)
    const cart = await compose(sql, request, whole, added)
    const slot = order.fulfilment
    if (slot) {
      const windows = cart.lines.flatMap((line) => line.fulfilment.windows)
      const selected = { locationId: slot.locationId, method: slot.method, slot }
      const reason = orderIneligibility(selected, windows, { availability: app.settings.productAvailability })
      if (reason) throw new OrderEditError(messageIn(language, `slot_error_${reason}`), 'added.0.sku')
    }
    const items = itemsOf(request, cart, new Map())
    // The same product on two lines is one line, which has one price.
    if (items.length !== added.length && added.some(({ unitPrice }) => isGiven(unitPrice)))
      throw new OrderEditError(messageIn(language, 'admin_order_price_twice'), 'added.0.sku')
    return items.map((item, place) =>
      pricedItem(order, item, { place, price: added[place]?.unitPrice, language }),
    )
  })
}

const isGiven = (price: Cents | null | undefined): price is Cents => price !== null && price !== undefined

/** A new line at today's price, or at the one that staff give it. */
function pricedItem(
  order: OrderRecord,
  item: NewItem,
  { place, price, language }: { place: number; price: Cents | null | undefined; language: Language },
): PricedItem {
  const display = displayOf(order)
  const { quantity } = item
  const isTaxed = !order.reverseChargeVatNumber
  const net = item.atRates.reduce((sum, one) => sum + one.net, 0)
  const unit = {
    priceExclTax: item.priceExclTax,
    priceInclTax: isTaxed ? item.priceInclTax : item.priceExclTax,
    ecoExclTax: Math.round(item.ecoExclTax / quantity),
    ecoInclTax: Math.round(item.ecoInclTax / quantity),
    taxRate: isTaxed ? item.taxRate : 0,
    atRates: isTaxed ? item.atRates : [{ rate: 0, net, tax: 0 }],
  }
  const today = addedRow(unit, { quantity, display, promotions: order.discounts.length })
  if (!isGiven(price)) return { item: withRow({ ...item, ...unit }, today), row: today }
  try {
    const row = rowPriced(today, { unitPrice: price, quantity, display })
    const isIncl = display === 'incl'
    const own = {
      priceExclTax: isIncl ? mulDivHalfUp(row.rowExclTax, 1, quantity) : price,
      priceInclTax: isIncl ? price : mulDivHalfUp(row.rowInclTax, 1, quantity),
    }
    return { item: withRow({ ...item, ...unit, ...own }, row), row }
  } catch (error) {
    if (!(error instanceof InvalidAmountError)) throw error
    throw new OrderEditError(messageIn(language, 'admin_order_price'), `added.${place}.unitPrice`)
  }
}

async function requestOf(app: App, { order }: WholeOrder): Promise<RequestContext> {
  const { customerId, fulfilment } = order
  // Carts of a point of sale are in its store view.
  const store = app.stores.at(storeOf(app, order), fulfilment?.locationId ?? null)
  const identity = customerId === null ? null : ((await selectCustomerIdentity(app.sql, customerId)) ?? null)
  return {
    app,
    store,
    identity,
    ...audienceOf(store, identity),
    visitorKind: order.visitorKind,
    priceDisplay: displayOf(order),
    requestId: `edit ${order.number}`,
    address: null,
    log: app.log,
  }
}

async function compose(sql: Sql, request: RequestContext, whole: WholeOrder, added: readonly AddedProduct[]) {
  const { order, addresses } = whole
  const input: ComposeCartInput = {
    lines: added.map(({ sku, quantity, selectedOptions, enteredOptions }) => ({
      sku,
      quantity,
      selected_options: [...(selectedOptions ?? [])],
      entered_options: (enteredOptions ?? []).map((one) => ({ ...one })),
    })),
    addresses: addresses.map((address): CartAddressRecord => {
      return { ...address, customerAddressId: null, sameAsShipping: false, customerNotes: null }
    }),
    couponCode: null,
    fulfilment: fulfilmentOf(order.fulfilment),
    isSeparate: true,
    fields: { email: order.email, shippingMethod: null, paymentMethod: null, comment: null },
  }
  try {
    return await inTransaction(sql, async (tx) => await composeCart(tx, request, input))
  } catch (error) {
    if (!(error instanceof CartComposeError)) throw error
    throw new OrderEditError(error.message, 'added.0.sku')
  }
}

function fulfilmentOf(known: OrderFulfilment | null): ComposeCartInput['fulfilment'] {
  if (!known || known.locationId === null) return null
  const { locationId, method, day, time, endTime, startsAt, fee } = known
  return {
    locationId,
    method,
    slot: { day, time, endTime, startsAt: new Date(startsAt), fee, reservedUntil: null },
  }
}

function withRow(item: NewItem, row: RowAmounts): NewItem {
  return {
    ...item,
    rowExclTax: row.rowExclTax,
    rowInclTax: row.rowInclTax,
    ecoExclTax: row.ecoExclTax,
    ecoInclTax: row.ecoInclTax,
    atRates: [...row.atRates],
    discount: row.discount,
    discounts: [...row.discounts],
    tax: row.atRates.reduce((sum, { tax }) => sum + tax, 0),
  }
}
