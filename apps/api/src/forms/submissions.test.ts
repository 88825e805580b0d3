import { DAY_MS } from '@comptoir/rules/duration'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newCustomer } from '../../test/accounts.ts'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { messageIn } from '../platform/messages.ts'
import { exportFormSubmissions, listFormSubmissions } from './index.ts'
import { purgeFormSubmissions } from './retention.ts'

let shop: TestApi
const morning = new Date('2026-11-21T09:00:00Z')
let now = morning

beforeAll(async () => {
  shop = await createTestApi({ now: () => now })
})
afterAll(() => shop.close())
beforeEach(async () => {
  now = morning
  await shop.sql`delete from form_submission`
  await shop.sql`delete from mail`
})

type Form = { id: number; success_message: string; fields: { id: string; value: string | null }[] }
type Values = Record<string, string>
type Output = { success: boolean; message: string; errors: { field_id: string; message: string }[] }

async function formNamed(identifier: string, store = 'fr'): Promise<Form> {
  const { data } = await shop.send<{ form: Form }>(
    'query ($name: String!) { form(identifier: $name) { id success_message fields { id value } } }',
    { name: identifier },
    { store },
  )
  return data.form
}

const keyOf = (form: Form) => form.fields.find(({ id }) => id === 'form_key')?.value ?? ''
const later = (milliseconds: number) => (now = new Date(now.getTime() + milliseconds))

/** Sends these values as the visitor at this network address. */
async function send(form: Form, values: Values, { store = 'fr', address = '192.0.2.1', as = '' } = {}) {
  const fields = Object.entries(values).map(([field_id, value]) => ({ field_id, value }))
  const query = `mutation ($id: Int!, $fields: [SubmitFormField!]!) {
    submitForm(form_id: $id, fields: $fields) { success message errors { field_id message } } }`
  const answer = await shop.api.handle({
    method: 'POST',
    body: JSON.stringify({ query, variables: { id: form.id, fields } }),
    headers: { store, 'x-forwarded-for': address, ...(as && { authorization: `Bearer ${as}` }) },
  })
  const { data, errors } = JSON.parse(answer.body) as {
    data: { submitForm: Output }
    errors?: { message: string }[]
  }
  return errors ? { error: errors[0]?.message ?? '' } : data.submitForm
}

const person: Values = {
  you_are: 'hotel',
  firstname: 'Chloé',
  lastname: 'D’Angelo',
  email: 'Chloe@example.com',
  telephone: '06 12 34 56 78',
  subject: 'choice',
  message: 'Bonjour,\r\nnous cherchons <une> fontaine.\uD800',
  privacy: '1',
}

/** The contact form, filled well and slowly. */
async function write(changes: Values = {}, options: Parameters<typeof send>[2] = {}) {
  const form = await formNamed('contact', options.store)
  later(5000)
  return await send(form, { ...person, form_key: keyOf(form), ...changes }, options)
}

const submissions = () => shop.sql<
  { email: string; suspected: boolean; answers: { id: string; value: string }[] }[]
>`
  select email, suspected, answers from form_submission order by id`
const mails = () => shop.sql<
  { kind: string; recipient: string; subject: string; html: string; plain: string }[]
>`
  select kind, recipient, subject, html, plain from mail order by id`

test('a submission is stored, mailed to the shop, and acknowledged', async () => {
  const form = await formNamed('contact')
  expect(await write()).toEqual({ success: true, message: form.success_message, errors: [] })
  const [submission] = await submissions()
  expect(submission).toMatchObject({ email: 'chloe@example.com', suspected: false })
  expect(submission?.answers).toContainEqual({
    id: 'you_are',
    label: 'Vous êtes',
    value: 'Un hôtel\u00a0: chambres, hall, étages',
  })
  const [told, thanked] = await mails()
  expect(told).toMatchObject({ kind: 'form_submission', recipient: 'bonjour@vasque.example' })
  expect(told?.subject).toBe('Vasque (fr) – Écrivez-nous – Chloé D’Angelo')
  expect(told?.html).toContain('Bonjour,<br>nous cherchons &lt;une&gt; fontaine.\uFFFD')
  expect(told?.plain).toContain('Téléphone (facultatif)\u00a0: 06 12 34 56 78')
  expect(thanked).toMatchObject({ kind: 'contact_received', recipient: 'chloe@example.com' })
  expect(thanked?.subject).toBe('Nous avons reçu votre message')
  expect(thanked?.html).toMatch(/Bonjour Chloé,.*21 novembre 2026 à 10:00/s)
  // Whoever reads that mailbox may never have been here.
  expect(`${thanked?.html}${thanked?.plain}`).not.toMatch(/une&gt;|<une>|fontaine\.\uFFFD/)
  expect(`${thanked?.subject}${thanked?.html}${thanked?.plain}`).not.toContain('{{')
})

