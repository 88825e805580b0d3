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
  type CartDetailsFragment,
} from '../generated/graphql.ts'
import { isTrackingAllowed } from '../analytics/tracked.server.ts'
import * as m from '../paraglide/messages.js'
import { CommerceError, isServerFailure } from '../platform/commerce-errors.ts'
import { commerce } from '../platform/commerce.server.ts'
import { scopeContext } from '../platform/scope.ts'
import type { CartIntent, TypedQuantity } from './cart-form.ts'
import { findCart, isCartGone, withCart } from './cart-session.server.ts'
import { joinTexts, failuresText, failureText, quantityErrorText, userErrorText } from './cart-errors.ts'
import { undoFields, type FormFields } from './undo-removal.ts'
import { readVouchers, type TypedVouchers } from './vouchers.ts'
import { trackAdded, trackChanged } from './cart-change-events.server.ts'

type Context = Readonly<RouterContextProvider>

/** Errors of a cart change; `lines` and `typed` are keyed by the uid of the line. */
export interface CartErrors {
  readonly lines?: Readonly<Record<string, string>>
  readonly typed?: Readonly<Record<string, string>>
  /** Lines set to 0, whose removal needs confirmation (decisions D-2). */
  readonly confirmRemoval?: readonly string[]
  readonly coupon?: { readonly text: string; readonly typed: string }
  readonly vouchers?: { readonly text: string; readonly typed: TypedVouchers }
  readonly page?: string
}

/** Result of a cart change. */
export type CartResult =
  /** Empty when there is no message to show. */
  | { readonly message: string; readonly undo?: FormFields }
  /** `changed`: parts of the change may have been applied (decisions D-4), so the cart is loaded again. */
  | {
      readonly errors: CartErrors
      readonly changed: boolean
      /** The API failed, so the page keeps what it shows. */
      readonly isUnavailable?: boolean
    }

/** Applies a cart change. A failure of the API is an error of the page, which stays (spec 001 §8). */
export async function changeCart(context: Context, input: CartIntent): Promise<CartResult> {
  try {
    return await dispatch(context, input)
  } catch (error) {
    if (isServerFailure(error)) {
      context.get(scopeContext).log.error({ err: error }, 'A cart change failed')
      return { ...failed({ page: m.form_error_generic() }), isUnavailable: true }
    }
    if (!(error instanceof CommerceError) || isCartGone(error)) throw error
    return failed({ page: failuresText(error.failures) })
  }
}

async function dispatch(context: Context, input: CartIntent): Promise<CartResult> {
  const { query } = commerce(context)
  switch (input.intent) {
    case 'add':
      return await addLine(context, input)
    case 'update':
      return await update(context, input.lines)
    case 'remove':
      return await remove(context, input.item)
    case 'coupon':
      return await applyCoupon(context, input.code)
    case 'uncoupon':
      await withCart(context, (cartId) => query(RemoveCouponDocument, { cartId }))
      return { message: m.cart_coupon_removed() }
    case 'vouchers':
      return await applyVouchers(context, input.typed)
    case 'unvouchers':
      await withCart(context, (cartId) => query(ClearVouchersDocument, { cartId }))
      return { message: m.vouchers_removed() }
    case 'dismiss':
      await withCart(context, (cartId) => query(DismissNoticesDocument, { cartId }))
      return { message: '' }
  }
}

async function addLine(context: Context, input: CartIntent & { intent: 'add' }): Promise<CartResult> {
  if (!input.quantity) return failed({ page: quantityErrorText(input.typed) })
  const messages = await addItems(context, [itemOf(input)])
  return messages.length > 0 ? failed({ page: joinTexts(messages) }) : { message: m.cart_added() }
}

/** API input of an added product. */
export function itemOf({ sku, quantity, options, entered }: CartIntent & { intent: 'add' }): CartItemInput {
  return { sku, quantity: quantity ?? 0, selected_options: [...options], entered_options: [...entered] }
}

/** Adds items to the visitor's cart. Returns the error messages of rejected items. */
export async function addItems(context: Context, items: CartItemInput[]): Promise<string[]> {
  return (await addLines(context, items)).map(userErrorText)
}

