import type { Ask } from './ask.ts'

interface Wish {
  readonly type: string
  readonly pageSize?: number | null
  readonly currentPage?: number | null
}

interface Entity {
  readonly canonical_url?: string | null
  readonly url_key?: string | null
  readonly url_path?: string | null
  readonly url_suffix?: string | null
}

interface Found {
  readonly total_count: number
  readonly items: readonly (Entity | null)[]
}

/** A Magento may refuse larger pages. */
const LARGEST = 250
const fields = 'total_count items { url_key url_suffix canonical_url }'
const queries: Readonly<Record<string, string>> = {
  PRODUCT: `query ($size: Int, $page: Int) { found: products(filter: {}, pageSize: $size, currentPage: $page) { ${fields} } }`,
  CATEGORY: `query ($size: Int, $page: Int) { found: categories(pageSize: $size, currentPage: $page) { ${fields.replace('url_key', 'url_path')} } }`,
}

/** A part of the sitemap of a server that has no such thing: of its products or categories, without pages of editors. */
export async function sitemapOf(ask: Ask, { type, pageSize, currentPage }: Wish) {
  const query = queries[type]
  if (!query) return { total_count: 0, items: [] }
  const wanted = pageSize ?? LARGEST
  const parts = Math.max(1, Math.floor(wanted / LARGEST))
  const size = Math.min(wanted, LARGEST)
  const entities: (Entity | null)[] = []
  let total = 0
  for (let part = 0; part < parts; part += 1) {
    const page = ((currentPage ?? 1) - 1) * parts + part + 1
    if (part > 0 && (page - 1) * size >= total) break
    const { found } = (await ask(query, { size, page })) as { found: Found }
    total = found.total_count
    entities.push(...found.items)
  }
  return { total_count: total, items: entities.flatMap(entryOf) }
}

function entryOf(entity: Entity | null) {
  const { canonical_url: canonical, url_key: key, url_path: path, url_suffix: suffix } = entity ?? {}
  const address = canonical ?? (key || path ? `${path ?? key}${suffix ?? ''}` : undefined)
  return address ? [{ path: address.replace(/^\//, ''), alternates: [], updated_at: null, images: [] }] : []
}
