import type { Sql, Transaction } from '../platform/database.ts'
import { readCsv } from './csv.ts'
import { ImportReport } from './report.ts'
import { selectScopes } from './scopes.sql.ts'
import { Scopes } from './scopes.ts'
import { readTier, tierCells, tierColumns, tierKey, type Tier } from './tier-price-cells.ts'
import { selectGroupIds, selectProducts, type TierOfProduct } from './tier-prices.sql.ts'
import { tierProblem, writeTiers } from './write-tiers.ts'

type Options = {
  /** Code of the website that the file calls `base`. */
  website?: string | undefined
  /** Deletes the tier prices that the file does not have, of the products that it names. */
  replaces?: boolean
}

type Row = Tier & { line: number; sku: string }

/** Products written in one transaction. */
const batchSize = 500

/**
 * Takes tier prices and prices of customer groups from a CSV in the columns of Magento's advanced pricing. What is wrong is
 * reported by line and column and left out; the same file again changes nothing. Throws ImportFileError when the file is no CSV
 * or the website is not there.
 */
export async function importTierPrices(
  sql: Sql,
  file: string,
  { website, replaces = false }: Options = {},
): Promise<ImportReport> {
  const report = new ImportReport(file)
  // Rows that are wrong do not delete what their product has.
  const wrong = new Set<string>()
  const bySku = await readRows(sql, file, website, report, wrong)
  const products = [...bySku]
  for (let at = 0; at < products.length; at += batchSize) {
    const batch = products.slice(at, at + batchSize)
    report.changed += await sql.begin((tx) => writeBatch(tx, batch, report, wrong, replaces))
  }
  return report
}

async function readRows(
  sql: Sql,
  file: string,
  website: string | undefined,
  report: ImportReport,
  wrongSkus: Set<string>,
): Promise<Map<string, Row[]>> {
  const scopes = new Scopes(await selectScopes(sql), website)
  const groups = await selectGroupIds(sql)
  const bySku = new Map<string, Row[]>()
  const lines = new Map<string, number>()
  for await (const { line, cells } of readCsv(file, tierColumns, report)) {
    report.rows++
    const sku = cells.sku?.trim() ?? ''
    if (sku === '') report.problem(line, 'sku', 'is empty: each price belongs to a product.')
    const wrong = (column: string, message: string) => {
      wrongSkus.add(sku)
      report.problem(line, column, message)
    }
    const tier = readTier(
      tierCells((column) => cells[column]),
      { scopes, groups },
      wrong,
    )
    if (sku === '' || !tier) continue
    const key = `${sku} ${tierKey(tier)}`
    const first = lines.get(key)
    if (first !== undefined) {
      wrong('tier_price', `line ${first} has a price for the same product, group and quantity: keep one.`)
      continue
    }
    lines.set(key, line)
    const rows = bySku.get(sku) ?? []
    bySku.set(sku, rows)
    rows.push({ ...tier, line, sku })
  }
  return bySku
}

async function writeBatch(
  tx: Transaction,
  batch: readonly [sku: string, rows: readonly Row[]][],
  report: ImportReport,
  wrongSkus: Set<string>,
  replaces: boolean,
): Promise<number> {
  const found = await selectProducts(
    tx,
    batch.map(([sku]) => sku),
  )
  const known = new Map(found.map((product) => [product.sku, product]))
  const tiers: TierOfProduct[] = []
  for (const [sku, rows] of batch) {
    const product = known.get(sku)
    for (const { line, sku: _sku, ...tier } of rows) {
      const problem = tierProblem(sku, product, tier)
      if (problem) {
        wrongSkus.add(sku)
        report.problem(line, 'sku', problem)
      } else if (product) tiers.push({ productId: product.id, ...tier })
    }
  }
  const whole = replaces ? batch.filter(([sku]) => !wrongSkus.has(sku)) : []
  const replaced = whole.flatMap(([sku]) => known.get(sku)?.id ?? [])
  return await writeTiers(tx, tiers, replaced)
}
