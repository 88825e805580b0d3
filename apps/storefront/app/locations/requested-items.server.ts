import type { RouterContextProvider } from 'react-router'
import { orderDetailsOf } from '../account/orders.server.ts'
import type { PendingAdd } from '../fulfilment/pending-add.server.ts'
import { RequestedProductsDocument, type CartItemInput } from '../generated/graphql.ts'
import { commerce } from '../platform/commerce.server.ts'

type Context = Readonly<RouterContextProvider>

interface RequestedItems {
  readonly items: CartItemInput[]
  /** Names from the order; product names are queried otherwise. */
  readonly names?: readonly string[]
}

/** The pending items, and the product with this sku. */
export async function requestedItems(
  context: Context,
  pending: PendingAdd,
  sku: string | null,
): Promise<RequestedItems> {
  if (!('order' in pending))
    return { items: [...pending, ...(sku ? [{ sku: sku.slice(0, 64), quantity: 1 }] : [])] }
  const order = await orderDetailsOf(context, pending.order)
  const lines = (order?.items ?? []).flatMap((line) => line ?? [])
  return {
    items: lines.map(({ product_sku, quantity_ordered }) => ({
      sku: product_sku,
      quantity: quantity_ordered ?? 1,
    })),
    names: lines.flatMap(({ product_name }) => product_name ?? []),
  }
}

/** Of a composed item the product that it belongs to. */
export const skusOf = (items: readonly CartItemInput[]): string[] =>
  items.map(({ sku, parent_sku: parent }) => parent ?? sku)

/** Names of what is added once location and slot are selected, comma separated; undefined when nothing is. */
export async function requestedNames(
  context: Context,
  parameters: URLSearchParams,
  pending: PendingAdd = [],
): Promise<string | undefined> {
  if (parameters.get('without_pending')) return undefined
  const { items, names } = await requestedItems(context, pending, parameters.get('sku'))
  if (names || items.length === 0) return names?.join(', ') || undefined
  const { products } = await commerce(context).query(RequestedProductsDocument, { skus: skusOf(items) })
  return (products?.items ?? []).flatMap((product) => product?.name ?? []).join(', ') || undefined
}
