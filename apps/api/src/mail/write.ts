import { mailTemplateOf } from '../content/index.ts'
import type { App } from '../platform/context.ts'
import type { Transaction } from '../platform/database.ts'
import { inTurn } from '../platform/in-turn.ts'
import {
  markFailed,
  saveWritten,
  takePersonMail,
  takeUnwritten,
  type UnwrittenMail,
  type WrittenMail,
} from './mail.sql.ts'
import { renderMail } from './render.ts'

export type Asked = UnwrittenMail & { id: number; createdAt: Date }

/**
 * Writes the mails about orders that were asked for, one in a transaction, with what `compose` makes of each. One that
 * cannot be written is logged and tried again later; the others do not wait for it.
 */
export async function writeMails(
  app: App,
  compose: (tx: Transaction, mail: Asked) => Promise<WrittenMail>,
): Promise<void> {
  const take = async (tx: Transaction) => (await takeUnwritten(tx, 1))[0]
  while (await app.sql.begin((tx) => writeOne(tx, app, take, compose)));
}

/**
 * Writes the mails to people that were asked for. What another call of this process is writing is written, too, when
 * it ends.
 */
export async function writePersonMails(app: App): Promise<void> {
  await inTurn(app.sql, 'mails to people', async () => {
    while (
      await app.sql.begin((tx) =>
        writeOne(tx, app, takePersonMail, async (inner, { storeId, kind, texts }) => {
          const store = app.stores.byId(storeId)
          const template = await mailTemplateOf(inner, store, kind)
          return { ...(await renderMail(store, kind, template, { texts, tables: {} })), attachments: [] }
        }),
      )
    );
  })
}

async function writeOne<Waiting extends { id: number; kind: string }>(
  tx: Transaction,
  app: App,
  take: (tx: Transaction) => Promise<Waiting | undefined>,
  compose: (tx: Transaction, mail: Waiting) => Promise<WrittenMail>,
): Promise<boolean> {
  const mail = await take(tx)
  if (!mail) return false
  try {
    await tx.savepoint(async (inner) => saveWritten(inner, mail.id, await compose(inner, mail)))
  } catch (error) {
    app.log.error({ err: error, mailId: mail.id, kind: mail.kind }, 'A mail was not written')
    await markFailed(tx, mail.id, error instanceof Error ? error.message : String(error))
  }
  return true
}
