import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { announceChange } from '../catalogue/index.ts'
import { inTransaction, type Sql } from '../platform/database.ts'
import { ImportProblemsError } from '../platform/import-problems.ts'
import { readEditedJson } from '../platform/json-places.ts'
import { importedWebsite } from '../stores/index.ts'
import { formFile, type FormFile } from './form-file.ts'
import { upsertForms } from './forms.sql.ts'

/**
 * Imports the files `<identifier>.json` of a folder as forms of a website, in one transaction. Other forms do not change.
 * Throws {@link ImportProblemsError} with all problems by file, line and column before writing anything.
 */
export async function importForms(
  sql: Sql,
  websiteCode: string,
  folder: string,
): Promise<{ read: number; changed: number }> {
  const problems: string[] = []
  const { id, languages } = await importedWebsite(sql, websiteCode)
  const forms = await readForms({ folder, languages }, problems)
  if (problems.length > 0) throw new ImportProblemsError(problems)
  if (forms.length === 0) return { read: 0, changed: 0 }
  const changed = await inTransaction(sql, async (tx) => {
    const total = await upsertForms(tx, id, forms)
    if (total > 0) await announceChange(tx, 'forms')
    return total
  })
  return { read: forms.length, changed }
}

async function readForms(
  { folder, languages }: { folder: string; languages: readonly string[] },
  problems: string[],
): Promise<FormFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted()
  const forms: FormFile[] = []
  for (const name of names) {
    try {
      const { content, placeOf } = await readEditedJson(path.join(folder, name), name, formFile, {
        languages: () => languages,
      })
      if (content.identifier !== path.parse(name).name)
        problems.push(
          `${placeOf(['identifier'])} identifier must be ${path.parse(name).name}, the name of the file`,
        )
      for (const [index, { id }] of content.fields.entries()) {
        if (content.fields.findIndex((field) => field.id === id) < index)
          problems.push(`${placeOf(['fields', index, 'id'])} the id ${id} is used twice: use another`)
      }
      forms.push(content)
    } catch (error) {
      if (!(error instanceof ImportProblemsError)) throw error
      problems.push(...error.problems)
    }
  }
  return forms
}
