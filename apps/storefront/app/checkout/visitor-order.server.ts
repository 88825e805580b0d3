import type { RouterContextProvider } from 'react-router'
import { orderOf } from '../account/orders.server.ts'
import { GuestOrderDocument, type OrderDetailsFragment } from '../generated/graphql.ts'
import { CommerceError } from '../platform/commerce-errors.ts'
import { commerce } from '../platform/commerce.server.ts'
import { linkToken } from '../platform/link-token.server.ts'
import { session } from '../platform/session.server.ts'
import { visitor } from '../platform/visitor.server.ts'
import { orderNumber } from './step-path.ts'

type Context = Readonly<RouterContextProvider>

export interface VisitorOrder {
  readonly number: string
  /** Reference for the API: the order number for a customer, the order token for a guest. */
  readonly reference: string
}

/**
 * The order of the query, else the last one placed; guests can only access that one (decisions D-14, F-8). Undefined
 * when the visitor does not own it.
 */
export async function findVisitorOrder(
  context: Context,
  request: Request,
): Promise<VisitorOrder | undefined> {
  const { searchParams } = new URL(request.url)
  const requested = orderNumber(searchParams.get('order'))
  const { lastOrder, lastOrderKey } = session(context)
  const number = requested ?? lastOrder
  if (!number) return undefined
  if ((await visitor(context)).signedIn) return { number, reference: number }
  if (lastOrderKey && number === lastOrder) return { number, reference: lastOrderKey }
  // The link of an e-mail gives access to one order.
  const link = linkToken(context, 'order')
  return link?.order === number ? { number, reference: link.key } : undefined
}

/** Loads the order; undefined when it is not the visitor's. */
export async function loadVisitorOrder(
  context: Context,
  { number, reference }: VisitorOrder,
): Promise<OrderDetailsFragment | undefined> {
  if (reference === number) return await orderOf(context, number)
  try {
    const { guestOrderByToken } = await commerce(context).query(GuestOrderDocument, { token: reference })
    return guestOrderByToken
  } catch (error) {
    if (error instanceof CommerceError && error.category) return undefined
    throw error
  }
}