test('only the signed-in owner of a verified address gets a copy of the message', async () => {
  for (const [unproven, isCopied] of [
    [false, true],
    [true, false],
  ] as const) {
    const { email, token } = await newCustomer(shop, {}, { unproven })
    await write({ email }, { as: token })
    const thanked = (await mails()).find(
      ({ kind, recipient }) => kind === 'contact_received' && recipient === email,
    )
    expect(thanked?.plain.includes('> Bonjour,\n> nous cherchons <une> fontaine.\uFFFD')).toBe(isCopied)
  }
})

test.each(['Gagnez sur https://evil.example', 'evil.com', 'a@b.example', '<b>Zoé</b>'])(
  'a name is no message: %s',
  async (firstname) => {
    const before = (await mails()).length
    const answer = await write({ firstname })
    expect(answer).toMatchObject({
      success: false,
      errors: [{ field_id: 'firstname', message: expect.stringContaining('sans adresse web') }],
    })
    const asked = await shop.send(
      `mutation ($input: ContactUsInput!) { contactUs(input: $input) { status } }`,
      { input: { name: firstname, email: 'chloe@example.com', comment: 'Bonjour' } },
    )
    expect(asked.errors?.[0]?.message).toMatch(/adresse web/)
    expect(await mails()).toHaveLength(before)
  },
)

test.each([
  ['fr', 'Nous avons reçu votre message'],
  ['en', 'We’ve got your message'],
  ['it', 'Abbiamo ricevuto il tuo messaggio'],
])('the sender is thanked in the language they read: %s', async (store, subject) => {
  await write({ telephone: store === 'it' ? '06 5550 1234' : '+33 6 12 34 56 78' }, { store })
  expect((await mails()).map((mail) => mail.subject)).toContain(subject)
})

test('an information request names its product', async () => {
  const form = await formNamed('information-request')
  later(5000)
  const { subject: _, ...sender } = person
  const answer = await send(form, {
    ...sender,
    sku: 'VSQ-C3',
    postcode: '69007',
    people: '80',
    wished_date: '2026-12-01',
    form_key: keyOf(form),
  })
  expect(answer).toMatchObject({ success: true })
  const [told] = await mails()
  const { data } = await shop.send<{ products: { items: { name: string }[] } }>(
    '{ products(filter: { sku: { eq: "VSQ-C3" } }) { items { name } } }',
  )
  expect(told?.plain).toContain(`Produit\u00a0: ${data.products.items[0]?.name} (VSQ-C3)`)
})

test.each<[string, string, string | RegExp]>([
  ['you_are', 'spaceship', /Choisissez une réponse/],
  ['firstname', ' ', 'Indiquez votre prénom.'],
  ['email', 'chloe@', /adresse complète/],
  ['telephone', '061234', /numéro de téléphone/],
  ['subject', '', 'Choisissez un sujet.'],
  ['reference', 'x'.repeat(41), 'Nombre maximal de caractères dépassé (40)'],
  ['message', 'Trop peu', /dix signes/],
  ['privacy', '0', /Cochez cette case/],
])('%s may not be %o', async (field, value, message) => {
  const answer = await write({ [field]: value })
  expect(answer).toMatchObject({ success: false, message: 'Vérifiez les champs signalés' })
  expect(answer).toHaveProperty('errors', [
    { field_id: field, message: typeof message === 'string' ? message : expect.stringMatching(message) },
  ])
  expect(await submissions()).toHaveLength(0)
})

test.each([
  ['people', '2,5'],
  ['people', '0'],
  ['wished_date', '2026-11-20'],
  ['wished_date', '2026-02-30'],
])('of an information request %s may not be %s', async (field, value) => {
  const form = await formNamed('information-request')
  const { subject: _, ...sender } = person
  const answer = await send(form, { ...sender, postcode: '69007', [field]: value })
  expect(answer).toHaveProperty('errors', [expect.objectContaining({ field_id: field })])
})

test('rejects unknown and repeated fields by name', async () => {
  expect(await write({ colour: 'red' })).toEqual({
    error: expect.stringMatching(/^The form has no field "colour": use you_are, firstname, /),
  })
  const form = await formNamed('contact')
  const twice = JSON.stringify({
    query: `mutation { submitForm(form_id: ${form.id}, fields: [
      { field_id: "email", value: "a@example.com" }, { field_id: "email", value: "b@example.com" }]) { success } }`,
  })
  const { body } = await shop.api.handle({ method: 'POST', body: twice, headers: {} })
  expect(body).toContain('The field \\"email\\" is given twice: send it once.')
})

test('returns an error for a form of another website', async () => {
  const form = await formNamed('contact', 'sushi_fr')
  expect(await send(form, person)).toEqual({ error: `The form with the "${form.id}" ID doesn't exist.` })
})

test('a filled honeypot gets a success message, and no mail is sent', async () => {
  expect(await write({ company_fax: '0123' })).toMatchObject({ success: true })
  expect(await submissions()).toMatchObject([{ suspected: true }])
  expect(await mails()).toEqual([])
})

test('a form submitted too fast has to be sent again', async () => {
  const form = await formNamed('contact')
  const values = { ...person, form_key: keyOf(form) }
  later(1500)
  expect(await send(form, values)).toMatchObject({
    success: false,
    message: messageIn('fr', 'form_tooFast'),
    errors: [],
  })
  later(1000)
  expect(await send(form, values)).toMatchObject({ success: true })
})

