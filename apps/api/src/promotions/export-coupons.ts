import { csvLine } from '../platform/csv.ts'
import type { Sql } from '../platform/database.ts'
import type { ImportedWebsite } from '../stores/index.ts'
import { selectCoupons, type CouponRow } from './coupon-files.sql.ts'
import { couponColumns } from './import-coupons.ts'

/** The lines of a CSV with the coupons of websites that {@link importCoupons} reads. */
export async function* exportCoupons(sql: Sql, websites: readonly ImportedWebsite[]): AsyncGenerator<string> {
  yield couponHead
  for (const website of websites)
    for await (const rows of selectCoupons(sql, website))
      for (const row of rows) yield couponLine(row, website.code)
}

export const couponHead = `${csvLine(couponColumns)}\n`

/** A line of coupons.csv. */
export function couponLine({ code, rule, maxUses, expires }: CouponRow, website: string): string {
  return `${csvLine([code, rule, website, maxUses === null ? '' : String(maxUses), expires ?? ''])}\n`
}
