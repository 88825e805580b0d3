import type { Transporter } from 'nodemailer'
import type { App } from '../platform/context.ts'
import {
  markFailed,
  markSent,
  selectAttachments,
  takeDueMails,
  type Attachment,
  type Mail,
} from './mail.sql.ts'

const batch = 20
const transports = new Map<string, Transporter>()

/**
 * Sends what is due through SMTP_URL, a batch at a time. Without it the mails stay in the outbox, where a developer
 * reads them (decisions K-2). A mail server that is away delays mails and nothing else.
 */
export async function deliverMails(app: App): Promise<void> {
  const { smtpUrl, mailFrom } = app.settings
  if (!smtpUrl) return
  const transport = await transportTo(smtpUrl)
  await app.sql.begin(async (tx) => {
    for (const mail of await takeDueMails(tx, batch)) {
      const problem = await send(transport, mailFrom, mail, await selectAttachments(tx, mail.id))
      if (problem) await markFailed(tx, mail.id, problem)
      else await markSent(tx, mail.id)
    }
  })
}

async function send(
  transport: Transporter,
  from: string,
  mail: Mail,
  attachments: readonly Attachment[],
): Promise<string | undefined> {
  try {
    await transport.sendMail({
      from,
      to: mail.recipient,
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
    })
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** The mailer is loaded with the first mail: a shop that keeps its outbox does without it. */
async function transportTo(url: string): Promise<Transporter> {
  const known = transports.get(url)
  if (known) return known
  const { createTransport } = await import('nodemailer')
  const transport = createTransport(url)
  transports.set(url, transport)
  return transport
}
