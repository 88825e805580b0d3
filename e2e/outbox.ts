import { expect } from '@playwright/test'
import { addresses } from './addresses.ts'

type Mail = { kind: string; subject: string; plain: string }

/** Mails to an address, newest first. The outbox answers direct requests only, without `x-forwarded-for`. */
export async function mailsTo(email: string): Promise<Mail[]> {
  const response = await fetch(`${addresses.api}/dev/outbox?to=${encodeURIComponent(email)}`, {
    headers: { accept: 'application/json' },
  })
  return (await response.json()) as Mail[]
}

/** Waits for a mail to the address with a link that ends in `path`; returns the newest link's path and query. */
export async function linkTo(email: string, path: string): Promise<string> {
  const find = async () => {
    const mails = await mailsTo(email)
    const links = mails.flatMap(({ plain }) => plain.match(/https?:\/\/[^\s>]*[^\s>.]/g) ?? [])
    return links.find((link) => new URL(link).pathname.endsWith(`/${path}`))
  }
  await expect.poll(find, { message: `a mail with a link to ${path}` }).toBeDefined()
  const { pathname, search } = new URL((await find()) ?? '')
  return pathname + search
}
