import { announceChange } from '../catalogue/index.ts'
import type { Queryable } from '../platform/database.ts'
import { readJson } from '../platform/json-file.ts'
import { attributeDefinitions } from './attribute-definition.ts'
import { upsertAttributes, upsertOptions } from './attributes.sql.ts'
import { ImportReport } from './report.ts'

/** Imports attributes with labels and options from a JSON file. */
export async function importAttributes(sql: Queryable, file: string): Promise<ImportReport> {
  const report = new ImportReport(file)
  const definitions = await readJson(file, attributeDefinitions)
  report.rows = definitions.length
  report.changed += await upsertAttributes(sql, definitions)
  report.changed += await upsertOptions(sql, definitions)
  if (report.changed > 0) await announceChange(sql, 'attributes')
  return report
}
