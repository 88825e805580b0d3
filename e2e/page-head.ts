/** One object of schema.org. */
type Structured = { '@type': string; offers?: { price?: string } }

export type PageHead = {
  language: string
  titles: string[]
  description: string | undefined
  robots: string | undefined
  canonical: string | undefined
  /** Addresses by language, `x-default` among them. */
  alternates: Record<string, string>
  headings: number
  /** Open Graph and its like, by property. */
  social: Record<string, string>
  /** The structured data, as objects of schema.org. */
  structured: Structured[]
  /** Where links lead, other hosts included. */
  links: string[]
  /** Pictures, styles, scripts and fonts. */
  resources: string[]
  /** What a link may point at within the page. */
  ids: Set<string>
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }
const decoded = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|#x27|#39);/g, (_whole, name: string) => entities[name] ?? '')

function attributesOf(tag: string): Record<string, string> {
  const found = [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)]
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name.toLowerCase(), decoded(value)]))
}

/** What a page that was rendered by the server says of itself and leads to. */
export function pageHead(html: string): PageHead {
  const visible = html.replaceAll(/<script\b(?![^>]*\bsrc=)[^>]*>[\s\S]*?<\/script>/g, '')
  const tags = (name: string) =>
    [...visible.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => attributesOf(tag))
  const links = tags('link')
  const metas = tags('meta')
  const named = (name: string) => metas.find((meta) => meta['name'] === name)?.['content']
  const resources = links.filter(({ rel }) => /^(?:stylesheet|preload|modulepreload|icon)$/.test(rel ?? ''))
  const pictures = tags('source').flatMap(
    ({ srcset }) => srcset?.split(',').map((one) => one.trim().split(' ')[0] ?? '') ?? [],
  )
  return {
    language: tags('html')[0]?.['lang'] ?? '',
    titles: [...(visible.split('</head>')[0] ?? '').matchAll(/<title>([^<]*)<\/title>/g)].map(
      ([, title = '']) => decoded(title),
    ),
    description: named('description'),
    robots: named('robots'),
    canonical: links.find(({ rel }) => rel === 'canonical')?.['href'],
    alternates: Object.fromEntries(
      links.flatMap(({ rel, hreflang, href }) =>
        rel === 'alternate' && hreflang ? [[hreflang, href ?? '']] : [],
      ),
    ),
    headings: tags('h1').length,
    social: Object.fromEntries(
      metas.flatMap(({ property, content }) => (property ? [[property, content ?? '']] : [])),
    ),
    structured: structuredIn(html),
    links: tags('a').flatMap(({ href }) => (href && !/^(?:mailto|tel|sms):/.test(href) ? [href] : [])),
    resources: [
      ...resources.map(({ href }) => href ?? ''),
      ...['img', 'script', 'iframe'].flatMap((name) => tags(name).map(({ src }) => src ?? '')),
      ...pictures,
    ].filter(Boolean),
    ids: new Set([...visible.matchAll(/\bid="([^"]+)"/g)].map(([, id = '']) => id)),
  }
}

/** Throws where it is no JSON. */
function structuredIn(html: string): Structured[] {
  const pieces = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)
  return [...pieces].map(([, text = '']) => JSON.parse(text))
}
