import { announceIds } from '../catalogue/index.ts'
import type { Sql } from '../platform/database.ts'
import { centsOf, dayOf } from './cells.ts'
import { readCsv, type CsvRow } from './csv.ts'
import { selectUnsold, upsertPastPrices, type PastPrice } from './price-history.sql.ts'
import { ImportReport } from './report.ts'
import { selectScopes } from './scopes.sql.ts'

const columns = ['sku', 'website', 'price', 'since']

/**
 * Takes past prices from a CSV of `sku,website,price,since`: prices are decimals in the website's base, asked from the
 * day `since` on, and serve the lowest price of the last 30 days (decisions E-9). What is wrong is reported by line and
 * column and left out; the same file again changes nothing. Throws ImportFileError when the file is no CSV.
 */
export async function importPriceHistory(sql: Sql, file: string): Promise<ImportReport> {
  const report = new ImportReport(file)
  const { websites } = await selectScopes(sql)
  const codes = new Set(websites.map((website) => website.code))
  const rows = new Map<string, PastPrice>()
  for await (const cells of readCsv(file, columns, report)) {
    report.rows++
    const row = readRow(cells, codes, report)
    if (!row) continue
    const key = `${row.sku} ${row.website} ${row.since}`
    if (rows.has(key)) report.problem(row.line, 'since', `${row.sku} has two prices from ${row.since} on.`)
    else rows.set(key, row)
  }
  await sql.begin(async (tx) => {
    const unsold = await selectUnsold(tx, [...rows.values()])
    for (const { line, sku, website, isKnown } of unsold) {
      const message = isKnown ? `"${sku}" is not sold on ${website}.` : `there is no product "${sku}".`
      report.problem(line, isKnown ? 'website' : 'sku', message)
    }
    const lost = new Set(unsold.map(({ line }) => line))
    const sold = [...rows.values()].filter(({ line }) => !lost.has(line))
    const changed = await upsertPastPrices(tx, sold)
    report.changed += changed.length
    await announceIds(tx, 'details', changed)
  })
  return report
}

function readRow(
  { line, cells }: CsvRow,
  websites: ReadonlySet<string>,
  report: ImportReport,
): PastPrice | undefined {
  const before = report.problems.length
  const [sku = '', website = '', amount = '', day = ''] = columns.map((column) => cells[column]?.trim())
  const price = centsOf(amount)
  const since = dayOf(day)
  if (sku === '') report.problem(line, 'sku', 'is empty: each price belongs to a product.')
  if (!websites.has(website))
    report.problem(line, 'website', `there is no website "${website}": use ${[...websites].join(', ')}.`)
  if (price === undefined)
    report.problem(line, 'price', `"${amount}" is not an amount: write it like 1290.00.`)
  if (since === undefined) report.problem(line, 'since', `"${day}" is not a day: write it like 2026-11-21.`)
  if (report.problems.length > before || price === undefined || since === undefined) return undefined
  return { line, sku, website, price, since }
}
