import { RouterContextProvider } from 'react-router'
import { scopeContext, type CookieJar } from './scope.ts'

const NO_COOKIES: CookieJar = { get: () => undefined, set: () => undefined, remove: () => undefined }

/** A context for the same request without cookies: asks the API as a guest in the site's own store view. */
export function guestContext(context: Readonly<RouterContextProvider>): RouterContextProvider {
  const guest = new RouterContextProvider()
  guest.set(scopeContext, { ...context.get(scopeContext), cookies: NO_COOKIES })
  return guest
}
