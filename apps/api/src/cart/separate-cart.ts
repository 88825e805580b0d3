import type { CartItemInput } from '@comptoir/contract/generated/types'
import { RATE_LIMITS } from '@comptoir/rules/rate-limits'
import { releaseSlot } from '../fulfilment/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { ShopError } from '../platform/errors.ts'
import { limitRequest } from '../platform/request-count.ts'
import { checkAccess } from './access.ts'
import { addProducts, type ItemError } from './add-products.ts'
import { newCart } from './cart.ts'
import { closeCart, insertCart, lockCarts } from './cart.sql.ts'
import { newMaskedId } from './masked-id.ts'
import type { CartState } from './state.ts'

/**
 * Adds products to a new cart, as addProducts does. A customer's own cart stays as it is: the new one is ordered or set
 * inactive (Magento 2.4.9). Throws TooManyRequestsError.
 */
export async function addToNewCart(
  ctx: RequestContext,
  inputs: readonly CartItemInput[],
): Promise<{ cart: CartState; errors: ItemError[] }> {
  await limitRequest(ctx, RATE_LIMITS.guestCarts)
  const cart = await newCart(ctx, newMaskedId(), ctx.identity?.customerId ?? null)
  const made = await insertCart(ctx.app.sql, { ...cart, isSeparate: ctx.identity !== null })
  if (!made) throw new Error('A new masked id was taken.')
  return await addProducts(ctx, made.maskedId, inputs)
}

/**
 * Closes a cart of the visitor and releases its slot; the message of the error when it is not theirs or closed. Limited as
 * new carts are: a customer's next one is made without a limit. Throws TooManyRequestsError.
 */
export async function setCartInactive(ctx: RequestContext, maskedId: string): Promise<string | null> {
  await limitRequest(ctx, RATE_LIMITS.guestCarts)
  try {
    await inTransaction(ctx.app.sql, async (tx) => {
      const [locked] = await lockCarts(tx, [maskedId])
      const { id } = checkAccess(ctx, maskedId, locked, ctx.identity?.customerId ?? null)
      await releaseSlot(tx, id)
      await closeCart(tx, id, ctx.app.now())
    })
    return null
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    return error.message
  }
}
