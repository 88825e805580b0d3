/**
 * Whom a limit counts: a network address (IPv6 by network), an e-mail, or a thing that is named. Counts are kept of
 * pseudonyms only.
 */
type CountedBy = 'address' | 'email' | 'cart' | 'order'

interface Definition {
  readonly by: CountedBy
  /** How often within `seconds`. */
  readonly most: number
  readonly seconds: number
  /** What is counted, for people who set it. */
  readonly what: string
  /** Switching it off would open accounts, orders or coupons to guessing. */
  readonly isRequired?: true
}

const MINUTE = 60
const HOUR = 60 * MINUTE

/** A window is fixed: it begins with the first request and ends `seconds` later, whatever comes meanwhile. */
const definitions = {
  signInFailures: {
    by: 'email',
    most: 6,
    seconds: 30 * MINUTE,
    what: 'failed sign-ins of one login, known or not',
    isRequired: true,
  },
  signInFailuresOfAddress: {
    by: 'address',
    most: 60,
    seconds: 15 * MINUTE,
    what: 'failed sign-ins from one address',
    isRequired: true,
  },
  registrations: { by: 'address', most: 100, seconds: HOUR, what: 'new accounts' },
  emailChecks: {
    by: 'address',
    most: 300,
    seconds: HOUR,
    what: 'questions whether an e-mail has an account',
  },
  passwordResets: { by: 'address', most: 40, seconds: HOUR, what: 'password resets asked for' },
  resetMails: { by: 'email', most: 5, seconds: HOUR, what: 'reset mails to one e-mail', isRequired: true },
  confirmations: { by: 'address', most: 40, seconds: HOUR, what: 'links asked for that prove an e-mail' },
  confirmationMails: {
    by: 'email',
    most: 5,
    seconds: HOUR,
    what: 'mails to one e-mail with a link that proves it',
    isRequired: true,
  },
  tokenGuesses: {
    by: 'address',
    most: 60,
    seconds: HOUR,
    what: 'links and tokens of mails and orders that turned out wrong',
    isRequired: true,
  },
  newsletter: { by: 'address', most: 60, seconds: HOUR, what: 'newsletter subscriptions and cancellations' },
  newsletterMails: {
    by: 'email',
    most: 3,
    seconds: HOUR,
    what: 'newsletter mails to one e-mail',
    isRequired: true,
  },
  forms: { by: 'address', most: 60, seconds: HOUR, what: 'forms of all kinds' },
  consents: { by: 'address', most: 600, seconds: HOUR, what: 'recorded consents' },
  geocoding: { by: 'address', most: 600, seconds: HOUR, what: 'look-ups at a paid geocoder' },
  guestCarts: { by: 'address', most: 240, seconds: HOUR, what: 'new carts of guests' },
  slotReservations: { by: 'address', most: 60, seconds: 10 * MINUTE, what: 'time slots chosen' },
  quotations: { by: 'address', most: 60, seconds: HOUR, what: 'quotations asked for' },
  orderLookups: { by: 'address', most: 30, seconds: HOUR, what: 'guest order look-ups that found nothing' },
  orderLookupsOfOrder: {
    by: 'order',
    most: 10,
    seconds: HOUR,
    what: 'look-ups of one order number that found nothing',
    isRequired: true,
  },
  orderLinks: {
    by: 'address',
    most: 20,
    seconds: HOUR,
    what: 'links to orders asked for',
    isRequired: true,
  },
  orderLinkMails: {
    by: 'email',
    most: 5,
    seconds: HOUR,
    what: 'mails to one e-mail with a link to an order',
    isRequired: true,
  },
  withdrawals: { by: 'address', most: 30, seconds: HOUR, what: 'withdrawals asked for' },
  couponGuesses: {
    by: 'address',
    most: 40,
    seconds: HOUR,
    what: 'wrong coupon codes from one address',
    isRequired: true,
  },
  couponGuessesOfCart: {
    by: 'cart',
    most: 10,
    seconds: HOUR,
    what: 'wrong coupon codes on one cart',
    isRequired: true,
  },
} as const satisfies Record<string, Definition>

export type LimitName = keyof typeof definitions

export interface Limit extends Definition {
  readonly name: LimitName
  /** Name of its environment variable. */
  readonly setting: string
}

/** Every limit there is. */
export const RATE_LIMITS: Readonly<Record<LimitName, Limit>> = mapped(definitions, (name, definition) => ({
  ...definition,
  name,
  setting: `LIMIT_${name.replace(/[A-Z]/g, '_$&').toUpperCase()}`,
}))

/** How an operator set a limit. */
export type LimitValue = { readonly most: number; readonly seconds: number } | 'off'

const UNITS: Readonly<Record<string, number>> = { s: 1, m: MINUTE, h: HOUR, d: 24 * HOUR }

/** Reads `MOST/DURATION`, such as `60/1h`, or `off`; undefined for anything else. */
export function readLimitValue(text: string): LimitValue | undefined {
  if (text === 'off') return 'off'
  const [, most, count, unit = ''] = /^([1-9]\d{0,6})\/([1-9]\d{0,4})([smhd])$/.exec(text) ?? []
  const seconds = Number(count) * (UNITS[unit] ?? Number.NaN)
  return seconds <= 7 * 24 * HOUR ? { most: Number(most), seconds } : undefined
}

/** As {@link readLimitValue} reads it. */
export function limitText({ most, seconds }: Pick<Limit, 'most' | 'seconds'>): string {
  const [unit = 's', size = 1] =
    Object.entries(UNITS)
      .toReversed()
      .find(([, one]) => seconds % one === 0) ?? []
  return `${most}/${seconds / size}${unit}`
}

function mapped<Key extends string, From, To>(
  from: Readonly<Record<Key, From>>,
  change: (key: Key, value: From) => To,
): Record<Key, To> {
  const entries = (Object.keys(from) as Key[]).map((key) => [key, change(key, from[key])] as const)
  return Object.fromEntries(entries) as Record<Key, To>
}
