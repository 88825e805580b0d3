import { DAY_MS } from './duration.ts'

/** Id of the hidden honeypot field, which only robots fill. */
export const HONEYPOT_FIELD = 'company_fax'

/** Id of the field with the signed time at which the form was served; Magento's name for a form's token. */
export const KEY_FIELD = 'form_key'

/** Minimum fill time in milliseconds; faster submissions come from robots (decisions J-2). */
export const MIN_FILL_MS = 2000

/** Age in milliseconds after which a served form has expired. */
export const MAX_FILL_MS = 2 * DAY_MS

/** Checks the time between serving and submitting a form; both times in milliseconds. */
export function fillDuration(servedAt: number, now: number): 'too_fast' | 'expired' | 'valid' {
  const passed = now - servedAt
  if (passed < MIN_FILL_MS) return 'too_fast'
  return passed > MAX_FILL_MS ? 'expired' : 'valid'
}

/** Submissions of one form accepted within an hour, by network address and by e-mail address. */
export const HOURLY_LIMIT = { address: 20, email: 5 } as const

/** Submissions are deleted after at most three years (decisions J-2). */
export const MAX_RETENTION_MONTHS = 36
