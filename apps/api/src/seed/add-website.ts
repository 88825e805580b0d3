import { ImportReport } from '../import/index.ts'
import type { Sql, Transaction } from '../platform/database.ts'
import { ImportFileError, readJson } from '../platform/json-file.ts'
import { websiteFile, type WebsiteFile } from './website-file.ts'
import { seedWebsite } from './website.ts'

/**
 * Adds the website of a website.json, with its store views and an empty catalogue, to a database with others; a
 * running API has to be restarted. Throws ImportFileError when the file is invalid or a code is taken.
 */
export async function importWebsite(sql: Sql, path: string): Promise<ImportReport> {
  const report = new ImportReport(path)
  const file = await readJson(path, websiteFile)
  await sql.begin(async (tx) => {
    const taken = await takenCodes(tx, file)
    if (taken.length > 0)
      throw new ImportFileError(`${path}: the shop has ${taken.join(', ')} already: give other codes.`)
    await seedWebsite(tx, { ...file, website: { ...file.website, isDefault: false } })
    await tx`update website set seeded_at = now() where code = ${file.website.code}`
  })
  report.rows = 1
  report.changed = 1
  return report
}

/** Unique codes that exist already. */
async function takenCodes(tx: Transaction, { website, groups }: WebsiteFile): Promise<string[]> {
  const stores = groups.flatMap((group) => group.stores.map((store) => store.code))
  const rows = await tx<{ what: string }[]>`
    select 'the website "' || code || '"' as what from website where code = ${website.code}
    union all
    select 'the store group "' || code || '"' from store_group where code = any(${groups.map(({ code }) => code)})
    union all
    select 'the store view "' || code || '"' from store where code = any(${stores})
    union all
    select 'the root category "' || admin_name || '"' from category
     where parent_id is null and admin_name = any(${groups.map(({ rootCategory }) => rootCategory.name.fr)})`
  return rows.map(({ what }) => what)
}