/** An item that the cart rejects; `position` is its index, or -1 where the API does not tell it. */
interface RejectedItem {
  readonly code: string
  readonly message: string
  readonly position: number
}

/** As {@link addItems}, with what the API says of each rejected item. */
export async function addLines(context: Context, items: CartItemInput[]): Promise<RejectedItem[]> {
  const measured = await isTrackingAllowed(context)
  const { addProductsToCart } = await withCart(context, (cartId) =>
    commerce(context).query(AddToCartDocument, { cartId, items, measured }),
  )
  await trackAdded(context, items, addProductsToCart?.cart.items)
  return (addProductsToCart?.user_errors ?? []).flatMap((error) =>
    error ? [{ code: error.code, message: error.message, position: error.position ?? -1 }] : [],
  )
}

/** Applies every valid quantity, whatever is wrong with the others. */
async function update(context: Context, typed: readonly TypedQuantity[]): Promise<CartResult> {
  const cart = await findCart(context)
  const current = new Map((cart?.items ?? []).flatMap((item) => (item ? [[item.uid, item.quantity]] : [])))
  const lines: Record<string, string> = {}
  const typedQuantities: Record<string, string> = {}
  const confirmRemoval: string[] = []
  for (const { item, quantity, typed: text } of typed.filter((line) => current.has(line.item))) {
    if (quantity === undefined) lines[item] = quantityErrorText(text, m.error_invalidDigits())
    else if (quantity === 0) confirmRemoval.push(item)
    else if (current.get(item) !== quantity) {
      const errors = await changeLine(context, cart?.items, item, quantity)
      if (!errors) continue
      lines[item] = errors
      typedQuantities[item] = text
    }
  }
  if (confirmRemoval.length + Object.keys(lines).length === 0) return { message: m.cart_updated() }
  return { errors: { lines, confirmRemoval, typed: typedQuantities }, changed: true }
}

/** One line per request, so that one rejected line does not block the others (decisions D-4). */
async function changeLine(
  context: Context,
  current: CartDetailsFragment['items'] | undefined,
  uid: string,
  quantity: number,
): Promise<string | undefined> {
  const items = [{ cart_item_uid: uid, quantity }]
  try {
    await withCart(context, (cartId) => commerce(context).query(UpdateCartDocument, { cartId, items }))
    await trackChanged(
      context,
      current?.find((line) => line?.uid === uid),
      quantity,
    )
    return undefined
  } catch (error) {
    if (!(error instanceof CommerceError) || isCartGone(error) || isServerFailure(error)) throw error
    return failuresText(error.failures)
  }
}

async function remove(context: Context, uid: string): Promise<CartResult> {
  const cart = await findCart(context)
  const item = cart?.items?.find((one) => one?.uid === uid)
  // Removing a line twice, or in two tabs, is not an error.
  if (!item) return { message: m.cart_removed() }
  await withCart(context, (cartId) => commerce(context).query(RemoveFromCartDocument, { cartId, item: uid }))
  await trackChanged(context, item, 0)
  return { message: m.cart_removed(), ...(item.is_available && { undo: undoFields(item) }) }
}

async function applyCoupon(context: Context, code: string): Promise<CartResult> {
  const failCoupon = (text: string) => failed({ coupon: { text, typed: code.slice(0, 50) } })
  if (code === '') return failCoupon(m.error_required())
  if (couponCode(code) !== true) return failCoupon(m.error_invalidCouponCode())
  try {
    await withCart(context, (cartId) => commerce(context).query(ApplyCouponDocument, { cartId, code }))
  } catch (error) {
    if (!(error instanceof CommerceError) || isCartGone(error) || isServerFailure(error)) throw error
    return failCoupon(failureText(error.failures[0], m.error_invalidCouponCode()))
  }
  return { message: m.cart_coupon_applied() }
}

/** The API explains in the shopper's language why vouchers are rejected. */
async function applyVouchers(context: Context, typed: TypedVouchers): Promise<CartResult> {
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
    if (!(error instanceof CommerceError) || isCartGone(error) || isServerFailure(error)) throw error
    return failed({ vouchers: { text: failureText(error.failures[0]), typed } })
  }
  return { message: m.vouchers_apply_success() }
}

const failed = (errors: CartErrors): CartResult => ({ errors, changed: false })
