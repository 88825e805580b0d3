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
