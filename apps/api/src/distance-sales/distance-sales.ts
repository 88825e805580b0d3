import type { DistanceSales } from '@comptoir/rules/distance-sales'
import type { Cents } from '@comptoir/rules/money'
import type { Queryable } from '../platform/database.ts'
import { localDay, type Store } from '../stores/index.ts'
import { selectSumUpTo } from './distance-sales.sql.ts'

/** The calendar year of a sale, in the time zone of the website. */
export function saleYear(store: Store, instant: Date): number {
  return Number(localDay(store, instant).slice(0, 4))
}

/** What the owner sold elsewhere in a year. */
export function declaredIn({ settings }: Pick<Store, 'settings'>, year: number): Cents {
  const { declared } = settings.distance_sales
  return declared.filter((one) => one.year === year).reduce((sum, { amount }) => sum + amount, 0)
}

/**
 * The website's sales to consumers of other member states in the year of `now` and the one before, as far as they matter:
 * sums above the threshold are not complete. Undefined where every sale is taxed in the country of the consumer.
 */
export async function distanceSalesOf(
  sql: Queryable,
  store: Store,
  now: Date,
): Promise<DistanceSales | undefined> {
  const { scheme, threshold } = store.settings.distance_sales
  if (scheme === 'destination' || threshold === undefined) return undefined
  const year = saleYear(store, now)
  const inYear = async (one: number) => {
    const declared = declaredIn(store, one)
    const limit = threshold - declared
    if (limit < 0) return declared
    return declared + (await selectSumUpTo(sql, { websiteId: store.website.id, year: one, limit }))
  }
  const previousYear = await inYear(year - 1)
  const currentYear = previousYear > threshold ? 0 : await inYear(year)
  return { threshold, previousYear, currentYear }
}
