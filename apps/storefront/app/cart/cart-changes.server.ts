import { MAX_QUANTITY } from '@comptoir/rules/quantity'
import { couponCode } from '@comptoir/rules/validation'
import type { RouterContextProvider } from 'react-router'
import {
  AddToCartDocument,
  ApplyCouponDocument,
  ApplyVouchersDocument,
  ClearVouchersDocument,
  DismissNoticesDocument,
  RemoveCouponDocument,
  RemoveFromCartDocument,
  UpdateCartDocument,
  type CartItemInput,
  type WholeCartFragment,
} from '../generated/graphql.ts'
import { isTrackingAllowed } from '../analytics/tracked.server.ts'
import * as m from '../paraglide/messages.js'
import { CommerceError } from '../platform/commerce-errors.ts'
import { commerce } from '../platform/commerce.server.ts'
import type { CartIntent, TypedQuantity } from './cart-form.ts'
import { findCart, isCartGone, withCart } from './cart-session.server.ts'
import { joined, refusalsText, refusalText, userErrorText } from './refusals.ts'
import { undoFields, type FormFields } from './restore.ts'
import { readVouchers, type TypedVouchers } from './vouchers.ts'
import { trackAdded, trackChanged } from './tracked-changes.server.ts'

type Context = Readonly<RouterContextProvider>

/** What the cart shows when a wish was refused; `lines` and `typed` by the uid of the line. */
export interface CartRefusal {
  readonly lines?: Readonly<Record<string, string>>
  readonly typed?: Readonly<Record<string, string>>
  /** Lines of which none was wanted: whether they shall go is asked (decisions D-2). */
  readonly asked?: readonly string[]
  readonly coupon?: { readonly text: string; readonly typed: string }
  readonly vouchers?: { readonly text: string; readonly typed: TypedVouchers }
  readonly page?: string
}

/** What became of a wish. */
export type CartOutcome =
  /** Empty when there is nothing to say. */
  | { readonly said: string; readonly undo?: FormFields }
  /** `changed`: parts of the wish may have been done (decisions D-4), so the cart is read again. */
  | { readonly refusal: CartRefusal; readonly changed: boolean }

/** Does what the form asks. Throws what is no answer to the shopper: a failure of the API. */
export async function changeCart(context: Context, wish: CartIntent): Promise<CartOutcome> {
  try {
    return await act(context, wish)
  } catch (error) {
    if (!(error instanceof CommerceError) || isCartGone(error)) throw error
    return refused({ page: refusalsText(error.failures.map(({ message }) => message)) })
  }
}

async function act(context: Context, wish: CartIntent): Promise<CartOutcome> {
  const { query } = commerce(context)
  switch (wish.intent) {
    case 'add':
      return await add(context, wish)
    case 'update':
      return await update(context, wish.lines)
    case 'remove':
      return await remove(context, wish.item)
    case 'coupon':
      return await applyCoupon(context, wish.code)
    case 'uncoupon':
      await withCart(context, (cartId) => query(RemoveCouponDocument, { cartId }))
      return { said: m.cart_coupon_removed() }
    case 'vouchers':
      return await applyVouchers(context, wish.typed)
    case 'unvouchers':
      await withCart(context, (cartId) => query(ClearVouchersDocument, { cartId }))
      return { said: m.vouchers_removed() }
    case 'dismiss':
      await withCart(context, (cartId) => query(DismissNoticesDocument, { cartId }))
      return { said: '' }
  }
}

async function add(context: Context, wish: CartIntent & { intent: 'add' }): Promise<CartOutcome> {
  if (!wish.quantity) return refused({ page: m.cart_error_not_whole() })
  const refusals = await addItems(context, [itemOf(wish)])
  return refusals.length > 0 ? refused({ page: joined(refusals) }) : { said: m.cart_added() }
}

/** What a wish adds, as the API takes it. */
export function itemOf({ sku, quantity, options, entered }: CartIntent & { intent: 'add' }): CartItemInput {
  return { sku, quantity: quantity ?? 0, selected_options: [...options], entered_options: [...entered] }
}

