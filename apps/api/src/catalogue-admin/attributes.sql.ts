import type { PictureRow } from '../catalogue/index.ts'
import type { Queryable } from '../platform/database.ts'

type OptionRow = {
  id: number
  value: string
  labels: Record<string, string>
  swatch: string | null
  /** The encoded picture that the swatch names. */
  picture: PictureRow | null
  products: number
}

export type AttributeFlags = {
  isFilterable: boolean
  isSearchable: boolean
  isSortable: boolean
  isVisible: boolean
  isComparable: boolean
  isInListing: boolean
  position: number
}

export type AttributeRow = AttributeFlags & {
  id: number
  code: string
  type: string
  labels: Record<string, string>
  products: number
  variantsOf: number
  sets: string[]
  options: OptionRow[]
}

const columns = (sql: Queryable) => sql`
  a.id, a.code, a.type, a.labels, a.is_filterable as "isFilterable", a.is_searchable as "isSearchable",
  a.is_sortable as "isSortable", a.is_visible as "isVisible", a.is_comparable as "isComparable",
  a.used_in_listing as "isInListing", a.position`

/** Attributes in order, all or one, with how much uses them. Values are counted in one reading of the products. */
export async function selectAttributes(sql: Queryable, id: number | null = null): Promise<AttributeRow[]> {
  const one = id === null ? sql`true` : sql`a.id = ${id}`
  const [attributes, options, uses] = await Promise.all([
    sql<Omit<AttributeRow, 'products' | 'options'>[]>`
      select ${columns(sql)},
             (select count(*)::int from configurable_attribute c where c.attribute_id = a.id) as "variantsOf",
             array(select s.name from attribute_set_member n join attribute_set s on s.id = n.set_id
                    where n.attribute_id = a.id order by 1) as sets
        from attribute a where ${one} order by a.position, a.id`,
    sql<(Omit<OptionRow, 'products'> & { attributeId: number })[]>`
      select o.id, o.attribute_id as "attributeId", o.value, o.labels, o.swatch,
             case when p.file is not null then jsonb_build_object(
               'file', p.file, 'width', p.width, 'height', p.height, 'colour', p.colour, 'contentHash', p.content_hash)
             end as picture
        from attribute_option o join attribute a on a.id = o.attribute_id left join picture p on p.file = o.swatch
       where ${one}
       order by o.sort_order, o.id`,
    selectUses(sql, id),
  ])
  const byAttribute = Map.groupBy(options, ({ attributeId }) => attributeId)
  return attributes.map((row) => ({
    ...row,
    products: uses.values.get(row.code) ?? 0,
    options: (byAttribute.get(row.id) ?? []).map(({ id: option, value, labels, swatch, picture }) => ({
      id: option,
      value,
      labels,
      swatch,
      picture,
      products: uses.options.get(`${row.code} ${option}`) ?? 0,
    })),
  }))
}

/** How many products have a value of an attribute, and each of its options. */
async function selectUses(sql: Queryable, id: number | null) {
  const wanted = id === null ? sql`` : sql`and a.id = ${id}`
  const values = await sql<{ code: string; products: number }[]>`
    select e.key as code, count(distinct v.product_id)::int as products
      from product_values v cross join lateral jsonb_object_keys(v.attribute_values || v.texts) as e(key)
      join attribute a on a.code = e.key ${wanted} group by 1`
  const options = await sql<{ code: string; option: number; products: number }[]>`
    select a.code, (x.option #>> '{}')::int as option, count(distinct v.product_id)::int as products
      from product_values v cross join lateral jsonb_each(v.attribute_values) as e(key, value)
      join attribute a on a.code = e.key and a.type in ('select', 'multiselect') ${wanted}
      cross join lateral jsonb_path_query(e.value, '$[*]') as x(option)
     where jsonb_typeof(x.option) = 'number' group by 1, 2`
  return {
    values: new Map(values.map(({ code, products }) => [code, products])),
    options: new Map(options.map(({ code, option, products }) => [`${code} ${option}`, products])),
  }
}

export async function insertAttribute(sql: Queryable, code: string, type: string): Promise<number> {
  const [row] = await sql<{ id: number }[]>`
    insert into attribute (code, type, position)
    select ${code}, ${type}, coalesce(max(position) + 1, 0) from attribute returning id`
  if (!row) throw new Error('An attribute was not inserted.')
  return row.id
}

export async function updateAttribute(
  sql: Queryable,
  id: number,
  { labels, ...flags }: AttributeFlags & { labels: Record<string, string> },
): Promise<void> {
  await sql`
    update attribute set labels = ${sql.json(labels)}, is_filterable = ${flags.isFilterable},
           is_searchable = ${flags.isSearchable}, is_sortable = ${flags.isSortable}, is_visible = ${flags.isVisible},
           is_comparable = ${flags.isComparable}, used_in_listing = ${flags.isInListing}, position = ${flags.position}
     where id = ${id}`
}

export type WantedOption = {
  id: number | null
  value: string
  labels: Record<string, string>
  swatch: string | null
}

