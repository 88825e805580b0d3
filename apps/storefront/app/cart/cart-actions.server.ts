import { data, redirect, type RouterContextProvider } from 'react-router'
import * as m from '../paraglide/messages.js'
import { safePath } from '../platform/safe-path.ts'
import { scopeContext } from '../platform/scope.ts'
import { session } from '../platform/session.server.ts'
import { redirectToSelector } from '../fulfilment/pending-add.server.ts'
import { changeCart, itemOf, type CartResult } from './cart-change-actions.server.ts'
import { readCartForm, type CartIntent } from './cart-form.ts'
import { href } from '../platform/routes.ts'

type Context = Readonly<RouterContextProvider>

/** Runs a cart form's action: redirects with a message, or returns {@link CartErrors} with 422. */
export async function cartAction(context: Context, request: Request) {
  const { input, from } = await readInput(request)
  const path = href(context.get(scopeContext).language, 'cart')
  const selectorRedirect =
    input.intent === 'add' ? await redirectToSelector(context, [itemOf(input)], from ?? path) : undefined
  if (selectorRedirect) return selectorRedirect
  const result = await changeCart(context, input)
  if (input.intent === 'add' || from !== undefined)
    return backResponse(context, result, { back: from ?? path, isAdded: input.intent === 'add' })
  if ('errors' in result) return data(result.errors, { status: statusOf(result) })
  flashChange(context, result)
  return redirect(path + new URL(request.url).search, 303)
}

function flashChange(context: Context, { message, undo: fields }: Extract<CartResult, { message: string }>) {
  if (!message) return
  const to = href(context.get(scopeContext).language, 'cart')
  const undo = fields && { label: m.cart_undo(), to, fields }
  session(context).flash({ kind: 'success', message, ...(undo && { undo }) })
}

/** The same for the mini cart, which shows the result itself instead of redirecting. */
export async function miniCartAction(context: Context, request: Request) {
  const { input } = await readInput(request)
  const result = await changeCart(context, input)
  return data(result, { status: statusOf(result) })
}

/** `from`: the page to return to, where the cart was changed from another one. */
async function readInput(request: Request): Promise<{ input: CartIntent; from: string | undefined }> {
  const form = await request.formData()
  const input = readCartForm(form)
  if (!input) throw new Response('Bad Request', { status: 400 })
  const from = form.get('from')
  return { input, from: typeof from === 'string' ? safePath(from) : undefined }
}

/** Browsers keep the old data after a 422, so a changed cart responds with 200. */
const statusOf = (result: CartResult): number => {
  if ('message' in result) return 200
  if (result.isUnavailable) return 503
  return result.changed ? 200 : 422
}

/** Returns to the page from which the cart was changed, with a message. */
function backResponse(
  context: Context,
  result: CartResult,
  { back, isAdded }: { back: string; isAdded: boolean },
) {
  if ('message' in result) {
    if (isAdded) return addedResponse(context, back)
    flashChange(context, result)
  } else {
    const { page, lines = {} } = result.errors
    const message = page || Object.values(lines)[0] || m.form_error_generic()
    session(context).flash({ kind: 'error', message })
  }
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
