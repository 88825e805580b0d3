import type { Queryable } from '../platform/database.ts'

export type CategoryTexts = Partial<
  Record<'name' | 'urlKey' | 'description' | 'metaTitle' | 'metaDescription', string>
>

export type CategoryRow = {
  id: number
  parentId: number | null
  level: number
  position: number
  adminName: string
  isActive: boolean
  isInMenu: boolean
  showsPrices: boolean
  productCount: number
  /** By language. */
  texts: Record<string, CategoryTexts>
}

/** The categories of a website, in no order. */
export async function selectTree(sql: Queryable, websiteId: number): Promise<CategoryRow[]> {
  return await sql<CategoryRow[]>`
    with recursive tree as (
      select c.id from category c
       where c.id in (select root_category_id from store_group where website_id = ${websiteId})
       union select c.id from category c join tree on c.parent_id = tree.id)
    ${rowsOf(sql)} where c.id in (select id from tree)`
}

export async function selectCategory(sql: Queryable, id: number): Promise<CategoryRow | undefined> {
  const [row] = await sql<CategoryRow[]>`${rowsOf(sql)} where c.id = ${id}`
  return row
}

const rowsOf = (sql: Queryable) => sql`
  select c.id, c.parent_id as "parentId", c.level, c.position, c.admin_name as "adminName", c.is_active as "isActive",
         c.include_in_menu as "isInMenu", c.b2c_show_prices as "showsPrices",
         (select count(*)::int from product_category p where p.category_id = c.id) as "productCount",
         coalesce((select jsonb_object_agg(t.language, jsonb_strip_nulls(jsonb_build_object(
                            'name', nullif(t.name, ''), 'urlKey', nullif(t.url_key, ''),
                            'description', nullif(t.description, ''), 'metaTitle', nullif(t.meta_title, ''),
                            'metaDescription', nullif(t.meta_description, ''))))
                     from category_text t where t.category_id = c.id), '{}') as texts
    from category c`

/** Ids of the websites that a category belongs to, by its root. */
export async function selectWebsitesOf(sql: Queryable, id: number): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    with recursive way as (
      select id, parent_id from category where id = ${id}
       union select c.id, c.parent_id from category c join way on c.id = way.parent_id)
    select distinct g.website_id::int as id from way join store_group g on g.root_category_id = way.id order by 1`
  return rows.map((row) => row.id)
}

/** Ids of the category and of everything below it. */
export async function selectBelow(sql: Queryable, id: number): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    with recursive tree as (select id from category where id = ${id}
       union select c.id from category c join tree on c.parent_id = tree.id)
    select id from tree`
  return rows.map((row) => row.id)
}

/** Puts a category among the children of a parent at a place, and numbers them. Levels below it follow. */
export async function updatePlace(
  sql: Queryable,
  { id, parentId, position }: { id: number; parentId: number; position: number },
): Promise<void> {
  await sql`update category set parent_id = ${parentId}, updated_at = now() where id = ${id}`
  await sql`
    with others as (
      select id, row_number() over (order by position, id) - 1 as place from category
       where parent_id = ${parentId} and id <> ${id})
    update category c set position = case when o.place < ${position} then o.place else o.place + 1 end
      from others o where o.id = c.id`
  await sql`
    update category set position = least(${position}, (select count(*) - 1 from category where parent_id = ${parentId}))
     where id = ${id}`
  await sql`
    with recursive tree as (
      select c.id, p.level + 1 as level from category c join category p on p.id = c.parent_id where c.id = ${id}
       union all select c.id, tree.level + 1 from category c join tree on c.parent_id = tree.id)
    update category c set level = tree.level from tree where tree.id = c.id and c.level <> tree.level`
}

export async function updateSettings(
  sql: Queryable,
  id: number,
  { isActive, isInMenu, showsPrices }: Pick<CategoryRow, 'isActive' | 'isInMenu' | 'showsPrices'>,
): Promise<void> {
  await sql`
    update category set is_active = ${isActive}, include_in_menu = ${isInMenu}, b2c_show_prices = ${showsPrices},
           updated_at = now() where id = ${id}`
}

/** Sets the texts of a category in a language; without any, the row goes. Headings stay. */
export async function writeTexts(
  sql: Queryable,
  id: number,
  language: string,
  texts: CategoryTexts,
): Promise<void> {
  const { name, urlKey, description, metaTitle, metaDescription } = texts
  await sql`
    insert into category_text (category_id, language, name, url_key, description, meta_title, meta_description)
    values (${id}, ${language}, ${name ?? null}, ${urlKey ?? null}, ${description ?? null}, ${metaTitle ?? null},
            ${metaDescription ?? null})
    on conflict (category_id, language) do update
       set name = excluded.name, url_key = excluded.url_key, description = excluded.description,
           meta_title = excluded.meta_title, meta_description = excluded.meta_description`
}

/** Ids of the products of a category in their order. */
export async function selectProductsIn(sql: Queryable, id: number, limit: number): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select product_id as id from product_category where category_id = ${id} order by position, product_id limit ${limit}`
  return rows.map((row) => row.id)
}

/** Numbers the products of a category: the given ones first. Returns the ids of all of them. */
export async function updateOrder(
  sql: Queryable,
  id: number,
  productIds: readonly number[],
): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    with wanted as (
      select p.product_id, row_number() over (order by w.place nulls last, p.position, p.product_id) as place
        from product_category p
        left join unnest(${[...productIds]}::int[]) with ordinality as w (product_id, place) on w.product_id = p.product_id
       where p.category_id = ${id})
    update product_category p set position = wanted.place
      from wanted where p.category_id = ${id} and p.product_id = wanted.product_id and p.position <> wanted.place
    returning p.product_id as id`
  return rows.map((row) => row.id)
}

export async function deleteCategoryRow(sql: Queryable, id: number): Promise<void> {
  await sql`delete from url_rewrite where entity_type = 'CATEGORY' and entity_id = ${id}`
  await sql`delete from category where id = ${id}`
}
