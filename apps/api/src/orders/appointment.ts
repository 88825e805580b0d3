import { formatDate, formatTime } from '@comptoir/rules/date-time'
import { appointmentOf, appointmentRequestOf, type CartState } from '../cart/index.ts'
import { AppointmentUnavailableError, localAppointment, takeAppointment } from '../fulfilment/index.ts'
import type { RequestContext } from '../platform/context.ts'
import type { Transaction } from '../platform/database.ts'
import { messageIn } from '../platform/messages.ts'
import type { Store } from '../stores/index.ts'
import { PlaceOrderError } from './errors.ts'

/** When an order is delivered by appointment; ISO 8601, shown in the website's time zone. */
export type OrderAppointment = {
  startsAt: string
  endsAt: string
  timeZone: string
  /** How often it was changed; 0 where it is not said. */
  sequence?: number
}

/**
 * Rejects a cart whose goods need an appointment and that has none, of a client that lets shoppers choose one: Magento's
 * clients know no appointments, and staff agree on theirs afterwards. Throws {@link PlaceOrderError}.
 */
export function checkAppointment({ store, choosesLocation }: RequestContext, cart: CartState): void {
  if (!choosesLocation || !appointmentRequestOf(store, cart)?.terms.isRequired || appointmentOf(store, cart))
    return
  throw new PlaceOrderError('UNABLE_TO_PLACE_ORDER', messageIn(store.language, 'appointment_error_missing'))
}

/** The cart's appointment as the order stores it; null without one. */
export function newAppointment({ store }: RequestContext, cart: CartState): OrderAppointment | null {
  const selected = appointmentOf(store, cart)
  if (!selected) return null
  const { startsAt, endsAt } = selected
  return {
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    timeZone: store.settings.timezone,
  }
}

/** Takes the cart's appointment for the order; throws {@link PlaceOrderError} when it is no longer available. */
export async function takeOrderAppointment(
  tx: Transaction,
  ctx: RequestContext,
  cart: CartState,
  orderId: number,
): Promise<void> {
  const request = appointmentRequestOf(ctx.store, cart)
  const selected = appointmentOf(ctx.store, cart)
  if (!request || !selected) return
  try {
    await takeAppointment(tx, ctx, { ...request, selected }, orderId)
  } catch (error) {
    if (!(error instanceof AppointmentUnavailableError)) throw error
    throw new PlaceOrderError('UNABLE_TO_PLACE_ORDER', error.message)
  }
}

/** Day and times of an order's appointment, local to the website. */
export function localOrderAppointment({ startsAt, endsAt, timeZone }: OrderAppointment) {
  return localAppointment({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) }, timeZone)
}

/** The contract's appointment of an order. */
export function appointmentShape(appointment: OrderAppointment | null) {
  if (!appointment) return null
  const { day, time, endTime } = localOrderAppointment(appointment)
  const [starts, ends] = [appointment.startsAt, appointment.endsAt].map((at) => new Date(at).toISOString())
  return { day, time, end_time: endTime, starts_at: starts ?? '', ends_at: ends ?? '' }
}

/** Day and times, as mails and documents show them. */
export function appointmentText(appointment: OrderAppointment, { language, formats }: Store): string {
  const { day, time, endTime } = localOrderAppointment(appointment)
  return messageIn(language, 'mail_slot', {
    day: formatDate(new Date(day), formats, { dateStyle: 'full' }),
    from: formatTime(time, formats),
    to: formatTime(endTime, formats),
  })
}
