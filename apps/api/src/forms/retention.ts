import type { App } from '../platform/context.ts'
import { inLongTransaction } from '../platform/database.ts'
import { deleteOldLetters } from './letters.sql.ts'

/** Deletes letters that were kept as long as their form allows, three years at most (decisions J-2). */
export async function forgetLetters(app: App): Promise<void> {
  const deleted = await inLongTransaction(app.sql, (tx) => deleteOldLetters(tx, app.now()))
  if (deleted > 0) app.log.info({ deleted }, 'Old letters were deleted')
}
