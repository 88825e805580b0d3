import type { Language } from '@comptoir/rules/language'
import type { RedirectList } from '@comptoir/site-file/redirects'
import { languageOfPath, prefixOfPath } from '../app/platform/language.ts'
import { ownPath } from '../app/platform/route-of.ts'
import { patternOf, type RouteName } from '../app/platform/routes.ts'
import { languagesOf } from '../app/platform/site-texts.ts'
import type { Site } from '../app/platform/site.ts'
import { inCurrentNames } from './old-parameters.ts'

export interface Redirect {
  readonly status: 301 | 302
  readonly location: string
}

export interface RedirectOptions {
  /** Its languages and which of them have a blog. */
  readonly site: Pick<Site, 'languages'> & Partial<Pick<Site, 'languagePrefix'>>
  /** Host of the request, with its port if any. */
  readonly host?: string | undefined
  /** Bare hosts that redirect to their www host (decisions B-11). */
  readonly wwwHosts?: readonly string[]
  /** The site's own redirects, applied first. */
  readonly list?: RedirectList
  /** Whether words of another language stay, as for a form: a redirect may lose what it says. */
  readonly keepsWords?: boolean
}

const LEGACY: Readonly<Record<string, RouteName>> = {
  'customer/account': 'account',
  'customer/account/createPassword': 'resetPassword',
  'catalogsearch/result': 'search',
}

/**
 * Redirect of a URL, undefined when it is canonical (spec 000 §2; decisions B-5, B-8, B-9, B-10, B-11). Applies all rules at
 * once, so that there is never a second redirect.
 */
export function redirectFor(
  url: { readonly pathname: string; readonly search: string },
  options: RedirectOptions,
): Redirect | undefined {
  const origin = wwwOrigin(options)
  const moved = options.list?.(url.pathname)
  if (moved)
    return { status: moved.status, location: targetOf(moved.to, url.search, { origin, site: options.site }) }
  const path = canonicalPath(url.pathname, options.site, options.keepsWords)
  // A form that was opened with old names keeps its address; see `withOwnWords`.
  const search = options.keepsWords ? url.search : inCurrentNames({ pathname: path, search: url.search })
  if (path === url.pathname && search === url.search && !origin) return undefined
  return { status: 301, location: `${origin ?? ''}${path}${search}` }
}

/** Canonical URL of a target of the site's list; keeps the query of the request when the target has none. */
function targetOf(
  to: string,
  search: string,
  { origin, site }: { origin: string | undefined; site: RedirectOptions['site'] },
): string {
  if (!to.startsWith('/')) return to
  const { pathname, search: own, hash } = new URL(to, 'http://shop')
  const path = canonicalPath(pathname, site)
  return `${origin ?? ''}${path}${inCurrentNames({ pathname: path, search: own || search })}${hash}`
}

/** What addresses in a language begin with: `/fr`, or nothing for a site whose addresses name no language. */
export function addressPrefix(site: Partial<Pick<Site, 'languagePrefix'>>, language: Language): string {
  return site.languagePrefix === false ? '' : `/${language}`
}

/** The path of a page, which may end with `.data`, in the words of its language. */
export function inOwnWords(pathname: string, site: RedirectOptions['site']): string {
  const languages = languagesOf(site)
  const end = pathname.endsWith('.data') ? '.data' : ''
  const path = pathname.slice(0, pathname.length - end.length)
  const language = languageOfPath(path, languages)
  const start = addressPrefix(site, language)
  const below = path.slice(start.length + 1)
  const own = ownPath(below, language, languages)
  return own === below ? pathname : `${start}/${own}${end}`
}

/** Files without a language prefix. */
const ROOT_FILES = new Set(['/sitemap.xml'])

/** The path with its language prefix in the words of that language, without trailing or doubled slashes. */
function canonicalPath(pathname: string, site: RedirectOptions['site'], keepsWords = false): string {
  if (ROOT_FILES.has(pathname)) return pathname
  const segments = pathname.split('/').filter(Boolean)
  const languages = languagesOf(site)
  const path = `/${segments.join('/')}`
  const language = languageOfPath(path, languages)
  const rest = prefixOfPath(path, languages) ? segments.slice(1) : segments
  const blog = blogLanguage([language, ...rest], site)
  if (blog) return addressPrefix(site, blog) || '/'
  const legacy = LEGACY[rest.join('/')]
  const written = legacy ? patternOf(language, legacy) : rest.join('/')
  const below = keepsWords ? written : ownPath(written, language, languages)
  const start = addressPrefix(site, language)
  return below === '' ? start || '/' : `${start}/${below}`
}

/** Blog path below a language without a blog, which leads to that language's home; whole segments only. */
function blogLanguage(segments: readonly string[], site: RedirectOptions['site']): string | undefined {
  const without: readonly string[] = languagesOf(site).filter((language) => !site.languages[language]?.blog)
  return segments.find(
    (segment, index) => without.includes(segment) && segments[index + 1] === patternOf(segment, 'blog'),
  )
}

function wwwOrigin({ host, wwwHosts = [] }: Pick<RedirectOptions, 'host' | 'wwwHosts'>): string | undefined {
  return host && wwwHosts.includes(host.toLowerCase()) ? `https://www.${host.toLowerCase()}` : undefined
}
