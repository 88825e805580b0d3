import { createReadStream } from 'node:fs'
import { parse } from 'csv-parse'
import { ImportFileError } from '../platform/json-file.ts'

/** A row by column name, with the line on which it ends in the file. */
export type CsvRow = { line: number; cells: Record<string, string> }

/** Reads a CSV with a header line, a row at a time. Throws {@link ImportFileError} when it is none. */
export async function* readCsv(file: string, needed: readonly string[]): AsyncIterable<CsvRow> {
  const source = createReadStream(file)
  const parser = parse({
    bom: true,
    columns: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
  })
  source.on('error', (error) => parser.destroy(error))
  source.pipe(parser)
  let first = true
  try {
    for await (const entry of parser as AsyncIterable<{
      info: { lines: number }
      record: Record<string, string>
    }>) {
      if (first) checkColumns(file, entry.record, needed)
      first = false
      yield { line: entry.info.lines, cells: entry.record }
    }
  } catch (error) {
    if (error instanceof ImportFileError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new ImportFileError(`${file} cannot be read as CSV: ${reason}`)
  }
}

function checkColumns(file: string, record: Record<string, string>, needed: readonly string[]): void {
  const missing = needed.filter((column) => !(column in record))
  if (missing.length > 0)
    throw new ImportFileError(`${file} lacks the column ${missing.join(', ')}: add it to the first line.`)
}
