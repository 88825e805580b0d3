import type { Purpose } from '@comptoir/rules/consent'
import type { Measurement, ShopEvent } from './events.ts'
import { send, setPage, start, stop } from './google.ts'
import { measuredPage } from './measured-page.ts'

/** What the page shows when it is looked at. */
export interface Seen {
  readonly measurement: Measurement
  readonly accepted: ReadonlySet<Purpose>
  /** Path and query. */
  readonly address: string
  /** Whether the address has a page. */
  readonly isFound: boolean
  /** What showing this page says; counted once for each visit of the page. */
  readonly shown: readonly ShopEvent[]
  /** What was just done; counted once. */
  readonly done: readonly ShopEvent[] | undefined
}

let last: Seen | undefined
let counted: string | undefined
let toldDone: Seen['done']
let isListening = false

/** Takes note of the page as it is now, and sends what has not been sent. Without consent nothing is. */
export function observe(seen: Seen): void {
  const before = last
  last = seen
  const { measurement, accepted, address, isFound, shown, done } = seen
  if (accepted.size === 0) {
    if (before) stop(measurement)
    counted = undefined
    return
  }
  const page = measuredPage({
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
  if (done && done !== toldDone) events.push(...done)
  toldDone = done
  if (counted !== address) {
    if (page.isCounted) events.push({ name: 'page_view' })
    events.push(...shown)
    counted = address
  }
  for (const event of events) send(measurement, accepted, event)
}

/** Sends what a panel over the page shows, as long as the visitor accepts it. */
export function tell(events: readonly ShopEvent[]): void {
  if (!last) return
  const { measurement, accepted } = last
  if (accepted.size > 0) for (const event of events) send(measurement, accepted, event)
}

const keyOf = (accepted: ReadonlySet<Purpose>) => [...accepted].join()

/** A link of a list that leads to one of its products. */
function onClick({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || !last) return
  const { measurement, accepted, shown } = last
  for (const event of shown) {
    if (event.name !== 'view_item_list') continue
    const chosen = event.items.find(({ path }) => path === link.pathname)
    if (chosen) send(measurement, accepted, { name: 'select_item', list: event.list, items: [chosen] })
  }
}
