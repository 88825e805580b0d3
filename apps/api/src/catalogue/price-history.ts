import type { Cents } from '@comptoir/rules/money'
import { DAY_MS } from '@comptoir/rules/duration'
import type { HistoryRow } from './product-details.sql.ts'
import type { WebsitePrice } from './product-values.ts'

/**
 * The lowest price in the `days` before the reduction began, in the website's tax base (decisions E-9).
 * Without a recorded price of that period, the price before the reduction.
 */
export function lowestPriceBefore(price: WebsitePrice, history: readonly HistoryRow[], days: number): Cents {
  const begin = price.specialFrom === null ? undefined : Date.parse(price.specialFrom)
  if (begin === undefined) return price.price
  const rows = history.filter((row) => row.website_id === price.websiteId)
  const asked = rows.filter((row, index) => {
    const next = rows[index + 1]
    const until = next ? Date.parse(next.since) : Infinity
    return Date.parse(row.since) < begin && until > begin - days * DAY_MS
  })
  return asked.length === 0 ? price.price : Math.min(...asked.map((row) => row.price))
}
