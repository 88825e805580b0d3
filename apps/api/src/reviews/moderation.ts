import { DAY_MS } from '@comptoir/rules/duration'
import { announceIds } from '../catalogue/index.ts'
import type { App } from '../platform/context.ts'
import { inLongTransaction, inTransaction, type Queryable, type Transaction } from '../platform/database.ts'
import { CommandError } from '../platform/errors.ts'
import * as table from './moderation.sql.ts'

const rejectedDays = 30

type Moderated = 'done' | 'missing' | 'same' | 'repeated'

/**
 * Sets the status of a review, within a transaction, and tells every process the product's new rating. Changes nothing
 * unless it answers `done`.
 */
export async function setStatus(
  tx: Queryable,
  id: number,
  { status, at }: { status: table.ReviewStatus; at: Date },
): Promise<Moderated> {
  const review = await table.lockReview(tx, id)
  if (!review) return 'missing'
  if (review.status === status) return 'same'
  if (review.status === 'rejected' && (await table.hasRepeated(tx, id))) return 'repeated'
  await table.updateStatus(tx, id, { status, at })
  if (status === 'approved' || review.status === 'approved') await rate(tx, [review.productId])
  return 'done'
}

/** Approves or rejects a review, also one that was decided before. Throws CommandError. */
export async function moderate(app: App, id: number, status: 'approved' | 'rejected'): Promise<void> {
  const result = await inTransaction(app.sql, (tx) => setStatus(tx, id, { status, at: app.now() }))
  if (result === 'missing') throw new CommandError(`There is no review ${id}.`)
  if (result === 'same') throw new CommandError(`The review ${id} is ${status} already.`)
  if (result === 'repeated')
    throw new CommandError(`The review ${id} repeats another one, which is not rejected.`)
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

async function rate(tx: Queryable, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return
  await table.replaceRatings(tx, productIds)
  await announceIds(tx, 'ratings', productIds)
}
