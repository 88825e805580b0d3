import type { Transporter } from 'nodemailer'
import type { App } from '../platform/context.ts'
import { inTurn } from '../platform/in-turn.ts'
import { attempt, leaseOf } from './attempts.ts'
import { claimMail, markSent, type ClaimedMail } from './claim.sql.ts'
import { selectAttachments } from './mail.sql.ts'

/** Most mails on their way at once; a crash sends so many again at most, each with its Message-ID. */
const senders = 5
/** The longest that one mail may take in all, in time-outs of SMTP_TIMEOUT_MS. */
const timeoutsInAll = 6
/** What a lease lasts longer than the longest attempt, in seconds. */
const spareSeconds = 60

/**
 * Sends what is due through SMTP_URL, a few at a time and outside any transaction. Without it the mails stay in the
 * outbox, where a developer reads them (decisions K-2). A mail server that is away or silent delays mails and nothing
 * else: the run ends with the first sign of it. At least once: who crashes between sending and noting it sends again,
 * under the same Message-ID.
 */
export async function deliverMails(app: App, signal = new AbortController().signal): Promise<void> {
  const { smtpUrl } = app.settings
  if (!smtpUrl) return
  await inTurn(app.sql, 'delivery of mails', async () => {
    const transport = await openTransport(smtpUrl, app.settings.smtpTimeoutMs)
    const run = { isServerAway: false }
    const send = async () => {
      while (!signal.aborted && !run.isServerAway) {
        if (!(await sendNext(app, transport, signal, run))) return
      }
    }
    const ends = await Promise.allSettled(Array.from({ length: senders }, send))
    transport.close()
    for (const end of ends) if (end.status === 'rejected') throw end.reason
  })
}

/** Answers false when nothing is due. */
async function sendNext(
  app: App,
  transport: Transporter,
  stop: AbortSignal,
  run: { isServerAway: boolean },
): Promise<boolean> {
  const longest = app.settings.smtpTimeoutMs * timeoutsInAll
  const lease = leaseOf(app, longest / 1000 + spareSeconds)
  const mail = await claimMail(app.sql, lease, domainOf(app))
  if (!mail) return false
  const error = await attempt(
    app,
    mail,
    async () => {
      const signal = AbortSignal.any([stop, AbortSignal.timeout(longest)])
      await transport.sendMail({ ...(await messageOf(app, mail)), signal })
      await markSent(app.sql, mail, app.now())
    },
    isRefusedForGood,
  )
  if (error !== undefined && !hasAnswer(error)) run.isServerAway = true
  return true
}

async function messageOf(app: App, mail: ClaimedMail) {
  const attachments = await selectAttachments(app.sql, mail.id)
  return {
    from: app.settings.mailFrom,
    to: mail.recipient,
    messageId: `<${mail.messageId}>`,
    subject: mail.subject,
    html: mail.html,
    text: mail.plain,
    // One POST there ends the subscription (RFC 8058).
    ...(mail.unsubscribeUrl && {
      headers: {
        'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
    attachments: attachments.map(({ name, contentType, content }) => ({
      filename: name,
      contentType,
      content,
    })),
  }
}

/** The sender's domain, as Message-IDs have it. */
function domainOf({ settings }: App): string {
  const [, domain = ''] = settings.mailFrom.split('@')
  return domain.replaceAll(/[^\w.-]/g, '') || new URL(settings.publicUrl).hostname
}

type SmtpError = { responseCode?: number; command?: string; code?: string }
const smtpError = (error: unknown): SmtpError => (error instanceof Error ? error : {}) as SmtpError

/** The server refuses this recipient and always will (RFC 5321 §4.2.1), or the address cannot be written to at all. */
function isRefusedForGood(error: unknown): boolean {
  const { code, command, responseCode } = smtpError(error)
  if (code !== 'EENVELOPE') return false
  return command === 'API' || (command === 'RCPT TO' && (responseCode ?? 0) >= 500)
}

/** Whether the failure is about this mail: the server answered it, and let us in. */
function hasAnswer(error: unknown): boolean {
  const { code, responseCode } = smtpError(error)
  return code === 'EENVELOPE' || (responseCode !== undefined && code !== 'EAUTH')
}

/** The mailer is loaded with the first mail: a shop that keeps its outbox does without it. */
async function openTransport(address: string, timeoutMs: number): Promise<Transporter> {
  const url = new URL(address)
  // A kept connection would outlive its mail, and its time limit.
  url.searchParams.delete('pool')
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url: url.href,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
  })
}
