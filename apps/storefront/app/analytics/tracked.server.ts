import { acceptedServices } from '@comptoir/rules/consent'
import type { RouterContextProvider } from 'react-router'
import { consentOf, purposesOf } from '../consent/consent.server.ts'
import { COOKIES } from '../platform/cookie-list.ts'
import { TRACKED } from '../platform/cookies.ts'
import { scopeContext } from '../platform/scope.ts'
import { storeInfo } from '../platform/store-info.server.ts'
import type { Measurement, ShopEvent } from './events.ts'

type Context = Readonly<RouterContextProvider>

/** Maximum length of the cookie; lists of products leave room for further events. */
const MAX = 1500
const MAX_WITH_LIST = 1300

/** Analytics settings; undefined without analytics or without a purpose that they need. */
export async function measurementOf(context: Context): Promise<Measurement | undefined> {
  if (purposesOf(context).every(({ service }) => service === undefined)) return undefined
  const { measured } = await storeInfo(context)
  const { site, scripts } = context.get(scopeContext)
  return measured && { ...measured, currency: site.currency, script: scripts.analytics }
}

/** Events of a page; undefined without analytics. */
export async function pageEvents(
  context: Context,
  make: () => readonly ShopEvent[],
): Promise<readonly ShopEvent[] | undefined> {
  return (await measurementOf(context)) && make()
}

/** Whether the site has analytics and the visitor consented. */
export async function isTrackingAllowed(context: Context): Promise<boolean> {
  const accepted = acceptedServices(consentOf(context), purposesOf(context))
  return accepted.size > 0 && (await measurementOf(context)) !== undefined
}

/** Stores an event for the next page; calls `make` only when tracking is allowed. */
export async function track(context: Context, make: () => ShopEvent | Promise<ShopEvent>): Promise<void> {
  if (!(await isTrackingAllowed(context))) return
  const { cookies } = context.get(scopeContext)
  const text = serialised(readTracked(cookies.get(TRACKED)), await make())
  if (text) cookies.set(TRACKED, text, { maxAge: COOKIES[TRACKED].maxAge, httpOnly: true })
}

/** Serialises the events; drops products of the last one that do not fit. */
function serialised(before: readonly ShopEvent[], event: ShopEvent): string | undefined {
  const text = JSON.stringify([...before, event])
  const isList = 'items' in event
  if (text.length <= (isList ? MAX_WITH_LIST : MAX)) return text
  if (!isList || event.items.length === 0) return undefined
  return serialised(before, { ...event, items: event.items.slice(0, -1) })
}

/** Returns and removes the stored events. */
export function takeTrackedEvents(context: Context): readonly ShopEvent[] | undefined {
  const { cookies } = context.get(scopeContext)
  const text = cookies.get(TRACKED)
  if (text === undefined) return undefined
  cookies.remove(TRACKED)
  return readTracked(text)
}

function readTracked(text: string | undefined): readonly ShopEvent[] {
  try {
    const events: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(events) ? events : []
  } catch {
    return []
  }
}
