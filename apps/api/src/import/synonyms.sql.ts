import type { Queryable } from '../platform/database.ts'

export type SynonymRow = { language: string; term: string; synonyms: string[] }

/** Replaces the synonyms of all store views of a website; returns the number of changed rows. */
export async function replaceSynonyms(
  sql: Queryable,
  websiteCode: string,
  synonyms: readonly SynonymRow[],
): Promise<number> {
  const rows = sql.json([...synonyms])
  const result = await sql<{ changed: number }[]>`
    with own as (
      select s.id, s.language::text as language
        from store s join store_group g on g.id = s.group_id join website w on w.id = g.website_id
       where w.code = ${websiteCode}
    ), wanted as (
      select own.id as store_id, r.term, r.synonyms
        from jsonb_to_recordset(${rows}) as r(language text, term text, synonyms text[])
        join own on own.language = r.language
    ), removed as (
      delete from search_synonym s using own
       where own.id = s.store_id
         and not exists (select from wanted w where w.store_id = s.store_id and w.term = s.term)
      returning 1
    ), written as (
      insert into search_synonym as s (store_id, term, synonyms)
      select store_id, term, synonyms from wanted
      on conflict (store_id, term) do update set synonyms = excluded.synonyms
       where s.synonyms is distinct from excluded.synonyms
      returning 1
    )
    select ((select count(*) from removed) + (select count(*) from written))::int as changed`
  return result[0]?.changed ?? 0
}
