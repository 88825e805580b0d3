import { routeAt } from '../app/platform/link-secrets.server.ts'
import type { RouteName } from '../app/platform/routes.ts'

/** A name of today, and the values of today by the ones that it had. */
type Renamed = string | { readonly name: string; readonly values: Readonly<Record<string, string>> }

type Parameters = Readonly<Record<string, Renamed>>

const order = { commande: 'order' }
const orderWithKey = { ...order, cle: 'key' }
const sent = { envoye: 'sent' }
const place = { rue: 'street', pays: 'country_code', code_postal: 'postcode' }
const byLink = { lien: 'link' }
const subscription = {
  etat: { name: 'status', values: { envoye: 'sent', inscrit: 'subscribed', parti: 'unsubscribed' } },
}

/** Query parameters that pages had before they were named in English; mails and bookmarks have them. */
const RENAMED: Readonly<Partial<Record<RouteName, Parameters>>> = {
  checkout: {
    etape: {
      name: 'step',
      values: { adresses: 'addresses', livraison: 'delivery', recapitulatif: 'review', paiement: 'payment' },
    },
    nouvelle: 'new',
    choix: 'choice',
  },
  fulfilmentSelector: {
    etape: { name: 'step', values: { lieu: 'location', creneau: 'slot' } },
    lieu: 'address',
    pour: 'sku',
    sans: 'without_pending',
    retour: 'return_to',
  },
  cart: { 'code-postal': 'postcode' },
  login: { retour: 'return_to' },
  payment: orderWithKey,
  paymentResult: orderWithKey,
  orderSuccess: order,
  guestOrder: { ...order, ...sent },
  withdrawal: { ...order, ...sent },
  forgottenPassword: sent,
  forgottenPasswordShort: sent,
  confirmEmail: { confirme: 'confirmed' },
  orders: { par: 'page_size' },
  orderProgress: byLink,
  orderCalendar: byLink,
  productAlert: { pour: 'kind', variante: 'variant' },
  newsletter: subscription,
  newsletterUnsubscribe: subscription,
  towns: place,
  suggestedAddresses: place,
}

/**
 * The query of a page with the names and values of today, untouched where it has no old one; a parameter that is there with
 * both names keeps the value of its new one.
 */
export function inCurrentNames({ pathname, search }: { pathname: string; search: string }): string {
  if (!search) return search
  const page = routeAt(pathname)
  const renamed = page && RENAMED[page]
  if (!renamed) return search
  const given = [...new URLSearchParams(search)]
  const isOld = ([name]: [string, string]) => Object.hasOwn(renamed, name)
  if (!given.some(isOld)) return search
  const query = new URLSearchParams(given.filter((one) => !isOld(one)))
  for (const [old, value] of given.filter(isOld)) {
    const { name, values } = described(renamed[old])
    if (!query.has(name)) query.set(name, Object.hasOwn(values, value) ? (values[value] ?? value) : value)
  }
  return `?${query}`
}

const described = (renamed: Renamed = '') =>
  typeof renamed === 'string' ? { name: renamed, values: {} as Readonly<Record<string, string>> } : renamed
