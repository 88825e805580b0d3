import type { RouterContextProvider } from 'react-router'
import { track } from '../analytics/tracked.server.ts'
import type { CartItemInput, MeasuredItemFragment } from '../generated/graphql.ts'
import { visitor } from '../platform/visitor.server.ts'
import { itemOfCartItem } from './cart-event.ts'

type Context = Readonly<RouterContextProvider>
type Lines = readonly (MeasuredItemFragment | null)[] | null | undefined

/** Tracks items added to the cart, with the names and prices of their cart lines. */
export async function trackAdded(
  context: Context,
  added: readonly CartItemInput[],
  lines: Lines,
): Promise<void> {
  if (!lines) return
  const { tax } = await visitor(context)
  const items = added.flatMap(({ sku, quantity }) => {
    const line = lines.findLast((one) => one && skusOf(one).includes(sku))
    return line ? [itemOfCartItem(line, quantity, tax)] : []
  })
  if (items.length > 0) await track(context, () => ({ name: 'add_to_cart', items }))
}

/** Tracks a changed quantity or a removed line. */
export async function trackChanged(
  context: Context,
  line: (MeasuredItemFragment & { readonly quantity: number }) | null | undefined,
  quantity: number,
): Promise<void> {
  if (!line || line.quantity === quantity) return
  const { tax } = await visitor(context)
  await track(context, () => ({
    name: quantity > line.quantity ? 'add_to_cart' : 'remove_from_cart',
    items: [itemOfCartItem(line, Math.abs(quantity - line.quantity), tax)],
  }))
}

function skusOf(line: MeasuredItemFragment): (string | null | undefined)[] {
  return [line.product.sku, 'configured_variant' in line ? line.configured_variant.sku : undefined]
}
