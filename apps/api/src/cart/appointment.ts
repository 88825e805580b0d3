import { isByAppointment, type AppointmentTerms } from '@comptoir/rules/appointment'
import { holidaysOf } from '@comptoir/rules/calendar'
import {
  localAppointment,
  type AppointmentRequest,
  type AppointmentSeries,
  type SelectedAppointment,
} from '../fulfilment/index.ts'
import type { ShippingMethodSettings, Store } from '../stores/index.ts'
import type { CartRow } from './cart.sql.ts'
import { methodKey } from './method-key.ts'
import type { CartLine, CartState } from './state.ts'
import { taxZoneOf } from './tax-zone.ts'

/** The appointment of a cart's row; null without one. */
export function storedAppointment(row: CartRow): SelectedAppointment | null {
  const { appointmentMethod: method, appointmentStartsAt: startsAt, appointmentEndsAt: endsAt } = row
  if (method === null || startsAt === null || endsAt === null) return null
  return { method, startsAt, endsAt, reservedUntil: row.appointmentReservedUntil }
}

type Goods = readonly Pick<CartLine, 'isVirtual' | 'weight' | 'custom'>[]

/** Terms of the method's appointments, where the goods need one. */
function appointmentTerms(
  { appointment }: Pick<ShippingMethodSettings, 'appointment'>,
  lines: Goods,
): AppointmentTerms | undefined {
  if (!appointment) return undefined
  const needsOne = lines.some(
    ({ isVirtual, weight, custom }) =>
      !isVirtual && isByAppointment(appointment, { weight, optionSkus: skusOf(custom) }),
  )
  return needsOne ? appointment : undefined
}

const skusOf = (custom: CartLine['custom']) =>
  custom.flatMap(({ values }) => values.flatMap(({ sku }) => sku ?? []))

/** Whether the goods are delivered by appointment, whichever shipping method of the website is chosen. */
export function isByAppointmentOnly(
  { settings }: Pick<Store, 'settings'>,
  { fulfilment, lines, isVirtual }: Pick<CartState, 'fulfilment' | 'isVirtual'> & { readonly lines: Goods },
): boolean {
  const { methods } = settings.shipping
  if (isVirtual || fulfilment.location || methods.length === 0) return false
  return methods.every((method) => appointmentTerms(method, lines) !== undefined)
}

/** The appointments of a shipping method, for addresses in a zone. */
export function appointmentSeries(
  { settings, website }: Pick<Store, 'settings' | 'website'>,
  { method, terms, zone }: { method: string; terms: AppointmentTerms; zone?: string | undefined },
): AppointmentSeries {
  const { timezone: timeZone, holidays, delivery_cut_off_hour: cutOffHour } = settings
  const calendar = { timeZone, holidays: holidaysOf(holidays), cutOffHour, zone }
  return { websiteId: website.id, method, terms, calendar }
}

type AppointmentCart = Pick<
  CartState,
  'id' | 'fulfilment' | 'lines' | 'isVirtual' | 'shippingAddress' | 'shippingMethod' | 'appointment'
>

/** What a cart asks of a shipping method's appointments; undefined where it needs none. */
export function appointmentRequestOf(
  store: Store,
  cart: Omit<AppointmentCart, 'appointment'>,
  method: string | null = cart.shippingMethod,
): AppointmentRequest | undefined {
  const { fulfilment, lines, shippingAddress } = cart
  if (method === null || fulfilment.location || cart.isVirtual) return undefined
  const settings = store.settings.shipping.methods.find((known) => methodKey(known) === method)
  const terms = settings && appointmentTerms(settings, lines)
  if (!terms) return undefined
  const zone = taxZoneOf(store, fulfilment, shippingAddress)
  return { ...appointmentSeries(store, { method, terms, zone }), cartId: cart.id }
}

/** The appointment of a cart, where its shipping method and goods have one: with day and times local to the website. */
export function appointmentOf(store: Store, cart: AppointmentCart) {
  const { appointment } = cart
  if (!appointment || appointment.method !== cart.shippingMethod || !appointmentRequestOf(store, cart))
    return null
  return { ...appointment, ...localAppointment(appointment, store.settings.timezone) }
}
