import type { Service } from '@comptoir/rules/consent'
import { DAY_SECONDS } from '@comptoir/rules/duration'
import type { Language } from '@comptoir/rules/language'
import { formatNumber } from '@comptoir/rules/number-format'
import * as m from '../paraglide/messages.js'
import { COOKIES, type CookieKey } from '../platform/cookie-list.ts'
import { MEASURED_ORDER, TRACKED } from '../platform/cookies.ts'
import { localeIn } from '../platform/locale.ts'
import type { ShownPurpose } from './purpose-texts.ts'

const PURPOSES: Readonly<Record<CookieKey, () => string>> = {
  store_code: m.cookie_store_code,
  currency: m.cookie_currency,
  price_display: m.cookie_price_display,
  color_scheme: m.cookie_color_scheme,
  cart_id: m.cookie_cart_id,
  last_order: m.cookie_last_order,
  last_order_key: m.cookie_last_order_key,
  api_token: m.cookie_api_token,
  location_id: m.cookie_location_id,
  root_category_id: m.cookie_root_category_id,
  delivery_place: m.cookie_delivery_place,
  pending_add: m.cookie_pending_add,
  compare: m.cookie_compare,
  favourites: m.cookie_favourites,
  recently_viewed: m.cookie_recently_viewed,
  form_sent: m.cookie_form_sent,
  withdrawal: m.cookie_withdrawal,
  link: m.cookie_link,
  flash: m.cookie_flash,
  accepted_cookies: m.cookie_accepted_cookies,
  accepted_cookies_codes: m.cookie_accepted_cookies_codes,
  consent_id: m.cookie_consent_id,
  tracked: m.cookie_tracked,
}

export interface CookieText {
  readonly name: string
  readonly purpose: string
  readonly lifetime: string
}

type Features = Readonly<Record<string, boolean | undefined>>

/** The necessary cookies of a shop with these site features, from their definitions in `platform/cookies.ts`. */
export function necessaryCookies(features: Features, language: Language): CookieText[] {
  return (Object.keys(PURPOSES) as CookieKey[])
    .filter((key) => key !== TRACKED && isSet(key, features))
    .map((key) => ownCookie(key, language))
}

/**
 * What is stored with consent: by the shop, by Google's scripts, and what the shop lists itself. The settings and the
 * cookie page list the same.
 */
export function cookiesOf({ service, cookies = [] }: ShownPurpose, language: Language): CookieText[] {
  const own = cookies.map(({ name, description, days }) => ({
    name,
    purpose: description,
    lifetime: lifetimeText(days * DAY_SECONDS, language),
  }))
  return service ? [...serviceCookies(service, language), ...own] : own
}

function serviceCookies(service: Service, language: Language): CookieText[] {
  const google = (name: string, text: () => string, days: number) => ({
    name,
    purpose: text(),
    lifetime: lifetimeText(days * DAY_SECONDS, language),
  })
  if (service === 'ads') return [google('_gcl_au', m.cookie_gcl_au, 90)]
  return [
    google('_ga', m.cookie_ga, 395),
    google('_ga_<id>', m.cookie_ga_id, 395),
    google('_gid', m.cookie_gid, 1),
    ownCookie(TRACKED, language),
    { name: MEASURED_ORDER, purpose: m.cookie_measured_order(), lifetime: m.cookie_withdrawn() },
  ]
}

function ownCookie(key: CookieKey, language: Language): CookieText {
  const name = key === 'link' ? 'link_…' : key
  return { name, purpose: PURPOSES[key](), lifetime: lifetimeText(COOKIES[key].maxAge, language) }
}

function isSet(key: CookieKey, features: Features): boolean {
  const definition = COOKIES[key]
  return !('feature' in definition) || features[definition.feature] === true
}

/** `30 days`, `6 months`; undefined seconds: until the browser is closed. */
function lifetimeText(seconds: number | undefined, language: Language): string {
  if (seconds === undefined) return m.cookie_session()
  const days = seconds / DAY_SECONDS
  const format = (value: number, unit: string) =>
    formatNumber(value, localeIn(language), { style: 'unit', unit, unitDisplay: 'long' })
  if (days > 60) return format(Math.round(days / 30), 'month')
  return days >= 1 ? format(days, 'day') : format(seconds / 60, 'minute')
}
