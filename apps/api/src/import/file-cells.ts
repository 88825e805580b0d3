import type { Day } from '@comptoir/rules/calendar'
import { jsonErrorPosition } from '@comptoir/rules/json-position'
import { csvText } from '../platform/csv.ts'
import type { Queryable } from '../platform/database.ts'
import { ImportFileError } from '../platform/json-file.ts'
import { importedWebsites, type ImportedWebsite } from '../stores/index.ts'
import { dayOf } from './cells.ts'
import type { CsvRow } from './csv.ts'
import type { ImportReport } from './report.ts'

/** Magento's text for a value that is taken away; an empty cell leaves what is there. */
const noValue = '__EMPTY__VALUE__'

/** Reads the cells of a row: undefined for an empty one, null where a value is taken away. Errors go into the report. */
export class FileCells {
  readonly #row: CsvRow
  readonly #report: ImportReport
  readonly #before: number

  constructor(row: CsvRow, report: ImportReport) {
    this.#row = row
    this.#report = report
    this.#before = report.problems.length
  }

  get line(): number {
    return this.#row.line
  }

  /** Whether a cell of the row was wrong. */
  get isWrong(): boolean {
    return this.#report.problems.length > this.#before
  }

  problem(column: string, message: string): undefined {
    this.#report.problem(this.#row.line, column, message)
    return undefined
  }

  text(column: string): string | undefined {
    return csvText(this.#row.cells[column]?.trim() ?? '') || undefined
  }

  /** A text that may be taken away. */
  optional(column: string): string | null | undefined {
    const text = this.text(column)
    return text === noValue ? null : text
  }

  oneOf<const Option extends string>(column: string, options: readonly Option[]): Option | undefined {
    const text = this.text(column)
    if (text === undefined) return undefined
    const found = options.find((option) => option === text)
    return found ?? this.problem(column, `"${text}" is not known here: write ${anyOf(options)}.`)
  }

  flag(column: string): boolean | undefined {
    const flag = this.oneOf(column, ['0', '1'])
    return flag && flag === '1'
  }

  /** A whole number, also a negative one. */
  integer(column: string, meaning: string): number | undefined {
    const text = this.text(column)
    if (text === undefined || /^-?\d{1,6}$/.test(text)) return text === undefined ? undefined : Number(text)
    return this.problem(column, `"${text}" is no whole number: ${meaning}.`)
  }

  /** The value of JSON, which may be taken away. */
  json(column: string): unknown {
    const text = this.optional(column)
    if (text === undefined || text === null) return text
    try {
      return JSON.parse(text) as unknown
    } catch {
      const { line, column: at } = jsonErrorPosition(text)
      const place = `character ${at}${line > 1 ? ` of its line ${line}` : ''}`
      return this.problem(column, `is not JSON at ${place}: correct it.`)
    }
  }

  /** A whole number of a value that may be taken away. */
  count(column: string, least: number): number | null | undefined {
    const text = this.optional(column)
    if (text === undefined || text === null) return text
    if (/^\d{1,9}$/.test(text) && Number(text) >= least) return Number(text)
    return this.problem(
      column,
      `"${text}" is no whole number from ${least} on: correct it, or write ${noValue} for no limit.`,
    )
  }

  day(column: string): Day | null | undefined {
    const text = this.optional(column)
    if (text === undefined || text === null) return text
    const day = dayOf(text)
    return day ?? this.problem(column, `"${text}" is not a day: write it like 2026-11-21, or ${noValue}.`)
  }

  /** The website of the row: that of the file where the row names none. */
  website(
    websites: ReadonlyMap<string, ImportedWebsite>,
    ofFile: string | undefined,
  ): ImportedWebsite | undefined {
    const code = this.text('website') ?? ofFile
    const codes = [...websites.keys()].join(', ')
    if (code === undefined)
      return this.problem('website', `is empty: write one of ${codes}, or name one with --website.`)
    if (ofFile !== undefined && code !== ofFile)
      return this.problem(
        'website',
        `"${code}" is not "${ofFile}", which --website names: leave the cell empty, or import without --website.`,
      )
    const website = websites.get(code)
    return website ?? this.problem('website', `there is no website "${code}": use ${codes}.`)
  }
}

/** `0 or 1`, `percent, amount or to_amount`. */
function anyOf(options: readonly string[]): string {
  return [options.slice(0, -1).join(', '), ...options.slice(-1)].filter(Boolean).join(' or ')
}

/** The websites by code. Throws ImportFileError when there is none with the code that is asked for. */
export async function websitesOfFile(
  sql: Queryable,
  asked: string | undefined,
): Promise<ReadonlyMap<string, ImportedWebsite>> {
  const websites = await importedWebsites(sql)
  if (asked !== undefined && !websites.some(({ code }) => code === asked))
    throw new ImportFileError(
      `There is no website "${asked}": use ${websites.map(({ code }) => code).join(', ')}.`,
    )
  return new Map(websites.map((one) => [one.code, one]))
}

/** Reports columns that a file of rules or coupons does not have; their cells are ignored. */
export function reportUnknownColumns(
  { cells }: CsvRow,
  known: (column: string) => boolean,
  { columns, report }: { columns: readonly string[]; report: ImportReport },
): void {
  for (const column of Object.keys(cells))
    if (!known(column)) report.problem(1, column, `the column is unknown: use ${columns.join(', ')}.`)
}
