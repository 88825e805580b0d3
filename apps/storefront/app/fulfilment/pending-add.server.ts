import { redirect, type RouterContextProvider } from 'react-router'
import type { CartItemInput } from '../generated/graphql.ts'
import { headerCart } from '../layout/header-cart.server.ts'
import { COOKIES } from '../platform/cookie-list.ts'
import { PENDING_ADD } from '../platform/cookies.ts'
import { scopeContext } from '../platform/scope.ts'
import { selectorPath } from './selector-path.ts'

type Context = Readonly<RouterContextProvider>

/** Items to add, or the number of an order to reorder. */
export type PendingAdd = readonly CartItemInput[] | { readonly order: string }

/** Fits into a cookie. */
const MAX_LENGTH = 2000

/**
 * Redirects to the selector when a location and a slot must be selected before items can be added; the items are
 * stored in a cookie meanwhile. Undefined when they can be added now.
 */
export async function redirectToSelector(context: Context, add: PendingAdd, back: string) {
  const { selectionRequired } = await headerCart(context)
  if (!selectionRequired) return undefined
  const { cookies, language } = context.get(scopeContext)
  const pending = JSON.stringify(add)
  if (pending.length <= MAX_LENGTH)
    cookies.set(PENDING_ADD, pending, {
      maxAge: COOKIES[PENDING_ADD].maxAge,
      httpOnly: true,
      sameSite: 'Lax',
    })
  return redirect(selectorPath(language, { return_to: back }), 303)
}

/** Items that wait for a location; empty when there are none. */
export function pendingAdd(context: Context): PendingAdd {
  return parsePendingAdd(context.get(scopeContext).cookies.get(PENDING_ADD))
}

/** Returns the pending items and clears them. */
export function takePendingAdd(context: Context): PendingAdd {
  const { cookies } = context.get(scopeContext)
  const pending = pendingAdd(context)
  if (cookies.get(PENDING_ADD) !== undefined) cookies.remove(PENDING_ADD)
  return pending
}

function parsePendingAdd(text: string | undefined): PendingAdd {
  try {
    const pending: unknown = JSON.parse(text ?? '[]')
    if (isOrder(pending)) return pending
    return Array.isArray(pending) && pending.length <= 20 && pending.every(isItem) ? pending : []
  } catch {
    return []
  }
}

function isOrder(pending: unknown): pending is { readonly order: string } {
  const { order } = (pending ?? {}) as { order?: unknown }
  return typeof order === 'string'
}

/** The API validates the rest. */
function isItem(item: unknown): item is CartItemInput {
  const { sku, quantity } = (item ?? {}) as { sku?: unknown; quantity?: unknown }
  return typeof sku === 'string' && typeof quantity === 'number'
}
