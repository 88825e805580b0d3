import { DEFAULT_LANGUAGE, isLanguage } from '../app/platform/language.ts'
import { ROUTES } from '../app/platform/routes.ts'
import type { RedirectList } from './redirect-list.ts'

export interface Redirect {
  readonly status: 301 | 302
  readonly location: string
}

export interface RedirectOptions {
  /** Host of the request, with its port if any. */
  readonly host?: string | undefined
  /** Bare hosts that redirect to their www host (decisions B-11). */
  readonly wwwHosts?: readonly string[]
  /** The site's own redirects, applied first. */
  readonly list?: RedirectList
}

const LEGACY: Readonly<Record<string, string>> = {
  'customer/account': ROUTES.account,
  'customer/account/createPassword': ROUTES.resetPassword,
  'catalogsearch/result': ROUTES.search,
}

/**
 * Redirect of a URL, undefined when it is canonical (spec 000 §2; decisions B-5, B-8, B-9, B-10, B-11). Applies all rules at
 * once, so that there is never a second redirect.
 */
export function redirectFor(
  url: { readonly pathname: string; readonly search: string },
  options: RedirectOptions = {},
): Redirect | undefined {
  const origin = wwwOrigin(options)
  const moved = options.list?.(url.pathname)
  if (moved) return { status: moved.status, location: targetOf(moved.to, url.search, origin) }
  const path = canonicalPath(url.pathname)
  if (path === url.pathname && !origin) return undefined
  return { status: 301, location: `${origin ?? ''}${path}${url.search}` }
}

/** Canonical URL of a target of the site's list; keeps the query of the request when the target has none. */
function targetOf(to: string, search: string, origin: string | undefined): string {
  if (!to.startsWith('/')) return to
  const { pathname, search: own, hash } = new URL(to, 'http://shop')
  return `${origin ?? ''}${canonicalPath(pathname)}${own || search}${hash}`
}

/** Files without a language prefix. */
const ROOT_FILES = new Set(['/sitemap.xml'])

/** The path with its language prefix, without trailing or doubled slashes, legacy paths replaced. */
function canonicalPath(pathname: string): string {
  if (ROOT_FILES.has(pathname)) return pathname
  const segments = pathname.split('/').filter(Boolean)
  const [first, ...others] = segments
  const language = isLanguage(first) ? first : DEFAULT_LANGUAGE
  const rest = isLanguage(first) ? others : segments
  const blog = blogLanguage([language, ...rest])
  if (blog) return `/${blog}`
  const below = LEGACY[rest.join('/')] ?? rest.join('/')
  return below === '' ? `/${language}` : `/${language}/${below}`
}

/** The blog is written in French: whole segments /en/blog and /it/blog lead to that language's home. */
function blogLanguage(segments: readonly string[]): string | undefined {
  const blog = segments.findIndex(
    (segment, index) => (segment === 'en' || segment === 'it') && segments[index + 1] === 'blog',
  )
  return segments[blog]
}

function wwwOrigin({ host, wwwHosts = [] }: RedirectOptions): string | undefined {
  return host && wwwHosts.includes(host.toLowerCase()) ? `https://www.${host.toLowerCase()}` : undefined
}
