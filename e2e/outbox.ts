import { expect } from '@playwright/test'
import { addresses } from './addresses.ts'

type Mail = { kind: string; subject: string; plain: string }

/** The mails to an address, the newest first. The outbox answers this machine alone, not what a proxy passes on. */
export async function mailsTo(email: string): Promise<Mail[]> {
  const answer = await fetch(`${addresses.api}/dev/outbox?to=${encodeURIComponent(email)}`, {
    headers: { accept: 'application/json' },
  })
  return (await answer.json()) as Mail[]
}

/** Path and query of the newest link to a page of the shop in the mails to an address. */
export async function linkTo(email: string, path: string): Promise<string> {
  const found = async () => {
    const mails = await mailsTo(email)
    const links = mails.flatMap(({ plain }) => plain.match(/https?:\/\/[^\s>]*[^\s>.]/g) ?? [])
    return links.find((link) => new URL(link).pathname.endsWith(`/${path}`))
  }
  await expect.poll(found, { message: `a link to ${path} in a mail` }).toBeDefined()
  const { pathname, search } = new URL((await found()) ?? '')
  return pathname + search
}
