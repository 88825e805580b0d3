import type { ClearCartError } from '@comptoir/contract/generated/types'
import type { RequestContext } from '../platform/context.ts'
import { ShopError } from '../platform/errors.ts'
import { changeCart } from './change-cart.ts'
import { CartAccessError, CartNotActiveError, CartNotFoundError } from './errors.ts'
import { deleteLines } from './lines.sql.ts'
import type { CartState } from './state.ts'

/** Removes all lines of a cart; returns the errors as data, as Magento does. */
export async function clearCart(
  ctx: RequestContext,
  maskedId: string,
): Promise<{ cart: CartState | null; errors: ClearCartError[] }> {
  try {
    const cart = await changeCart(ctx, maskedId, async (tx, { id, row }) => {
      const ids = row.lines.map((line) => line.id)
      tx.withoutWaiting(deleteLines(tx, id, ids))
    })
    return { cart, errors: [] }
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    return { cart: null, errors: [{ message: error.message, type: typeOf(error) }] }
  }
}

function typeOf(error: ShopError): ClearCartError['type'] {
  if (error instanceof CartNotFoundError) return 'NOT_FOUND'
  if (error instanceof CartAccessError) return 'UNAUTHORISED'
  return error instanceof CartNotActiveError ? 'INACTIVE' : 'UNDEFINED'
}
