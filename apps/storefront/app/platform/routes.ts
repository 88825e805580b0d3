import type { Language } from '@comptoir/rules/language'
import { hasLanguagePrefix } from './language-prefix.ts'

/**
 * Path pattern of every route by its name, below the language prefix; `:name` is a parameter. The paths are the same in
 * every language (decisions A-6). The features' `routes.ts` map them to modules; links and redirects use {@link href}.
 */
export const ROUTES = {
  home: '',

  cart: 'panier',
  miniCart: 'mini-panier',
  magentoCart: 'checkout/cart',
  currency: 'devise',
  priceDisplay: 'affichage-des-prix',
  colorScheme: 'couleurs-de-l-affichage',
  subcategories: 'sous-categories',
  offlineWorker: 'hors-ligne.js',
  fulfilmentSelector: 'ou-et-quand',
  fulfilmentSelectorPanel: 'ou-et-quand/panneau',

  checkout: 'commander',
  quotationRequest: 'commander/devis',
  payment: 'commander/paiement',
  paymentReturn: 'checkout/payzen',
  paymentResult: 'checkout/onepage/success',
  orderSuccess: 'commande-validee',

  login: 'login',
  logout: 'compte-client/logout',
  forgottenPassword: 'compte-client/mot-de-passe-oublie',
  resetPassword: 'compte-client/reinitialiser-mot-de-passe',
  // Mails may link to these without the first segment (decisions B-1).
  logoutShort: 'logout',
  forgottenPasswordShort: 'mot-de-passe-oublie',
  resetPasswordShort: 'reinitialiser-mot-de-passe',
  confirmEmail: 'compte-client/confirmation',
  acting: 'compte-client/session-assistee',
  guestOrder: 'suivi-commande',
  orderProgress: 'suivi-commande/:number/avancement',
  orderCalendar: 'suivi-commande/:number/rendez-vous.ics',
  orderCancellation: 'annulation-commande',
  towns: 'communes',
  suggestedAddresses: 'adresses-proposees',

  account: 'compte-client',
  profile: 'compte-client/modifier',
  changePassword: 'compte-client/nouveau-mot-de-passe',
  addresses: 'compte-client/adresses',
  address: 'compte-client/adresses/:addressId',
  newAddress: 'compte-client/nouvelle-adresse',
  orders: 'compte-client/commandes',
  order: 'compte-client/commandes/:number',
  orderDocument: 'compte-client/commandes/:number/documents/:document',
  quotationFile: 'compte-client/commandes/:number/devis',
  quotations: 'compte-client/devis',
  accountFavourites: 'compte-client/favoris',
  orderLists: 'compte-client/listes-d-achat',
  orderList: 'compte-client/listes-d-achat/:list',
  privacy: 'compte-client/donnees-personnelles',
  privacyExport: 'compte-client/donnees-personnelles/fichier',

  search: 'recherche',
  searchSuggestions: 'recherche/suggestions',
  compare: 'comparer',
  recentlyViewed: 'vus-recemment',
  favourites: 'favoris',
  sharedFavourites: 'favoris/:code',
  quickOrder: 'commande-rapide',
  quickOrderCheck: 'commande-rapide/verification',
  product: ':urlKey.html',
  writeReview: 'avis/:sku',
  reviewPicture: 'avis-photo',
  reviewRequest: 'avis-commande',
  productAlert: 'alerte-produit/:sku',
  productAlertConfirm: 'alerte/confirmation',
  productAlertEnd: 'alerte/fin',

  // Decisions B-6.
  stores: 'points-de-vente',
  store: 'points-de-vente/:store',

  // Decisions B-3.
  blog: 'blog',
  blogFeed: 'blog/rss.xml',
  blogCategory: 'blog/categorie/:category',
  blogTag: 'blog/etiquette/:tag',
  blogPost: 'blog/:post',

  // `contact` and `cookies` are content pages that every shop has.
  contact: 'contact',
  contactSent: 'contact/merci',
  informationRequest: 'demande-d-information',
  informationRequestSent: 'demande-d-information/merci',
  cookiePolicy: 'cookies',
  cookieSettings: 'cookies/choix',
  newsletter: 'newsletter',
  newsletterConfirm: 'newsletter/confirmation',
  newsletterUnsubscribe: 'desinscription-newsletter',
  withdrawal: 'retractation',
  withdrawalReceived: 'retractation/recue',

  sitemap: 'sitemap.xml',
  sitemapFile: 'sitemap/:file',
  productFeed: 'product-feed.xml',
} as const

type RouteName = keyof typeof ROUTES

type SegmentParameter<Segment> = Segment extends `:${infer Name}.${string}`
  ? Name
  : Segment extends `:${infer Name}`
    ? Name
    : never

type PathParameter<Pattern> = Pattern extends `${infer First}/${infer Rest}`
  ? SegmentParameter<First> | PathParameter<Rest>
  : SegmentParameter<Pattern>

type Value = string | number | undefined

type PathArguments<Name extends RouteName> =
  PathParameter<(typeof ROUTES)[Name]> extends never
    ? [values?: Readonly<Record<string, Value>>]
    : [
        values: Readonly<
          Record<PathParameter<(typeof ROUTES)[Name]>, string | number> & Record<string, Value>
        >,
      ]

/**
 * Path of a route without its language prefix: `routePath('order', { number, page: 2 })` is
 * `compte-client/commandes/000012?page=2`. Values that the pattern does not name become the query; empty and undefined
 * ones are left out.
 */
export function routePath<Name extends RouteName>(name: Name, ...[values]: PathArguments<Name>): string {
  const { path, search } = filled(name, values)
  return path + search
}

/** Path of a route with its language prefix, for links and redirects; its values are those of {@link routePath}. */
export function href<Name extends RouteName>(
  language: Language,
  name: Name,
  ...[values]: PathArguments<Name>
): string {
  const { path, search } = filled(name, values)
  return pathHref(language, path) + search
}

/**
 * Path with its language prefix of a page whose path the API or a setting gives: a category, a product, a content page.
 * Links to the shop's own routes use {@link href}.
 */
export function pathHref(language: Language, path: string): string {
  if (!hasLanguagePrefix()) return `/${path}`
  return path === '' ? `/${language}` : `/${language}/${path}`
}

function filled(name: RouteName, values: Readonly<Record<string, Value>> = {}) {
  const rest = new Map(Object.entries(values))
  const path = ROUTES[name].replaceAll(/:(\w+)/g, (_, parameter: string) => {
    const value = rest.get(parameter)
    rest.delete(parameter)
    return encodeURIComponent(value ?? '')
  })
  const query = new URLSearchParams()
  for (const [key, value] of rest) if (value !== undefined && value !== '') query.set(key, String(value))
  return { path, search: query.size > 0 ? `?${query}` : '' }
}
