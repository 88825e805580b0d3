import type { Queryable } from '../platform/database.ts'
import type { AttributeValue } from './attribute.ts'

type ValuesRow = {
  product_id: number
  store_id: number
  attribute_values: Record<string, AttributeValue>
  texts: Record<string, string>
}

export type ProductFactsRow = {
  id: number
  weight: number | null
  created_at: Date
  updated_at: Date
}

export type MediaRow = {
  id: number
  product_id: number
  file: string
  position: number
  labels: Record<string, string>
  roles: string[]
  width: number | null
  height: number | null
  colour: string | null
  content_hash: string | null
}

type LinkRow = { product_id: number; linked_id: number; kind: 'related' | 'upsell' | 'crosssell' }
type RewriteRow = { store_id: number; entity_id: number; request_path: string }
export type HistoryRow = { product_id: number; website_id: number; price: number; since: Date }

export type DetailRows = {
  values: ValuesRow[]
  facts: ProductFactsRow[]
  media: MediaRow[]
  links: LinkRow[]
  rewrites: RewriteRow[]
  history: HistoryRow[]
}

/** Everything about the products that is not kept in memory, in six queries however many there are. */
export async function selectDetails(sql: Queryable, ids: number[]): Promise<DetailRows> {
  const [values, facts, media, links, rewrites, history] = await Promise.all([
    sql<ValuesRow[]>`
      select product_id, store_id, attribute_values, texts from product_values where product_id = any(${ids})`,
    sql<ProductFactsRow[]>`
      select id, weight::float8, created_at, updated_at from product where id = any(${ids})`,
    sql<MediaRow[]>`
      select m.id, m.product_id, m.file, m.position, m.labels, m.roles, p.width, p.height, p.colour, p.content_hash
        from product_media m left join picture p on p.file = m.file
       where m.product_id = any(${ids}) order by m.product_id, m.position, m.id`,
    sql<LinkRow[]>`
      select product_id, linked_id, kind from product_link
       where product_id = any(${ids}) and kind <> 'grouped' order by product_id, kind, position, linked_id`,
    sql<RewriteRow[]>`
      select store_id, entity_id, request_path from url_rewrite
       where entity_type = 'PRODUCT' and entity_id = any(${ids}) and redirect_code = 0`,
    sql<HistoryRow[]>`
      select product_id, website_id, price, since from price_history
       where product_id = any(${ids}) order by product_id, website_id, since`,
  ])
  return { values, facts, media, links, rewrites, history }
}
