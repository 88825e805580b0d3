import type { Queryable } from '../platform/database.ts'
import type { AttributeValue } from './attribute.ts'

type ValuesRow = {
  store_id: number
  attribute_values: Record<string, AttributeValue>
  texts: Record<string, string>
}

/** A product with the data that is not stored in memory. */
export type DetailsRow = {
  id: number
  weight: number | null
  attribute_set_id: number | null
  created_at: Date
  updated_at: Date
  stored: StoredLists
}

type StoredLists = {
  values: ValuesRow[]
  media: MediaRow[]
  videos: VideoRow[]
  turntables: TurntableRow[]
  links: LinkRow[]
  rewrites: RewriteRow[]
  history: HistoryRow[]
  together: TogetherRow[]
}

export type MediaRow = {
  id: number
  file: string
  position: number
  labels: Record<string, string>
  roles: string[]
  width: number | null
  height: number | null
  colour: string | null
  content_hash: string | null
}

type EncodedPicture = { file: string; width: number; height: number; colour: string; contentHash: string }

/** Texts, and paths of captions, are by language. */
export type VideoRow = {
  id: number
  source: string
  titles: Record<string, string>
  descriptions: Record<string, string>
  captions: Record<string, string>
  /** ISO 8601. */
  created_at: string
  poster: EncodedPicture | null
}

export type TurntableRow = { id: number; labels: Record<string, string>; frames: EncodedPicture[] }

type LinkRow = { linked_id: number; kind: 'related' | 'upsell' | 'crosssell' }
/** What was bought with the product, best first. */
type TogetherRow = { website_id: number; ids: number[] }
type RewriteRow = { store_id: number; request_path: string }
/** `since` is an ISO 8601 timestamp. */
export type HistoryRow = { website_id: number; price: number; since: string }

/** Reads all products in one query, so that a list takes one round trip. */
export async function selectDetails(sql: Queryable, ids: readonly number[]): Promise<DetailsRow[]> {
  return await sql<DetailsRow[]>`
    select p.id, p.weight::float8, p.created_at, p.updated_at,
           (select s.id from attribute_set s where s.name = p.attribute_set) as attribute_set_id, json_build_object(
      'values', (select coalesce(json_agg(v), '[]') from (
        select store_id, attribute_values, texts from product_values where product_id = p.id) v),
      'media', (select coalesce(json_agg(m), '[]') from (
        select m.id, m.file, m.position, m.labels, m.roles, c.width, c.height, c.colour, c.content_hash
          from product_media m left join picture c on c.file = m.file
         where m.product_id = p.id order by m.position, m.id) m),
      'videos', (select coalesce(json_agg(v), '[]') from (
        select v.id, v.source, v.titles, v.descriptions, v.captions, v.created_at,
               (select json_build_object(${encoded(sql)}) from picture c where c.file = v.poster) as poster
          from product_video v where v.product_id = p.id order by v.position) v),
      'turntables', (select coalesce(json_agg(t), '[]') from (
        select t.id, t.labels,
               (select coalesce(json_agg(json_build_object(${encoded(sql)}) order by f.place), '[]')
                  from unnest(t.frames) with ordinality f(file, place) join picture c on c.file = f.file) as frames
          from product_turntable t where t.product_id = p.id order by t.position) t),
      'links', (select coalesce(json_agg(l), '[]') from (
        select linked_id, kind from product_link
         where product_id = p.id and kind <> 'grouped' order by kind, position, linked_id) l),
      'rewrites', (select coalesce(json_agg(r), '[]') from (
        select store_id, request_path from url_rewrite
         where entity_type = 'PRODUCT' and entity_id = p.id and redirect_code = 0) r),
      'history', (select coalesce(json_agg(h), '[]') from (
        select website_id, price, since from price_history
         where product_id = p.id order by website_id, since) h),
      'together', (select coalesce(json_agg(t), '[]') from (
        select website_id, json_agg(other_id order by position, other_id) as ids from bought_together
         where product_id = p.id group by website_id) t)) as stored
      from product p where p.id = any(${ids})`
}

/** What is known of an encoded picture `c`. */
const encoded = (sql: Queryable) => sql`
  'file', c.file, 'width', c.width, 'height', c.height, 'colour', c.colour, 'contentHash', c.content_hash`
