import type { RouterContextProvider } from 'react-router'
import {
  RegisterDocument,
  SignInDocument,
  SignOutDocument,
  type CustomerCreateInput,
} from '../generated/graphql.ts'
import { newCart } from '../cart/cart-session.server.ts'
import { mergeFavourites } from '../favourites/merge.server.ts'
import { isApiError, apiErrorText } from '../forms/api-errors.ts'
import * as m from '../paraglide/messages.js'
import { CommerceError } from '../platform/commerce-errors.ts'
import { commerce } from '../platform/commerce.server.ts'
import { session } from '../platform/session.server.ts'

type Context = Readonly<RouterContextProvider>

interface Credentials {
  readonly email: string
  readonly password: string
  /** Captcha response, where the shop requires one. */
  readonly proof?: string | undefined
}

/**
 * Signs in and merges the guest cart and favourites into the customer's (decisions C-1). Returns the error message; it is the same
 * for wrong credentials and a locked account.
 */
export async function signIn(
  context: Context,
  { email, password, proof }: Credentials,
): Promise<string | undefined> {
  const known = session(context)
  try {
    const { customerLogin } = await commerce(context)
      .withCaptcha(proof)
      .query(SignInDocument, {
        email,
        password,
        cartId: known.cartId ?? null,
      })
    if (!customerLogin) return m.form_error_generic()
    known.signIn(customerLogin.token)
    known.setCart(customerLogin.cart_id)
    await mergeFavourites(context)
    return undefined
  } catch (error) {
    const isWrong = isApiError(error) && error.category === 'graphql-authentication'
    return isWrong ? m.login_failed() : apiErrorText(error)
  }
}

/** Creates an account and signs in. Returns the API's error, if any. */
export async function register(
  context: Context,
  input: CustomerCreateInput & { password: string },
  proof: string | undefined,
): Promise<{ taken: true } | { message: string } | undefined> {
  try {
    await commerce(context).withCaptcha(proof).query(RegisterDocument, { input })
  } catch (error) {
    if (isApiError(error) && /same email address already exists/.test(error.message)) return { taken: true }
    return { message: apiErrorText(error) }
  }
  const message = await signIn(context, { email: input.email, password: input.password, proof })
  return message === undefined ? undefined : { message }
}

/** Ends the session here and at the API, and creates a new guest cart (spec 000 §4). */
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
