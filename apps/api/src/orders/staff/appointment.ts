import { zoneOf } from '@comptoir/rules/zone'
import { appointmentSeries, methodKey } from '../../cart/index.ts'
import {
  AppointmentUnavailableError,
  appointmentsForStaff,
  moveAppointment,
  type AppointmentSeries,
} from '../../fulfilment/index.ts'
import type { AdminContext } from '../../platform/admin/context.ts'
import { InvalidInputError } from '../../platform/admin/errors.ts'
import { inTransaction } from '../../platform/database.ts'
import { InputError } from '../../platform/errors.ts'
import { messageIn } from '../../platform/messages.ts'
import { appointmentText, localOrderAppointment, type OrderAppointment } from '../appointment.ts'
import { queueOrderMail } from '../queue-mails.ts'
import { lockOrder } from '../read.sql.ts'
import { lockDesk, recordOrderChange } from './access.ts'
import { readDeskOrder, type DeskOrder } from './desk-order.ts'
import { updateAppointment } from './verbs.sql.ts'

const over: readonly string[] = ['complete', 'closed', 'canceled']

/** The appointments of an order's shipping method; undefined where it has none, and for an order that is over. */
function seriesOf({ whole, store }: DeskOrder): AppointmentSeries | undefined {
  const { order, addresses } = whole
  const method = store.settings.shipping.methods.find((known) => methodKey(known) === order.shippingMethod)
  if (!method?.appointment || order.isOpenQuotation || over.includes(order.status)) return undefined
  const address = addresses.find(({ kind }) => kind === 'shipping')
  const destination = address && {
    country: address.countryCode,
    postcode: address.postcode ?? '',
    region: address.regionCode,
  }
  const zone = destination && zoneOf(store.settings.zones, destination)?.code
  return appointmentSeries(store, { method: methodKey(method), terms: method.appointment, zone })
}

/** The windows that an order can be given; none where it has no appointment to change. */
export async function appointmentWindows({ app }: AdminContext, desk: DeskOrder) {
  const series = seriesOf(desk)
  const windows = series ? await appointmentsForStaff(app, series) : []
  return windows.map(({ day, time, endTime, left }) => ({ day, time, endTime, left }))
}

/** The order's appointment as staff see it. */
export function deskAppointment(appointment: OrderAppointment | null) {
  return appointment && localOrderAppointment(appointment)
}

/**
 * Gives an order an appointment, or another one, and mails its customer. The place of the former one is free. Throws
 * InvalidInputError for a window that is full or over, and ConflictError.
 */
export async function changeAppointment(
  ctx: AdminContext,
  { day, time, ...record }: { id: string; version: string; day: string; time: string },
): Promise<string> {
  const { app, language } = ctx
  const state = await lockDesk(ctx, record, ['appointment'])
  await inTransaction(app.sql, async (tx) => {
    const locked = await lockOrder(tx, state.id)
    const desk = await readDeskOrder(ctx, { id: state.id })
    const series = seriesOf(desk)
    if (!locked || !series) throw new InputError(messageIn(language, 'admin_order_state'))
    const { store, whole } = desk
    const before = whole.order.appointment
    const moved = await moveAppointment(tx, app, { ...series, orderId: state.id, wanted: { day, time } })
    if (!moved)
      throw new InvalidInputError([
        { field: 'appointment', message: new AppointmentUnavailableError(language).message },
      ])
    const after = {
      startsAt: moved.startsAt.toISOString(),
      endsAt: moved.endsAt.toISOString(),
      timeZone: store.settings.timezone,
    }
    await updateAppointment(tx, state.id, { ...moved, day })
    const texts = { order: whole.order.number, day: appointmentText(after, store) }
    const text = before
      ? messageIn(store.language, 'mail_appointment_moved', {
          ...texts,
          before: appointmentText(before, store),
        })
      : messageIn(store.language, 'mail_appointment_agreed', texts)
    const message = { subject: messageIn(store.language, 'mail_appointment_subject', texts), text }
    await queueOrderMail(tx, locked, 'order_message', { message, hasCalendar: true }, app.now().toISOString())
    await recordOrderChange(ctx, state, 'order.appointment', {
      before: { appointment: before && slotOf(before) },
      after: { appointment: slotOf(after) },
    })
  })
  return record.id
}

function slotOf(appointment: OrderAppointment): string {
  const { day, time, endTime } = localOrderAppointment(appointment)
  return `${day} ${time}-${endTime}`
}
