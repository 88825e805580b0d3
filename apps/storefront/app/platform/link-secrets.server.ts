import { COOKIES, linkCookie } from './cookies.ts'
import { isLanguage } from './language.ts'
import type { CookieJar } from './scope.ts'
import { ROUTES } from './routes.ts'

/** What a link has in its URL. */
export interface LinkType {
  /** Paths of the pages, without language prefix and outer slashes. */
  readonly paths: readonly string[]
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
    paths: [ROUTES.resetPasswordShort, ROUTES.resetPassword],
    secret: ['token'],
    // Older links name no account.
    optional: ['email'],
  },
  confirm_email: { paths: [ROUTES.confirmEmail], secret: ['email', 'token'] },
  acting: { paths: [ROUTES.acting], secret: ['token'] },
  withdrawal: { paths: [ROUTES.withdrawal], secret: ['token'] },
  order_cancellation: { paths: [ROUTES.orderCancellation], secret: ['order', 'token'] },
  review_request: { paths: [ROUTES.reviewRequest], secret: ['token'] },
  product_alert: { paths: [ROUTES.productAlertConfirm], secret: ['token'] },
  product_alert_end: { paths: [ROUTES.productAlertEnd], secret: ['token'] },
  guest_order: { paths: [ROUTES.guestOrder], secret: ['token'] },
  newsletter_join: { paths: [ROUTES.newsletterConfirm], secret: ['token'] },
  newsletter_leave: { paths: [ROUTES.newsletterUnsubscribe], secret: ['token'] },
  order: { paths: [ROUTES.paymentResult, ROUTES.payment], secret: ['cle'], shown: ['commande'] },
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
const ALLOWED_PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  // The payment page adds card data, address and signature (decisions B-12).
  [ROUTES.paymentReturn]: ['vads_order_id'],
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
  const page = pageOf(url.pathname)
  const left = new URLSearchParams(url.search)
  const before = left.size
  const pageParameters = ALLOWED_PARAMETERS[page]
  if (pageParameters) {
    const allowed = new Set([...pageParameters, ...ROUTER_PARAMETERS])
    for (const name of new Set(left.keys())) if (!allowed.has(name)) left.delete(name)
  }
  for (const [name, { paths, secret, optional = [], shown = [] }] of Object.entries<LinkType>(LINKS)) {
    const moved = [...secret, ...optional]
    if (!paths.includes(page) || !moved.some((one) => left.has(one))) continue
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

/** Path as React Router matches it: decoded, lower case, without language prefix, outer slashes and `.data`. */
function pageOf(pathname: string): string {
  const segments = decoded(pathname)
    .toLowerCase()
    .replace(/\.data$/, '')
    .split('/')
    .filter(Boolean)
  return (isLanguage(segments[0]) ? segments.slice(1) : segments).join('/')
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
