import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { waitForScripts } from './test.ts'

const root = path.resolve(import.meta.dirname, '../..')

interface DemoStaff {
  readonly email: string
  readonly password: string
}

/** The demo accounts of all sites, by e-mail. */
const accounts = new Map(
  readdirSync(path.join(root, 'sites')).flatMap((site) => {
    try {
      const file = path.join(root, 'sites', site, 'demo/staff.json')
      const staff = JSON.parse(readFileSync(file, 'utf8')) as DemoStaff[]
      return staff.map((one) => [one.email, one.password] as const)
    } catch {
      return []
    }
  }),
)

/** The password of a demo account. */
export function passwordOf(email: string): string {
  const password = accounts.get(email)
  if (password === undefined) throw new Error(`There is no demo account ${email}.`)
  return password
}

/**
 * Signs in without the page for it, which sign-in.spec.ts tests, and opens a page if one is given. Accounts that are not of
 * the demo need their password.
 */
export async function signInAs(
  page: Page,
  email: string,
  to?: string,
  password = passwordOf(email),
): Promise<void> {
  const form = { email, password, next: '/' }
  const answer = await page.request.post('/sign-in', { form, maxRedirects: 0 })
  expect(answer.status(), `sign-in of ${email}`).toBe(302)
  if (to === undefined) return
  await page.goto(to)
  await waitForScripts(page)
}

type Text = string | Readonly<Record<string, string>>

const texts = new Map<string, Record<string, Text>>()

/** A text of the back office, by its key; the first part of a text with plural forms. */
export function message(key: string, values: Record<string, string | number> = {}, language = 'fr'): string {
  const known = texts.get(language) ?? readTexts(language)
  texts.set(language, known)
  const text = known[key]
  if (typeof text !== 'string') throw new Error(`There is no plain text "${key}" in ${language}.`)
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? `{${name}}`))
}

function readTexts(language: string): Record<string, Text> {
  const folder = path.join(root, 'packages/messages', language, 'admin')
  const files = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'))
  return Object.assign({}, ...files.map((file) => JSON.parse(file) as Record<string, Text>))
}
