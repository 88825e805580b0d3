import type { RouterContextProvider } from 'react-router'
import {
  RegisterDocument,
  SignInDocument,
  SignOutDocument,
  type CustomerCreateInput,
} from '../generated/graphql.ts'
import { newCart } from '../cart/cart-session.server.ts'
import { CommerceError } from '../platform/commerce-errors.ts'
import { commerce } from '../platform/commerce.server.ts'
import { session } from '../platform/session.server.ts'

type Context = Readonly<RouterContextProvider>

/**
 * Signs in and takes the cart along: the guest's is merged into the customer's (decisions C-1). False when e-mail
 * and password do not belong together or the account is locked; the API tells neither.
 */
export async function signIn(context: Context, email: string, password: string): Promise<boolean> {
  const known = session(context)
  try {
    const { customerLogin } = await commerce(context).query(SignInDocument, {
      email,
      password,
      cartId: known.cartId ?? null,
    })
    if (!customerLogin) return false
    known.signIn(customerLogin.token)
    known.setCart(customerLogin.cart_id)
    return true
  } catch (error) {
    if (error instanceof CommerceError && error.category) return false
    throw error
  }
}

/** Creates an account and signs in; answers what the API refused, if anything. */
export async function register(
  context: Context,
  input: CustomerCreateInput & { password: string },
): Promise<'taken' | 'refused' | undefined> {
  try {
    await commerce(context).query(RegisterDocument, { input })
  } catch (error) {
    if (!(error instanceof CommerceError) || !error.category) throw error
    return /same email address already exists/.test(error.message) ? 'taken' : 'refused'
  }
  return (await signIn(context, input.email, input.password)) ? undefined : 'refused'
}

/** Ends the session here and at the API, and starts a new guest cart (spec 000 §4). */
export async function signOut(context: Context): Promise<void> {
  if (session(context).token) {
    await commerce(context)
      .query(SignOutDocument)
      .catch((error: unknown) => {
        if (!(error instanceof CommerceError)) throw error
      })
  }
  session(context).signOut()
  await newCart(context)
}
