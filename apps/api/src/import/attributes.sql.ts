import type { Queryable } from '../platform/database.ts'
import type { InferredAttribute } from './infer-attributes.ts'
import type { AttributeDefinition } from './attribute-definition.ts'

export type StoredAttribute = { id: number; code: string; type: AttributeDefinition['type'] }

/** With the first label for languages without one. */
const withDefault = (labels: Readonly<Record<string, string>>) => {
  return { ...labels, default: Object.values(labels)[0] }
}

/** Websites share attributes: the labels of a file are added to those in other languages. */
const mergedLabels = (sql: Queryable) => sql`
  jsonb_strip_nulls(jsonb_build_object('default', excluded.labels -> 'default'))
    || known.labels || (excluded.labels - 'default')`

/** Inserts or updates attributes; returns the number of changed rows. */
export async function upsertAttributes(
  sql: Queryable,
  definitions: readonly AttributeDefinition[],
): Promise<number> {
  const rows = definitions.map((one) => ({
    ...one,
    comparable: one.comparable ?? one.visible,
    options: undefined,
    labels: withDefault(one.labels),
  }))
  const result = await sql`
    insert into attribute as known (code, type, is_filterable, is_searchable, is_sortable, is_visible, is_comparable,
           used_in_listing, position, labels)
    select code, type, filterable, searchable, sortable, visible, comparable, listed, position, labels
      from jsonb_to_recordset(${sql.json(rows)}) as r(code text, type text, filterable boolean, searchable boolean,
           sortable boolean, visible boolean, comparable boolean, listed boolean, position int, labels jsonb)
    on conflict (code) do update
       set type = excluded.type, is_filterable = excluded.is_filterable, is_searchable = excluded.is_searchable,
           is_sortable = excluded.is_sortable, is_visible = excluded.is_visible,
           is_comparable = excluded.is_comparable, used_in_listing = excluded.used_in_listing,
           position = excluded.position, labels = ${mergedLabels(sql)}
     where (known.type, known.is_filterable, known.is_searchable, known.is_sortable, known.is_visible,
            known.is_comparable, known.used_in_listing, known.position, known.labels)
           is distinct from (excluded.type, excluded.is_filterable, excluded.is_searchable, excluded.is_sortable,
           excluded.is_visible, excluded.is_comparable, excluded.used_in_listing, excluded.position,
           ${mergedLabels(sql)})`
  return result.count
}

export async function upsertOptions(
  sql: Queryable,
  definitions: readonly AttributeDefinition[],
): Promise<number> {
  const rows = definitions.flatMap(({ code, options }) =>
    options.map((option, index) => ({
      code,
      value: option.value,
      swatch: option.swatch ?? null,
      position: index,
      labels: withDefault(option.labels),
    })),
  )
  const result = await sql`
    insert into attribute_option as known (attribute_id, value, labels, swatch, sort_order)
    select a.id, r.value, r.labels, r.swatch, r.position
      from jsonb_to_recordset(${sql.json(rows)}) as r(code text, value text, labels jsonb, swatch text, position int)
      join attribute a on a.code = r.code
    on conflict (attribute_id, value) do update
       set labels = ${mergedLabels(sql)}, swatch = excluded.swatch, sort_order = excluded.sort_order
     where (known.labels, known.swatch, known.sort_order)
           is distinct from (${mergedLabels(sql)}, excluded.swatch, excluded.sort_order)`
  return result.count
}

export async function selectKnownAttributes(sql: Queryable): Promise<StoredAttribute[]> {
  return await sql<StoredAttribute[]>`select id, code, type from attribute`
}

export async function selectKnownOptions(
  sql: Queryable,
): Promise<{ id: number; attributeId: number; value: string }[]> {
  return await sql<{ id: number; attributeId: number; value: string }[]>`
    select id, attribute_id as "attributeId", value from attribute_option`
}

/**
 * Creates attributes of a product file. The default label is the code. Filterable attributes are searchable.
 */
export async function insertNewAttributes(
  sql: Queryable,
  created: readonly (InferredAttribute & { code: string })[],
): Promise<void> {
  const rows = created.map(({ label, ...one }) => ({ ...one, label: label ?? null }))
  await sql`
    insert into attribute (code, type, is_filterable, is_searchable, labels, position)
    select code, type, filterable, filterable and type <> 'boolean',
           jsonb_build_object('default', coalesce(label, initcap(replace(code, '_', ' ')))), 1000
      from jsonb_to_recordset(${sql.json(rows)}) as r(code text, type text, filterable boolean, label text)
    on conflict (code) do nothing`
}

export type AttributeLabel = { code: string; language: string; label: string }

/** Sets labels in languages without one; returns the number of changed rows. */
export async function fillAttributeLabels(
  sql: Queryable,
  labels: readonly AttributeLabel[],
): Promise<number> {
  const result = await sql`
    with created as (
      select code, jsonb_object_agg(language, label) as labels
        from (select distinct on (code, language) code, language, label
                from jsonb_to_recordset(${sql.json([...labels])}) as r(code text, language text, label text)) one
       group by code
    )
    update attribute a set labels = m.labels || a.labels
      from created m where m.code = a.code and m.labels || a.labels is distinct from a.labels`
  return result.count
}

export async function insertNewOptions(
  sql: Queryable,
  created: readonly { attributeId: number; value: string }[],
): Promise<void> {
  await sql`
    insert into attribute_option (attribute_id, value, labels, sort_order)
    select "attributeId", value, jsonb_build_object('default', value), 1000
      from jsonb_to_recordset(${sql.json([...created])}) as r("attributeId" int, value text)
    on conflict (attribute_id, value) do nothing`
}
