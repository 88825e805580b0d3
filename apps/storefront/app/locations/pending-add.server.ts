import { redirect, type RouterContextProvider } from 'react-router'
import { addItems } from '../cart/cart-changes.server.ts'
import { joined } from '../cart/refusals.ts'
import type { CartItemInput } from '../generated/graphql.ts'
import { cartInShort } from '../layout/cart-in-short.server.ts'
import * as m from '../paraglide/messages.js'
import { PENDING_ADD } from '../platform/cookies.ts'
import { scopeContext } from '../platform/scope.ts'
import { session } from '../platform/session.server.ts'
import { selectorPath } from './selector-path.ts'

type Context = Readonly<RouterContextProvider>

const HALF_AN_HOUR = 30 * 60
/** What fits into a cookie. */
const MAX = 2000

/**
 * Where somebody is sent who adds something before a place and a time are chosen; what was to be added waits.
 * Undefined when it can be added now.
 */
export async function choosePlaceFirst(context: Context, items: readonly CartItemInput[], back: string) {
  const { mustChoose } = await cartInShort(context)
  if (!mustChoose) return undefined
  const { cookies, language } = context.get(scopeContext)
  const waiting = JSON.stringify(items)
  if (waiting.length <= MAX)
    cookies.set(PENDING_ADD, waiting, { maxAge: HALF_AN_HOUR, httpOnly: true, sameSite: 'Lax' })
  return redirect(selectorPath(language, { retour: back }), 303)
}

/** Adds what waited; tells how that went with the next page. */
export async function addPending(context: Context): Promise<void> {
  const { cookies } = context.get(scopeContext)
  const items = readItems(cookies.get(PENDING_ADD))
  if (cookies.get(PENDING_ADD) !== undefined) cookies.remove(PENDING_ADD)
  if (items.length === 0) return
  const refusals = await addItems(context, items)
  session(context).flash(
    refusals.length > 0
      ? { kind: 'error', message: joined(refusals) }
      : { kind: 'success', message: m.cart_added() },
  )
}

function readItems(text: string | undefined): CartItemInput[] {
  try {
    const items: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(items) && items.length <= 20 && items.every(isItem) ? items : []
  } catch {
    return []
  }
}

/** The API checks the rest. */
function isItem(item: unknown): item is CartItemInput {
  const { sku, quantity } = (item ?? {}) as { sku?: unknown; quantity?: unknown }
  return typeof sku === 'string' && typeof quantity === 'number'
}
