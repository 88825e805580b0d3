import type { Queryable } from '../platform/database.ts'

type Taken = { path: string; store: string; sku: string }

/**
 * Brings the addresses of some products or all, and of all categories if asked, up to date in every store view: a category has the
 * url keys on its way joined, a product its url key and `.html`. An address that changed goes on as a 301 to the new one.
 * Answers how many rows changed, and the products whose address another one has already.
 */
export async function refreshRewrites(
  sql: Queryable,
  { products, categories }: { products: readonly number[] | 'all'; categories: boolean },
): Promise<{ changed: number; taken: Taken[] }> {
  if (products.length === 0 && !categories) return { changed: 0, taken: [] }
  await sql`create temporary table wanted_rewrite (store_id smallint, path text, entity_type text, entity_id int) on commit drop`
  await sql`
    insert into wanted_rewrite
    with recursive way as (
      select s.id as store_id, s.language::text as language, c.id, k.url_key as path
        from store s join store_group g on g.id = s.group_id join category c on c.parent_id = g.root_category_id
        cross join lateral (${urlKeyOf(sql, sql`s.language::text`)}) k
       where c.is_active
      union all
      select w.store_id, w.language, c.id, w.path || '/' || k.url_key
        from way w join category c on c.parent_id = w.id and c.is_active
        cross join lateral (${urlKeyOf(sql, sql`w.language`)}) k
    )
    select store_id, path, 'CATEGORY', id from way where ${categories}`
  await sql`
    insert into wanted_rewrite
    select s.id, coalesce(v.attribute_values ->> 'url_key', d.attribute_values ->> 'url_key') || '.html', 'PRODUCT', p.id
      from product p
      join product_website w on w.product_id = p.id
      join store_group g on g.website_id = w.website_id join store s on s.group_id = g.id
      join product_values d on d.product_id = p.id and d.store_id = 0
      left join product_values v on v.product_id = p.id and v.store_id = s.id
     where ${isOneOf(sql, sql`p.id`, products)} and p.is_enabled and p.visibility > 1`
  await sql`delete from wanted_rewrite where path is null`
  const taken = await sql<Taken[]>`
    delete from wanted_rewrite w using (
      select ctid, row_number() over (partition by store_id, path order by entity_type, entity_id) as place from wanted_rewrite
    ) d, store s, product p
     where w.ctid = d.ctid and d.place > 1 and s.id = w.store_id and p.id = w.entity_id and w.entity_type = 'PRODUCT'
    returning w.path, s.code as store, p.sku`
  const held = await sql<Taken[]>`
    delete from wanted_rewrite w using url_rewrite u, product owner, product_website sold, store s, store_group g, product p
     where u.store_id = w.store_id and u.request_path = w.path and u.redirect_code = 0 and u.entity_type = 'PRODUCT'
       and w.entity_type = 'PRODUCT' and u.entity_id <> w.entity_id and not ${isOneOf(sql, sql`u.entity_id`, products)}
       and owner.id = u.entity_id and owner.is_enabled and owner.visibility > 1
       and s.id = w.store_id and g.id = s.group_id
       and sold.product_id = owner.id and sold.website_id = g.website_id and p.id = w.entity_id
    returning w.path, s.code as store, p.sku`
  const moved = await sql`
    update url_rewrite u set redirect_code = 301, target_path = w.path
      from wanted_rewrite w
     where u.store_id = w.store_id and u.entity_type = w.entity_type and u.entity_id = w.entity_id
       and u.request_path <> w.path and (u.redirect_code, u.target_path) is distinct from (301, w.path)
       and u.redirect_code in (0, 301)`
  const set = await sql`
    insert into url_rewrite as u (store_id, request_path, entity_type, entity_id)
    select store_id, path, entity_type, entity_id from wanted_rewrite
    on conflict (store_id, request_path) do update
       set entity_type = excluded.entity_type, entity_id = excluded.entity_id, redirect_code = 0, target_path = null
     where (u.entity_type, u.entity_id, u.redirect_code) is distinct from (excluded.entity_type, excluded.entity_id, 0)`
  await sql`drop table wanted_rewrite`
  return { changed: moved.count + set.count, taken: [...taken, ...held] }
}

function isOneOf(sql: Queryable, column: ReturnType<Queryable>, ids: readonly number[] | 'all') {
  return ids === 'all' ? sql`true` : sql`${column} = any(${[...ids]}::int[])`
}

/** URL key of category `c` in a language, else in the default scope. */
function urlKeyOf(sql: Queryable, language: ReturnType<Queryable>) {
  return sql`
    select t.url_key from category_text t
     where t.category_id = c.id and t.language in (${language}, 'default') and t.url_key <> ''
     order by t.language = 'default' limit 1`
}
