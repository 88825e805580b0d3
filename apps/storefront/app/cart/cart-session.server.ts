import type { RouterContextProvider } from 'react-router'
import {
  CartDocument,
  CreateCartDocument,
  CustomerCartDocument,
  type CartDetailsFragment,
} from '../generated/graphql.ts'
import { syncLocationCookies } from '../fulfilment/location-cookies.server.ts'
import { CommerceError } from '../platform/commerce-errors.ts'
import { commerce } from '../platform/commerce.server.ts'
import { session } from '../platform/session.server.ts'
import { visitor } from '../platform/visitor.server.ts'

type Context = Readonly<RouterContextProvider>

const GONE_MESSAGES =
  /Could not find a cart with ID|cart isn't active|cannot perform operations on cart|Wrong store code/

/** Whether the cart is no longer usable and must be replaced (decisions D-8). */
export const isCartGone = (error: unknown): boolean =>
  error instanceof CommerceError && error.failures.some(({ message }) => GONE_MESSAGES.test(message))

/**
 * The visitor's cart: the one of the cookie, else the customer's. Undefined when there is none; an unusable cart is
 * cleared from the session.
 */
export async function findCart(context: Context): Promise<CartDetailsFragment | undefined> {
  const { signedIn } = await visitor(context)
  const current = session(context)
  if (current.cartId) {
    const cart = await cartOf(context, current.cartId)
    if (cart) return withLocationCookies(context, cart)
  }
  if (!signedIn) return undefined
  const { customerCart } = await commerce(context).query(CustomerCartDocument)
  current.setCart(customerCart.id)
  return withLocationCookies(context, customerCart)
}

function withLocationCookies(context: Context, cart: CartDetailsFragment): CartDetailsFragment {
  syncLocationCookies(context, cart.pad_location)
  return cart
}

async function cartOf(context: Context, cartId: string): Promise<CartDetailsFragment | undefined> {
  try {
    const { cart } = await keepSignedIn(context, () => commerce(context).query(CartDocument, { cartId }))
    return cart ?? undefined
  } catch (error) {
    if (!isCartGone(error)) throw error
    session(context).clearCart()
    return undefined
  }
}

/**
 * Runs an operation with the visitor's cart; creates the cart when needed and retries once with a new one when it is
 * gone.
 */
export async function withCart<Result>(
  context: Context,
  operation: (cartId: string) => Promise<Result>,
): Promise<Result> {
  await visitor(context)
  const { cartId } = session(context)
  if (!cartId) return await operation(await newCart(context))
  try {
    return await keepSignedIn(context, () => operation(cartId))
  } catch (error) {
    if (!isCartGone(error)) throw error
    return await operation(await newCart(context))
  }
}

/** Creates an empty cart (for customers, activates theirs), stores its id in the session and returns it. */
export async function newCart(context: Context): Promise<string> {
  const { createEmptyCart } = await commerce(context).query(CreateCartDocument)
  const id = createEmptyCart ?? ''
  session(context).setCart(id)
  return id
}

/** The API reports another customer's cart as an authorization error, which must not sign the customer out. */
async function keepSignedIn<Result>(context: Context, operation: () => Promise<Result>): Promise<Result> {
  const { token } = session(context)
  try {
    return await operation()
  } catch (error) {
    if (token && isCartGone(error)) session(context).signIn(token)
    throw error
  }
}
