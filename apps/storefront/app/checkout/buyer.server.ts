import type { RouterContextProvider } from 'react-router'
import { requireCustomer } from '../account/guard.server.ts'
import { scopeContext } from '../platform/scope.ts'
import { visitor, type Visitor } from '../platform/visitor.server.ts'

type Context = Readonly<RouterContextProvider>

/**
 * The buyer: any visitor where the shop allows guest checkout; elsewhere guests are redirected to sign in
 * and back (decisions D-14).
 */
export async function requireBuyer(context: Context, request: Request): Promise<Visitor> {
  const sellsToGuests = context.get(scopeContext).site.features['guestCheckout'] === true
  return sellsToGuests ? await visitor(context) : await requireCustomer(context, request)
}
