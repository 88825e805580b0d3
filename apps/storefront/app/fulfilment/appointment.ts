import type { Language } from '@comptoir/rules/language'
import * as m from '../paraglide/messages.js'
import { clock, longDay } from '../platform/dates.ts'

/** An appointment for a delivery, formatted. */
export interface AppointmentView {
  /** `jeudi 3 décembre` */
  readonly day: string
  /** `8 h` and `12 h`, as timetables write them. */
  readonly from: string
  readonly to: string
}

interface Appointment {
  readonly day?: string | null | undefined
  readonly time?: string | null | undefined
  readonly end_time?: string | null | undefined
}

/** For loaders only; undefined until one is chosen. */
export function appointmentView(
  { day, time, end_time: endTime }: Appointment,
  language: Language,
): AppointmentView | undefined {
  if (!day || !time || !endTime) return undefined
  return { day: longDay(day, language), from: clock(time, language), to: clock(endTime, language) }
}

/** `jeudi 3 décembre, entre 8 h et 12 h` */
export const appointmentText = ({ day, from, to }: AppointmentView): string =>
  m.appointment_text({ day, from, to })
