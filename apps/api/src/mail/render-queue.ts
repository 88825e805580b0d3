import { mailTemplateOf } from '../content/index.ts'
import type { App } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { withMutex } from '../platform/keyed-mutex.ts'
import { attempt, leaseOf } from './attempts.ts'
import { claimOrderMail, claimAccountMail, type Claim, type ClaimedOrderMail } from './claim.sql.ts'
import { saveRenderedMail, type RenderedMail } from './mail.sql.ts'
import { renderMail } from './render.ts'

export type QueuedOrderMail = ClaimedOrderMail

const leaseSeconds = 60

/**
 * Renders the queued mails about orders with `render`. A mail whose rendering fails is retried later and does not delay
 * the others. Calls of one process run one after the other, so that all mails queued before a call are rendered when it
 * ends.
 */
export async function renderQueuedOrderMails(
  app: App,
  render: (mail: QueuedOrderMail) => Promise<RenderedMail>,
  signal?: AbortSignal,
): Promise<void> {
  await withMutex(app.sql, 'mails about orders', async () => {
    await renderAll(app, () => claimOrderMail(app.sql, leaseOf(app, leaseSeconds)), render, signal)
  })
}

/** Renders the queued account mails, as {@link renderQueuedOrderMails} does. */
export async function renderAccountMails(app: App, signal?: AbortSignal): Promise<void> {
  await withMutex(app.sql, 'account mails', async () => {
    const claim = () => claimAccountMail(app.sql, leaseOf(app, leaseSeconds))
    await renderAll(
      app,
      claim,
      async ({ storeId, kind, texts }) => {
        const store = app.stores.byId(storeId)
        const template = await mailTemplateOf(app.sql, store, kind)
        return { ...(await renderMail(app, store, kind, template, { texts, tables: {} })), attachments: [] }
      },
      signal,
    )
  })
}

async function renderAll<Queued extends Claim>(
  app: App,
  claim: () => Promise<Queued | undefined>,
  render: (mail: Queued) => Promise<RenderedMail>,
  signal?: AbortSignal,
): Promise<void> {
  for (;;) {
    const mail = signal?.aborted ? undefined : await claim()
    if (!mail) return
    await attempt(app, mail, async () => {
      const rendered = await render(mail)
      await inTransaction(app.sql, (tx) => saveRenderedMail(tx, mail, rendered))
    })
  }
}
