import type { Queryable } from '../platform/database.ts'

/** Searches for the same words on a day, and how many of them found no product. */
export type SearchCount = {
  websiteId: number
  language: string
  /** UTC, as 2026-11-25. */
  day: string
  words: string
  searches: number
  withoutResult: number
}

/** Adds counts to those of other processes; counts of a deleted website are dropped. */
export async function addSearchCounts(sql: Queryable, counts: readonly SearchCount[]): Promise<void> {
  // All processes lock rows in the same order.
  await sql`
    insert into search_count (website_id, language, day, words, searches, without_result)
    select w.id, c.language, c.day::date, c.words, c.searches, c.without_result
      from json_to_recordset(${sql.json(
        counts.map(({ websiteId, language, day, words, searches, withoutResult }) => ({
          website_id: websiteId,
          language,
          day,
          words,
          searches,
          without_result: withoutResult,
        })),
      )}::json) as c (website_id int, language text, day text, words text, searches int, without_result int)
      join website w on w.id = c.website_id
     order by w.id, c.language, c.day, c.words
    on conflict (website_id, language, day, words) do update
      set searches = search_count.searches + excluded.searches,
          without_result = search_count.without_result + excluded.without_result`
}

/** Keeps the `most` most frequent words of each website and language on a day. */
export async function trimSearchCounts(sql: Queryable, day: string, most: number): Promise<void> {
  await sql`
    delete from search_count c
     using (select website_id, language, words,
                   row_number() over (partition by website_id, language
                                          order by searches desc, without_result desc, words) as place
              from search_count where day = ${day}::date) ranked
     where ranked.place > ${most} and c.day = ${day}::date and c.website_id = ranked.website_id
       and c.language = ranked.language and c.words = ranked.words`
}

/** Deletes the counts of the days before `day`. */
export async function deleteSearchCountsBefore(sql: Queryable, day: string): Promise<void> {
  await sql`delete from search_count where day < ${day}::date`
}

export type CountedWords = { language: string; words: string; searches: number; withoutResult: number }

/** The most frequent words of a website since a day; `withoutResult` leaves out those that always found something. */
export async function selectSearchCounts(
  sql: Queryable,
  wanted: {
    website: string
    since: string
    language: string | null
    withoutResult: boolean
    limit: number
  },
): Promise<readonly CountedWords[]> {
  const { website, since, language, withoutResult, limit } = wanted
  return await sql<CountedWords[]>`
    select c.language, c.words, sum(c.searches)::int as searches, sum(c.without_result)::int as "withoutResult"
      from search_count c join website w on w.id = c.website_id
     where w.code = ${website} and c.day >= ${since}::date and (${language}::text is null or c.language = ${language})
     group by c.language, c.words
    having not ${withoutResult} or sum(c.without_result) > 0
     order by case when ${withoutResult} then sum(c.without_result) else sum(c.searches) end desc, c.words, c.language
     limit ${limit}`
}
