/** A schema.org object. */
type StructuredData = { '@type': string; offers?: { price?: string } }

export type PageHead = {
  language: string
  titles: string[]
  description: string | undefined
  robots: string | undefined
  canonical: string | undefined
  /** URLs by language and `x-default`. */
  alternates: Record<string, string>
  headings: number
  /** Open Graph and similar properties. */
  social: Record<string, string>
  structured: StructuredData[]
  /** Link targets, external ones included. */
  links: string[]
  /** URLs of pictures, styles, scripts and fonts. */
  resources: string[]
  /** Ids that a fragment may point to. */
  ids: Set<string>
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }
const decode = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|#x27|#39);/g, (_whole, name: string) => entities[name] ?? '')

function attributesOf(tag: string): Record<string, string> {
  const attributes = [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)]
  return Object.fromEntries(
    attributes.map(([, name = '', value = '']) => [name.toLowerCase(), decode(value)]),
  )
}

/** Parses the metadata, links and resources of a server-rendered page. */
export function pageHead(html: string): PageHead {
  const visible = html.replaceAll(/<script\b(?![^>]*\bsrc=)[^>]*>[\s\S]*?<\/script>/g, '')
  const tags = (name: string) =>
    [...visible.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => attributesOf(tag))
  const links = tags('link')
  const metas = tags('meta')
  const metaContent = (name: string) => metas.find((meta) => meta['name'] === name)?.['content']
  const resources = links.filter(({ rel }) => /^(?:stylesheet|preload|modulepreload|icon)$/.test(rel ?? ''))
  const pictures = tags('source').flatMap(
    ({ srcset }) => srcset?.split(',').map((candidate) => candidate.trim().split(' ')[0] ?? '') ?? [],
  )
  return {
    language: tags('html')[0]?.['lang'] ?? '',
    titles: [...(visible.split('</head>')[0] ?? '').matchAll(/<title>([^<]*)<\/title>/g)].map(
      ([, title = '']) => decode(title),
    ),
    description: metaContent('description'),
    robots: metaContent('robots'),
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
    structured: parseStructuredData(html),
    links: tags('a').flatMap(({ href }) => (href && !/^(?:mailto|tel|sms):/.test(href) ? [href] : [])),
    resources: [
      ...resources.map(({ href }) => href ?? ''),
      ...['img', 'script', 'iframe'].flatMap((name) => tags(name).map(({ src }) => src ?? '')),
      ...pictures,
    ].filter(Boolean),
    ids: new Set([...visible.matchAll(/\bid="([^"]+)"/g)].map(([, id = '']) => id)),
  }
}

/** Parses the JSON-LD scripts; throws on invalid JSON. */
function parseStructuredData(html: string): StructuredData[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)
  return [...scripts].map(([, text = '']) => JSON.parse(text))
}
