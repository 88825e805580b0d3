import type { Queryable } from '../platform/database.ts'
import { ImportProblemsError } from '../platform/import-problems.ts'

export type ImportedWebsite = {
  id: number
  /** Languages of its store views, that of the default view first: files have their texts in all of them. */
  languages: readonly string[]
  /** Whether addresses of its storefront begin with the language. */
  languagePrefix: boolean
}

/** The website that files are imported into. Throws ImportProblemsError when there is none with this code. */
export async function importedWebsite(sql: Queryable, code: string): Promise<ImportedWebsite> {
  const [website] = await sql<ImportedWebsite[]>`
    select w.id, coalesce((w.config->>'language_prefix')::boolean, true) as "languagePrefix", array(
             select s.language::text from store s join store_group g on g.id = s.group_id
              where g.website_id = w.id
              group by s.language order by bool_or(s.is_default) desc, min(s.sort_order), min(s.id)) as languages
      from website w where w.code = ${code}`
  if (!website) throw new ImportProblemsError([`There is no website with the code ${code}.`])
  return website
}

/** A problem when a file is in a language that the website does not speak; undefined when it is right. */
export function languageProblem({ languages }: ImportedWebsite, language: string): string | undefined {
  return languages.includes(language)
    ? undefined
    : `no store view is in "${language}": use ${languages.join(', ')}`
}
