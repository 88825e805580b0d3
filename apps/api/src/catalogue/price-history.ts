import type { Day } from '@comptoir/rules/calendar'
import type { Cents } from '@comptoir/rules/money'
import { DAY_MS } from '@comptoir/rules/duration'
import { isWithinDays } from '@comptoir/rules/product-price'
import type { HistoryRow } from './product-details.sql.ts'
import type { WebsitePrice } from './product-values.ts'

type Now = {
  /** What one unit costs everybody without the special price. */
  undated: Cents
  /** Since when it does, see {@link undatedSince}. */
  since: number
  day: Day
  days: number
}

/**
 * The lowest price in the `days` before the reduction began, in the website's tax base and the currency of the price and the
 * history (decisions E-9). Without a recorded price of that period, the price before the reduction.
 */
export function lowestPriceBefore(price: WebsitePrice, history: readonly HistoryRow[], now: Now): Cents {
  const rows = history.filter((row) => row.website_id === price.websiteId)
  const isSpecial =
    price.special !== null &&
    price.special <= now.undated &&
    isWithinDays(now.day, price.specialFrom, price.specialTo)
  if (isSpecial && price.specialFrom === null) return price.price
  const begin = isSpecial ? Date.parse(price.specialFrom ?? '') : now.since
  const from = begin - now.days * DAY_MS
  const asked = rows.flatMap((row, index) => {
    const next = rows[index + 1]
    const until = next ? Date.parse(next.since) : Infinity
    return Date.parse(row.since) < begin && until > from ? [row.price] : []
  })
  const special = isSpecial ? [] : specialBetween(price, from, begin)
  return asked.length === 0 ? price.price : Math.min(...asked, ...special)
}

/**
 * Since when one unit costs everybody `undated`, by the history of a website in its own currency: since the day, if it is not
 * noted yet.
 */
export function undatedSince(
  history: readonly HistoryRow[],
  websiteId: number,
  undated: Cents | undefined,
  day: Day,
): number {
  const rows = history.filter((row) => row.website_id === websiteId)
  const before = rows.findLastIndex((row) => row.price !== undated)
  const first = rows[before + 1]
  return first ? Date.parse(first.since) : Date.parse(day)
}

/** The special price, which the history does not have, if it was asked in that time. */
function specialBetween(price: WebsitePrice, from: number, to: number): Cents[] {
  if (price.special === null) return []
  const begin = price.specialFrom === null ? -Infinity : Date.parse(price.specialFrom)
  const end = price.specialTo === null ? Infinity : Date.parse(price.specialTo) + DAY_MS
  return begin < to && end > from ? [price.special] : []
}
