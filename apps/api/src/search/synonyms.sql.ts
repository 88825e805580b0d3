import type { Queryable } from '../platform/database.ts'
import type { Synonyms } from './synonyms.ts'

export async function selectSynonyms(sql: Queryable, storeId: number): Promise<Synonyms> {
  const rows = await sql<{ term: string; synonyms: string[] }[]>`
    select term, synonyms from search_synonym where store_id = ${storeId} order by term`
  return new Map(rows.map(({ term, synonyms }) => [term, synonyms]))
}
