import { redirect, type RouterContextProvider } from 'react-router'
import type { CartItemInput } from '../generated/graphql.ts'
import { cartInShort } from '../layout/cart-in-short.server.ts'
import { PENDING_ADD } from '../platform/cookies.ts'
import { scopeContext } from '../platform/scope.ts'
import { selectorPath } from './selector-path.ts'

type Context = Readonly<RouterContextProvider>

/** Lines, or the number of an order that is ordered again. */
export type Waiting = readonly CartItemInput[] | { readonly order: string }

const HALF_AN_HOUR = 30 * 60
/** What fits into a cookie. */
const MAX = 2000

/**
 * Where somebody is sent who adds something before a place and a time are chosen; what was to be added waits.
 * Undefined when it can be added now.
 */
export async function choosePlaceFirst(context: Context, wanted: Waiting, back: string) {
  const { mustChoose } = await cartInShort(context)
  if (!mustChoose) return undefined
  const { cookies, language } = context.get(scopeContext)
  const waiting = JSON.stringify(wanted)
  if (waiting.length <= MAX)
    cookies.set(PENDING_ADD, waiting, { maxAge: HALF_AN_HOUR, httpOnly: true, sameSite: 'Lax' })
  return redirect(selectorPath(language, { retour: back }), 303)
}

/** What waits; nothing when nothing does. */
export function waitingNow(context: Context): Waiting {
  return readWaiting(context.get(scopeContext).cookies.get(PENDING_ADD))
}

/** The same, which is forgotten by this. */
export function takeWaiting(context: Context): Waiting {
  const { cookies } = context.get(scopeContext)
  const waiting = waitingNow(context)
  if (cookies.get(PENDING_ADD) !== undefined) cookies.remove(PENDING_ADD)
  return waiting
}

function readWaiting(text: string | undefined): Waiting {
  try {
    const waiting: unknown = JSON.parse(text ?? '[]')
    if (isOrder(waiting)) return waiting
    return Array.isArray(waiting) && waiting.length <= 20 && waiting.every(isItem) ? waiting : []
  } catch {
    return []
  }
}

function isOrder(waiting: unknown): waiting is { readonly order: string } {
  const { order } = (waiting ?? {}) as { order?: unknown }
  return typeof order === 'string'
}

/** The API checks the rest. */
function isItem(item: unknown): item is CartItemInput {
  const { sku, quantity } = (item ?? {}) as { sku?: unknown; quantity?: unknown }
  return typeof sku === 'string' && typeof quantity === 'number'
}
