import type { RouterContextProvider } from 'react-router'
import { scopeContext } from '../platform/scope.ts'
import { session, type CartLocation } from '../platform/session.server.ts'

/** Writes the cart's location to the cookies (spec 001 §4), or removes them when there is none. */
export function syncLocationCookies(
  context: Readonly<RouterContextProvider>,
  location: CartLocation | null | undefined,
): void {
  if (!context.get(scopeContext).site.features['locations']) return
  const current = session(context)
  if (location) current.setLocation(location)
  else if (current.locationId) current.clearLocation()
}
