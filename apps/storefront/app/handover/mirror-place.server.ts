import type { RouterContextProvider } from 'react-router'
import { scopeContext } from '../platform/scope.ts'
import { session, type CartLocation } from '../platform/session.server.ts'

/** The cookies say where the cart is (spec 001 §4); a cart without a place takes them away. */
export function mirrorPlace(
  context: Readonly<RouterContextProvider>,
  place: CartLocation | null | undefined,
): void {
  if (!context.get(scopeContext).site.features['locations']) return
  const known = session(context)
  if (place) known.setLocation(place)
  else if (known.locationId) known.clearLocation()
}
