import type { RouterContextProvider } from 'react-router'
import { isApiError } from '../forms/api-errors.ts'
import {
  OrderByLinkDocument,
  OrderCalendarByLinkDocument,
  OrderProgressByLinkDocument,
  type OrderProgressFragment,
} from '../generated/graphql.ts'
import { commerce } from '../platform/commerce.server.ts'
import { forgetLinkToken, keepLinkToken, linkToken } from '../platform/link-token.server.ts'
import { session } from '../platform/session.server.ts'
import type { LoadedOrder } from './orders.server.ts'

type Context = Readonly<RouterContextProvider>

/**
 * What a visitor without an account sees an order by: the key of the last one placed on this device when it is the one of
 * this number, else the token of a mailed link.
 */
export function guestToken(context: Context, number?: string): string | undefined {
  const { lastOrder, lastOrderKey } = session(context)
  if (number !== undefined && number === lastOrder && lastOrderKey) return lastOrderKey
  return linkToken(context, 'guest_order')?.token
}

/** The order of a guest, only the one of this number when it is given; undefined when they may not see it. */
export async function guestOrderOf(context: Context, number?: string): Promise<LoadedOrder | undefined> {
  return await readable(context, number, async (token) => {
    const { guestOrderByToken } = await commerce(context).query(OrderByLinkDocument, { token })
    return guestOrderByToken
  })
}

/** How far the guest's order of this number is; undefined when they may not see it. */
export async function guestProgressOf(
  context: Context,
  number: string,
): Promise<OrderProgressFragment | undefined> {
  return await readable(context, number, async (token) => {
    const { guestOrderByToken } = await commerce(context).query(OrderProgressByLinkDocument, { token })
    return guestOrderByToken
  })
}

/** The appointment of the guest's order as a file for calendars; undefined without one. */
export async function guestCalendarOf(context: Context, number: string): Promise<string | undefined> {
  const order = await readable(context, number, async (token) => {
    const { guestOrderByToken } = await commerce(context).query(OrderCalendarByLinkDocument, { token })
    return guestOrderByToken
  })
  return order?.appointment_calendar ?? undefined
}

async function readable<Order extends { number: string }>(
  context: Context,
  number: string | undefined,
  read: (token: string) => Promise<Order>,
): Promise<Order | undefined> {
  const token = guestToken(context, number)
  if (!token) return undefined
  try {
    const order = await read(token)
    return number === undefined || order.number === number ? order : undefined
  } catch (error) {
    if (isApiError(error)) return undefined
    throw error
  }
}

/** The access by a mailed link lasts while the order's page is open. */
export const renewGuestAccess = (context: Context): void => keepLinkToken(context, 'guest_order')

export const forgetGuestAccess = (context: Context): void => forgetLinkToken(context, 'guest_order')
