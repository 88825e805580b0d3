import type { Language } from '@comptoir/rules/language'
import { ADDRESSES, SOURCE_ADDRESSES, type Addresses } from '../generated/addresses.ts'
import { hasLanguagePrefix } from './language-prefix.ts'

/**
 * Paths that are the same in every language, below the language prefix: those of machines, of pages whose key the API
 * has, and of other software.
 */
export const FIXED = {
  home: '',
  product: ':urlKey.html',

  // Decisions B-3.
  blog: 'blog',
  blogFeed: 'blog/rss.xml',
  blogPost: 'blog/:post',

  // `contact` and `cookies` are content pages that every shop has.
  contact: 'contact',
  cookiePolicy: 'cookies',
  newsletter: 'newsletter',
  // Leads to the page that holds the form.
  informationRequest: 'demande-d-information',

  // Magento's.
  magentoCart: 'checkout/cart',
  paymentReturn: 'checkout/payzen',
  paymentResult: 'checkout/onepage/success',

  // What scripts and forms ask for.
  miniCart: 'mini-panier',
  currency: 'devise',
  priceDisplay: 'affichage-des-prix',
  colorScheme: 'couleurs-de-l-affichage',
  subcategories: 'sous-categories',
  offlineWorker: 'hors-ligne.js',
  fulfilmentSelectorPanel: 'ou-et-quand/panneau',
  orderProgress: 'suivi-commande/:number/avancement',
  orderCalendar: 'suivi-commande/:number/rendez-vous.ics',
  towns: 'communes',
  suggestedAddresses: 'adresses-proposees',
  searchSuggestions: 'recherche/suggestions',
  recentlyViewed: 'vus-recemment',
  quickOrderCheck: 'commande-rapide/verification',
  reviewPicture: 'avis-photo',

  sitemap: 'sitemap.xml',
  sitemapFile: 'sitemap/:file',
  productFeed: 'product-feed.xml',
} as const

/**
 * Pattern of every route by its name, in the language of the first texts; `:name` is a parameter. The features' `routes.ts`
 * map them to modules, and {@link routesIn} gives each language its own. Links and redirects use {@link href}.
 */
export const ROUTES = { ...FIXED, ...SOURCE_ADDRESSES } as const

export type RouteName = keyof typeof ROUTES

type SegmentParameter<Segment> = Segment extends `:${infer Name}.${string}`
  ? Name
  : Segment extends `:${infer Name}`
    ? Name
    : never

type PathParameter<Pattern> = Pattern extends `${infer First}/${infer Rest}`
  ? SegmentParameter<First> | PathParameter<Rest>
  : SegmentParameter<Pattern>

type Value = string | number | undefined

/** Routes without parameters. */
export type PlainRoute = {
  [Name in RouteName]: PathParameter<(typeof ROUTES)[Name]> extends never ? Name : never
}[RouteName]

export type PathArguments<Name extends RouteName> =
  PathParameter<(typeof ROUTES)[Name]> extends never
    ? [values?: Readonly<Record<string, Value>>]
    : [
        values: Readonly<
          Record<PathParameter<(typeof ROUTES)[Name]>, string | number> & Record<string, Value>
        >,
      ]

/** Whether the path of a route differs by language. */
export const isTranslated = (name: string): name is keyof Addresses => Object.hasOwn(SOURCE_ADDRESSES, name)

/** Pattern of a route in a language; the first texts' where the product does not speak it. */
export function patternOf(language: Language, name: RouteName): string {
  if (!isTranslated(name)) return FIXED[name]
  return (ADDRESSES[language] ?? SOURCE_ADDRESSES)[name]
}

/** Every pattern of a route, whatever the language. */
export function patternsOf(name: RouteName): string[] {
  return [...new Set([ROUTES[name], ...Object.keys(ADDRESSES).map((language) => patternOf(language, name))])]
}

/**
 * Path of a route without its language prefix: `routePath('en', 'order', { number, page: 2 })` is
 * `account/orders/000012?page=2`. Values that the pattern does not name become the query; empty and undefined ones are
 * left out.
 */
export function routePath<Name extends RouteName>(
  language: Language,
  name: Name,
  ...[values]: PathArguments<Name>
): string {
  const { path, search } = filled(patternOf(language, name), values)
  return path + search
}

/** Path of a route with its language prefix, for links and redirects; its values are those of {@link routePath}. */
export function href<Name extends RouteName>(
  language: Language,
  name: Name,
  ...[values]: PathArguments<Name>
): string {
  const { path, search } = filled(patternOf(language, name), values)
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

/** React Router's routes with the patterns of a language; their paths are those of {@link ROUTES}. */
export function routesIn<Route extends { path?: string | undefined }>(
  language: Language,
  routes: Readonly<Record<string, Route | undefined>>,
): Record<string, Route> {
  const names = new Map(Object.entries(SOURCE_ADDRESSES).map(([name, pattern]) => [`:lang/${pattern}`, name]))
  return Object.fromEntries(
    Object.entries(routes).flatMap(([id, route]) => {
      if (!route) return []
      const name = names.get(route.path ?? '')
      if (name === undefined || !isTranslated(name)) return [[id, route]]
      return [[id, { ...route, path: `:lang/${patternOf(language, name)}` }]]
    }),
  )
}

function filled(pattern: string, values: Readonly<Record<string, Value>> = {}) {
  const rest = new Map(Object.entries(values))
  const path = pattern.replaceAll(/:(\w+)/g, (_, parameter: string) => {
    const value = rest.get(parameter)
    rest.delete(parameter)
    return encodeURIComponent(value ?? '')
  })
  const query = new URLSearchParams()
  for (const [key, value] of rest) if (value !== undefined && value !== '') query.set(key, String(value))
  return { path, search: query.size > 0 ? `?${query}` : '' }
}
