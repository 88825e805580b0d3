/** How often something may be done within a time; `kind` tells the counters apart. */
export interface Limit {
  readonly kind: string
  readonly most: number
  readonly seconds: number
}

const HOUR = 3600

/** Failed sign-ins of one login in a row, known or not (Magento's token throttle, behaviour B21). */
export const LOGIN_FAILURES: Limit = { kind: 'login failures', most: 6, seconds: 1800 }

/** Wrong passwords of an account before it is locked, and for how long (decisions C-13). */
export const ACCOUNT_LOCK = { failures: 10, minutes: 10 } as const

/** What is taken from one network address (decisions C-13); a whole office may stand behind it. */
export const ADDRESS_LIMITS = {
  loginFailures: { kind: 'login failures of an address', most: 60, seconds: 900 },
  accounts: { kind: 'new accounts', most: 100, seconds: HOUR },
  emailChecks: { kind: 'e-mail checks', most: 300, seconds: HOUR },
  resets: { kind: 'password resets', most: 40, seconds: HOUR },
  newsletter: { kind: 'newsletter', most: 60, seconds: HOUR },
  geocoding: { kind: 'geocoding elsewhere', most: 600, seconds: HOUR },
  consents: { kind: 'consents', most: 600, seconds: HOUR },
} as const satisfies Record<string, Limit>

/** Mails that somebody who is not signed in may have sent to one e-mail. */
export const MAIL_LIMITS = {
  reset: { kind: 'reset mails', most: 5, seconds: HOUR },
  newsletter: { kind: 'newsletter mails', most: 3, seconds: HOUR },
} as const satisfies Record<string, Limit>

/** Life of a reset link, in minutes; it works once (decisions C-12). */
export const RESET_LIFE_MINUTES = 120

/** Life of the link that confirms a subscription, in days. */
export const CONFIRMATION_LIFE_DAYS = 7
