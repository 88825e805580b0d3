import type { Service } from '@comptoir/rules/consent'
import { DAY_SECONDS } from '@comptoir/rules/duration'
import type { Cents } from '@comptoir/rules/money'
import { fromCents } from '../platform/money.ts'
import { MEASURED_ORDER } from '../platform/cookies.ts'
import { EXPIRED } from '../platform/expired-cookie.ts'
import { loadScript } from '../platform/third-party-script.ts'
import type { EventItem, Measurement, ShopEvent } from './events.ts'
import { isEmailIn, type TrackedPage } from './tracked-page.ts'

/** Maximum lifetime of analytics cookies, in seconds. */
const THIRTEEN_MONTHS = 395 * DAY_SECONDS

declare global {
  /** Globals of Google's tag. */
  interface Window {
    dataLayer?: unknown[]
    [flag: `ga-disable-${string}`]: boolean
  }
}

/** Queues a command for Google's tag, which reads `arguments` objects only. */
const tag: (...command: readonly unknown[]) => void = function () {
  const page = window
  page.dataLayer ??= []
  page.dataLayer.push(arguments)
}

let isStarted = false

/** Sets the consent of Google's tag and loads it the first time; rejects when it does not load. */
export async function start(measurement: Measurement, accepted: ReadonlySet<Service>): Promise<void> {
  const { accounts, ads, script } = measurement
  for (const account of accounts) window[`ga-disable-${account}`] = !accepted.has('ga')
  tag('consent', isStarted ? 'update' : 'default', grants(accepted))
  if (!accepted.has('ads')) deleteCookies(/^_gc[lb]_/)
  if (!accepted.has('ga')) deleteCookies(/^_g(?:a|id)/)
  if (isStarted) return
  isStarted = true
  tag('js', new Date())
  // The shop sends page views itself, client-side navigations included.
  const settings = { send_page_view: false, cookie_domain: 'none', cookie_expires: THIRTEEN_MONTHS }
  for (const account of accounts) tag('config', account, settings)
  if (ads) tag('config', conversionAccount(ads), { cookie_domain: 'none', send_page_view: false })
  const first = accounts[0] ?? conversionAccount(ads ?? '')
  await loadScript(`${script}?${new URLSearchParams({ id: first })}`)
}

/** Sets the page of the following events. Otherwise the tag would send URL, referrer and title of the document. */
export function setPage({ location, referrer, title }: TrackedPage): void {
  tag('set', { page_location: location, page_referrer: referrer, page_title: title || location })
}

/** Withdraws consent: stops sending and deletes the cookies (decisions K-15). */
export function stop({ accounts }: Measurement): void {
  for (const account of accounts) window[`ga-disable-${account}`] = true
  if (isStarted) tag('consent', 'update', grants(new Set()))
  deleteCookies(/^_g(?:a|id|c[lb])/)
  localStorage.removeItem(MEASURED_ORDER)
}

/** Sends an event to every account, and an order to Google Ads too; each order once. */
export function send(
  { accounts, ads, currency }: Measurement,
  accepted: ReadonlySet<Service>,
  event: ShopEvent,
): void {
  if (event.name === 'purchase') {
    if (localStorage.getItem(MEASURED_ORDER) === event.order) return
    localStorage.setItem(MEASURED_ORDER, event.order)
    if (ads && accepted.has('ads')) tag('event', 'conversion', conversionOf(event, { ads, currency }))
  }
  if (accepted.has('ga') && accounts.length > 0)
    tag('event', event.name, { ...parametersOf(event, currency), send_to: accounts })
}

const grants = (accepted: ReadonlySet<Service>) => {
  const ads = accepted.has('ads') ? 'granted' : 'denied'
  return {
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: 'denied',
    analytics_storage: accepted.has('ga') ? 'granted' : 'denied',
  }
}

const conversionAccount = (ads: string) => ads.split('/')[0] ?? ads

function conversionOf(
  event: ShopEvent & { name: 'purchase' },
  { ads, currency }: { ads: string; currency: string },
) {
  return {
    send_to: ads,
    ...amountOf(event.value, currency),
    transaction_id: event.order,
  }
}

/** GA4 parameters of an event, with decimal amounts. */
export function parametersOf(event: ShopEvent, currency: string): Record<string, unknown> {
  switch (event.name) {
    case 'page_view':
      return {}
    case 'search':
      return isEmailIn(event.terms) ? {} : { search_term: event.terms }
    case 'view_item_list':
    case 'select_item':
      return { item_list_name: event.list, items: itemsOf(event.items) }
    case 'view_item':
    case 'add_to_cart':
    case 'remove_from_cart':
      return { ...amountOf(valueOf(event.items), currency), items: itemsOf(event.items) }
    case 'view_cart':
    case 'begin_checkout':
      return { ...amountOf(event.value, currency), ...couponOf(event), items: itemsOf(event.items) }
    case 'add_shipping_info':
    case 'add_payment_info': {
      const method = event.name === 'add_shipping_info' ? 'shipping_tier' : 'payment_type'
      return {
        ...amountOf(event.value, currency),
        ...couponOf(event),
        [method]: event.method,
        items: itemsOf(event.items),
      }
    }
    case 'purchase':
      return {
        transaction_id: event.order,
        ...amountOf(event.value, currency),
        tax: fromCents(event.tax),
        shipping: fromCents(event.shipping),
        ...couponOf(event),
        items: itemsOf(event.items),
      }
    case 'login':
    case 'sign_up':
      return { method: 'email' }
    case 'generate_lead':
      return { form_id: event.form }
  }
}

const amountOf = (value: Cents, currency: string) => ({ currency, value: fromCents(value) })
const couponOf = ({ coupon }: { readonly coupon?: string | undefined }) => (coupon ? { coupon } : {})
const valueOf = (items: readonly EventItem[]) =>
  items.reduce((sum, { price = 0, quantity }) => sum + price * quantity, 0)

const itemsOf = (items: readonly EventItem[]) =>
  items.map(({ sku, name, price, quantity }, index) => ({
    item_id: sku,
    item_name: name,
    index,
    quantity,
    ...(price !== undefined && { price: fromCents(price) }),
  }))

/** Deletes cookies on every domain they may have been set for. */
function deleteCookies(names: RegExp): void {
  const labels = location.hostname.split('.')
  const domains = labels.map((_label, at) => labels.slice(at).join('.'))
  for (const pair of document.cookie.split('; ')) {
    const [name = ''] = pair.split('=')
    if (!names.test(name)) continue
    const expired = `${name}=; ${EXPIRED}; Path=/`
    document.cookie = expired
    for (const domain of domains) document.cookie = `${expired}; Domain=${domain}`
  }
}
