import type { SendQuery } from './send-query.ts'

interface SitemapArguments {
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

interface EntityPage {
  readonly total_count: number
  readonly items: readonly (Entity | null)[]
}

/** Magento may reject larger pages. */
const MAX_PAGE_SIZE = 250
const fields = 'total_count items { url_key url_suffix canonical_url }'
const queries: Readonly<Record<string, string>> = {
  PRODUCT: `query ($size: Int, $page: Int) { found: products(filter: {}, pageSize: $size, currentPage: $page) { ${fields} } }`,
  CATEGORY: `query ($size: Int, $page: Int) { found: categories(pageSize: $size, currentPage: $page) { ${fields.replace('url_key', 'url_path')} } }`,
}

/** A page of the sitemap built from products or categories, for a server without the `sitemap` query. CMS pages are missing. */
export async function buildSitemap(send: SendQuery, { type, pageSize, currentPage }: SitemapArguments) {
  const query = queries[type]
  if (!query) return { total_count: 0, items: [] }
  const requested = pageSize ?? MAX_PAGE_SIZE
  const pages = Math.max(1, Math.floor(requested / MAX_PAGE_SIZE))
  const size = Math.min(requested, MAX_PAGE_SIZE)
  const entities: (Entity | null)[] = []
  let total = 0
  for (let index = 0; index < pages; index += 1) {
    const page = ((currentPage ?? 1) - 1) * pages + index + 1
    if (index > 0 && (page - 1) * size >= total) break
    const { found } = (await send(query, { size, page })) as { found: EntityPage }
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
