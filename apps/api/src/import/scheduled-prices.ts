import { decimalText, toMinorUnits } from '@comptoir/rules/money'
import type { Queryable, Sql } from '../platform/database.ts'
import { csvLine } from '../platform/csv.ts'
import type { ImportedWebsite } from '../stores/index.ts'
import { dayOf } from './cells.ts'
import { readCsv, type CsvRow } from './csv.ts'
import { amountProblem } from './currency-prices.ts'
import { ImportReport } from './report.ts'
import {
  deleteOtherScheduled,
  selectExportedScheduled,
  upsertScheduled,
  type Scheduled,
} from './scheduled-prices.sql.ts'
import { selectScopes } from './scopes.sql.ts'
import { Scopes } from './scopes.ts'
import { selectProducts } from './tier-prices.sql.ts'

export const scheduledPricesUsage = `  import scheduled-prices FILE.csv [--website CODE] [--replace]   base prices from a day on, prepared before
  export scheduled-prices [--to FILE.csv] [--website CODE]   the same`

const needed = ['sku', 'first_day', 'price']
const columns = ['sku', 'website', 'first_day', 'price', 'currency']

type Options = {
  /** Code of the website of rows that name none. */
  website?: string | undefined
  /** Deletes the scheduled prices that the file does not have, of the products that it names. */
  replaces?: boolean
}

type Row = Omit<Scheduled, 'productId'> & { line: number; sku: string }

/**
 * Takes base prices that begin on a day from a CSV of `sku,website,first_day,price,currency`. What is wrong is reported by line
 * and column and left out; the same file again changes nothing. Throws ImportFileError when the file is no CSV or the website is
 * not there.
 */
export async function importScheduledPrices(
  sql: Sql,
  file: string,
  { website, replaces = false }: Options = {},
): Promise<ImportReport> {
  const report = new ImportReport(file)
  const scopes = new Scopes(await selectScopes(sql), website)
  const rows = new Map<string, Row>()
  for await (const cells of readCsv(file, needed, report)) {
    report.rows++
    const row = readRow(cells, scopes, report)
    if (!row) continue
    const key = JSON.stringify([row.sku, row.websiteId, row.currency, row.firstDay])
    if (rows.has(key))
      report.problem(row.line, 'first_day', `${row.sku} has two prices from ${row.firstDay} on.`)
    else rows.set(key, row)
  }
  await sql.begin(async (tx) => {
    const found = await selectProducts(tx, [...new Set([...rows.values()].map(({ sku }) => sku))])
    const known = new Map(found.map((product) => [product.sku, product]))
    const scheduled = [...rows.values()].flatMap(({ line, sku, ...price }) => {
      const product = known.get(sku)
      if (product?.websiteIds.includes(price.websiteId)) return [{ productId: product.id, ...price }]
      const problem = product ? `the website does not sell "${sku}".` : `there is no product "${sku}".`
      report.problem(line, 'sku', problem)
      return []
    })
    report.changed += await upsertScheduled(tx, scheduled)
    // Rows that are wrong do not delete what their products have.
    if (!replaces || report.problems.length > 0) return
    const ids = found.map(({ id }) => id)
    report.changed += await deleteOtherScheduled(tx, ids, scheduled)
  })
  return report
}

function readRow({ line, cells }: CsvRow, scopes: Scopes, report: ImportReport): Row | undefined {
  const before = report.problems.length
  const cell = (column: string) => cells[column]?.trim() ?? ''
  const wrong = (column: string, message: string) => report.problem(line, column, message)
  if (cell('sku') === '') wrong('sku', 'is empty: each price belongs to a product.')
  const firstDay = dayOf(cell('first_day'))
  if (!firstDay) wrong('first_day', `"${cell('first_day')}" is not a day: write it like 2026-11-21.`)
  const code = cell('website')
  const websiteId = code === '' ? scopes.home : scopes.websiteOf(code)
  if (websiteId === undefined) {
    wrong('website', `there is no website "${code}": use the code of one.`)
    return undefined
  }
  const [own, ...further] = scopes.currenciesOf(websiteId)
  const named = cell('currency').toUpperCase()
  const currency = named === '' || named === own ? null : named
  if (currency !== null && !further.includes(currency))
    wrong('currency', `"${named}" is no currency of the website: use ${[own, ...further].join(', ')}.`)
  const problem = amountProblem(cell('price'), currency ?? own)
  if (problem) wrong('price', problem)
  if (report.problems.length > before || !firstDay) return undefined
  return {
    line,
    sku: cell('sku'),
    websiteId,
    currency,
    firstDay,
    price: toMinorUnits(cell('price'), currency ?? own),
  }
}

/** The lines of a CSV with the scheduled prices of websites that importScheduledPrices reads. */
export async function* exportScheduledPrices(
  sql: Queryable,
  websites: readonly ImportedWebsite[],
): AsyncGenerator<string> {
  yield `${csvLine(columns)}\n`
  const ids = websites.map(({ id }) => id)
  for (const { sku, website, firstDay, price, currency, ownCurrency } of await selectExportedScheduled(
    sql,
    ids,
  )) {
    const amount = decimalText(price, currency ?? ownCurrency)
    yield `${csvLine([sku, website, firstDay, amount, currency ?? ''])}\n`
  }
}
