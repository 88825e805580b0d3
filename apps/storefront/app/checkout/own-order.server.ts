import type { RouterContextProvider } from 'react-router'
import { orderOf } from '../account/orders.server.ts'
import { GuestOrderDocument, type WholeOrderFragment } from '../generated/graphql.ts'
import { CommerceError } from '../platform/commerce-errors.ts'
import { commerce } from '../platform/commerce.server.ts'
import { session } from '../platform/session.server.ts'
import { visitor } from '../platform/visitor.server.ts'
import { orderNumber, RETRY_KEY } from './step-path.ts'

type Context = Readonly<RouterContextProvider>

export interface OwnOrder {
  readonly number: string
  /** What the API knows it by: the number for a customer, the key for a guest. */
  readonly reference: string
  /** From a mail; it names the order for its payment alone. */
  readonly key?: string
}

/**
 * The order that the address names, else the one placed last; a guest has but that one (decisions D-14, F-8). Undefined
 * for whoever cannot own it.
 */
export async function namedOrder(context: Context, request: Request): Promise<OwnOrder | undefined> {
  const { searchParams } = new URL(request.url)
  const named = orderNumber(searchParams.get('commande'))
  const { lastOrder, lastOrderKey } = session(context)
  const number = named ?? lastOrder
  if (!number) return undefined
  if ((await visitor(context)).signedIn) return { number, reference: number }
  const key = searchParams.get(RETRY_KEY)?.slice(0, 400)
  if (key) return { number, reference: key, key }
  return lastOrderKey && number === lastOrder ? { number, reference: lastOrderKey } : undefined
}

/** The whole order; undefined when it is not the visitor's. */
export async function wholeOrder(
  context: Context,
  { number, reference }: OwnOrder,
): Promise<WholeOrderFragment | undefined> {
  if (reference === number) return await orderOf(context, number)
  try {
    const { guestOrderByToken } = await commerce(context).query(GuestOrderDocument, { token: reference })
    return guestOrderByToken
  } catch (error) {
    if (error instanceof CommerceError && error.category) return undefined
    throw error
  }
}
