import type { Transaction } from '../platform/database.ts'

export type Collision = { path: string; entityType: string }

/** The URLs of these pages: a row for every store view that has a text. */
const wanted = (tx: Transaction, pageIds: readonly number[]) => tx`
  wanted as (
    select distinct on (p.id, s.id) p.id as page_id, s.id as store_id, t.url_key as path
      from cms_page p
      join store_group g on g.website_id = p.website_id
      join store s on s.group_id = g.id
      join cms_page_text t on t.page_id = p.id and t.language in (s.language, 'default')
     where p.id = any(${pageIds})
     order by p.id, s.id, t.language = 'default')`

/** URLs of pages that already belong to a product, a category or another page. */
export async function selectCollisions(tx: Transaction, pageIds: readonly number[]): Promise<Collision[]> {
  return await tx<Collision[]>`
    with ${wanted(tx, pageIds)}
    select w.path, u.entity_type as "entityType"
      from wanted w join url_rewrite u on u.store_id = w.store_id and u.request_path = w.path
     where u.redirect_code = 0 and (u.entity_type <> 'CMS_PAGE' or u.entity_id <> all(${pageIds}))
    union all
    select path, 'CMS_PAGE' from wanted group by store_id, path having count(*) > 1`
}

/** Updates the URLs of pages. An old URL becomes a 301 redirect. Returns the id of the page of each changed row. */
export async function updateRewrites(tx: Transaction, pageIds: readonly number[]): Promise<number[]> {
  const left = await tx<{ id: number }[]>`
    with ${wanted(tx, pageIds)}
    update url_rewrite u set redirect_code = 301, target_path = w.path from wanted w
     where u.entity_type = 'CMS_PAGE' and u.entity_id = w.page_id and u.store_id = w.store_id
       and u.request_path <> w.path and u.target_path is distinct from w.path
    returning u.entity_id as id`
  const taken = await tx<{ id: number }[]>`
    with ${wanted(tx, pageIds)}
    insert into url_rewrite as u (store_id, request_path, entity_type, entity_id)
    select store_id, path, 'CMS_PAGE', page_id from wanted
    on conflict (store_id, request_path) do update set
      entity_type = 'CMS_PAGE', entity_id = excluded.entity_id, redirect_code = 0, target_path = null
    where (u.entity_type, u.entity_id, u.redirect_code) is distinct from ('CMS_PAGE', excluded.entity_id, 0)
    returning u.entity_id as id`
  return [...left, ...taken].map(({ id }) => id)
}
