import {
  FileCells,
  ImportReport,
  readCsv,
  reportUnknownColumns,
  websitesOfFile,
  type CsvRow,
} from '../import/index.ts'
import type { Sql, Transaction } from '../platform/database.ts'
import type { ImportedWebsite } from '../stores/index.ts'
import { selectRuleIds, writeCoupons, type GivenCoupon } from './coupon-files.sql.ts'
import type { PromotionFileOptions } from './import-rules.ts'

/** Columns of coupons.csv. */
export const couponColumns = ['code', 'rule', 'website', 'usage_limit', 'expiration_date'] as const

const longestCode = 255
const sliceSize = 5000

/**
 * Adds or changes coupons from a CSV with the columns {@link couponColumns}, in slices of one statement each; their rules
 * are there already. An empty cell leaves what is there; a new coupon needs its rule. What is wrong is reported by line
 * and column and left out; the same file again changes nothing. Throws ImportFileError for a file that is no CSV, and for
 * an unknown website.
 */
export async function importCoupons(
  sql: Sql,
  file: string,
  { website }: PromotionFileOptions = {},
): Promise<ImportReport> {
  const report = new ImportReport(file)
  return await sql.begin(async (tx) => {
    const books = new Map<string, CouponBook>()
    const websites = await websitesOfFile(tx, website)
    for await (const row of readCsv(file, ['code'], report)) {
      if (report.rows++ === 0) reportUnknownColumns(row, isCouponColumn, { columns: couponColumns, report })
      const target = new FileCells(row, report).website(websites, website)
      if (!target) continue
      const book = books.get(target.code) ?? (await CouponBook.read(tx, target, report))
      books.set(target.code, book)
      await book.take(row)
    }
    for (const book of books.values()) await book.flush()
    return report
  })
}

const isCouponColumn = (column: string) => couponColumns.some((known) => known === column)

type Rules = Awaited<ReturnType<typeof selectRuleIds>>

/** The coupons of a website that wait to be written. */
class CouponBook {
  readonly #tx: Transaction
  readonly #website: ImportedWebsite
  readonly #report: ImportReport
  readonly #rules: Rules
  readonly #taken = new Set<string>()
  #slice: GivenCoupon[] = []

  private constructor(
    tx: Transaction,
    website: ImportedWebsite,
    known: { report: ImportReport; rules: Rules },
  ) {
    this.#tx = tx
    this.#website = website
    this.#report = known.report
    this.#rules = known.rules
  }

  static async read(tx: Transaction, website: ImportedWebsite, report: ImportReport): Promise<CouponBook> {
    return new CouponBook(tx, website, { report, rules: await selectRuleIds(tx, website.id) })
  }

  /** Checks a row; writes when there are enough for a slice. */
  async take(row: CsvRow): Promise<void> {
    const coupon = this.#read(new FileCells(row, this.#report))
    if (!coupon) return
    this.#slice.push(coupon)
    if (this.#slice.length >= sliceSize) await this.flush()
  }

  async flush(): Promise<void> {
    if (this.#slice.length === 0) return
    const { changed, withoutRule } = await writeCoupons(this.#tx, this.#website, this.#slice)
    this.#slice = []
    this.#report.changed += changed
    for (const line of withoutRule)
      this.#report.problem(line, 'rule', 'is empty: a new coupon needs the code of its rule.')
  }

  #read(cells: FileCells): GivenCoupon | undefined {
    const code = cells.text('code') ?? ''
    if (code === '' || code.length > longestCode)
      cells.problem('code', `must have 1 to ${longestCode} characters: each coupon needs a code.`)
    const key = code.toUpperCase()
    if (this.#taken.has(key)) cells.problem('code', `"${code}" stands twice: keep one of the rows.`)
    const ruleId = this.#ruleIdOf(cells)
    const maxUses = cells.count('usage_limit', 0)
    const expires = cells.day('expiration_date')
    if (cells.isWrong) return undefined
    this.#taken.add(key)
    return { line: cells.line, code, ruleId, maxUses, expires }
  }

  #ruleIdOf(cells: FileCells): number | undefined {
    const code = cells.text('rule')
    if (code === undefined) return undefined
    const rule = this.#rules.get(code.toUpperCase())
    if (!rule)
      return cells.problem(
        'rule',
        `${this.#website.code} has no cart rule "${code}": import its cart rules first.`,
      )
    if (!rule.needsCoupon)
      return cells.problem(
        'rule',
        `"${rule.code}" applies without a coupon: give it the coupon_type specific_coupon first.`,
      )
    return rule.id
  }
}
