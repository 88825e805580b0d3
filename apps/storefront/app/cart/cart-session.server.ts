import type { RouterContextProvider } from 'react-router'
import {
  CartDocument,
  CreateCartDocument,
  CustomerCartDocument,
  type WholeCartFragment,
} from '../generated/graphql.ts'
import { mirrorPlace } from '../handover/mirror-place.server.ts'
import { CommerceError } from '../platform/commerce-errors.ts'
import { commerce } from '../platform/commerce.server.ts'
import { session } from '../platform/session.server.ts'
import { visitor } from '../platform/visitor.server.ts'

type Context = Readonly<RouterContextProvider>

const GONE =
  /Could not find a cart with ID|cart isn't active|cannot perform operations on cart|Wrong store code/

/** Whether the cart cannot be used any more, so that a new one takes its place (decisions D-8). */
export const isCartGone = (error: unknown): boolean =>
  error instanceof CommerceError && error.failures.some(({ message }) => GONE.test(message))

/**
 * The visitor's cart as it stands: the one of the cookie, else the customer's. Undefined when there is none yet; an
 * unusable one is forgotten.
 */
export async function findCart(context: Context): Promise<WholeCartFragment | undefined> {
  const { signedIn } = await visitor(context)
  const known = session(context)
  if (known.cartId) {
    const cart = await cartOf(context, known.cartId)
    if (cart) return mirrored(context, cart)
  }
  if (!signedIn) return undefined
  const { customerCart } = await commerce(context).query(CustomerCartDocument)
  known.setCart(customerCart.id)
  return mirrored(context, customerCart)
}

function mirrored(context: Context, cart: WholeCartFragment): WholeCartFragment {
  mirrorPlace(context, cart.pad_location)
  return cart
}

async function cartOf(context: Context, cartId: string): Promise<WholeCartFragment | undefined> {
  try {
    const { cart } = await keepingToken(context, () => commerce(context).query(CartDocument, { cartId }))
    return cart ?? undefined
  } catch (error) {
    if (!isCartGone(error)) throw error
    session(context).clearCart()
    return undefined
  }
}

/** Does something with the visitor's cart, which is made when needed, and once more with a new one when it is gone. */
export async function withCart<Result>(
  context: Context,
  work: (cartId: string) => Promise<Result>,
): Promise<Result> {
  await visitor(context)
  const { cartId } = session(context)
  if (!cartId) return await work(await newCart(context))
  try {
    return await keepingToken(context, () => work(cartId))
  } catch (error) {
    if (!isCartGone(error)) throw error
    return await work(await newCart(context))
  }
}

/** Makes an empty cart, for a customer the active one, and remembers it. Answers its id. */
export async function newCart(context: Context): Promise<string> {
  const { createEmptyCart } = await commerce(context).query(CreateCartDocument)
  const id = createEmptyCart ?? ''
  session(context).setCart(id)
  return id
}

/** Somebody else's cart is no reason to sign the customer out, though the API calls it an authorization error. */
async function keepingToken<Result>(context: Context, work: () => Promise<Result>): Promise<Result> {
  const { token } = session(context)
  try {
    return await work()
  } catch (error) {
    if (token && isCartGone(error)) session(context).signIn(token)
    throw error
  }
}
