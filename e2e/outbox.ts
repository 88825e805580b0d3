import { expect, type Page } from '@playwright/test'
import { addresses } from './addresses.ts'

/** The mails to an address, the newest first. */
export async function mailsTo(page: Page, email: string): Promise<{ subject: string; plain: string }[]> {
  const answer = await page.request.get(`${addresses.api}/dev/outbox?to=${encodeURIComponent(email)}`, {
    headers: { accept: 'application/json' },
  })
  return (await answer.json()) as { subject: string; plain: string }[]
}

/** Path and query of the newest link to a page of the shop in the mails to an address. */
export async function linkTo(page: Page, email: string, path: string): Promise<string> {
  const found = async () => {
    const mails = await mailsTo(page, email)
    const links = mails.flatMap(({ plain }) => plain.match(/https?:\/\/[^\s>]*[^\s>.]/g) ?? [])
    return links.find((link) => new URL(link).pathname.endsWith(`/${path}`))
  }
  await expect.poll(found, { message: `a link to ${path} in a mail` }).toBeDefined()
  const { pathname, search } = new URL((await found()) ?? '')
  return pathname + search
}
