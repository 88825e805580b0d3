import type { Transaction } from '../platform/database.ts'
import { selectPricedGroups } from '../stores/index.ts'

/**
 * Runs what writes prices, and tells all processes when customer groups got their first prices or lost their last ones: the
 * index has prices of those groups that have some of their own.
 */
export async function followingGroups<Result>(
  tx: Transaction,
  write: () => Promise<Result>,
): Promise<Result> {
  const before = JSON.stringify(await selectPricedGroups(tx))
  const result = await write()
  if (before !== JSON.stringify(await selectPricedGroups(tx))) await tx`select settings_changed()`
  return result
}
