import type { RouterContextProvider } from 'react-router'
import { requireCustomer } from '../account/guard.server.ts'
import { notFound } from '../content/page.server.ts'
import { listPage } from '../favourites/favourites.server.ts'
import { ListPageDocument, OrderListNamesDocument, OrderListsDocument } from '../generated/graphql.ts'
import { commerce } from '../platform/commerce.server.ts'
import { scopeContext } from '../platform/scope.ts'
import { visitor } from '../platform/visitor.server.ts'

type Context = Readonly<RouterContextProvider>

/** A list that a professional keeps besides the favourites. */
export interface OrderList {
  readonly id: string
  readonly name: string
}

/** Whether the visitor is a professional of a site with order lists. */
export async function hasOrderLists(context: Context): Promise<boolean> {
  const { features } = context.get(scopeContext).site
  if (!features['orderLists'] || !features['favourites']) return false
  const { signedIn, kind } = await visitor(context)
  return signedIn && kind === 'b2b'
}

/** Sends guests to sign in; throws a 404 response for who has no order lists. */
export async function requireOrderLists(context: Context, request: Request): Promise<void> {
  await requireCustomer(context, request)
  if (!(await hasOrderLists(context))) throw await notFound(context)
}

/** The order lists of the visitor, with the number of their products. */
export async function orderLists(context: Context): Promise<(OrderList & { count: number })[]> {
  const { customer } = await commerce(context).query(OrderListsDocument)
  return further(customer).map(({ id, name, items_count: count }) => ({ id, name, count: count ?? 0 }))
}

/** The same by name only; none for who has no order lists. */
export async function orderListNames(context: Context): Promise<OrderList[]> {
  if (!(await hasOrderLists(context))) return []
  const { customer } = await commerce(context).query(OrderListNamesDocument)
  return further(customer).map(({ id, name }) => ({ id, name }))
}

interface Listed {
  readonly id: string | null
  readonly name: string | null
}

/** The lists besides the default one, which has the favourites. */
function further<List extends Listed>(
  customer: { readonly wishlist: Pick<Listed, 'id'>; readonly wishlists: readonly (List | null)[] } | null,
): (List & OrderList)[] {
  return (customer?.wishlists ?? []).flatMap((list) =>
    list?.id && list.id !== customer?.wishlist.id ? [{ ...list, id: list.id, name: list.name ?? '' }] : [],
  )
}

/** A page of an order list. Throws a 404 response when the visitor has none with this id. */
export async function orderListPage(context: Context, id: string, page: number) {
  const { customer } = await commerce(context).query(ListPageDocument, { list: id, page })
  const list = customer?.wishlist_v2
  if (!list || list.id === customer.wishlist.id) throw await notFound(context)
  return { ...(await listPage(context, customer, list, page)), name: list.name ?? '' }
}
