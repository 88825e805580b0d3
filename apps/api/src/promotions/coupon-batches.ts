import type { App } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import type { Job } from '../platform/jobs.ts'
import { lockOpenBatch, selectOpenBatches, updateBatch } from './coupon-admin.sql.ts'
import { countCodesLike, insertNewCoupons } from './coupon-files.sql.ts'
import { CouponPattern } from './coupon-pattern.ts'

/** Codes of one transaction, after which the progress shows. */
const sliceSize = 5000

/** Generates coupons of open batches, a slice in each transaction. Several processes may do it at once. */
async function generateBatches(app: App, signal: AbortSignal): Promise<void> {
  for (const id of await selectOpenBatches(app.sql))
    while (!signal.aborted && (await generateSlice(app, id)));
}

/** Returns whether there is more to do. */
async function generateSlice(app: App, id: number): Promise<boolean> {
  return await inTransaction(app.sql, async (tx) => {
    const batch = await lockOpenBatch(tx, id)
    if (!batch) return false
    const pattern = new CouponPattern(batch.pattern)
    const wanted = Math.min(sliceSize, batch.count - batch.done)
    const left = pattern.mostCodes - (await countCodesLike(tx, batch.websiteId, pattern.expression))
    const possible = Math.min(wanted, Math.max(0, left))
    const coupons = {
      websiteId: batch.websiteId,
      ruleId: batch.ruleId,
      maxUses: batch.maxUses,
      endsAt: batch.endsAt,
    }
    const tried = new Set(Array.from({ length: possible }, () => pattern.code()))
    const made = await insertNewCoupons(tx, coupons, [...tried])
    const done = batch.done + made.length
    const isShort = possible < wanted
    const isFinished = done >= batch.count || isShort
    await updateBatch(tx, {
      id,
      done,
      finishedAt: isFinished ? app.now() : null,
      problem: isShort ? 'pattern' : null,
    })
    return !isFinished
  })
}

export const promotionJobs: readonly Job[] = [
  { name: 'generate coupons', everySeconds: 2, run: generateBatches },
]
