import { withinTransaction } from '../database.ts'
import { ShopError } from '../errors.ts'
import type { BulkFailure } from './bulk-jobs.sql.ts'
import type { AdminContext } from './context.ts'

/** Why work on a record is not possible; what it began is taken back then. Undefined when it is done. */
export async function problemOf(
  ctx: AdminContext,
  work: (ctx: AdminContext) => Promise<void>,
): Promise<string | undefined> {
  try {
    await ctx.app.sql.begin(
      async (tx) => await work({ ...ctx, app: { ...ctx.app, sql: withinTransaction(tx) } }),
    )
    return undefined
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    return error.message
  }
}

/** Does work on each record for itself; returns those that did not allow it. */
export async function failuresOfEach(
  ctx: AdminContext,
  ids: readonly string[],
  work: (ctx: AdminContext, id: string) => Promise<void>,
  labelOf: (id: string) => Promise<string | undefined>,
): Promise<BulkFailure[]> {
  const failures: BulkFailure[] = []
  for (const id of ids) {
    const message = await problemOf(ctx, async (own) => await work(own, id))
    if (message !== undefined) failures.push({ id, label: (await labelOf(id)) ?? id, message })
  }
  return failures
}
