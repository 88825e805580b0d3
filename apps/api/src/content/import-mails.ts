import { inTransaction, type Sql } from '../platform/database.ts'
import { ContentError } from './errors.ts'
import { importedWebsite } from '../stores/index.ts'
import { unspoken, type ImportResult } from './import.ts'
import { readMailFiles } from './mail-files.ts'
import { upsertMails } from './mails.sql.ts'

/**
 * Imports a folder of `<identifier>.<language>.md` as the mail texts of a website, in one transaction. Texts
 * that are not in the folder stay. Throws {@link ContentError} with every problem by file and line, before
 * anything is written.
 */
export async function importMails(sql: Sql, websiteCode: string, folder: string): Promise<ImportResult> {
  const problems: string[] = []
  const website = await importedWebsite(sql, websiteCode)
  const mails = await readMailFiles({ folder, languages: website.languages }, problems)
  problems.push(...unspoken(website, mails))
  if (problems.length > 0) throw new ContentError(problems)
  if (mails.length === 0) return { read: 0, changed: 0 }
  return { read: mails.length, changed: await inTransaction(sql, (tx) => upsertMails(tx, website.id, mails)) }
}
