import type { CartItemInput } from '@comptoir/contract/generated/types'
import type { FulfilmentMethod } from '@comptoir/rules/fulfilment'
import type { SelectedSlot } from '../fulfilment/index.ts'
import type { RequestContext } from '../platform/context.ts'
import type { Transaction } from '../platform/database.ts'
import { saveCartAddress } from './cart-address.sql.ts'
import { setCartSlot } from './cart-fulfilment.sql.ts'
import { insertCart, setCartCoupon, updateCart, type CartFields } from './cart.sql.ts'
import { loadCartLocked } from './change-cart.ts'
import { newLine, resolveCartItem } from './resolve-item.ts'
import { selectCouponByCode } from '../promotions/index.ts'
import { CartComposeError } from './errors.ts'
import { upsertLines } from './lines.sql.ts'
import { newMaskedId } from './masked-id.ts'
import type { CartAddressRecord, CartState } from './state.ts'

/** A complete cart: `fulfilment` is null outside points of sale. */
export type ComposeCartInput = {
  lines: CartItemInput[]
  addresses: CartAddressRecord[]
  couponCode: string | null
  fulfilment: { locationId: number; method: FulfilmentMethod; slot: SelectedSlot | null } | null
  fields: CartFields
  /** Beside the customer's open cart, which stays as it is. */
  isSeparate?: boolean
}

/** Problems that a past order may have: stock has changed since. */
const ignoredProblems = new Set(['not_enough', 'out_of_stock'])

/**
 * Creates a complete cart in one call, for orders that are recorded rather than placed. Ignores today's stock. Throws
 * {@link CartComposeError} for items that cannot be bought and coupons or methods that do not apply.
 */
export async function composeCart(
  tx: Transaction,
  ctx: RequestContext,
  input: ComposeCartInput,
): Promise<CartState> {
  const maskedId = newMaskedId()
  const row = await insertCart(tx, {
    maskedId,
    storeId: ctx.store.id,
    websiteId: ctx.store.website.id,
    customerId: ctx.identity?.customerId ?? null,
    locationId: input.fulfilment?.locationId ?? null,
    fulfilmentMethod: input.fulfilment?.method ?? null,
    isSeparate: input.isSeparate === true && ctx.identity !== null,
    now: ctx.app.now(),
  })
  if (!row) throw new CartComposeError('The customer has an open cart already.')
  const lines = input.lines.map((line) => {
    const result = resolveCartItem(ctx, line)
    if (!('item' in result)) throw new CartComposeError(`${line.sku}: ${result.message}`)
    return newLine(ctx, result.item, line.quantity)
  })
  await upsertLines(tx, row.id, lines)
  for (const address of input.addresses) await saveCartAddress(tx, row.id, address)
  await updateCart(tx, row.id, input.fields)
  if (input.fulfilment?.slot) await setCartSlot(tx, row.id, input.fulfilment.slot)
  if (input.couponCode !== null) {
    const coupon = await selectCouponByCode(tx, ctx.store.website.id, input.couponCode)
    if (!coupon) throw new CartComposeError(`There is no coupon "${input.couponCode}".`)
    await setCartCoupon(tx, row.id, coupon.id)
  }
  const cart = await loadCartLocked(tx, ctx, maskedId)
  checkComposed(cart, input)
  return cart
}

function checkComposed(cart: CartState, input: ComposeCartInput): void {
  for (const { sku, problem } of cart.lines) {
    if (problem && !ignoredProblems.has(problem.kind))
      throw new CartComposeError(`${sku}: ${problem.message}`)
  }
  if (cart.lapsedCoupon) throw new CartComposeError(`The coupon "${cart.lapsedCoupon}" did not hold then.`)
  if (!cart.isVirtual && input.fields.shippingMethod && cart.shippingPrice === null)
    throw new CartComposeError(`"${input.fields.shippingMethod}" does not deliver to the address.`)
}
