/** Names and lives of the shop's own cookies (spec 000 §9, decisions A-2, C-3, D-6). */
export const API_TOKEN = 'api_token'
export const CART_ID = 'cart_id'
export const LAST_ORDER = 'last_order'
/** Shows a guest the order placed last (decisions D-14). */
export const LAST_ORDER_KEY = 'last_order_key'
export const STORE_CODE = 'store_code'
/** The point of sale of the cart (spec 001 §9, decisions D-6), and the root of its catalogue. */
export const LOCATION_ID = 'location_id'
export const ROOT_CATEGORY = 'root_category_id'
/** Where a delivery goes to: what the address step of the checkout begins with. */
export const DELIVERY_PLACE = 'delivery_place'
/** What waits to be added until a place and a time are chosen. */
export const PENDING_ADD = 'pending_add'
export const FLASH = 'flash'
/** The form that was sent last, for the page that says thanks. */
export const FORM_SENT = 'form_sent'
/** The withdrawal that was confirmed last, for the page that acknowledges it. */
export const WITHDRAWAL_TOKEN = 'withdrawal'
/** Holds for half an hour what a link carried (link-token.server.ts). */
export const linkCookie = (link: string): string => `link_${link}`
export const COMPARE = 'compare'
/** What the visitor accepted: all, none or custom, and the flag of each purpose (decisions K-14). */
export const ACCEPTED_COOKIES = 'accepted_cookies'
export const ACCEPTED_CODES = 'accepted_cookies_codes'
/** The name under which the proofs of these choices are kept. */
export const CONSENT_ID = 'consent_id'
/** What a visitor who accepted to be measured has just done, for the next page. */
export const TRACKED = 'tracked'

export const THIRTY_DAYS = 30 * 24 * 60 * 60

const HOST_PREFIX = '__Host-'

/**
 * Cookies whose names the specification gives to whoever reads them from outside: the store view and the place for
 * clients of the same API, the consent for the banner's script. They hold choices only, and no authority.
 */
const OPEN_NAMES: ReadonlySet<string> = new Set([
  STORE_CODE,
  LOCATION_ID,
  ROOT_CATEGORY,
  ACCEPTED_COOKIES,
  ACCEPTED_CODES,
])

/** What a cookie is called in the browser. Over https nobody but this very host can set one of these names. */
export function cookieName(name: string, isSecure: boolean): string {
  return isSecure && !OPEN_NAMES.has(name) ? HOST_PREFIX + name : name
}
