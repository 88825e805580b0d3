import { renderAccountMails } from '../src/mail/index.ts'
import type { TestApi } from './api.ts'

export type SentMail = { kind: string; recipient: string; subject: string; html: string; plain: string }

/** The mails to somebody about their account, newest first, as the outbox shows them. */
export async function mailsTo(test: TestApi, recipient: string): Promise<SentMail[]> {
  await renderAccountMails(test.api.app)
  return await test.sql<SentMail[]>`
    select kind, recipient, subject, html, plain from mail
     where lower(recipient) = lower(${recipient}) and order_id is null and content is null order by id desc`
}

/** The address behind the button of a mail. */
export function linkIn({ plain }: SentMail, path: string): URL {
  const found = plain.match(/https?:\/\/\S+/g)?.find((link) => link.includes(path))
  if (!found) throw new Error(`The mail has no link to ${path}:\n${plain}`)
  return new URL(found.replace(/[).]+$/, ''))
}
