import type { RequestContext } from '../platform/context.ts'
import { addProducts } from './add-products.ts'
import { atCart, customerCart } from './cart.ts'
import { explained, type AddError } from './choose.ts'
import { selectLines } from './lines.sql.ts'
import type { CartState } from './state.ts'

/**
 * Puts what an ordered cart held into the signed-in customer's cart, as far as it can be bought today; says what of it
 * was not added. Throws GuestCustomerCartError for a guest.
 */
export async function reorder(
  ctx: RequestContext,
  orderedCartId: number,
): Promise<{ cart: CartState; errors: AddError[] }> {
  const rows = await selectLines(ctx.app.sql, orderedCartId)
  const known = explained(ctx, rows)
  const items = known.map(({ choice, quantity, options, entered }) => ({
    sku: (choice.variant ?? choice.product).sku,
    ...(choice.variant && { parent_sku: choice.product.sku }),
    quantity,
    selected_options: options,
    entered_options: entered,
  }))
  const active = await customerCart(ctx)
  const { cart, errors } = await addProducts(atCart(ctx, active), active.maskedId, items)
  const gone: AddError[] = rows.slice(known.length).map(() => ({
    code: 'PRODUCT_NOT_FOUND',
    message: 'Product that you are trying to add is not available.',
  }))
  return { cart, errors: [...errors, ...gone] }
}
