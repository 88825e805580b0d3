import { InputError } from '../platform/errors.ts'
import type { Language } from '@comptoir/rules/language'
import { messageIn } from '../platform/messages.ts'

/** The appointment is full, is over, or is not offered any more. */
export class AppointmentUnavailableError extends InputError {
  constructor(language: Language) {
    super(messageIn(language, 'appointment_error_unavailable'))
  }
}

/** The slot is full, has begun, or is not offered any more. */
export class SlotUnavailableError extends InputError {
  constructor(language: Language) {
    super(messageIn(language, 'slot_error_unavailable'))
  }
}
