import { mailTemplateOf } from '../content/index.ts'
import type { App } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { inTurn } from '../platform/in-turn.ts'
import { attempt, leaseOf } from './attempts.ts'
import { claimOrderMail, claimPersonMail, type Claim, type ClaimedOrderMail } from './claim.sql.ts'
import { saveWritten, type WrittenMail } from './mail.sql.ts'
import { renderMail } from './render.ts'

export type Asked = ClaimedOrderMail

const leaseSeconds = 60

/**
 * Writes the mails about orders that were asked for, with what `compose` makes of each. One that cannot be written is
 * tried again later; the others do not wait for it. What another call of this process is writing is written, too, when
 * it ends.
 */
export async function writeMails(
  app: App,
  compose: (mail: Asked) => Promise<WrittenMail>,
  signal?: AbortSignal,
): Promise<void> {
  await inTurn(app.sql, 'mails about orders', async () => {
    await writeAll(app, () => claimOrderMail(app.sql, leaseOf(app, leaseSeconds)), compose, signal)
  })
}

/** Writes the mails to people that were asked for, as {@link writeMails} does. */
export async function writePersonMails(app: App, signal?: AbortSignal): Promise<void> {
  await inTurn(app.sql, 'mails to people', async () => {
    const claim = () => claimPersonMail(app.sql, leaseOf(app, leaseSeconds))
    await writeAll(
      app,
      claim,
      async ({ storeId, kind, texts }) => {
        const store = app.stores.byId(storeId)
        const template = await mailTemplateOf(app.sql, store, kind)
        return { ...(await renderMail(store, kind, template, { texts, tables: {} })), attachments: [] }
      },
      signal,
    )
  })
}

async function writeAll<Waiting extends Claim>(
  app: App,
  claim: () => Promise<Waiting | undefined>,
  compose: (mail: Waiting) => Promise<WrittenMail>,
  signal?: AbortSignal,
): Promise<void> {
  for (;;) {
    const mail = signal?.aborted ? undefined : await claim()
    if (!mail) return
    await attempt(app, mail, async () => {
      const written = await compose(mail)
      await inTransaction(app.sql, (tx) => saveWritten(tx, mail, written))
    })
  }
}
