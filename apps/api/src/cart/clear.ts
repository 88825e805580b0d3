import type { ClearCartError } from '@comptoir/contract/generated/types'
import type { RequestContext } from '../platform/context.ts'
import { ShopError } from '../platform/errors.ts'
import { changeCart } from './cart.ts'
import { CartAccessError, CartNotActiveError, CartNotFoundError } from './errors.ts'
import { deleteLines, selectLines } from './lines.sql.ts'
import type { CartState } from './state.ts'

/** Takes every line out of a cart; why it cannot is data, as Magento has it. */
export async function clearCart(
  ctx: RequestContext,
  maskedId: string,
): Promise<{ cart: CartState | null; errors: ClearCartError[] }> {
  try {
    const cart = await changeCart(ctx, maskedId, async (tx, { id }) => {
      const rows = await selectLines(tx, id)
      await deleteLines(
        tx,
        id,
        rows.map((row) => row.id),
      )
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
