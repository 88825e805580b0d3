import type { Queryable } from '../platform/database.ts'
import { ImportProblemsError } from '../platform/import-problems.ts'

export type ImportedWebsite = {
  id: number
  code: string
  /** Of its own prices. */
  currency: string
  /** Languages of its store views, that of the default view first: files have their texts in all of them. */
  languages: readonly string[]
  /** Whether addresses of its storefront begin with the language. */
  languagePrefix: boolean
  /** IANA name of the zone of its days. */
  timeZone: string
}

/** All websites, the first one of the database first. */
export async function importedWebsites(sql: Queryable): Promise<ImportedWebsite[]> {
  return await sql<ImportedWebsite[]>`
    select w.id, w.code, w.currency::text, coalesce((w.config->>'language_prefix')::boolean, true) as "languagePrefix",
           coalesce(w.config->>'timezone', 'UTC') as "timeZone", array(
             select s.language::text from store s join store_group g on g.id = s.group_id
              where g.website_id = w.id
              group by s.language order by bool_or(s.is_default) desc, min(s.sort_order), min(s.id)) as languages
      from website w order by w.id`
}

/** The website that files are imported into. Throws ImportProblemsError when there is none with this code. */
export async function importedWebsite(sql: Queryable, code: string): Promise<ImportedWebsite> {
  const website = (await importedWebsites(sql)).find((one) => one.code === code)
  if (!website) throw new ImportProblemsError([`There is no website with the code ${code}.`])
  return website
}

/** A problem when a file is in a language that the website does not speak; undefined when it is right. */
export function languageProblem({ languages }: ImportedWebsite, language: string): string | undefined {
  return languages.includes(language)
    ? undefined
    : `no store view is in "${language}": use ${languages.join(', ')}`
}
