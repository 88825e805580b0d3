import type { NewOrderInput } from '@comptoir/contract/generated/admin'
import {
  composeCart,
  CartComposeError,
  shippingMethodFor,
  type CartAddressRecord,
  type CartState,
  type ComposeCartInput,
} from '../../cart/index.ts'
import { selectCustomerIdentity } from '../../customers/index.ts'
import { findSlot } from '../../fulfilment/index.ts'
import { locationsOf } from '../../locations/index.ts'
import type { AdminContext } from '../../platform/admin/context.ts'
import { InvalidInputError, invalidField, RecordNotFoundError } from '../../platform/admin/errors.ts'
import { rowId } from '../../platform/admin/resolvers.ts'
import { demandPlace } from '../../platform/admin/scope.ts'
import type { RequestContext } from '../../platform/context.ts'
import { audienceOf } from '../../platform/customer-group.ts'
import { inTransaction, type Sql } from '../../platform/database.ts'
import { blankAddress } from '../../platform/postal-address.ts'
import type { Store } from '../../stores/index.ts'
import { selectCustomerId } from './new-order.sql.ts'
import { readAddress } from './verbs.ts'

/** A store view within what the person may see. */
export function storeViewOf(ctx: AdminContext, id: string, locationId: number | null = null): Store {
  const store = ctx.app.stores.all.find((one) => String(one.id) === id)
  if (!store) throw new RecordNotFoundError(ctx.language)
  demandPlace(ctx, { websiteId: store.website.id, locationId })
  return ctx.app.stores.at(store, locationId)
}

/**
 * The request that the customer would send: their prices, in the language of the store view and at the point of sale that
 * is chosen.
 */
export async function requestOf(ctx: AdminContext, sql: Sql, input: NewOrderInput): Promise<RequestContext> {
  const locationId = input.fulfilment ? rowId(ctx, input.fulfilment.locationId) : null
  if (locationId !== null && !(await locationsOf(ctx.app, sql)).find(locationId))
    throw new RecordNotFoundError(ctx.language)
  const store = storeViewOf(ctx, input.storeViewId, locationId)
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

/** The cart of an order that staff make, which is no customer's open cart. Throws InvalidInputError. */
export async function composeNewOrder(
  ctx: AdminContext,
  sql: Sql,
  request: RequestContext,
  input: NewOrderInput,
): Promise<CartState> {
  const shipping = input.shippingAddress ?? input.billingAddress
  const billing = input.billingAddress ?? shipping
  const isPickup = input.fulfilment?.method === 'PICKUP'
  const addresses: CartAddressRecord[] = []
  if (shipping && !isPickup) addresses.push(addressOf(ctx, shipping, 'shipping'))
  if (billing) addresses.push(addressOf(ctx, billing, 'billing'))
  const fulfilment = await fulfilmentOf(ctx, sql, input)
  const ofMethod = fulfilment && shippingMethodFor(request.store, fulfilment.method)
  try {
    return await inTransaction(
      sql,
      async (tx) =>
        await composeCart(tx, request, {
          lines: input.lines.map(({ sku, quantity, selectedOptions, enteredOptions }) => ({
            sku: sku.trim(),
            quantity,
            selected_options: selectedOptions ?? [],
            entered_options: (enteredOptions ?? []).map(({ uid, value }) => ({ uid, value })),
          })),
          addresses,
          couponCode: input.couponCode?.trim() || null,
          fulfilment,
          isSeparate: true,
          fields: {
            email: input.email,
            shippingMethod: ofMethod ?? input.shippingMethod ?? null,
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

/** Throws InvalidInputError for a slot that is not there. */
async function fulfilmentOf(
  ctx: AdminContext,
  sql: Sql,
  { fulfilment }: NewOrderInput,
): Promise<ComposeCartInput['fulfilment']> {
  if (!fulfilment) return null
  const { app, language } = ctx
  const locationId = rowId(ctx, fulfilment.locationId)
  const location = (await locationsOf(app, sql)).find(locationId)
  const method = fulfilment.method === 'PICKUP' ? ('pickup' as const) : ('delivery' as const)
  const { day, time } = fulfilment
  if (!location || !day || !time) return { locationId, method, slot: null }
  const slot = findSlot(app, { cartId: 0, location, method, needs: [] }, { day, time }, app.now())
  if (!slot) throw invalidField(language, 'fulfilment.time', 'slot_error_unavailable')
  return { locationId, method, slot: { ...slot, reservedUntil: null } }
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
