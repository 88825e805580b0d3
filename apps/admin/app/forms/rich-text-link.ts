/** Schemes that the API keeps in links; others would be removed when the text is saved. */
const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** Whether a link may stand in a text: http(s), mailto, tel, an address within the site, or an anchor of the page. */
export function isAllowedLink(href: string): boolean {
  // Browsers ignore these within an address, which would hide a scheme.
  if (hasHidden(href)) return false
  if (href.startsWith('#') || href.startsWith('/')) return !href.startsWith('//') && !href.startsWith('/\\')
  const end = href.indexOf(':')
  return end > 0 && end < href.length - 1 && SCHEMES.has(href.slice(0, end + 1).toLowerCase())
}

/** White space and control characters. */
const hasHidden = (text: string) => /[\s\p{Cc}]/u.test(text)

/** The link that somebody typed, with the scheme that they left out; undefined where it is none that a text may hold. */
export function linkFrom(typed: string): string | undefined {
  const text = typed.trim()
  if (isAllowedLink(text)) return text
  if (text === '' || hasHidden(text.replaceAll(' ', ''))) return undefined
  if (/^\+?[\d .()-]{6,20}$/.test(text)) return `tel:${text.replaceAll(/[^+\d]/g, '')}`
  if (text.includes(' ') || text.includes(':')) return undefined
  const [name = '', host = '', ...more] = text.split('@')
  if (more.length === 0 && name !== '' && isHost(host)) return `mailto:${text}`
  return isHost(text.split(/[/?#]/, 1)[0] ?? '') ? `https://${text}` : undefined
}

const isHost = (text: string) => /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}$/i.test(text)

/** What the API writes into links to other hosts. */
export const relOf = (href: string): string | null => (/^https?:/i.test(href) ? 'noopener noreferrer' : null)
