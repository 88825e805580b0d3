import type { Language } from '@comptoir/rules/language'
import { appointmentView, type AppointmentView } from '../fulfilment/appointment.ts'
import type { CheckoutCartFragment } from '../generated/graphql.ts'
import { clock, longDay } from '../platform/dates.ts'

interface WindowOption {
  /** Day and time in one form value. */
  readonly value: string
  readonly from: string
  readonly to: string
}

interface DayOption {
  readonly day: string
  readonly label: string
  readonly windows: readonly WindowOption[]
}

/** The appointments of a shipping method. */
export interface AppointmentsView {
  readonly isRequired: boolean
  /** Shown at once. */
  readonly first: readonly DayOption[]
  readonly more: readonly DayOption[]
  /** Form value of the chosen one, as far as it can be chosen still. */
  readonly chosen: string | undefined
  /** The chosen one that somebody else has got meanwhile. */
  readonly gone: AppointmentView | undefined
}

const SHOWN_DAYS = 5

type Methods = NonNullable<CheckoutCartFragment['shipping_addresses'][number]>
type Available = NonNullable<NonNullable<Methods['available_shipping_methods']>[number]>
type Selected = NonNullable<Methods['selected_shipping_method']>

/** Undefined where the method has no appointments for the cart. */
export function appointmentsView(
  { appointment }: Available,
  selected: Selected | undefined,
  language: Language,
): AppointmentsView | undefined {
  if (!appointment) return undefined
  const days = appointment.days.map(({ day, windows }) => ({
    day,
    label: longDay(day, language),
    windows: windows.map(({ time, end_time: endTime }) => ({
      value: appointmentValue(day, time),
      from: clock(time, language),
      to: clock(endTime, language),
    })),
  }))
  const { day, time, is_available: isAvailable } = selected?.appointment ?? {}
  return {
    isRequired: appointment.is_required,
    first: days.slice(0, SHOWN_DAYS),
    more: days.slice(SHOWN_DAYS),
    chosen: day && time && isAvailable ? appointmentValue(day, time) : undefined,
    gone:
      isAvailable === false && selected?.appointment
        ? appointmentView(selected.appointment, language)
        : undefined,
  }
}

const appointmentValue = (day: string, time: string) => `${day} ${time}`

/** Parses the form value of an appointment; undefined when none was chosen. */
export function readAppointmentValue(value: string | undefined): { day: string; time: string } | undefined {
  const [day, time, ...more] = (value ?? '').split(' ')
  return day && time && more.length === 0 ? { day, time } : undefined
}

/** Form field of the appointments of a shipping method. */
export const appointmentField = (method: string): string => `appointment ${method}`

/** Whether nothing is left to choose: no appointment is needed, or one is chosen that is free. */
export function hasAppointment({ appointment }: Selected): boolean {
  if (!appointment) return true
  return appointment.day ? appointment.is_available === true : !appointment.is_required
}
