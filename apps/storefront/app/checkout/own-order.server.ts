import type { RouterContextProvider } from 'react-router'
import { orderOf } from '../account/orders.server.ts'
import { GuestOrderDocument, type WholeOrderFragment } from '../generated/graphql.ts'
import { CommerceError } from '../platform/commerce-errors.ts'
import { commerce } from '../platform/commerce.server.ts'
import { linkToken } from '../platform/link-token.server.ts'
import { session } from '../platform/session.server.ts'
import { visitor } from '../platform/visitor.server.ts'
import { orderNumber } from './step-path.ts'

type Context = Readonly<RouterContextProvider>

export interface OwnOrder {
  readonly number: string
  /** What the API knows it by: the number for a customer, the key for a guest. */
  readonly reference: string
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
  if (lastOrderKey && number === lastOrder) return { number, reference: lastOrderKey }
  // From a mail: it names the order for its payment alone.
  const link = linkToken(context, 'order')
  return link?.commande === number ? { number, reference: link.cle } : undefined
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
