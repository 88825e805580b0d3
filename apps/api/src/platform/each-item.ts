import { DAY_MS } from '@comptoir/rules/duration'
import { backoffDelay } from './backoff.ts'
import type { App } from './context.ts'
import { isOutage, isPassing } from './database-errors.ts'
import { deleteFailure, selectFailures, upsertFailure } from './job-failures.sql.ts'

const pauses = { first: 5 * 60_000, longest: DAY_MS }
const mostAttempts = 12

/**
 * Runs a job's work on one row after the other, by id. A failing row is postponed, retried later and finally abandoned;
 * `comptoir jobs failed` lists it. The other rows continue. `work` returns whether it changed anything; the result is
 * the number of such rows. Throws only when the database is unavailable.
 */
export async function eachItem(
  app: App,
  { job, ids, signal }: { job: string; ids: readonly number[]; signal?: AbortSignal | undefined },
  work: (id: number) => Promise<boolean>,
): Promise<number> {
  if (ids.length === 0) return 0
  const failures = new Map((await selectFailures(app.sql, job)).map((failure) => [failure.item, failure]))
  let done = 0
  for (const id of ids) {
    if (signal?.aborted) break
    const before = failures.get(id)
    if (before && (!before.nextAttemptAt || before.nextAttemptAt > app.now())) continue
    try {
      if (await work(id)) done++
      if (before) await deleteFailure(app.sql, job, id)
    } catch (error) {
      if (isOutage(error)) throw error
      // A lock timeout is no failure of the row: the next run retries it.
      if (isPassing(error)) app.log.warn({ err: error, job, item: id }, 'A row was busy')
      else await putAside(app, { job, item: id, attempts: (before?.attempts ?? 0) + 1 }, error)
    }
  }
  return done
}

async function putAside(
  app: App,
  { job, item, attempts }: { job: string; item: number; attempts: number },
  error: unknown,
): Promise<void> {
  const isLast = attempts >= mostAttempts
  const nextAttemptAt = isLast ? null : new Date(app.now().getTime() + backoffDelay(pauses, attempts))
  const lastError = error instanceof Error ? error.message : String(error)
  await upsertFailure(app.sql, { job, item, attempts, nextAttemptAt, lastError })
  app.log.error(
    { err: error, job, item, attempts, nextAttemptAt },
    isLast ? 'A job gave a row up: see npm run comptoir -- jobs failed' : 'A job put a row aside',
  )
}
