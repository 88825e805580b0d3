import type { RequestContext } from '../platform/context.ts'
import type { CartRow } from './cart.sql.ts'
import { CartAccessError, CartNotActiveError, CartNotFoundError, WrongStoreError } from './errors.ts'

/**
 * Checks that `customerId`, null for a guest, may use a cart: guests use guest carts, customers their own, both in the
 * location of the request. Throws CartNotFoundError, CartNotActiveError, CartAccessError or WrongStoreError (contract §5,
 * decisions A-5).
 */
export function checkAccess<Row extends CartRow>(
  ctx: RequestContext,
  maskedId: string,
  row: Row | undefined,
  customerId: number | null,
): Row {
  if (!row) throw new CartNotFoundError(maskedId)
  if (!row.isActive) throw new CartNotActiveError()
  if (row.customerId !== customerId) throw new CartAccessError(maskedId)
  if (!isInStoreOf(ctx, row)) {
    const { store } = atCart(ctx, row)
    throw new WrongStoreError(maskedId, store === ctx.store ? undefined : store.code)
  }
  return row
}

/**
 * Whether the cart is in the store and the location of the request. A location that the shop chose is also that of the
 * website's own store view: its client knows no others.
 */
export function isInStoreOf({ app, store }: RequestContext, row: CartRow): boolean {
  const { group } = app.stores.byId(row.storeId)
  const here = store.location?.id ?? null
  const isHere = row.locationId === here || (row.isAutomatic && here === null)
  return group.id === store.group.id && isHere
}

/** The request as if it came from the store view of the cart's location. */
export function atCart(ctx: RequestContext, cart: Pick<CartRow, 'locationId' | 'websiteId'>): RequestContext {
  if (cart.websiteId !== ctx.store.website.id) return ctx
  const store = ctx.app.stores.at(ctx.store, cart.locationId)
  return store === ctx.store ? ctx : { ...ctx, store }
}