/** Puts lines into the visitor's cart; answers why some of them were refused. */
export async function addItems(context: Context, items: CartItemInput[]): Promise<string[]> {
  const measured = await isTrackingAllowed(context)
  const { addProductsToCart } = await withCart(context, (cartId) =>
    commerce(context).query(AddToCartDocument, { cartId, items, measured }),
  )
  await trackAdded(context, items, addProductsToCart?.cart.items)
  return (addProductsToCart?.user_errors ?? []).flatMap((error) => (error ? [userErrorText(error)] : []))
}

/** The quantities that can be had are taken over, whatever is wrong with the others. */
async function update(context: Context, typed: readonly TypedQuantity[]): Promise<CartOutcome> {
  const cart = await findCart(context)
  const held = new Map((cart?.items ?? []).flatMap((item) => (item ? [[item.uid, item.quantity]] : [])))
  const lines: Record<string, string> = {}
  const kept: Record<string, string> = {}
  const asked: string[] = []
  for (const { item, quantity, typed: text } of typed.filter((line) => held.has(line.item))) {
    if (quantity === undefined) lines[item] = wrongQuantity(text)
    else if (quantity === 0) asked.push(item)
    else if (held.get(item) !== quantity) {
      const refusal = await changeLine(context, cart?.items, item, quantity)
      if (!refusal) continue
      lines[item] = refusal
      kept[item] = text
    }
  }
  if (asked.length + Object.keys(lines).length === 0) return { said: m.cart_updated() }
  return { refusal: { lines, asked, typed: kept }, changed: true }
}

function wrongQuantity(typed: string): string {
  const isTooMany = /^\s*\d+\s*$/.test(typed) && Number(typed) > MAX_QUANTITY
  return isTooMany ? m.error_max({ max: String(MAX_QUANTITY) }) : m.error_invalidDigits()
}

/** One line at a time, so that a refused one does not keep the others from changing (decisions D-4). */
async function changeLine(
  context: Context,
  held: WholeCartFragment['items'] | undefined,
  uid: string,
  quantity: number,
): Promise<string | undefined> {
  const items = [{ cart_item_uid: uid, quantity }]
  try {
    await withCart(context, (cartId) => commerce(context).query(UpdateCartDocument, { cartId, items }))
    await trackChanged(
      context,
      held?.find((line) => line?.uid === uid),
      quantity,
    )
    return undefined
  } catch (error) {
    if (!(error instanceof CommerceError) || isCartGone(error)) throw error
    return refusalText(error.message) ?? m.form_error_generic()
  }
}

async function remove(context: Context, uid: string): Promise<CartOutcome> {
  const cart = await findCart(context)
  const item = cart?.items?.find((one) => one?.uid === uid)
  // Somebody who presses twice, or in two tabs, has what he wanted.
  if (!item) return { said: m.cart_removed() }
  await withCart(context, (cartId) => commerce(context).query(RemoveFromCartDocument, { cartId, item: uid }))
  await trackChanged(context, item, 0)
  return { said: m.cart_removed(), ...(item.is_available && { undo: undoFields(item) }) }
}

async function applyCoupon(context: Context, code: string): Promise<CartOutcome> {
  const refuse = (text: string) => refused({ coupon: { text, typed: code.slice(0, 50) } })
  if (code === '') return refuse(m.error_required())
  if (couponCode(code) !== true) return refuse(m.error_invalidCouponCode())
  try {
    await withCart(context, (cartId) => commerce(context).query(ApplyCouponDocument, { cartId, code }))
  } catch (error) {
    if (!(error instanceof CommerceError) || isCartGone(error)) throw error
    return refuse(refusalText(error.message) ?? m.error_invalidCouponCode())
  }
  return { said: m.cart_coupon_applied() }
}

/** The API says why vouchers do not fit, in the shopper's language. */
async function applyVouchers(context: Context, typed: TypedVouchers): Promise<CartOutcome> {
  const { count, euros } = readVouchers(typed)
  try {
    await withCart(context, (cartId) =>
      commerce(context).query(ApplyVouchersDocument, {
        cartId,
        count,
        amount: euros,
        isAuthorised: typed.isAuthorised,
      }),
    )
  } catch (error) {
    if (!(error instanceof CommerceError) || isCartGone(error) || !error.category) throw error
    return refused({ vouchers: { text: error.message, typed } })
  }
  return { said: m.vouchers_said() }
}

const refused = (refusal: CartRefusal): CartOutcome => ({ refusal, changed: false })
