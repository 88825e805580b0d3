import * as m from '../paraglide/messages.js'
import { CommerceError } from '../platform/commerce-errors.ts'

/** Whether the API refused what was sent; a failure of the API itself is none. */
export function isRefusal(error: unknown): error is CommerceError {
  return error instanceof CommerceError && error.category !== undefined
}

/** A refusal of the API in the shopper's language; throws again what is none. */
export function refusalText(error: unknown): string {
  if (!isRefusal(error)) throw error
  if (error.retryAfter !== undefined) return error.message
  if (/account is locked/.test(error.message)) return m.account_locked()
  if (/ReCaptcha validation/.test(error.message)) return m.error_invalidCaptcha()
  return m.form_error_generic()
}

/** Whether the password that was asked for again is not the customer's. */
export function isWrongPassword(error: unknown): boolean {
  return isRefusal(error) && /Invalid login or password/.test(error.message)
}
