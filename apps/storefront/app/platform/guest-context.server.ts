import { RouterContextProvider } from 'react-router'
import { scopeContext, type CookieJar } from './scope.ts'

const NO_COOKIES: CookieJar = { get: () => undefined, set: () => undefined, remove: () => undefined }

/** The same request as of a guest who comes for the first time: for answers that everybody may keep. */
export function guestContext(context: Readonly<RouterContextProvider>): RouterContextProvider {
  const guest = new RouterContextProvider()
  guest.set(scopeContext, { ...context.get(scopeContext), cookies: NO_COOKIES })
  return guest
}