/** Replaces the options of an attribute; those with an id are changed in place. */
export async function replaceOptions(
  sql: Queryable,
  id: number,
  options: readonly WantedOption[],
): Promise<void> {
  const rows = sql.json(options.map((option, position) => ({ ...option, position })))
  const kept = options.flatMap((option) => option.id ?? [])
  await sql`delete from attribute_option where attribute_id = ${id} and not id = any(${kept}::int[])`
  // Two options can swap their values.
  await sql`update attribute_option set value = 'was ' || id || ' ' || value where attribute_id = ${id}`
  await sql`
    update attribute_option o set value = r.value, labels = r.labels, swatch = r.swatch, sort_order = r.position
      from jsonb_to_recordset(${rows}) as r(id int, value text, labels jsonb, swatch text, position int)
     where o.id = r.id and o.attribute_id = ${id}`
  await sql`
    insert into attribute_option (attribute_id, value, labels, swatch, sort_order)
    select ${id}, value, labels, swatch, position
      from jsonb_to_recordset(${rows}) as r(id int, value text, labels jsonb, swatch text, position int)
     where r.id is null`
}

/** Takes options away from the products that have them; returns the ids of these. */
export async function removeOptionValues(
  sql: Queryable,
  code: string,
  options: readonly number[],
): Promise<number[]> {
  const gone = sql.json([...options])
  const rows = await sql<{ id: number }[]>`
    with changed as (
      update product_values v
         set attribute_values = case
               when jsonb_typeof(v.attribute_values -> ${code}) = 'array' and kept.list <> '[]'
                 then jsonb_set(v.attribute_values, array[${code}], kept.list)
               else v.attribute_values - ${code} end
        from product_values w
        cross join lateral (
          select coalesce(jsonb_agg(e.value), '[]') as list
            from jsonb_array_elements(case jsonb_typeof(w.attribute_values -> ${code})
                   when 'array' then w.attribute_values -> ${code} else '[]' end) as e(value)
           where not ${gone}::jsonb @> e.value) kept
       where w.product_id = v.product_id and w.store_id = v.store_id
         and exists (select from jsonb_array_elements(${gone}::jsonb) g where v.attribute_values -> ${code} @> g.value)
      returning v.product_id)
    select distinct product_id as id from changed`
  return rows.map(({ id }) => id)
}

/** Deletes an attribute with the values that products have of it; returns the ids of these. */
export async function deleteAttributeRow(sql: Queryable, id: number, code: string): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    with changed as (
      update product_values v set attribute_values = v.attribute_values - ${code}, texts = v.texts - ${code}
       where v.attribute_values ? ${code} or v.texts ? ${code} returning v.product_id)
    select distinct product_id as id from changed`
  await sql`delete from attribute where id = ${id}`
  return rows.map((row) => row.id)
}

export type SetRow = {
  id: number
  name: string
  products: number
  groups: { title: string; attributes: string[] }[]
}

export async function selectSets(sql: Queryable, id: number | null = null): Promise<SetRow[]> {
  return await sql<SetRow[]>`
    select s.id, s.name, (select count(*)::int from product p where p.attribute_set = s.name) as products,
           coalesce((select jsonb_agg(jsonb_build_object('title', g.title, 'attributes',
               coalesce((select jsonb_agg(a.code order by n.position, a.id) from attribute_set_member n
                           join attribute a on a.id = n.attribute_id where n.group_id = g.id), '[]'))
               order by g.position, g.id) from attribute_set_group g where g.set_id = s.id), '[]') as groups
      from attribute_set s where ${id === null ? sql`true` : sql`s.id = ${id}`} order by s.name`
}

/** Stores a set with its groups, under an id when it exists; returns the id. */
export async function writeSet(
  sql: Queryable,
  { id, name, groups }: Omit<SetRow, 'id' | 'products'> & { id: number | null },
) {
  const [row] =
    id === null
      ? await sql<{ id: number }[]>`insert into attribute_set (name) values (${name}) returning id`
      : await sql<{ id: number }[]>`
          with before as (select name from attribute_set where id = ${id}),
               renamed as (update product p set attribute_set = ${name} from before b
                            where p.attribute_set = b.name and b.name <> ${name})
          update attribute_set set name = ${name} where id = ${id} returning id`
  if (!row) throw new Error('An attribute set was not stored.')
  await sql`delete from attribute_set_group where set_id = ${row.id}`
  const rows = sql.json(groups.map((group, position) => ({ ...group, position })))
  await sql`
    with made as (
      insert into attribute_set_group (set_id, title, position)
      select ${row.id}, title, position from jsonb_to_recordset(${rows}) as r(title text, position int)
      returning id, title)
    insert into attribute_set_member (set_id, attribute_id, group_id, position)
    select ${row.id}, a.id, m.id, e.place
      from jsonb_to_recordset(${rows}) as r(title text, attributes jsonb)
      join made m on m.title = r.title
      cross join lateral jsonb_array_elements_text(r.attributes) with ordinality as e(code, place)
      join attribute a on a.code = e.code`
  return row.id
}

export async function deleteSetRow(sql: Queryable, id: number): Promise<void> {
  await sql`delete from attribute_set where id = ${id}`
}

/** Whether a rule of the catalogue or a promotion asks for an attribute. */
export async function isAskedFor(sql: Queryable, code: string): Promise<boolean> {
  const [row] = await sql<{ found: boolean }[]>`
    select exists (select from catalogue_rule r where r.condition::text like ${`%"${code}"%`})
        or exists (select from cart_rule r where to_jsonb(r)::text like ${`%"${code}"%`}) as found`
  return row?.found ?? false
}
