/** The field that people never see, and so leave empty. */
export const TRAP_FIELD = 'company_fax'

/** The field that carries when the form was handed out, signed; Magento's name for a form's token. */
export const KEY_FIELD = 'form_key'

/** Nobody reads and fills a form in less, in milliseconds (decisions J-2). */
export const SHORTEST_FILLING = 2000

/** A form handed out longer ago, in milliseconds, is handed out anew. */
export const LONGEST_FILLING = 48 * 60 * 60 * 1000

/** Whether a form handed out at that time, both in milliseconds, was filled by somebody with hands. */
export function fillingTime(handedOut: number, now: number): 'too fast' | 'too old' | 'well' {
  const passed = now - handedOut
  if (passed < SHORTEST_FILLING) return 'too fast'
  return passed > LONGEST_FILLING ? 'too old' : 'well'
}

/** Letters of one form that are taken within an hour, from one network address and under one e-mail. */
export const HOURLY_LIMIT = { address: 20, email: 5 } as const

/** Letters are kept for at most three years (decisions J-2). */
export const LONGEST_RETENTION_MONTHS = 36
