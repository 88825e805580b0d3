import { isTrackingAllowed } from '../analytics/tracked.server.ts'
import type { Route } from './+types/mini-cart'
import { miniCartAction } from './cart-actions.server.ts'
import { cartContents } from './cart-contents.server.ts'
import { cartEvent } from './cart-event.ts'

/** Data of the mini cart; without JavaScript the cart page is used. */
export async function loader({ context }: Route.LoaderArgs) {
  const [contents, measured] = await Promise.all([cartContents(context), isTrackingAllowed(context)])
  const { cart } = contents
  const viewed = measured && cart && cart.lines.length > 0
  return { ...contents, tracked: viewed ? [cartEvent('view_cart', cart)] : undefined }
}

export async function action({ request, context }: Route.ActionArgs) {
  return await miniCartAction(context, request)
}
