import type { Queryable } from '../platform/database.ts'
import { CommandError } from '../platform/errors.ts'
import { canonical } from '../platform/schema-walk.ts'
import { selectAgreementTexts } from './terms.sql.ts'
import { fileSettings, languagesOf, websiteFile } from './website-file.ts'
import { selectGroups, selectWebsite, selectWebsiteCodes } from './website.sql.ts'

/** A website of the database in the form of its file; undefined when there is none with this code. */
export async function readWebsite(sql: Queryable, code: string): Promise<unknown> {
  const row = await selectWebsite(sql, code)
  if (!row) return undefined
  const { id, config: settings, ...website } = row
  const file = {
    website,
    groups: await selectGroups(sql, id),
    ...fileSettings(settings),
    agreements: await selectAgreementTexts(sql, id),
  }
  return canonical(websiteFile, file, languagesOf(file))
}

/** As {@link readWebsite}; throws CommandError when there is none with this code. */
export async function knownWebsite(sql: Queryable, code: string): Promise<unknown> {
  const file = await readWebsite(sql, code)
  if (file !== undefined) return file
  const codes = await selectWebsiteCodes(sql)
  throw new CommandError(`There is no website "${code}": use ${codes.join(', ')}.`)
}

/** The text of the website.json of a website. Throws CommandError when there is none with this code. */
export async function exportWebsite(sql: Queryable, code: string): Promise<string> {
  const file = await knownWebsite(sql, code)
  return `${JSON.stringify(file, null, 2)}\n`
}
