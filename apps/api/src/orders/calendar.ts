import { calendarFile, type CalendarEntry } from '../platform/calendar-file.ts'
import type { App } from '../platform/context.ts'
import { messageIn } from '../platform/messages.ts'
import type { Store } from '../stores/index.ts'
import type { OrderAddressRecord, WholeOrder } from './order.ts'

/** What identifies the appointment of an order in calendars: the same for whoever has it, and for all of its changes. */
export function appointmentUid({ settings }: Pick<App, 'settings'>, number: string): string {
  return `appointment-${number}@${new URL(settings.publicUrl).hostname}`
}

/** The appointment of an order as a calendar file for its customer, in the store view's language; undefined without one. */
export function appointmentCalendar(app: App, store: Store, whole: WholeOrder): string | undefined {
  const entry = entryOf(app, store, whole)
  return entry && calendarFile([entry], { at: app.now() })
}

function entryOf(app: App, store: Store, { order, items, addresses }: WholeOrder): CalendarEntry | undefined {
  const { appointment, number, status } = order
  if (!appointment) return undefined
  const { language, website, settings } = store
  const isCancelled = status === 'canceled'
  const goods = items.filter(({ quantity }) => quantity > 0)
  const address = addresses.find(({ kind }) => kind === 'shipping')
  return {
    uid: appointmentUid(app, number),
    // A cancellation is the last change.
    sequence: (appointment.sequence ?? 0) + (isCancelled ? 1 : 0),
    startsAt: new Date(appointment.startsAt),
    endsAt: new Date(appointment.endsAt),
    title: messageIn(language, 'calendar_title', { shop: website.name, order: number }),
    description: [
      ...goods.map(({ quantity, name }) => `${quantity} × ${name}`),
      messageIn(language, 'calendar_contact', { email: settings.email }),
    ].join('\n'),
    place: address ? placeText(address) : '',
    isCancelled,
  }
}

/** An address in one line, as map programs find it. */
export function placeText({
  street,
  postcode,
  city,
}: Pick<OrderAddressRecord, 'street' | 'postcode' | 'city'>): string {
  return [...street, `${postcode ?? ''} ${city}`.trim()].filter(Boolean).join(', ')
}
