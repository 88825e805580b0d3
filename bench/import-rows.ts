import { writeFile } from 'node:fs/promises'
import { importProducts, type ImportReport } from '../apps/api/src/import/index.ts'
import type { Sql } from '../apps/api/src/platform/database.ts'

/** Import files have prices without tax; visitors see them with it. */
export const withTax = 1.2

/** Rows in the columns of a product export. */
export type Rows = { columns: string; rows: readonly string[] }

/** Writes rows to the file and imports it; throws when a row is wrong. */
export async function importRows(
  sql: Sql,
  file: string,
  { columns, rows }: Rows,
  progress?: () => void,
): Promise<ImportReport> {
  await writeFile(file, `${columns}\n${rows.join('\n')}\n`)
  const report = await importProducts(sql, file, progress ? { progress } : {})
  const [problem] = report.problems
  if (problem) throw new Error(`Line ${problem.line}: ${problem.message}`)
  return report
}
