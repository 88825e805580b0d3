import { announceIds } from '../catalogue/index.ts'
import type { App } from '../platform/context.ts'
import type { Transaction } from '../platform/database.ts'
import { deleteUnavailable, insertUnavailable, tellKitchen } from './menu.sql.ts'

/**
 * Takes a product with its variants off the menu of a location, or puts it back; orders that have it stay. Returns whether
 * that changed something.
 */
export async function setDishAvailability(
  tx: Transaction,
  app: App,
  { locationId, productId, isAvailable }: { locationId: number; productId: number; isAvailable: boolean },
): Promise<boolean> {
  const changed = isAvailable
    ? await deleteUnavailable(tx, { locationId, productId })
    : await insertUnavailable(tx, { locationId, productId, since: app.now() })
  if (changed.length === 0) return false
  await tellKitchen(tx, locationId)
  // The pages of the point of sale show it at once.
  await announceIds(tx, 'details', changed)
  return true
}
