export {
  appointmentLoads,
  appointmentsForStaff,
  availableAppointments,
  isAppointmentAvailable,
  localAppointment,
  moveAppointment,
  reserveAppointment,
  takeAppointment,
  type AppointmentRequest,
  type AppointmentSeries,
  type SelectedAppointment,
} from './appointments.ts'
export { AppointmentUnavailableError, SlotUnavailableError } from './errors.ts'
export { fullSlots } from './full-slots.ts'
export { reserveSlot, takeQuotedSlot, takeSlot } from './reservations.ts'
export {
  deleteOrderReservation as releaseOrderSlot,
  deleteReservation as releaseSlot,
  moveReservation,
} from './reservations.sql.ts'
export {
  availableSlots,
  findSlot,
  isSlotAvailable,
  lockFreeSlot,
  slotNeedsOf,
  type FulfilmentChoice,
  type FreeSlot,
  type FulfilmentNeeds,
  type SelectedSlot,
  type SlotRequest,
} from './slots.ts'
