import type { App } from '../platform/context.ts'
import type { Transaction } from '../platform/database.ts'
import { markFailed, saveWritten, takeUnwritten, type UnwrittenMail, type WrittenMail } from './mail.sql.ts'

export type Asked = UnwrittenMail & { id: number; createdAt: Date }

/**
 * Writes the mails that were asked for, one in a transaction, with what `compose` makes of each. One that cannot be
 * written is logged and tried again later; the others do not wait for it.
 */
export async function writeMails(
  app: App,
  compose: (tx: Transaction, mail: Asked) => Promise<WrittenMail>,
): Promise<void> {
  while (await app.sql.begin((tx) => writeOne(tx, app, compose)));
}

async function writeOne(
  tx: Transaction,
  app: App,
  compose: (tx: Transaction, mail: Asked) => Promise<WrittenMail>,
): Promise<boolean> {
  const [mail] = await takeUnwritten(tx, 1)
  if (!mail) return false
  try {
    await tx.savepoint(async (inner) => saveWritten(inner, mail.id, await compose(inner, mail)))
  } catch (error) {
    app.log.error({ err: error, mailId: mail.id, kind: mail.kind }, 'A mail was not written')
    await markFailed(tx, mail.id, error instanceof Error ? error.message : String(error))
  }
  return true
}
