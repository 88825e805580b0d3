import type { RouterContextProvider } from 'react-router'
import { requireCustomer } from '../account/guard.server.ts'
import { scopeContext } from '../platform/scope.ts'
import { visitor, type Visitor } from '../platform/visitor.server.ts'

type Context = Readonly<RouterContextProvider>

/**
 * Who orders: a customer, and where the site sells to guests anybody; everybody else is sent to sign in or to create an
 * account, and comes back with the cart (decisions D-14).
 */
export async function requireBuyer(context: Context, request: Request): Promise<Visitor> {
  const sellsToGuests = context.get(scopeContext).site.features['guestCheckout'] === true
  return sellsToGuests ? await visitor(context) : await requireCustomer(context, request)
}
