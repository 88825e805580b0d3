import { COOKIES } from './cookie-list.ts'
import { linkCookie } from './cookies.ts'
import { isLanguage } from './language.ts'
import { routeOf } from './route-of.ts'
import type { RouteName } from './routes.ts'
import type { CookieJar } from './scope.ts'

/** What a link has in its URL. */
export interface LinkType {
  readonly routes: readonly RouteName[]
  /** Parameters that are moved from the URL to the cookie. */
  readonly secret: readonly string[]
  /** Further ones that a link may lack; empty then. */
  readonly optional?: readonly string[]
  /** Parameters that stay in the URL and are stored with the secret. */
  readonly shown?: readonly string[]
}

/**
 * Links with secrets, most of them in mails. The first request is redirected to the URL without the secret, which moves to a
 * cookie for the page and its form. When a parameter is missing, no secret is stored.
 */
export const LINKS = {
  reset: {
    routes: ['resetPasswordShort', 'resetPassword'],
    secret: ['token'],
    // Older links name no account.
    optional: ['email'],
  },
  confirm_email: { routes: ['confirmEmail'], secret: ['email', 'token'] },
  acting: { routes: ['acting'], secret: ['token'] },
  withdrawal: { routes: ['withdrawal'], secret: ['token'] },
  order_cancellation: { routes: ['orderCancellation'], secret: ['order', 'token'] },
  review_request: { routes: ['reviewRequest'], secret: ['token'] },
  product_alert: { routes: ['productAlertConfirm'], secret: ['token'] },
  product_alert_end: { routes: ['productAlertEnd'], secret: ['token'] },
  guest_order: { routes: ['guestOrder'], secret: ['token'] },
  newsletter_join: { routes: ['newsletterConfirm'], secret: ['token'] },
  newsletter_leave: { routes: ['newsletterUnsubscribe'], secret: ['token'] },
  order: { routes: ['paymentResult', 'payment'], secret: ['key'], shown: ['order'] },
} as const satisfies Readonly<Record<string, LinkType>>

export type LinkName = keyof typeof LINKS

type Parameter<Name extends LinkName> =
  | (typeof LINKS)[Name]['secret'][number]
  | ((typeof LINKS)[Name] extends { optional: readonly (infer Optional extends string)[] } ? Optional : never)
  | ((typeof LINKS)[Name] extends { shown: readonly (infer Shown extends string)[] } ? Shown : never)

/** Parameters of a link. */
export type LinkToken<Name extends LinkName> = Readonly<Record<Parameter<Name>, string>>

/** How the parameters of a link are kept. */
export const LINK_COOKIE = { maxAge: COOKIES.link.maxAge, httpOnly: true, sameSite: 'Lax' } as const

/** Maximum length of the cookie value. */
const MAX_LENGTH = 2000

/** Pages whose URL keeps only these parameters. */
const ALLOWED_PARAMETERS: Readonly<Partial<Record<RouteName, readonly string[]>>> = {
  // The payment page adds card data, address and signature (decisions B-12).
  paymentReturn: ['vads_order_id'],
}

/** Parameters of React Router itself. */
const ROUTER_PARAMETERS = new Set(['_routes', 'index'])

/**
 * Moves the secrets of a URL to their cookie. Returns the path and query to redirect to, undefined when there is no secret.
 * Handles page URLs and their `.data` URLs.
 */
export function withoutSecrets(
  url: { readonly pathname: string; readonly search: string },
  cookies: Pick<CookieJar, 'set' | 'remove'>,
): string | undefined {
  if (!url.search) return undefined
  const page = routeAt(url.pathname)
  if (page === undefined) return undefined
  const left = new URLSearchParams(url.search)
  const before = left.size
  const pageParameters = ALLOWED_PARAMETERS[page]
  if (pageParameters) {
    const allowed = new Set([...pageParameters, ...ROUTER_PARAMETERS])
    for (const name of new Set(left.keys())) if (!allowed.has(name)) left.delete(name)
  }
  for (const [name, { routes, secret, optional = [], shown = [] }] of Object.entries<LinkType>(LINKS)) {
    const moved = [...secret, ...optional]
    if (!routes.includes(page) || !moved.some((one) => left.has(one))) continue
    const text = JSON.stringify([...secret, ...shown, ...optional].map((one) => left.get(one) ?? ''))
    const isComplete = [...secret, ...shown].every((one) => left.get(one))
    if (isComplete && text.length <= MAX_LENGTH) cookies.set(linkCookie(name), text, LINK_COOKIE)
    else cookies.remove(linkCookie(name))
    for (const one of moved) left.delete(one)
  }
  if (left.size === before) return undefined
  const search = left.toString()
  return url.pathname + (search && `?${search}`)
}

/** Route of a path as React Router matches it: decoded, without language prefix, outer slashes and `.data`. */
export function routeAt(pathname: string): RouteName | undefined {
  const segments = decoded(pathname)
    .replace(/\.data$/i, '')
    .split('/')
    .filter(Boolean)
  const below = isLanguage(segments[0]?.toLowerCase()) ? segments.slice(1) : segments
  return routeOf(below.join('/'))?.name
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
