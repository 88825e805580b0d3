import { orderIneligibility } from '@comptoir/rules/eligibility'
import { addedRow, type RowAmounts } from '@comptoir/rules/order-edit'
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
import type { WholeOrder } from '../order.ts'
import { itemsOf } from '../snapshot.ts'
import type { NewItem } from '../write.sql.ts'

/** A product that is added to an order, in the language of who reads what is wrong with it. */
export type AddedProduct = { sku: string; quantity: number }

/** A new line with today's price of the buyer's group, without promotions; nothing is deducted from stock. */
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
    const display = displayOf(order)
    return itemsOf(request, cart, new Map()).map((item) => {
      const unit = {
        priceExclTax: item.priceExclTax,
        priceInclTax: order.reverseChargeVatNumber ? item.priceExclTax : item.priceInclTax,
        ecoExclTax: Math.round(item.ecoExclTax / item.quantity),
        ecoInclTax: Math.round(item.ecoInclTax / item.quantity),
        taxRate: order.reverseChargeVatNumber ? 0 : item.taxRate,
      }
      const { quantity } = item
      const row = addedRow(unit, { quantity, display, promotions: order.discounts.length })
      return { item: withRow({ ...item, ...unit }, row), row }
    })
  })
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
    lines: added.map((line) => ({ ...line })),
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
