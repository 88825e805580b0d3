import type { Queryable, Transaction } from '../platform/database.ts'
import type { MailFile } from './mail-files.ts'

/** Inserts or updates mail texts; returns the number of changed rows. */
export async function upsertMails(
  tx: Transaction,
  websiteId: number,
  mails: readonly MailFile[],
): Promise<number> {
  const rows = mails.map((mail) => ({
    website_id: websiteId,
    identifier: mail.identifier,
    language: mail.language,
    subject: mail.subject,
    preheader: mail.preheader,
    body_html: mail.html,
    body_text: mail.plain,
  }))
  const changed = await tx`
    insert into mail_template ${tx(rows)}
    on conflict (website_id, identifier, language) do update set
      subject = excluded.subject, preheader = excluded.preheader,
      body_html = excluded.body_html, body_text = excluded.body_text
    where mail_template is distinct from excluded returning 1`
  return changed.count
}

/** The template of a mail; undefined when the website does not have it. */
export async function selectMailText(
  sql: Queryable,
  websiteId: number,
  identifier: string,
  language: string,
): Promise<{ subject: string; preheader: string; bodyHtml: string; bodyText: string } | undefined> {
  const [row] = await sql<{ subject: string; preheader: string; bodyHtml: string; bodyText: string }[]>`
    select subject, preheader, body_html as "bodyHtml", body_text as "bodyText" from mail_template
     where website_id = ${websiteId} and identifier = ${identifier} and language = ${language}`
  return row
}
