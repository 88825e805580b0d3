import type { App } from '../platform/context.ts'
import { inLongTransaction } from '../platform/database.ts'
import { deleteExpiredSubmissions } from './submissions.sql.ts'

/** Deletes form submissions after the retention period of their form, at most three years (decisions J-2). */
export async function purgeFormSubmissions(app: App): Promise<void> {
  const deleted = await inLongTransaction(app.sql, (tx) => deleteExpiredSubmissions(tx, app.now()))
  if (deleted > 0) app.log.info({ deleted }, 'Deleted expired form submissions')
}
