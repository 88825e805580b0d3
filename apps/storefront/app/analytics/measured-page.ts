import { personalPart } from '../platform/personal-pages.ts'

/** What measurement is told of the page that a visitor looks at. */
export interface MeasuredPage {
  readonly location: string
  /** Where the visitor came from: the page before, or the site; empty when that is not known. */
  readonly referrer: string
  readonly title: string
  /** Whether looking at it counts: not where it shows what is one person's, nor where there is no page. */
  readonly isCounted: boolean
}

interface ShownPage {
  readonly href: string
  readonly referrer: string
  readonly title: string
  /** Whether the address has a page; anything can stand in one that has none. */
  readonly isFound: boolean
}

/** Parameters that say which page it is, and how the visitor came; all others stay in the browser. */
const ALLOWED = new Set(['page', 'sort', 'gclid', 'gbraid', 'wbraid', 'dclid', 'fbclid', 'msclkid'])
/** The page whose words are measured. */
const SEARCH = 'recherche'
const ALLOWED_PREFIXES = ['utm_', 'mtm_']

export function measuredPage({ href, referrer, title, isFound }: ShownPage): MeasuredPage {
  const url = new URL(href)
  const page = locationOf(url, isFound)
  return {
    location: page.location,
    referrer: referrerOf(referrer, url),
    title: page.isPublic ? title : '',
    isCounted: page.isPublic,
  }
}

function locationOf(url: URL, isFound: boolean): { location: string; isPublic: boolean } {
  const { origin, pathname, searchParams } = url
  const [, language = '', ...rest] = pathname.split('/')
  const path = rest.join('/')
  const personal = personalPart(pathname)
  if (personal !== undefined) return { location: `${origin}/${language}/${personal}`, isPublic: false }
  if (!isFound) return { location: `${origin}/`, isPublic: false }
  const allowed = [...searchParams].filter(([name, value]) => isAllowed(name, path) && !isEmailIn(value))
  const query = new URLSearchParams(allowed).toString()
  return { location: origin + pathname + (query && `?${query}`), isPublic: true }
}

function isAllowed(name: string, path: string): boolean {
  // Elsewhere it may be somebody's address.
  if (name === 'q') return path === SEARCH
  return ALLOWED.has(name) || ALLOWED_PREFIXES.some((prefix) => name.startsWith(prefix))
}

/** Of another site its origin, of this one no page: an address there may have been any. */
function referrerOf(referrer: string, { origin }: URL): string {
  if (!URL.canParse(referrer)) return ''
  const from = new URL(referrer).origin
  return from === origin || from === 'null' ? '' : `${from}/`
}

/** Words that a visitor typed are told without an e-mail address among them. */
export const isEmailIn = (text: string): boolean => text.includes('@')
