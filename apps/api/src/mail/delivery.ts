import type { Transporter } from 'nodemailer'
import type { App } from '../platform/context.ts'
import { withMutex } from '../platform/keyed-mutex.ts'
import { attempt, leaseOf } from './attempts.ts'
import { claimMail, markSent, type ClaimedMail } from './claim.sql.ts'
import { selectAttachments } from './mail.sql.ts'

/** Concurrent mails; after a crash at most so many are sent twice, with the same Message-ID. */
const senders = 5
/** Time limit of one mail, as a multiple of SMTP_TIMEOUT_MS. */
const timeoutsInAll = 6
/** Seconds by which a lease exceeds the time limit of an attempt. */
const spareSeconds = 60

/**
 * Sends due mails through SMTP_URL, several at a time and outside any transaction. Without SMTP_URL mails stay in the
 * outbox of the development server (decisions K-2). The run ends when the mail server does not answer. Delivery is at
 * least once: after a crash a mail may be sent again, with the same Message-ID.
 */
export async function deliverMails(app: App, signal = new AbortController().signal): Promise<void> {
  const { smtpUrl } = app.settings
  if (!smtpUrl) return
  await withMutex(app.sql, 'delivery of mails', async () => {
    const transport = await openTransport(smtpUrl, app.settings.smtpTimeoutMs)
    const run = { isServerDown: false }
    const send = async () => {
      while (!signal.aborted && !run.isServerDown) {
        if (!(await sendNext(app, transport, signal, run))) return
      }
    }
    const ends = await Promise.allSettled(Array.from({ length: senders }, send))
    transport.close()
    for (const end of ends) if (end.status === 'rejected') throw end.reason
  })
}

/** Returns false when no mail is due. */
async function sendNext(
  app: App,
  transport: Transporter,
  stop: AbortSignal,
  run: { isServerDown: boolean },
): Promise<boolean> {
  const limitMs = app.settings.smtpTimeoutMs * timeoutsInAll
  const lease = leaseOf(app, limitMs / 1000 + spareSeconds)
  const mail = await claimMail(app.sql, lease, domainOf(app))
  if (!mail) return false
  const error = await attempt(
    app,
    mail,
    async () => {
      const signal = AbortSignal.any([stop, AbortSignal.timeout(limitMs)])
      const message = await messageOf(app, mail)
      const attributes = { 'comptoir.mail.kind': mail.kind }
      await app.telemetry.span('send mail', { kind: 'client', isRoot: true, attributes }, async () => {
        await transport.sendMail({ ...message, signal })
      })
      await markSent(app.sql, mail, app.now())
    },
    isPermanentFailure,
  )
  app.telemetry.mails.add(1, error === undefined ? 'sent' : 'failed')
  if (error !== undefined && !hasAnswer(error)) run.isServerDown = true
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

/** The server rejects the recipient permanently (RFC 5321 §4.2.1), or the address is invalid. */
function isPermanentFailure(error: unknown): boolean {
  const { code, command, responseCode } = smtpError(error)
  if (code !== 'EENVELOPE') return false
  return command === 'API' || (command === 'RCPT TO' && (responseCode ?? 0) >= 500)
}

/** Whether the error concerns this mail: the server accepted the connection and answered. */
function hasAnswer(error: unknown): boolean {
  const { code, responseCode } = smtpError(error)
  return code === 'EENVELOPE' || (responseCode !== undefined && code !== 'EAUTH')
}

/** Loads nodemailer on first use. */
async function openTransport(address: string, timeoutMs: number): Promise<Transporter> {
  const url = new URL(address)
  // A pooled connection would outlive the mail's time limit.
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
