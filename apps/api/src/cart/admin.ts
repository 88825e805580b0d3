import type { AdminResolverMap } from '../platform/admin/context.ts'
import type { App } from '../platform/context.ts'
import { selectStoredCart, selectUnorderedCarts, type StoredCart } from './cart.sql.ts'
import { cartAsStored } from './cart.ts'
import { contextOfCart } from './explanation.ts'
import { explanationShape } from './explanation-shape.ts'

const mostCarts = 5

/** Carts of a customer that were not ordered, priced as their shopper sees them. */
async function cartsOf(app: App, customerId: number) {
  const found = await selectUnorderedCarts(app.sql, customerId, mostCarts)
  const carts = []
  for (const { maskedId, updatedAt } of found) {
    const row = await selectStoredCart(app.sql, maskedId)
    if (row) carts.push({ id: maskedId, updatedAt, explanation: await explainStored(app, row) })
  }
  return carts
}

/** A stored cart with what each promotion does to it. */
export async function explainStored(app: App, row: StoredCart) {
  const request = await contextOfCart(app, row)
  return explanationShape(request, await cartAsStored(request, row))
}

export const cartAdmin: AdminResolverMap = {
  Customer: { carts: ({ id }: { id: number }, _args: never, { app }) => cartsOf(app, id) },
}
