import { MAX_QUANTITY } from '@comptoir/rules/quantity'
import { couponCode } from '@comptoir/rules/validation'
import { data, redirect, type RouterContextProvider } from 'react-router'
import {
  AddToCartDocument,
  ApplyCouponDocument,
  RemoveCouponDocument,
  RemoveFromCartDocument,
  UpdateCartDocument,
  type CartItemInput,
} from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { CommerceError } from '../platform/commerce-errors.ts'
import { commerce } from '../platform/commerce.server.ts'
import { scopeContext } from '../platform/scope.ts'
import { pathIn } from '../platform/seo.ts'
import { session } from '../platform/session.server.ts'
import { findCart, isCartGone, withCart } from './cart-session.server.ts'
import { readCartForm, type CartIntent, type TypedQuantity } from './cart-form.ts'
import { refusalsText, refusalText } from './refusals.ts'

type Context = Readonly<RouterContextProvider>

/** What the cart page shows when a wish was refused; `lines` and `typed` by the uid of the line. */
export interface CartRefusal {
  readonly lines?: Readonly<Record<string, string>>
  readonly typed?: Readonly<Record<string, string>>
  readonly coupon?: { readonly text: string; readonly typed: string }
  readonly page?: string
}

/** Does what the form asks: a redirect with a message when it is done, a {@link CartRefusal} with 422 when not. */
export async function cartAction(context: Context, form: FormData) {
  const wish = readCartForm(form)
  if (!wish) throw new Response('Bad Request', { status: 400 })
  try {
    return await act(context, wish)
  } catch (error) {
    if (!(error instanceof CommerceError) || isCartGone(error)) throw error
    return refused({ page: refusalsText(error.failures.map(({ message }) => message)) })
  }
}

async function act(context: Context, wish: CartIntent) {
  switch (wish.intent) {
    case 'add':
      return await add(context, wish)
    case 'update':
      return await update(context, wish.lines)
    case 'remove':
      return await remove(context, wish.item)
    case 'coupon':
      return await applyCoupon(context, wish.code)
    case 'uncoupon': {
      await withCart(context, (cartId) => commerce(context).query(RemoveCouponDocument, { cartId }))
      return done(context, m.cart_coupon_removed())
    }
  }
}

async function add(context: Context, wish: CartIntent & { intent: 'add' }) {
  const { language } = context.get(scopeContext)
  const back = wish.from ?? pathIn(language, 'panier')
  if (!wish.quantity) return fail(context, m.cart_error_not_whole(), back)
  const items = [{ sku: wish.sku, quantity: wish.quantity, selected_options: [...wish.options] }]
  const refusals = await addItems(context, items)
  if (refusals.length > 0) return fail(context, refusalsText(refusals), back)
  return sayAdded(context, back)
}

/** Puts lines into the visitor's cart; answers why some of them were refused, in the words of the API. */
export async function addItems(context: Context, items: CartItemInput[]): Promise<string[]> {
  const { addProductsToCart } = await withCart(context, (cartId) =>
    commerce(context).query(AddToCartDocument, { cartId, items }),
  )
  return (addProductsToCart?.user_errors ?? []).flatMap((error) => (error ? [error.message] : []))
}

/** Back to where the shopper was, with the way to the cart. */
export function sayAdded(context: Context, back: string) {
  const cart = pathIn(context.get(scopeContext).language, 'panier')
  const link = { label: m.cart_see(), to: cart }
  session(context).flash({ kind: 'success', message: m.cart_added(), ...(back !== cart && { link }) })
  return redirect(back, 303)
}

async function update(context: Context, typed: readonly TypedQuantity[]) {
  const wrong = typed.filter(({ quantity }) => !quantity)
  if (wrong.length > 0) {
    const lines = wrong.map((line) => [line.item, wrongQuantity(line)])
    return refused({ lines: Object.fromEntries(lines) })
  }
  const cart = await findCart(context)
  const known = new Map((cart?.items ?? []).flatMap((item) => (item ? [[item.uid, item]] : [])))
  const changed = typed.filter(
    ({ item, quantity }) => known.has(item) && known.get(item)?.quantity !== quantity,
  )
  const refusals = new Map<string, string>()
  for (const { item, quantity } of changed) {
    const refusal = await changeLine(context, item, quantity)
    if (refusal) refusals.set(item, refusal)
  }
  if (refusals.size === 0) return done(context, m.cart_updated())
  return refused({
    lines: Object.fromEntries(refusals),
    typed: Object.fromEntries(typed.map((line) => [line.item, line.typed])),
  })
}

function wrongQuantity({ quantity, typed }: TypedQuantity): string {
  if (quantity === 0) return m.cart_confirm_removal()
  const isTooMany = /^\s*\d+\s*$/.test(typed) && Number(typed) > MAX_QUANTITY
  return isTooMany ? m.error_max({ max: String(MAX_QUANTITY) }) : m.error_invalidDigits()
}

/** One line at a time, so that a refused one does not keep the others from changing (decisions D-4). */
async function changeLine(context: Context, uid: string, quantity = 0): Promise<string | undefined> {
  const items = [{ cart_item_uid: uid, quantity }]
  try {
    await withCart(context, (cartId) => commerce(context).query(UpdateCartDocument, { cartId, items }))
    return undefined
  } catch (error) {
    if (!(error instanceof CommerceError) || isCartGone(error)) throw error
    return refusalText(error.message) ?? m.form_error_generic()
  }
}

async function remove(context: Context, item: string) {
  await withCart(context, (cartId) => commerce(context).query(RemoveFromCartDocument, { cartId, item }))
  return done(context, m.cart_removed())
}

async function applyCoupon(context: Context, code: string) {
  if (code === '') return refused({ coupon: { text: m.error_required(), typed: code } })
  const fits = couponCode(code) === true
  if (!fits) return refused({ coupon: { text: m.error_invalidCouponCode(), typed: code.slice(0, 50) } })
  try {
    await withCart(context, (cartId) => commerce(context).query(ApplyCouponDocument, { cartId, code }))
  } catch (error) {
    if (!(error instanceof CommerceError) || isCartGone(error)) throw error
    const text = refusalText(error.message) ?? m.error_invalidCouponCode()
    return refused({ coupon: { text, typed: code } })
  }
  return done(context, m.cart_coupon_applied())
}

function done(context: Context, message: string) {
  session(context).flash({ kind: 'success', message })
  return redirect(pathIn(context.get(scopeContext).language, 'panier'), 303)
}

function fail(context: Context, message: string, to: string) {
  session(context).flash({ kind: 'error', message })
  return redirect(to, 303)
}

const refused = (refusal: CartRefusal) => data(refusal, { status: 422 })
