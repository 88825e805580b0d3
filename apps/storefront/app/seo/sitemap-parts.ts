/** Page types with separate sitemaps. */
export type SitemapKind = 'pages' | 'categories' | 'products' | 'blog' | 'stores'

export interface SitemapPart {
  readonly kind: SitemapKind
  /** Counts from 1. */
  readonly page: number
}

/** Pages per file: search engines accept 50,000, but smaller files render faster. */
export const PER_FILE = 2000

const KINDS: readonly SitemapKind[] = ['pages', 'categories', 'products', 'blog', 'stores']

/** `products-2.xml`; the first file of a kind has no number. */
export const fileOf = ({ kind, page }: SitemapPart): string => `${kind}${page > 1 ? `-${page}` : ''}.xml`

/** Parses a file name; undefined when it is invalid. */
export function partOf(file: string): SitemapPart | undefined {
  const [, name, number] = /^([a-z]+)(?:-([1-9]\d{0,4}))?\.xml$/.exec(file) ?? []
  const kind = KINDS.find((one) => one === name)
  const page = Number(number ?? 1)
  return kind && fileOf({ kind, page }) === file ? { kind, page } : undefined
}

/** Files for `count` pages of a type. */
export function partsFor(kind: SitemapKind, count: number): SitemapPart[] {
  return Array.from({ length: Math.ceil(count / PER_FILE) }, (_, index) => ({ kind, page: index + 1 }))
}
