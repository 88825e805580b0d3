import { DAY_MS } from '@comptoir/rules/duration'
import type { App } from '../platform/context.ts'
import { inLongTransaction } from '../platform/database.ts'
import { deleteGuestLists } from './compare-lists.sql.ts'

const filledDays = 30
const emptyDays = 1

/**
 * Deletes guests' comparison lists that were not changed for 30 days, and those without products after a day; customers'
 * lists stay. Returns how many.
 */
export async function expireGuestLists({ sql, now }: Pick<App, 'sql' | 'now'>): Promise<number> {
  const before = (days: number) => new Date(now().getTime() - days * DAY_MS)
  const limits = { filledBefore: before(filledDays), emptyBefore: before(emptyDays) }
  return await inLongTransaction(sql, (tx) => deleteGuestLists(tx, limits))
}