test('rejects a form key that is missing, forged, expired or of another form', async () => {
  const form = await formNamed('contact')
  const [time = '', signature = ''] = keyOf(form).split('.')
  const forged = `${(Number.parseInt(time, 36) - 60_000).toString(36)}.${signature}`
  const other = keyOf(await formNamed('information-request'))
  later(10_000)
  for (const form_key of ['', 'x', forged, other])
    expect(await send(form, { ...person, form_key })).toMatchObject({
      success: false,
      errors: [{ field_id: 'form_key', message: messageIn('fr', 'form_tooOld') }],
    })
  later(2 * DAY_MS)
  expect(await send(form, { ...person, form_key: keyOf(form) })).toMatchObject({ success: false })
})

test('limits submissions per hour by e-mail and network address, also concurrent ones', async () => {
  const form = await formNamed('contact')
  later(5000)
  const values = { ...person, form_key: keyOf(form) }
  const sendAll = (count: number, valuesOf: (index: number) => Values, address?: (index: number) => string) =>
    Promise.all(
      Array.from({ length: count }, (_, index) =>
        send(form, valuesOf(index), address ? { address: address(index) } : {}),
      ),
    )
  const taken = (answers: object[]) => answers.filter((answer) => 'success' in answer && answer.success)
  const bySender = await sendAll(
    8,
    () => values,
    (index) => `198.51.100.${index}`,
  )
  expect(taken(bySender)).toHaveLength(5)
  expect(bySender).toContainEqual({ success: false, message: messageIn('fr', 'form_tooMany'), errors: [] })
  const byAddress = await sendAll(24, (index) => ({ ...values, email: `a${index}@example.com` }))
  expect(taken(byAddress)).toHaveLength(20)
  later(61 * 60 * 1000)
  expect(await send(form, values)).toMatchObject({ success: true })
})

test('deletes submissions after three years, and address hashes after a day', async () => {
  await write()
  const { api, sql } = shop
  const stored = () =>
    sql<{ known: boolean }[]>`select address_hash is not null as known from form_submission`
  now = new Date('2026-11-23T09:00:00Z')
  await purgeFormSubmissions(api.app)
  expect(await stored()).toEqual([{ known: false }])
  now = new Date('2029-11-21T08:59:00Z')
  await purgeFormSubmissions(api.app)
  expect(await stored()).toHaveLength(1)
  now = new Date('2029-11-21T09:01:00Z')
  await purgeFormSubmissions(api.app)
  expect(await stored()).toEqual([])
})

test('trusts the network address from a trusted proxy only', async () => {
  const form = await formNamed('contact')
  later(5000)
  const query = `mutation ($id: Int!, $fields: [SubmitFormField!]!) { submitForm(form_id: $id, fields: $fields) { success } }`
  const values = { ...person, form_key: keyOf(form) }
  const fields = Object.entries(values).map(([field_id, value]) => ({ field_id, value }))
  for (const remoteAddress of ['127.0.0.1', '203.0.113.9', '203.0.113.9'])
    await shop.api.server.inject({
      method: 'POST',
      url: '/graphql',
      remoteAddress,
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `198.51.100.${remoteAddress.length}`,
      },
      payload: { query, variables: { id: form.id, fields } },
    })
  const [row] = await shop.sql`
    select count(*)::int as submissions, count(distinct address_hash)::int as addresses from form_submission`
  expect(row).toEqual({ submissions: 3, addresses: 2 })
  const [first] = await shop.sql<{ hash: string }[]>`
    select encode(address_hash, 'hex') as hash from form_submission order by id limit 1`
  expect(await send(form, values, { address: '198.51.100.9' })).toMatchObject({ success: true })
  const [, , , last] = await shop.sql<{ hash: string }[]>`
    select encode(address_hash, 'hex') as hash from form_submission order by id`
  expect(last?.hash).toBe(first?.hash)
})

test('stores the customer of a submission', async () => {
  await write({}, { as: await shop.signIn() })
  const rows = await shop.sql`
    select c.email from form_submission l join customer c on c.id = l.customer_id`
  expect(rows).toEqual([{ email: 'particulier@example.com' }])
})

test('operators can list submissions and export them as CSV without formulas', async () => {
  await write({ reference: '=1+1', message: 'Il a dit "oui",\nenfin.' })
  const [line] = await listFormSubmissions(shop.sql, 'fontaines', 'contact')
  expect(line).toMatch(/^ *\d+ {2}2026-11-21 09:00 {2}contact {2}fr {2}chloe@example\.com$/)
  expect(await listFormSubmissions(shop.sql, 'sushi')).toEqual([])
  const table = await exportFormSubmissions(shop.sql, 'fontaines')
  expect(table).toContain(`,"'=1+1","Il a dit ""oui"",\nenfin.",`)
  expect(table.split('\r\n')[0]).toMatch(/^id,sent,form,store,suspected,you_are,firstname/)
})
