import * as m from '../paraglide/messages.js'
import { CommerceError, peopleText } from '../platform/commerce-errors.ts'

/** Whether the API rejected the request; false for failures of the API itself. */
export function isApiError(error: unknown): error is CommerceError {
  return error instanceof CommerceError && error.category !== undefined
}

/** Message for an API error: a known one, or the server's when it is meant for people; rethrows anything else. */
export function apiErrorText(error: unknown): string {
  if (!isApiError(error)) throw error
  if (error.retryAfter !== undefined) return error.message || m.form_error_generic()
  if (/account is locked/.test(error.message)) return m.account_locked()
  if (/ReCaptcha validation/.test(error.message)) return m.error_invalidCaptcha()
  const text = error.failures[0] && peopleText(error.failures[0])
  return text ?? m.form_error_generic()
}

/** Whether the current password was wrong. */
export function isWrongPassword(error: unknown): boolean {
  return isApiError(error) && /Invalid login or password/.test(error.message)
}
