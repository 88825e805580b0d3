import type { RequestContext } from '../platform/context.ts'
import { addProducts } from './add-products.ts'
import { atCart } from './access.ts'
import { customerCart } from './cart.ts'
import { inputOfLine, resolveLines, type AddItemError } from './resolve-item.ts'
import { selectLines } from './lines.sql.ts'
import type { CartState } from './state.ts'

/**
 * Adds the items of an ordered cart to the signed-in customer's cart; returns errors for those that cannot be bought
 * today. Throws GuestCustomerCartError for a guest.
 */
export async function reorder(
  ctx: RequestContext,
  orderedCartId: number,
): Promise<{ cart: CartState; errors: AddItemError[] }> {
  const rows = (await selectLines(ctx.app.sql, orderedCartId)).filter(({ giftRuleId }) => giftRuleId === null)
  const known = resolveLines(ctx, rows)
  const active = await customerCart(ctx)
  const { cart, errors } = await addProducts(atCart(ctx, active), active.maskedId, known.map(inputOfLine))
  const gone: AddItemError[] = rows.slice(known.length).map(() => ({
    code: 'PRODUCT_NOT_FOUND',
    message: 'Product that you are trying to add is not available.',
  }))
  return { cart, errors: [...errors, ...gone] }
}
