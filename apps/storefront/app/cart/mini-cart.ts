import { isTrackingAllowed } from '../analytics/tracked.server.ts'
import { session } from '../platform/session.server.ts'
import type { Route } from './+types/mini-cart'
import { miniCartAction } from './cart-actions.server.ts'
import { cartContents } from './cart-contents.server.ts'
import { cartEvent } from './cart-event.ts'
import { crosssellCards } from './crosssell.server.ts'
import { ADDED } from './mini-cart-path.ts'

/** Data of the mini cart; without JavaScript the cart page is used. After something was added, with what goes with it. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const hasAdded = new URL(request.url).searchParams.has(ADDED)
  const { cartId } = session(context)
  const [contents, measured, crossSells] = await Promise.all([
    cartContents(context),
    isTrackingAllowed(context),
    hasAdded && cartId ? crosssellCards(context, cartId) : [],
  ])
  const { cart } = contents
  // Nobody asked to see the cart that opens by itself.
  const viewed = measured && !hasAdded && cart && cart.lines.length > 0
  return { ...contents, crossSells, tracked: viewed ? [cartEvent('view_cart', cart)] : undefined }
}

export async function action({ request, context }: Route.ActionArgs) {
  return await miniCartAction(context, request)
}
