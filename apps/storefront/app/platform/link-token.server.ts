import type { RouterContextProvider } from 'react-router'
import { linkCookie } from './cookies.ts'
import { isLanguage } from './language.ts'
import { scopeContext, type CookieJar } from './scope.ts'
import { ROUTES } from './routes.ts'

type Context = Readonly<RouterContextProvider>

interface LinkType {
  /** Pages that the links lead to, without language and slashes at the ends. */
  readonly paths: readonly string[]
  /** Parameters that leave the address. */
  readonly secret: readonly string[]
  /** Parameters that stay in the address and say what the secret is good for. */
  readonly shown?: readonly string[]
}

/**
 * Every link that carries a secret, most of them from mails. The first request is answered with the address without
 * the secret, and a cookie that holds it for the page and its form; without all its parameters a link is incomplete,
 * and the page is opened without a secret.
 */
const LINKS = {
  reset: {
    paths: [ROUTES.resetPasswordShort, ROUTES.resetPassword],
    secret: ['email', 'token'],
  },
  confirm_email: { paths: [ROUTES.confirmEmail], secret: ['email', 'token'] },
  withdrawal: { paths: [ROUTES.withdrawal], secret: ['token'] },
  guest_order: { paths: [ROUTES.guestOrder], secret: ['token'] },
  newsletter_join: { paths: [ROUTES.newsletterConfirm], secret: ['token'] },
  newsletter_leave: { paths: [ROUTES.newsletterUnsubscribe], secret: ['token'] },
  order: { paths: [ROUTES.paymentResult], secret: ['cle'], shown: ['commande'] },
} as const satisfies Readonly<Record<string, LinkType>>

export type LinkName = keyof typeof LINKS

type Parameter<Name extends LinkName> =
  | (typeof LINKS)[Name]['secret'][number]
  | ((typeof LINKS)[Name] extends { shown: readonly (infer Shown extends string)[] } ? Shown : never)

/** What came with a link, by parameter. */
export type LinkToken<Name extends LinkName> = Readonly<Record<Parameter<Name>, string>>

/** Seconds in which the page that a link led to can be used. */
const LIFE = 30 * 60

/** Longer than any link of ours, and short enough for a cookie. */
const MAX_LENGTH = 2000

/** Pages that keep these parameters only: whoever leads to them says more than the shop may read. */
const KEPT_PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  // The payment page tells card, address and signature of the order (decisions B-12).
  [ROUTES.paymentReturn]: ['vads_order_id'],
}

/** What a route is told of its request by React Router itself. */
const ROUTER_PARAMETERS = new Set(['_routes', 'index'])

/**
 * The address to go on to, where the one asked for carries a secret, which is put into its cookie; undefined where
 * it does not. Both the page and what React Router fetches of it (`.data`) are known.
 */
export function withoutSecrets(
  url: { readonly pathname: string; readonly search: string },
  cookies: Pick<CookieJar, 'set' | 'remove'>,
): string | undefined {
  if (!url.search) return undefined
  const page = pageOf(url.pathname)
  const left = new URLSearchParams(url.search)
  const before = left.size
  const kept = KEPT_PARAMETERS[page]
  if (kept) {
    const allowed = new Set([...kept, ...ROUTER_PARAMETERS])
    for (const name of new Set(left.keys())) if (!allowed.has(name)) left.delete(name)
  }
  for (const [name, { paths, secret, shown = [] }] of Object.entries<LinkType>(LINKS)) {
    if (!paths.includes(page) || !secret.some((one) => left.has(one))) continue
    const text = JSON.stringify([...secret, ...shown].map((one) => left.get(one) ?? ''))
    const isWhole = [...secret, ...shown].every((one) => left.get(one))
    if (isWhole && text.length <= MAX_LENGTH)
      cookies.set(linkCookie(name), text, { maxAge: LIFE, httpOnly: true, sameSite: 'Lax' })
    else cookies.remove(linkCookie(name))
    for (const one of secret) left.delete(one)
  }
  if (left.size === before) return undefined
  const search = left.toString()
  return url.pathname + (search && `?${search}`)
}

/** What came with the link that led the visitor here; undefined when that is too long ago, or never was. */
export function linkToken<Name extends LinkName>(context: Context, name: Name): LinkToken<Name> | undefined {
  const { secret, shown = [] }: LinkType = LINKS[name]
  const values = textsIn(context.get(scopeContext).cookies.get(linkCookie(name)))
  const names = [...secret, ...shown]
  if (values?.length !== names.length) return undefined
  return Object.fromEntries(names.map((one, at) => [one, values[at]])) as LinkToken<Name>
}

/** Forgets it: it was used, or is no longer good. */
export function forgetLinkToken(context: Context, name: LinkName): void {
  context.get(scopeContext).cookies.remove(linkCookie(name))
}

function textsIn(text: string | undefined): readonly string[] | undefined {
  try {
    const values: unknown = JSON.parse(text ?? 'null')
    const isList = Array.isArray(values) && values.every((value) => typeof value === 'string' && value !== '')
    return isList ? values : undefined
  } catch {
    return undefined
  }
}

/** As React Router matches it: in small letters, decoded, without language, slashes and suffix. */
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
