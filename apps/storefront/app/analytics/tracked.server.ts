import { isAccepted, PURPOSES } from '@comptoir/rules/consent'
import type { RouterContextProvider } from 'react-router'
import { consentOf, purposesOf } from '../consent/consent.server.ts'
import { TRACKED } from '../platform/cookies.ts'
import { scopeContext } from '../platform/scope.ts'
import { storeInfo } from '../platform/store-info.server.ts'
import type { Measurement, ShopEvent } from './events.ts'

type Context = Readonly<RouterContextProvider>

/** More would not fit into a cookie; lists of products leave room for what follows. */
const MAX = 1500
const MAX_WITH_LIST = 1300

/** How this site is measured; undefined where it is not, or asks nobody for consent. */
export async function measurementOf(context: Context): Promise<Measurement | undefined> {
  if (purposesOf(context).length === 0) return undefined
  const { measured } = await storeInfo(context)
  return measured && { ...measured, script: context.get(scopeContext).scripts.analytics }
}

/** What showing a page says to measurement; nothing where nothing is measured. */
export async function shownEvents(
  context: Context,
  make: () => readonly ShopEvent[],
): Promise<readonly ShopEvent[] | undefined> {
  return (await measurementOf(context)) && make()
}

/** Whether this visitor is measured: the site is, and they accepted it. */
export async function isMeasured(context: Context): Promise<boolean> {
  const consent = consentOf(context)
  return (
    PURPOSES.some((purpose) => isAccepted(consent, purpose)) && (await measurementOf(context)) !== undefined
  )
}

/** Keeps what a visitor did for the next page, which tells measurement; `make` is called where they are measured. */
export async function track(context: Context, make: () => ShopEvent | Promise<ShopEvent>): Promise<void> {
  if (!(await isMeasured(context))) return
  const { cookies } = context.get(scopeContext)
  const text = fitting(readTracked(cookies.get(TRACKED)), await make())
  if (text) cookies.set(TRACKED, text, { maxAge: 60, httpOnly: true })
}

/** The events as text; of the last one as many products as there is room for. */
function fitting(before: readonly ShopEvent[], event: ShopEvent): string | undefined {
  const text = JSON.stringify([...before, event])
  const isList = 'items' in event
  if (text.length <= (isList ? MAX_WITH_LIST : MAX)) return text
  if (!isList || event.items.length === 0) return undefined
  return fitting(before, { ...event, items: event.items.slice(0, -1) })
}

/** What was kept, once. */
export function takeTracked(context: Context): readonly ShopEvent[] | undefined {
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
