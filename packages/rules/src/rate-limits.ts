/** What requests are counted by: network address (IPv6 by network), e-mail, cart or order. Only pseudonyms are stored. */
type CountedBy = 'address' | 'email' | 'cart' | 'order'

interface Definition {
  readonly by: CountedBy
  /** Maximum number of requests within `seconds`. */
  readonly most: number
  readonly seconds: number
  /** What is counted, for the settings page. */
  readonly what: string
  /** Cannot be switched off: without it, passwords, orders or coupons could be guessed. */
  readonly isRequired?: true
}

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Windows are fixed: a window starts with the first request and ends `seconds` later. */
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
  staffSignInFailures: {
    by: 'email',
    most: 10,
    seconds: 10 * MINUTE,
    what: 'failed sign-ins of one login of the back office, known or not',
    isRequired: true,
  },
  staffSecondFactorFailures: {
    by: 'email',
    most: 10,
    seconds: 10 * MINUTE,
    what: 'wrong codes and confirmations of one account of the back office',
    isRequired: true,
  },
  staffResetMails: {
    by: 'email',
    most: 5,
    seconds: HOUR,
    what: 'reset mails to one e-mail of the back office',
    isRequired: true,
  },
  registrations: { by: 'address', most: 100, seconds: HOUR, what: 'new accounts' },
  professionalRequests: {
    by: 'email',
    most: 5,
    seconds: 24 * HOUR,
    what: 'mails to the shop about a professional account that waits for its confirmation',
  },
  emailChecks: {
    by: 'address',
    most: 300,
    seconds: HOUR,
    what: 'checks whether an e-mail has an account',
  },
  passwordResets: { by: 'address', most: 40, seconds: HOUR, what: 'requested password resets' },
  resetMails: { by: 'email', most: 5, seconds: HOUR, what: 'reset mails to one e-mail', isRequired: true },
  confirmations: { by: 'address', most: 40, seconds: HOUR, what: 'requested links to confirm an e-mail' },
  confirmationMails: {
    by: 'email',
    most: 5,
    seconds: HOUR,
    what: 'mails to one e-mail with a link to confirm it',
    isRequired: true,
  },
  tokenGuesses: {
    by: 'address',
    most: 60,
    seconds: HOUR,
    what: 'wrong links and tokens of mails and orders',
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
  agendaFeeds: { by: 'address', most: 240, seconds: HOUR, what: 'calendars of staff that read an agenda' },
  productAlerts: { by: 'address', most: 60, seconds: HOUR, what: 'alerts of products' },
  productAlertMails: {
    by: 'email',
    most: 5,
    seconds: HOUR,
    what: 'mails to one e-mail that confirm alerts of products',
    isRequired: true,
  },
  forms: { by: 'address', most: 60, seconds: HOUR, what: 'forms of all kinds' },
  recommendations: { by: 'address', most: 5, seconds: HOUR, what: 'products recommended by mail' },
  recommendationsOfSender: {
    by: 'email',
    most: 5,
    seconds: HOUR,
    what: 'products recommended by mail by one sender',
    isRequired: true,
  },
  recommendationMails: {
    by: 'email',
    most: 3,
    seconds: HOUR,
    what: 'recommendations to one e-mail',
    isRequired: true,
  },
  consents: { by: 'address', most: 600, seconds: HOUR, what: 'recorded consents' },
  geocoding: { by: 'address', most: 600, seconds: HOUR, what: 'look-ups at a paid geocoder' },
  addressCompletion: {
    by: 'address',
    most: 600,
    seconds: HOUR,
    what: 'look-ups that complete an address while it is typed',
  },
  guestCarts: {
    by: 'address',
    most: 240,
    seconds: HOUR,
    what: 'new carts of guests, and carts set inactive',
  },
  guestCompareLists: { by: 'address', most: 240, seconds: HOUR, what: 'new comparison lists of guests' },
  vatNumberChecks: {
    by: 'address',
    most: 60,
    seconds: HOUR,
    what: 'VAT numbers of addresses that are checked',
  },
  reviews: { by: 'address', most: 20, seconds: HOUR, what: 'product reviews' },
  reviewsOfAccount: { by: 'email', most: 20, seconds: 24 * HOUR, what: 'product reviews of one account' },
  reviewPictures: { by: 'address', most: 40, seconds: HOUR, what: 'pictures for product reviews' },
  slotReservations: { by: 'address', most: 60, seconds: 10 * MINUTE, what: 'selected time slots' },
  quotations: { by: 'address', most: 60, seconds: HOUR, what: 'requested quotations' },
  orderLookups: { by: 'address', most: 30, seconds: HOUR, what: 'guest order look-ups without a result' },
  orderLookupsOfOrder: {
    by: 'order',
    most: 10,
    seconds: HOUR,
    what: 'look-ups of one order number without a result',
    isRequired: true,
  },
  orderLinks: {
    by: 'address',
    most: 20,
    seconds: HOUR,
    what: 'requested links to orders',
    isRequired: true,
  },
  orderLinkMails: {
    by: 'email',
    most: 5,
    seconds: HOUR,
    what: 'mails to one e-mail with a link to an order',
    isRequired: true,
  },
  withdrawals: { by: 'address', most: 30, seconds: HOUR, what: 'requested withdrawals' },
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

/** All rate limits by name. */
export const RATE_LIMITS: Readonly<Record<LimitName, Limit>> = mapped(definitions, (name, definition) => ({
  ...definition,
  name,
  setting: `LIMIT_${name.replace(/[A-Z]/g, '_$&').toUpperCase()}`,
}))

/** A limit as set by the operator. */
export type LimitValue = { readonly most: number; readonly seconds: number } | 'off'

const UNITS: Readonly<Record<string, number>> = { s: 1, m: MINUTE, h: HOUR, d: 24 * HOUR }

/** Parses `MOST/DURATION`, such as `60/1h`, or `off`; undefined for anything else. */
export function readLimitValue(text: string): LimitValue | undefined {
  if (text === 'off') return 'off'
  const [, most, count, unit = ''] = /^([1-9]\d{0,6})\/([1-9]\d{0,4})([smhd])$/.exec(text) ?? []
  const seconds = Number(count) * (UNITS[unit] ?? Number.NaN)
  return seconds <= 7 * 24 * HOUR ? { most: Number(most), seconds } : undefined
}

/** Formats a limit for {@link readLimitValue}. */
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
