import type { Queryable } from '../platform/database.ts'

/**
 * A page or one of its questions for the search index, in one store view; `text` is HTML. `theme` and
 * `anchor` are set for questions.
 */
export type SearchedText = {
  kind: 'PAGE' | 'QUESTION'
  title: string
  theme: string | null
  path: string
  anchor: string | null
  text: string
}

/** Pages that are not in search results. */
const excludedPages = ['home', 'no-route', 'enable-cookies']

/** The pages of a store view and their questions, for the search index. */
export async function searchedTexts(
  sql: Queryable,
  store: { id: number; language: string; websiteId: number },
): Promise<SearchedText[]> {
  return await sql<SearchedText[]>`
    with page as (
      select distinct on (p.id) r.request_path as path, t.title, t.content_heading, t.meta_description, t.content,
             t.page_builder
        from cms_page p
        join cms_page_text t on t.page_id = p.id and t.language in (${store.language}, 'default')
        join url_rewrite r on r.store_id = ${store.id} and r.entity_type = 'CMS_PAGE' and r.entity_id = p.id
         and r.redirect_code = 0
       where p.website_id = ${store.websiteId} and not t.noindex and p.identifier <> all(${excludedPages})
       order by p.id, t.language = 'default', r.request_path
    )
    select 'PAGE' as kind, coalesce(content_heading, title) as title, null as theme, path, null as anchor,
           concat_ws(' ', title, meta_description, content) as text
      from page
     union all
    select 'QUESTION', question ->> 'title', theme ->> 'title', path, theme ->> 'identifier', question ->> 'answer'
      from page,
           jsonb_array_elements(page_builder) as block,
           jsonb_array_elements(case jsonb_typeof(block -> 'faq') when 'array' then block -> 'faq' else '[]' end) as theme,
           jsonb_array_elements(theme -> 'questions') as question`
}
