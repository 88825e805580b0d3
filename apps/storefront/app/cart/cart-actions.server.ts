import { data, redirect, type RouterContextProvider } from 'react-router'
import * as m from '../paraglide/messages.js'
import { scopeContext } from '../platform/scope.ts'
import { session } from '../platform/session.server.ts'
import { redirectToSelector } from '../fulfilment/pending-add.server.ts'
import { changeCart, itemOf, type CartResult } from './cart-change-actions.server.ts'
import { readCartForm, type CartIntent } from './cart-form.ts'
import { href } from '../platform/routes.ts'

type Context = Readonly<RouterContextProvider>

/** Runs a cart form's action: redirects with a message, or returns {@link CartErrors} with 422. */
export async function cartAction(context: Context, request: Request) {
  const input = await readInput(request)
  const path = href(context.get(scopeContext).language, 'cart')
  const selectorRedirect =
    input.intent === 'add'
      ? await redirectToSelector(context, [itemOf(input)], input.from ?? path)
      : undefined
  if (selectorRedirect) return selectorRedirect
  const result = await changeCart(context, input)
  if (input.intent === 'add') return addResponse(context, result, input.from ?? path)
  if ('errors' in result) return data(result.errors, { status: statusOf(result) })
  if (result.message) {
    const undo = result.undo && { label: m.cart_undo(), to: path, fields: result.undo }
    session(context).flash({ kind: 'success', message: result.message, ...(undo && { undo }) })
  }
  return redirect(path + new URL(request.url).search, 303)
}

/** The same for the mini cart, which shows the result itself instead of redirecting. */
export async function miniCartAction(context: Context, request: Request) {
  const result = await changeCart(context, await readInput(request))
  return data(result, { status: statusOf(result) })
}

async function readInput(request: Request): Promise<CartIntent> {
  const input = readCartForm(await request.formData())
  if (!input) throw new Response('Bad Request', { status: 400 })
  return input
}

/** Browsers keep the old data after a 422, so a changed cart responds with 200. */
const statusOf = (result: CartResult): number => {
  if ('message' in result) return 200
  if (result.isUnavailable) return 503
  return result.changed ? 200 : 422
}

function addResponse(context: Context, result: CartResult, back: string) {
  if ('message' in result) return addedResponse(context, back)
  session(context).flash({ kind: 'error', message: result.errors.page || m.form_error_generic() })
  return redirect(back, 303)
}

/** Redirects back with a message that links to the cart; `opensCart` shows it in the mini cart where a script can. */
export function addedResponse(context: Context, back: string, opensCart = false) {
  const cart = href(context.get(scopeContext).language, 'cart')
  const link = { label: m.cart_see(), to: cart }
  session(context).flash({
    kind: 'success',
    message: m.cart_added(),
    ...(back !== cart && { link }),
    ...(opensCart && { opensCart }),
  })
  return redirect(back, 303)
}
