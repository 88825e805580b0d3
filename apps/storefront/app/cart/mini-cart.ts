import type { Route } from './+types/mini-cart'
import { miniCartAction } from './cart-actions.server.ts'
import { cartContents } from './cart-contents.server.ts'

/** What the panel of the cart shows; the cart page is its way without script. */
export async function loader({ context }: Route.LoaderArgs) {
  return await cartContents(context)
}

export async function action({ request, context }: Route.ActionArgs) {
  return await miniCartAction(context, request)
}
