import { createRequire } from 'node:module'
import type sanitizeHtml from 'sanitize-html'

// Loaded by the first import, not at every start.
let loaded: typeof sanitizeHtml | undefined
const sanitiser = (): typeof sanitizeHtml => (loaded ??= createRequire(import.meta.url)('sanitize-html'))

const tags = [
  'p br hr h2 h3 h4 div blockquote pre address ul ol li dl dt dd figure figcaption img details summary',
  'strong b em i s sub sup small mark code abbr cite q time a',
  'table caption thead tbody tfoot tr th td',
].flatMap((line) => line.split(' '))

const options: sanitizeHtml.IOptions = {
  allowedTags: tags,
  allowedAttributes: {
    '*': ['lang'],
    a: ['href', 'title', 'hreflang', 'rel'],
    div: ['id'],
    h2: ['id'],
    h3: ['id'],
    ol: ['start'],
    time: ['datetime'],
    abbr: ['title'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan', 'data-l'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    details: ['open', 'name', 'class'],
    table: ['class'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  transformTags: {
    // The page has its own h1.
    h1: 'h2',
    a: (tagName, { rel: _rel, ...attributes }) => {
      const external = /^https?:/i.test(attributes.href ?? '')
      return { tagName, attribs: external ? { ...attributes, rel: 'noopener noreferrer' } : attributes }
    },
    details: (tagName, { class: _class, ...attributes }) => ({
      tagName,
      attribs: { ...attributes, class: 'fold' },
    }),
    table: (tagName) => ({ tagName, attribs: { class: 'table cards-on-phone' } }),
    img: (tagName, attributes) => ({ tagName, attribs: { loading: 'lazy', ...attributes } }),
  },
}

/**
 * Sanitises HTML of editors and imports (decisions J-6). Keeps text, lists, tables, figures and details elements;
 * removes styles, scripts, classes and embeds; adds `rel` to links to other hosts.
 */
export function sanitiseHtml(html: string): string {
  return sanitiser()(html, options).trim()
}
