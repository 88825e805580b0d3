import { createReadStream } from 'node:fs'
import { parse } from 'csv-parse'
import { ImportFileError } from '../platform/json-file.ts'
import type { ImportReport } from './report.ts'

/** A row by column name, with the line on which it ends. */
export type CsvRow = { line: number; cells: Record<string, string> }

type Entry = { info: { lines: number }; record: string[] }

/**
 * Streams the rows of a CSV file with a header. A row with more cells than the header is reported and
 * skipped. Throws {@link ImportFileError} when the file is not CSV.
 */
export async function* readCsv(
  file: string,
  needed: readonly string[],
  report: ImportReport,
): AsyncIterable<CsvRow> {
  const source = createReadStream(file)
  const parser = parse({ bom: true, info: true, relax_column_count: true, skip_empty_lines: true })
  source.on('error', (error) => parser.destroy(error))
  source.pipe(parser)
  let columns: string[] | undefined
  try {
    for await (const { info, record } of parser as AsyncIterable<Entry>) {
      if (columns === undefined) {
        columns = record.map((name) => name.trim())
        checkColumns(file, columns, needed)
      } else if (record.length > columns.length) report.problem(info.lines, '', tooMany(record, columns))
      else
        yield {
          line: info.lines,
          cells: Object.fromEntries(record.map((cell, index) => [columns?.[index] ?? '', cell])),
        }
    }
  } catch (error) {
    if (error instanceof ImportFileError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new ImportFileError(`${file} cannot be read as CSV: ${reason}`)
  }
}

function tooMany(record: readonly string[], columns: readonly string[]): string {
  return `the row has ${record.length} cells and the first line ${columns.length}: put texts with commas in double quotes.`
}

function checkColumns(file: string, columns: readonly string[], needed: readonly string[]): void {
  const missing = needed.filter((column) => !columns.includes(column))
  if (missing.length === 0) return
  const hint = columns.some((column) => column.includes(';'))
    ? ' Separate the columns by commas, not by ;.'
    : ''
  throw new ImportFileError(
    `${file} lacks the column ${missing.join(', ')}: add it to the first line.${hint}`,
  )
}
