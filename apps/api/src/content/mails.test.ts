import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { isTextKey } from '../platform/messages.ts'
import { ContentError, importMails } from './index.ts'
import { mailIdentifiers } from './mail-placeholders.ts'

let shop: TestApi
let folder: string

beforeAll(async () => {
  shop = await createTestApi()
})
afterAll(() => shop.close())
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'comptoir-mails-'))
  return () => rm(folder, { recursive: true })
})

const write = (name: string, body: string, head: Record<string, string> = {}) => {
  const entries = { identifier: name.split('.')[0], subject: 'Sujet', preheader: 'Avant', ...head }
  const lines = Object.entries(entries).map(([key, value]) => `${key}: ${value}`)
  return writeFile(path.join(folder, `${name}.md`), ['---', ...lines, '---', '', body].join('\n'))
}
const run = () => importMails(shop.sql, 'sushi', folder)
const problems = () =>
  run().then(
    () => [],
    (error: unknown) => (error instanceof ContentError ? error.problems : [String(error)]),
  )

test('a mail is stored as HTML and as plain text, with its placeholders', async () => {
  for (const language of ['fr', 'en', 'it'])
    await write(
      `password_reset.${language}`,
      'Bonjour **{{customer_firstname}}**,\n\n[Choisir]({{action_url}})',
      { subject: "'Pour {{customer_firstname}}'" },
    )
  expect(await run()).toEqual({ read: 3, changed: 3 })
  expect(await run()).toEqual({ read: 3, changed: 0 })
  const rows = await shop.sql`
    select subject, body_html, body_text from mail_template t join website w on w.id = t.website_id
     where w.code = 'sushi' and identifier = 'password_reset' and language = 'it'`
  expect(rows).toEqual([
    {
      subject: 'Pour {{customer_firstname}}',
      body_html:
        '<p>Bonjour <strong>{{customer_firstname}}</strong>,</p>\n<p><a href="{{action_url}}">Choisir</a></p>',
      body_text: 'Bonjour {{customer_firstname}},\n\nChoisir: {{action_url}}',
    },
  ])
})

test('a mail must exist in every language with the same placeholders', async () => {
  await write('password_reset.fr', '{{action_url}}')
  await write('password_reset.en', 'Nothing')
  expect(await problems()).toEqual([
    'password_reset.it.md:1: this language is missing, add the file',
    'password_reset.en.md:1: other languages say {{action_url}}: say it here too',
  ])
})

test('unknown mails and placeholders are reported with their position', async () => {
  await write('surprise.fr', 'Bonjour')
  for (const language of ['fr', 'en', 'it'])
    await write(`password_reset.${language}`, 'Vous devez {{order_total}}.', { preheader: '' })
  await write('password_reset.fr', 'Vous devez {{order_total}}.', { colour: 'red' })
  expect(await problems()).toEqual([
    expect.stringMatching(/^password_reset\.en\.md:7:14: \{\{order_total\}\} is not filled in here, use /),
    'password_reset.en.md:1: preheader is missing',
    expect.stringMatching(/^password_reset\.fr\.md:8:14: /),
    expect.stringMatching(/^password_reset\.fr\.md:5: colour is not known here/),
    expect.stringMatching(/^password_reset\.it\.md:7:14: /),
    'password_reset.it.md:1: preheader is missing',
    expect.stringMatching(/^surprise\.fr\.md:1: the shop sends no mail surprise/),
  ])
})

/** Only shops with points of sale send these. */
const ofPointsOfSale = ['order_out_for_delivery', 'order_ready_for_pickup', 'slot_changed']

test.each([
  ['fontaines', mailIdentifiers.filter((identifier) => !ofPointsOfSale.includes(identifier))],
  ['sushi', mailIdentifiers],
])('%s has every mail that it sends, in three languages', async (code, identifiers) => {
  const rows = await shop.sql<{ identifier: string }[]>`
    select identifier from mail_template t join website w on w.id = t.website_id where w.code = ${code}
     group by identifier having count(*) = 3`
  expect(rows.map(({ identifier }) => identifier).toSorted()).toEqual(identifiers.toSorted())
})

test('a shop without templates of its own has a text for each mail about an order', () => {
  const ofOrders = mailIdentifiers.filter((one) =>
    /^(?:order|payment|quotation|invoice|withdrawal|return)/.test(one),
  )
  const lacking = ofOrders.flatMap((identifier) =>
    ['subject', 'lines'].map((part) => `mail_${identifier}_${part}`).filter((key) => !isTextKey(key)),
  )
  expect(lacking).toEqual([])
})
