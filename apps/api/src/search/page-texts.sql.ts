import type { Queryable } from '../platform/database.ts'

/** HTML texts of what editors wrote, in one store view; `theme` and `anchor` are of questions only. */
export type PageTextRow = {
  kind: 'PAGE' | 'QUESTION' | 'POST'
  title: string
  theme: string | null
  path: string
  anchor: string | null
  text: string
  /** Not shown before. */
  publishTime: Date | null
}

/** Pages that people are not led to by a search. */
const unsearched = ['home', 'no-route', 'enable-cookies']

/** Pages and the questions in them, and posts where the store view has a blog. */
export async function selectPageTexts(
  sql: Queryable,
  store: { id: number; language: string; websiteId: number; hasBlog: boolean },
): Promise<PageTextRow[]> {
  return await sql<PageTextRow[]>`
    with page as (
      select distinct on (p.id) r.request_path as path, t.title, t.content_heading, t.meta_description, t.content,
             t.page_builder
        from cms_page p
        join cms_page_text t on t.page_id = p.id and t.language in (${store.language}, 'default')
        join url_rewrite r on r.store_id = ${store.id} and r.entity_type = 'CMS_PAGE' and r.entity_id = p.id
         and r.redirect_code = 0
       where p.website_id = ${store.websiteId} and not t.noindex and p.identifier <> all(${unsearched})
       order by p.id, t.language = 'default', r.request_path
    )
    select 'PAGE' as kind, coalesce(content_heading, title) as title, null as theme, path, null as anchor,
           concat_ws(' ', title, meta_description, content) as text, null::timestamptz as "publishTime"
      from page
     union all
    select 'QUESTION', question ->> 'title', theme ->> 'title', path, theme ->> 'identifier', question ->> 'answer', null
      from page,
           jsonb_array_elements(page_builder) as block,
           jsonb_array_elements(case jsonb_typeof(block -> 'faq') when 'array' then block -> 'faq' else '[]' end) as theme,
           jsonb_array_elements(theme -> 'questions') as question
     union all
    select 'POST', title, null, 'blog/' || post_url, null, concat_ws(' ', short_content, content), publish_time
      from blog_post where website_id = ${store.websiteId} and ${store.hasBlog}`
}
