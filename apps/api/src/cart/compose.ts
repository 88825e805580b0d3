import type { CartItemInput } from '@comptoir/contract/generated/types'
import type { FulfilmentMethod } from '@comptoir/rules/fulfilment'
import type { SelectedSlot } from '../fulfilment/index.ts'
import type { RequestContext } from '../platform/context.ts'
import type { Transaction } from '../platform/database.ts'
import {
  insertCart,
  saveCartAddress,
  setCartCoupon,
  setCartSlot,
  updateCart,
  type CartFields,
} from './cart.sql.ts'
import { loadCartLocked } from './cart.ts'
import { choose, newLine } from './choose.ts'
import { selectCouponByCode } from './coupon.sql.ts'
import { CartComposeError } from './errors.ts'
import { upsertLines } from './lines.sql.ts'
import { newMaskedId } from './masked-id.ts'
import type { CartAddressRecord, CartState } from './state.ts'

export type CartWish = {
  lines: CartItemInput[]
  addresses: CartAddressRecord[]
  couponCode: string | null
  /** At a point of sale; null elsewhere. */
  fulfilment: { locationId: number; method: FulfilmentMethod; slot: SelectedSlot } | null
  fields: CartFields
}

/** What may be wrong with a line of the past: the shelf has changed since. */
const forgiven = new Set(['not_enough', 'out_of_stock'])

/**
 * A whole cart of the visitor at once, locked by `tx`, as if each step had been taken: for orders that are recorded
 * and not placed. Today's stock does not matter. Throws {@link CartComposeError} for what cannot be bought or used.
 */
export async function composeCart(tx: Transaction, ctx: RequestContext, wish: CartWish): Promise<CartState> {
  const maskedId = newMaskedId()
  const row = await insertCart(tx, {
    maskedId,
    storeId: ctx.store.id,
    websiteId: ctx.store.website.id,
    customerId: ctx.identity?.customerId ?? null,
    locationId: wish.fulfilment?.locationId ?? null,
    fulfilmentMethod: wish.fulfilment?.method ?? null,
    now: ctx.app.now(),
  })
  if (!row) throw new CartComposeError('The customer has an open cart already.')
  const lines = wish.lines.map((item) => {
    const found = choose(ctx, item)
    if (!('choice' in found)) throw new CartComposeError(`${item.sku}: ${found.message}`)
    return newLine(ctx, found.choice, item.quantity)
  })
  await upsertLines(tx, row.id, lines)
  for (const address of wish.addresses) await saveCartAddress(tx, row.id, address)
  await updateCart(tx, row.id, wish.fields)
  if (wish.fulfilment) await setCartSlot(tx, row.id, wish.fulfilment.slot)
  if (wish.couponCode !== null) {
    const coupon = await selectCouponByCode(tx, ctx.store.website.id, wish.couponCode)
    if (!coupon) throw new CartComposeError(`There is no coupon "${wish.couponCode}".`)
    await setCartCoupon(tx, row.id, coupon.id)
  }
  const cart = await loadCartLocked(tx, ctx, maskedId)
  checkComposed(cart, wish)
  return cart
}

function checkComposed(cart: CartState, wish: CartWish): void {
  for (const { sku, problem } of cart.lines) {
    if (problem && !forgiven.has(problem.kind)) throw new CartComposeError(`${sku}: ${problem.message}`)
  }
  if (cart.lapsedCoupon) throw new CartComposeError(`The coupon "${cart.lapsedCoupon}" did not hold then.`)
  if (!cart.isVirtual && wish.fields.shippingMethod && cart.shippingPrice === null)
    throw new CartComposeError(`"${wish.fields.shippingMethod}" does not deliver to the address.`)
}
