import { data, redirect, type RouterContextProvider } from 'react-router'
import * as m from '../paraglide/messages.js'
import { scopeContext } from '../platform/scope.ts'
import { session } from '../platform/session.server.ts'
import { choosePlaceFirst } from '../handover/waiting.server.ts'
import { changeCart, itemOf, type CartOutcome } from './cart-changes.server.ts'
import { readCartForm, type CartIntent } from './cart-form.ts'
import { href } from '../platform/routes.ts'

type Context = Readonly<RouterContextProvider>

/** Does what the form asks: a redirect with a message when it is done, a CartRefusal when not. */
export async function cartAction(context: Context, request: Request) {
  const wish = await wishIn(request)
  const path = href(context.get(scopeContext).language, 'cart')
  const first =
    wish.intent === 'add' ? await choosePlaceFirst(context, [itemOf(wish)], wish.from ?? path) : undefined
  if (first) return first
  const outcome = await changeCart(context, wish)
  if (wish.intent === 'add') return answerAdd(context, outcome, wish.from ?? path)
  if ('refusal' in outcome) return data(outcome.refusal, { status: statusOf(outcome) })
  if (outcome.said) {
    const undo = outcome.undo && { label: m.cart_undo(), to: path, fields: outcome.undo }
    session(context).flash({ kind: 'success', message: outcome.said, ...(undo && { undo }) })
  }
  return redirect(path + new URL(request.url).search, 303)
}

/** The same for the mini cart, which stays where it is and says it itself. */
export async function miniCartAction(context: Context, request: Request) {
  const outcome = await changeCart(context, await wishIn(request))
  return data(outcome, { status: statusOf(outcome) })
}

async function wishIn(request: Request): Promise<CartIntent> {
  const wish = readCartForm(await request.formData())
  if (!wish) throw new Response('Bad Request', { status: 400 })
  return wish
}

/** After a 422 the browser keeps what it shows, so a cart that has changed answers 200. */
const statusOf = (outcome: CartOutcome): number => ('said' in outcome || outcome.changed ? 200 : 422)

function answerAdd(context: Context, outcome: CartOutcome, back: string) {
  if ('said' in outcome) return sayAdded(context, back)
  session(context).flash({ kind: 'error', message: outcome.refusal.page ?? m.form_error_generic() })
  return redirect(back, 303)
}

/** Back to where the shopper was, with the way to the cart. */
export function sayAdded(context: Context, back: string) {
  const cart = href(context.get(scopeContext).language, 'cart')
  const link = { label: m.cart_see(), to: cart }
  session(context).flash({ kind: 'success', message: m.cart_added(), ...(back !== cart && { link }) })
  return redirect(back, 303)
}
