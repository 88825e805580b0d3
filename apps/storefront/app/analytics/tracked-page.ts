import { pathBelowLanguage, prefixOfPath } from '../platform/language.ts'
import { personalPageOf } from '../platform/personal-pages.ts'
import { patternsOf } from '../platform/routes.ts'

/** The current page, as sent to analytics. */
export interface TrackedPage {
  readonly location: string
  /** Origin of an external referrer, else empty. */
  readonly referrer: string
  readonly title: string
  /** Whether to send a page view: not for personal and missing pages. */
  readonly isViewCounted: boolean
}

interface CurrentPage {
  readonly href: string
  readonly referrer: string
  readonly title: string
  /** Whether the page exists; the URL of a missing page may hold anything. */
  readonly isFound: boolean
}

/** Page and campaign parameters; all others are removed. */
const ALLOWED = new Set(['page', 'sort', 'gclid', 'gbraid', 'wbraid', 'dclid', 'fbclid', 'msclkid'])
const SEARCH_PAGES = patternsOf('search')
const ALLOWED_PREFIXES = ['utm_', 'mtm_']

export function trackedPage({ href, referrer, title, isFound }: CurrentPage): TrackedPage {
  const url = new URL(href)
  const page = locationOf(url, isFound)
  return {
    location: page.location,
    referrer: referrerOf(referrer, url),
    title: page.isPublic ? title : '',
    isViewCounted: page.isPublic,
  }
}

function locationOf(url: URL, isFound: boolean): { location: string; isPublic: boolean } {
  const { origin, pathname, searchParams } = url
  const path = pathBelowLanguage(pathname)
  const language = prefixOfPath(pathname)
  const personal = personalPageOf(pathname)
  if (personal !== undefined)
    return { location: `${origin}${language ? `/${language}` : ''}/${personal}`, isPublic: false }
  if (!isFound) return { location: `${origin}/`, isPublic: false }
  const allowed = [...searchParams].filter(([name, value]) => isAllowed(name, path) && !isEmailIn(value))
  const query = new URLSearchParams(allowed).toString()
  return { location: origin + pathname + (query && `?${query}`), isPublic: true }
}

function isAllowed(name: string, path: string): boolean {
  // The query of a search is sent; on other pages it may be a postal address.
  if (name === 'q') return SEARCH_PAGES.includes(path)
  return ALLOWED.has(name) || ALLOWED_PREFIXES.some((prefix) => name.startsWith(prefix))
}

/** Origin of another site; empty for the shop itself, whose URLs may hold personal data. */
function referrerOf(referrer: string, { origin }: URL): string {
  if (!URL.canParse(referrer)) return ''
  const from = new URL(referrer).origin
  return from === origin || from === 'null' ? '' : `${from}/`
}

/** Whether a text may hold an email address. */
export const isEmailIn = (text: string): boolean => text.includes('@')
