import type { Queryable } from '../platform/database.ts'
import type { Store } from '../stores/index.ts'
import { selectPage } from './content.sql.ts'
import { selectMailText } from './mails.sql.ts'

/** A mail template in the language of the store view; undefined when the website does not have it. */
export async function mailTemplateOf(sql: Queryable, store: Store, identifier: string) {
  return await selectMailText(sql, store.website.id, identifier, store.language)
}

/**
 * Title and HTML of a page in the language of the store view; undefined when the website does not have it.
 */
export async function pageTextOf(
  sql: Queryable,
  { website, language }: Store,
  identifier: string,
): Promise<{ title: string; content: string } | undefined> {
  return await selectPage(sql, website.id, language, { identifier })
}
