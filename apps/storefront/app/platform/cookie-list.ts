import { CONSENT_DAYS } from '@comptoir/rules/consent'
import { DAY_SECONDS } from '@comptoir/rules/duration'
import {
  ACCEPTED_CODES,
  ACCEPTED_COOKIES,
  API_TOKEN,
  CART_ID,
  COLOR_SCHEME,
  COMPARE,
  CONSENT_ID,
  CURRENCY,
  DELIVERY_ADDRESS,
  FAVOURITES,
  FLASH,
  FORM_SENT,
  LAST_ORDER,
  LAST_ORDER_KEY,
  LOCATION_ID,
  PENDING_ADD,
  PRICE_DISPLAY,
  RECENTLY_VIEWED,
  ROOT_CATEGORY,
  STORE_CODE,
  TRACKED,
  WITHDRAWAL_TOKEN,
  THIRTY_DAYS,
} from './cookies.ts'

/** What a visitor asked the shop to remember. */
const SIX_MONTHS = 180 * DAY_SECONDS

const MINUTE = 60

interface CookieDefinition {
  /** Seconds; undefined until the browser is closed. */
  readonly maxAge: number | undefined
  /** Site feature that sets it; undefined where every shop does. */
  readonly feature?: string
}

/** Every cookie, and entry of local storage, that the shop itself sets without consent, in the order of the cookie settings. */
export const COOKIES = {
  [STORE_CODE]: { maxAge: THIRTY_DAYS },
  [CURRENCY]: { maxAge: THIRTY_DAYS, feature: 'currencies' },
  [PRICE_DISPLAY]: { maxAge: SIX_MONTHS, feature: 'professionals' },
  [COLOR_SCHEME]: { maxAge: SIX_MONTHS, feature: 'colorSchemes' },
  [CART_ID]: { maxAge: THIRTY_DAYS },
  [LAST_ORDER]: { maxAge: THIRTY_DAYS },
  [LAST_ORDER_KEY]: { maxAge: THIRTY_DAYS },
  [API_TOKEN]: { maxAge: THIRTY_DAYS },
  [LOCATION_ID]: { maxAge: THIRTY_DAYS, feature: 'locations' },
  [ROOT_CATEGORY]: { maxAge: THIRTY_DAYS, feature: 'locations' },
  [DELIVERY_ADDRESS]: { maxAge: undefined, feature: 'locations' },
  [PENDING_ADD]: { maxAge: 30 * MINUTE, feature: 'locations' },
  [COMPARE]: { maxAge: THIRTY_DAYS, feature: 'compare' },
  [FAVOURITES]: { maxAge: SIX_MONTHS, feature: 'favourites' },
  [RECENTLY_VIEWED]: { maxAge: THIRTY_DAYS, feature: 'recentlyViewed' },
  [FORM_SENT]: { maxAge: 10 * MINUTE },
  [WITHDRAWAL_TOKEN]: { maxAge: DAY_SECONDS, feature: 'withdrawal' },
  /** Stands for the cookies of {@link linkCookie}. */
  link: { maxAge: 30 * MINUTE },
  [FLASH]: { maxAge: MINUTE },
  [ACCEPTED_COOKIES]: { maxAge: CONSENT_DAYS * DAY_SECONDS },
  [ACCEPTED_CODES]: { maxAge: CONSENT_DAYS * DAY_SECONDS },
  [CONSENT_ID]: { maxAge: CONSENT_DAYS * DAY_SECONDS },
  [TRACKED]: { maxAge: MINUTE },
} as const satisfies Readonly<Record<string, CookieDefinition>>

export type CookieKey = keyof typeof COOKIES
