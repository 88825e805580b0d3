import { DAY_SECONDS } from '@comptoir/rules/duration'

/** Names of the shop's own cookies (spec 000 §9, decisions A-2, C-3, D-6). */
export const API_TOKEN = 'api_token'
export const CART_ID = 'cart_id'
export const LAST_ORDER = 'last_order'
/** Key that lets a guest see their last order (decisions D-14). */
export const LAST_ORDER_KEY = 'last_order_key'
export const STORE_CODE = 'store_code'
/** Code of the chosen currency, where the website has several. */
export const CURRENCY = 'currency'
/** Whether the visitor wants prices with or without tax, where both are offered. */
export const PRICE_DISPLAY = 'price_display'
/** Light or dark, where the visitor does not leave it to the device. */
export const COLOR_SCHEME = 'color_scheme'
/** Location of the cart and the root category of its catalogue (spec 001 §9, decisions D-6). */
export const LOCATION_ID = 'location_id'
export const ROOT_CATEGORY = 'root_category_id'
/** Delivery address that the checkout starts with. */
export const DELIVERY_ADDRESS = 'delivery_place'
/** Product to add to the cart once location and time slot are chosen. */
export const PENDING_ADD = 'pending_add'
export const FLASH = 'flash'
/** Form submitted last, for its confirmation page. */
export const FORM_SENT = 'form_sent'
/** Withdrawal confirmed last, for its acknowledgement page. */
export const WITHDRAWAL_TOKEN = 'withdrawal'
/** Secrets of a link for half an hour (link-secrets.server.ts). */
export const linkCookie = (link: string): string => `link_${link}`
export const COMPARE = 'compare'
/** Favourites of a guest. */
export const FAVOURITES = 'favourites'
/** In local storage: products looked at on this device. */
export const RECENTLY_VIEWED = 'recently_viewed'
/** Consent of the visitor: all, none or custom, and a flag for each purpose (decisions K-14). */
export const ACCEPTED_COOKIES = 'accepted_cookies'
export const ACCEPTED_CODES = 'accepted_cookies_codes'
/** Identifier of the stored consent records. */
export const CONSENT_ID = 'consent_id'
/** Analytics events for the next page, with consent. */
export const TRACKED = 'tracked'
/** In local storage, with consent: the order that was measured last. */
export const MEASURED_ORDER = 'measured_order'

export const THIRTY_DAYS = 30 * DAY_SECONDS

const HOST_PREFIX = '__Host-'

/**
 * Cookies without prefix, as the specification names them for other readers: store view and location for clients of the same
 * API, consent for scripts. They hold choices and grant no access.
 */
const PUBLIC_NAMES: ReadonlySet<string> = new Set([
  STORE_CODE,
  CURRENCY,
  PRICE_DISPLAY,
  COLOR_SCHEME,
  LOCATION_ID,
  ROOT_CATEGORY,
  ACCEPTED_COOKIES,
  ACCEPTED_CODES,
])

/** Name of a cookie in the browser. Over https it has the `__Host-` prefix, so that no other host can set it. */
export function cookieName(name: string, isSecure: boolean): string {
  return isSecure && !PUBLIC_NAMES.has(name) ? HOST_PREFIX + name : name
}
