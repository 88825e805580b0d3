import type {
  MutationSetAppointmentOnCartArgs,
  SelectedAppointment,
  ShippingAppointments,
} from '@comptoir/contract/generated/types'
import { RATE_LIMITS } from '@comptoir/rules/rate-limits'
import {
  appointmentOf,
  appointmentRequestOf,
  changeCart,
  MissingParameterError,
  setCartAppointment,
  startReservationTurn,
  type CartState,
} from '../cart/index.ts'
import { availableAppointments, isAppointmentAvailable, reserveAppointment } from '../fulfilment/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { messageIn } from '../platform/messages.ts'
import { limitRequest } from '../platform/request-count.ts'
import { CheckoutError, SlotFormatError } from './errors.ts'

/**
 * Chooses and reserves an appointment for a cart; choosing it again renews the reservation. Throws as changeCart does,
 * {@link SlotFormatError}, {@link CheckoutError} for a cart without appointments, and AppointmentUnavailableError.
 */
export async function setAppointment(
  ctx: RequestContext,
  { cart_id: cartId, day, time }: MutationSetAppointmentOnCartArgs,
): Promise<CartState> {
  if (!cartId) throw new MissingParameterError('cart_id')
  await limitRequest(ctx, RATE_LIMITS.slotReservations)
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !/^\d\d:\d\d$/.test(time)) throw new SlotFormatError()
  return await changeCart(ctx, cartId, async (tx, cart) => {
    const request = appointmentRequestOf(ctx.store, await cart.state())
    if (!request) throw new CheckoutError(messageIn(ctx.store.language, 'appointment_error_none'))
    const appointment = await reserveAppointment(tx, ctx, { ...request, wanted: { day, time } }, (turn) =>
      startReservationTurn(tx, cart.id, turn),
    )
    await setCartAppointment(tx, cart.id, appointment)
  })
}

/** The appointments of a shipping method that are left; null where the cart needs none. */
export async function shippingAppointments(
  ctx: RequestContext,
  cart: CartState,
  method: string,
): Promise<ShippingAppointments | null> {
  const request = appointmentRequestOf(ctx.store, cart, method)
  if (!request) return null
  const byDay = Map.groupBy(await availableAppointments(ctx.app, request), ({ day }) => day)
  return {
    is_required: request.terms.isRequired,
    days: [...byDay].map(([day, windows]) => ({
      day,
      windows: windows.map(({ time, endTime }) => ({ time, end_time: endTime })),
    })),
  }
}

/** The appointment of the cart's shipping method; null where the cart needs none. */
export async function selectedAppointment(
  ctx: RequestContext,
  cart: CartState,
): Promise<SelectedAppointment | null> {
  const request = appointmentRequestOf(ctx.store, cart)
  if (!request) return null
  const selected = appointmentOf(ctx.store, cart)
  const isAvailable = selected && (await isAppointmentAvailable(ctx.app, request, selected))
  return {
    is_required: request.terms.isRequired,
    day: selected?.day ?? null,
    time: selected?.time ?? null,
    end_time: selected?.endTime ?? null,
    is_available: isAvailable,
  }
}
