import type { Service } from '@comptoir/rules/consent'
import type { Measurement, ShopEvent } from './events.ts'
import { send, setPage, start, stop } from './google.ts'
import { trackedPage } from './tracked-page.ts'

/** Analytics state of the current page. */
export interface PageState {
  readonly measurement: Measurement
  readonly accepted: ReadonlySet<Service>
  /** Path and query. */
  readonly address: string
  /** Whether the page exists. */
  readonly isFound: boolean
  /** Events of the page, sent once per visit. */
  readonly pageEvents: readonly ShopEvent[]
  /** Events of previous actions, sent once. */
  readonly pendingEvents: readonly ShopEvent[] | undefined
}

let last: PageState | undefined
let counted: string | undefined
let sentEvents: PageState['pendingEvents']
let isListening = false

/** Updates the state and sends new events. Sends nothing without consent. */
export function observe(state: PageState): void {
  const before = last
  last = state
  const { measurement, accepted, address, isFound, pageEvents, pendingEvents } = state
  if (accepted.size === 0) {
    if (before) stop(measurement)
    counted = undefined
    return
  }
  const page = trackedPage({
    href: location.href,
    referrer: document.referrer,
    title: document.title,
    isFound,
  })
  setPage(page)
  if (!before || keyOf(before.accepted) !== keyOf(accepted))
    start(measurement, accepted).catch((error: unknown) => console.debug('Measurement', error))
  if (!isListening) document.addEventListener('click', onClick, { capture: true })
  isListening = true
  const events: ShopEvent[] = []
  if (pendingEvents && pendingEvents !== sentEvents) events.push(...pendingEvents)
  sentEvents = pendingEvents
  if (counted !== address) {
    if (page.isViewCounted) events.push({ name: 'page_view' })
    events.push(...pageEvents)
    counted = address
  }
  for (const event of events) send(measurement, accepted, event)
}

/** Sends events of a panel, with consent. */
export function sendEvents(events: readonly ShopEvent[]): void {
  if (!last) return
  const { measurement, accepted } = last
  if (accepted.size > 0) for (const event of events) send(measurement, accepted, event)
}

const keyOf = (accepted: ReadonlySet<Service>) => [...accepted].join()

/** Sends `select_item` for a click on a product of a list. */
function onClick({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || !last) return
  const { measurement, accepted, pageEvents } = last
  for (const event of pageEvents) {
    if (event.name !== 'view_item_list') continue
    const selected = event.items.find(({ path }) => path === link.pathname)
    if (selected) send(measurement, accepted, { name: 'select_item', list: event.list, items: [selected] })
  }
}
