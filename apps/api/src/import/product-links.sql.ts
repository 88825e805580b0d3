import type { Queryable } from '../platform/database.ts'

export type LinkRow = {
  productId: number
  linkedId: number
  kind: 'related' | 'upsell' | 'crosssell' | 'grouped'
  position: number
  quantity: number
}

/** Replaces the links of the products for each kind. */
export async function replaceLinks(sql: Queryable, links: readonly LinkRow[]): Promise<number> {
  const rows = sql.json([...links])
  const gone = await sql`
    with wanted as (
      select "productId", "linkedId", kind from jsonb_to_recordset(${rows}) as r("productId" int, "linkedId" int, kind text)
    )
    delete from product_link l
     where (l.product_id, l.kind) in (select "productId", kind from wanted)
       and (l.product_id, l.linked_id, l.kind) not in (select "productId", "linkedId", kind from wanted)`
  const result = await sql`
    insert into product_link as l (product_id, linked_id, kind, position, quantity)
    select "productId", "linkedId", kind, position, quantity
      from jsonb_to_recordset(${rows}) as r("productId" int, "linkedId" int, kind text, position int, quantity int)
    on conflict (product_id, linked_id, kind) do update
       set position = excluded.position, quantity = excluded.quantity
     where (l.position, l.quantity) is distinct from (excluded.position, excluded.quantity)`
  return gone.count + result.count
}

export async function replaceVariants(
  sql: Queryable,
  variants: readonly { parentId: number; childId: number; position: number }[],
): Promise<number> {
  const rows = sql.json([...variants])
  const gone = await sql`
    with wanted as (select "parentId", "childId" from jsonb_to_recordset(${rows}) as r("parentId" int, "childId" int))
    delete from configurable_variant v
     where v.parent_id in (select "parentId" from wanted)
       and (v.parent_id, v.child_id) not in (select "parentId", "childId" from wanted)`
  const result = await sql`
    insert into configurable_variant as v (parent_id, child_id, position)
    select distinct on ("parentId", "childId") "parentId", "childId", position
      from jsonb_to_recordset(${rows}) as r("parentId" int, "childId" int, position int)
    on conflict (parent_id, child_id) do update set position = excluded.position
     where v.position is distinct from excluded.position`
  return gone.count + result.count
}

export async function replaceSuperAttributes(
  sql: Queryable,
  attributes: readonly { productId: number; attributeId: number; position: number }[],
): Promise<number> {
  const rows = sql.json([...attributes])
  const gone = await sql`
    with wanted as (select "productId", "attributeId" from jsonb_to_recordset(${rows}) as r("productId" int, "attributeId" int))
    delete from configurable_attribute a
     where a.product_id in (select "productId" from wanted)
       and (a.product_id, a.attribute_id) not in (select "productId", "attributeId" from wanted)`
  const result = await sql`
    insert into configurable_attribute as a (product_id, attribute_id, position)
    select "productId", "attributeId", position
      from jsonb_to_recordset(${rows}) as r("productId" int, "attributeId" int, position smallint)
    on conflict (product_id, attribute_id) do update set position = excluded.position
     where a.position is distinct from excluded.position`
  return gone.count + result.count
}
