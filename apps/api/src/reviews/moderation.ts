import { DAY_MS } from '@comptoir/rules/duration'
import { announceIds } from '../catalogue/index.ts'
import type { App } from '../platform/context.ts'
import { inLongTransaction, inTransaction, type Transaction } from '../platform/database.ts'
import { CommandError } from '../platform/errors.ts'
import * as table from './moderation.sql.ts'

const rejectedDays = 30

/**
 * Approves or rejects a review, also one that was decided before, and tells every process the product's new rating. Throws
 * CommandError.
 */
export async function moderate(app: App, id: number, status: 'approved' | 'rejected'): Promise<void> {
  await inTransaction(app.sql, async (tx) => {
    const review = await table.lockReview(tx, id)
    if (!review) throw new CommandError(`There is no review ${id}.`)
    if (review.status === status) throw new CommandError(`The review ${id} is ${status} already.`)
    if (review.status === 'rejected' && (await table.hasRepeated(tx, id)))
      throw new CommandError(`The review ${id} repeats another one, which is not rejected.`)
    await table.updateStatus(tx, id, { status, at: app.now() })
    if (status === 'approved' || review.status === 'approved') await rate(tx, [review.productId])
  })
}

/** Deletes everything that a customer wrote, with its part in the ratings of products. */
export async function deleteReviewsOf(tx: Transaction, customerId: number): Promise<void> {
  await rate(tx, await table.deleteCustomerReviews(tx, customerId))
}

/** Deletes reviews a month after they were rejected; returns how many. */
export async function deleteRejectedReviews({ sql, now }: Pick<App, 'sql' | 'now'>): Promise<number> {
  const before = new Date(now().getTime() - rejectedDays * DAY_MS)
  return await inLongTransaction(sql, (tx) => table.deleteRejected(tx, before))
}

async function rate(tx: Transaction, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return
  await table.replaceRatings(tx, productIds)
  await announceIds(tx, 'ratings', productIds)
}
