import type { TestApi } from './api.ts'

export type OutboxMail = {
  id: number
  kind: string
  recipient: string
  subject: string
  html: string
  plain: string
  attachments: { name: string }[]
}

/** The mails to an address, newest first. */
export async function outbox(shop: TestApi, to: string): Promise<OutboxMail[]> {
  const answer = await shop.api.server.inject({
    url: `/dev/outbox?to=${encodeURIComponent(to)}`,
    headers: { accept: 'application/json' },
  })
  return answer.json()
}

/** The file for calendars of the newest mail of a kind to an address; undefined when it has none. */
export async function calendarAttachedTo(
  shop: TestApi,
  kind: string,
  to: string,
): Promise<{ name: string; type: string; content: string } | undefined> {
  const mail = (await outbox(shop, to)).find((one) => one.kind === kind)
  if (!mail) throw new Error(`There is no mail ${kind} to ${to}.`)
  const [file] = await shop.sql<{ name: string; type: string; content: Buffer }[]>`
    select a.name, f.content_type as type, f.content from mail_attachment a join mail_file f using (hash)
     where a.mail_id = ${mail.id} and f.content_type like 'text/calendar%'`
  return file && { ...file, content: file.content.toString() }
}
