import type { DaySales, WeekFigures } from '@comptoir/contract/generated/admin'
import { addDays, localTime, weekday } from '@comptoir/rules/calendar'
import type { AdminContext } from '../platform/admin/context.ts'
import { selectHours, selectWeek } from './sales.sql.ts'

export type WebsitePlace = { websiteId: number; timeZone: string; currency: string }

const hoursOfDay = Array.from({ length: 24 }, (_, hour) => hour)

/** Sales of today beside those of the same weekday of the last week. */
export async function salesOfDay(
  { app }: AdminContext,
  { websiteId, timeZone, currency }: WebsitePlace,
): Promise<DaySales> {
  const now = app.now()
  const { day, hour } = localTime(now, timeZone)
  const place = { websiteId, timeZone }
  const then = addDays(day, -7)
  const sameTime = new Date(now.getTime() - 7 * 86_400_000)
  const [today, whole, untilThen] = await app.reads.read(
    async (sql) =>
      await Promise.all([
        selectHours(sql, { ...place, day, until: null }),
        selectHours(sql, { ...place, day: then, until: null }),
        selectHours(sql, { ...place, day: then, until: sameTime }),
      ]),
  )
  const hours = running(today).slice(0, hour + 1)
  const hoursBefore = running(whole)
  return {
    currency,
    day,
    total: hours.at(-1) ?? 0,
    orders: today.reduce((sum, one) => sum + one.orders, 0),
    totalBefore: running(untilThen).at(-1) ?? 0,
    wholeDayBefore: hoursBefore.at(-1) ?? 0,
    hours,
    hoursBefore,
  }
}

/** Running totals at the end of each hour. */
function running(found: readonly { hour: number; amount: number }[]): number[] {
  const amounts = new Map(found.map(({ hour, amount }) => [hour, amount]))
  let total = 0
  return hoursOfDay.map((hour) => (total += amounts.get(hour) ?? 0))
}

/** Figures from Monday until now. */
export async function figuresOfWeek(
  { app }: AdminContext,
  { websiteId, timeZone, currency }: WebsitePlace,
): Promise<WeekFigures> {
  const { day } = localTime(app.now(), timeZone)
  const sinceMonday = (weekday(day) + 6) % 7
  const from = addDays(day, -sinceMonday)
  const row = await app.reads.read(async (sql) => await selectWeek(sql, { websiteId, from, timeZone }))
  const {
    paidOrders = 0,
    total = 0,
    quotationsAccepted = 0,
    quotationsAnswered = 0,
    refunded = 0,
  } = row ?? {}
  const averageOrder = paidOrders > 0 ? Math.round(total / paidOrders) : null
  return { currency, paidOrders, averageOrder, quotationsAccepted, quotationsAnswered, refunded }
}
