import { afterAll, beforeAll, expect, test } from 'vitest'
import { asStaff, newKey, runActions, type TestStaff } from '../../test/admin.ts'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { cartWith, checkOut, setStock } from '../../test/checkout.ts'
import { outbox } from '../../test/outbox.ts'

/** 75.00 without tax, sold to professionals in lots of six. */
const cartridge = 'VSQ-CLAIR'
const email = 'professionnel@example.com'
let shop: TestApi
let owner: TestStaff
let as: string
let now = new Date('2026-11-21T09:00:00Z')

beforeAll(async () => {
  shop = await createTestApi({ now: () => now })
  as = await shop.signIn(email)
  await setStock(shop, cartridge, 500)
  owner = asStaff(shop)
})
afterAll(async () => await shop.close())

const wait = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000)
}

/** Asks for a quotation of six cartridges; returns the number. */
async function asked(): Promise<string> {
  const cart = await cartWith(shop, { sku: cartridge, quantity: 6 }, { as })
  await checkOut(shop, cart, { as })
  const { data } = await shop.send<{ placeOrder: { order: { order_number: string } | null } }>(
    'mutation ($id: String!) { placeOrder(input: { cart_id: $id, is_quotation: true }) { order { order_number } } }',
    { id: cart },
    { as },
  )
  const number = data.placeOrder.order?.order_number ?? expect.fail('no quotation')
  // The demo shop answers by itself.
  await shop.sql`update sales_order set quotation_answered_at = null where number = ${number}`
  return number
}

type Item = { id: string; sku: string; unitPrice: { amount: number } }
type Quotation = {
  id: string
  version: string
  number: string
  state: string
  message: string | null
  validUntil: string
  items: Item[]
  grandTotal: { amount: number }
  totalExclTax: { amount: number }
  canAnswer: boolean
}

const fields = `id version number state message validUntil answerBy customerName company pricesIncludeTax canAnswer canReject canAccept
  usualDays items { id sku name quantity unitPrice { amount } discount { amount } isGift } shipping { amount } taxes { title rate amount { amount } }
  totalExclTax { amount } grandTotal { amount }`

async function byNumber(number: string): Promise<Quotation> {
  const [row] = await shop.sql<[{ id: number }]>`select id from sales_order where number = ${number}`
  return await read(String(row.id))
}

async function read(id: string): Promise<Quotation> {
  const { data } = await owner.send<{ quotation: Quotation | null }>(
    `query ($id: ID!) { quotation(id: $id) { ${fields} } }`,
    { id },
  )
  return data.quotation ?? expect.fail(`no ${id}`)
}

async function answer({ id, version }: Quotation, input: object, staff = owner) {
  return await staff.send<{ answerQuotation: { pendingActionId: string } }>(
    `mutation ($key: ID!, $id: ID!, $version: String!, $answer: QuotationAnswerInput!) {
       answerQuotation(idempotencyKey: $key, id: $id, version: $version, answer: $answer) { pendingActionId quotation { id } } }`,
    { key: newKey(), id, version, answer: input },
  )
}

const mailsOf = async (number: string) =>
  (await outbox(shop, email)).filter(
    ({ kind, subject, plain }) => kind === 'quotation_ready' && `${subject} ${plain}`.includes(number),
  )

test('An answer is tried without a trace, leaves after 30 seconds and can be held back', async () => {
  const quotation = await byNumber(await asked())
  expect(quotation).toMatchObject({ state: 'REQUESTED', canAnswer: true, validUntil: expect.any(String) })
  const item = quotation.items[0] ?? expect.fail('no item')
  const input = {
    lines: [{ itemId: item.id, price: 6000 }],
    shipping: 0,
    message: 'Posée comprise.',
    validUntil: '2026-12-24',
  }
  const tried = await owner.send<{
    previewQuotation: {
      items: Item[]
      totalExclTax: { amount: number }
      before: { amount: number }
      validUntil: string
    }
    previewQuotationMail: { subject: string; text: string; pdf: { content: string } }
  }>(
    `query ($id: ID!, $answer: QuotationAnswerInput!) {
       previewQuotation(id: $id, answer: $answer) { items { sku unitPrice { amount } } totalExclTax { amount } before { amount } validUntil }
       previewQuotationMail(id: $id, answer: $answer) { subject text pdf { fileName content } } }`,
    { id: quotation.id, answer: input },
  )
  expect(tried.errors).toBeUndefined()
  expect(tried.data.previewQuotation).toMatchObject({
    items: [{ unitPrice: { amount: 6000 } }],
    totalExclTax: { amount: 36_000 },
    before: quotation.grandTotal,
    validUntil: '2026-12-24',
  })
  expect(tried.data.previewQuotationMail.text).toContain('Posée comprise.')
  expect(Buffer.from(tried.data.previewQuotationMail.pdf.content, 'base64').subarray(0, 4).toString()).toBe(
    '%PDF',
  )
  expect(await read(quotation.id)).toEqual(quotation)

  const open = await answer(quotation, { ...input, message: 'Bonjour {{customer_name}}' })
  expect(open.errors?.[0]?.extensions.problems).toMatchObject([
    { field: 'answer.message', message: expect.stringContaining('{{customer_name}}') },
  ])

  const mails = (await mailsOf(quotation.number)).length
  const first = await answer(quotation, input)
  expect(first.errors).toBeUndefined()
  const twice = await answer(await read(quotation.id), input)
  expect(twice.errors?.[0]?.message).toContain('about to go out')
  const held = await owner.send(
    'mutation ($key: ID!, $id: ID!) { withdrawAction(idempotencyKey: $key, id: $id) { action { state } } }',
    { key: newKey(), id: first.data.answerQuotation.pendingActionId },
  )
  expect(held.errors).toBeUndefined()
  wait(60)
  expect(await runActions(shop)).toBe(0)
  expect((await read(quotation.id)).state).toBe('REQUESTED')

  const again = await answer(await read(quotation.id), input)
  expect(again.errors).toBeUndefined()
  wait(29)
  expect(await runActions(shop)).toBe(0)
  wait(2)
  expect(await runActions(shop)).toBe(1)
  expect(await read(quotation.id)).toMatchObject({
    state: 'READY',
    message: 'Posée comprise.',
    validUntil: '2026-12-24',
    items: [{ unitPrice: { amount: 6000 } }],
    totalExclTax: { amount: 36_000 },
  })
  expect((await mailsOf(quotation.number)).length).toBe(mails + 1)
})

test('Discounts by line and of all give the prices of the command', async () => {
  const quotation = await byNumber(await asked())
  const tried = await owner.send<{ previewQuotation: { items: Item[] } }>(
    `query ($id: ID!) { previewQuotation(id: $id, answer: { percentOffAll: 1000 }) { items { unitPrice { amount } } } }`,
    { id: quotation.id },
  )
  expect(tried.data.previewQuotation.items).toEqual([{ unitPrice: { amount: 6750 } }])
  const wrong = await answer(quotation, {
    lines: [{ itemId: '1', price: 1 }],
    percentOffAll: 20_000,
    shipping: -1,
    validUntil: '2026-11-01',
    message: 'x'.repeat(2001),
  })
  expect(wrong.errors?.[0]?.extensions.problems?.map(({ field }) => field)).toEqual([
    'answer.percentOffAll',
    'answer.lines.0',
    'answer.shipping',
    'answer.message',
    'answer.validUntil',
  ])
})

test('A quotation is extended at once, accepted for its customer, and another is rejected', async () => {
  const number = await asked()
  const first = await answer(await byNumber(number), {})
  expect(first.errors).toBeUndefined()
  wait(31)
  await runActions(shop)
  const ready = await byNumber(number)
  const extended = await owner.send<{ extendQuotation: { quotation: Quotation } }>(
    `mutation ($key: ID!, $id: ID!, $version: String!) {
       extendQuotation(idempotencyKey: $key, id: $id, version: $version, validUntil: "2027-01-31") { quotation { validUntil version } } }`,
    { key: newKey(), id: ready.id, version: ready.version },
  )
  expect(extended.data.extendQuotation.quotation.validUntil).toBe('2027-01-31')
  const accept = await owner.send(
    `mutation ($key: ID!, $id: ID!, $version: String!) {
       acceptQuotation(idempotencyKey: $key, id: $id, version: $version, purchaseOrderNumber: "BC 12", isOnAccount: true) { pendingActionId } }`,
    { key: newKey(), id: ready.id, version: extended.data.extendQuotation.quotation.version },
  )
  expect(accept.errors).toBeUndefined()
  wait(31)
  expect(await runActions(shop)).toBe(1)
  expect((await read(ready.id)).state).toBe('ACCEPTED')

  const other = await byNumber(await asked())
  const reject = await owner.send(
    `mutation ($key: ID!, $id: ID!, $version: String!) {
       rejectQuotation(idempotencyKey: $key, id: $id, version: $version, reason: "Plus fabriqué") { pendingActionId } }`,
    { key: newKey(), id: other.id, version: other.version },
  )
  expect(reject.errors).toBeUndefined()
  wait(31)
  await runActions(shop)
  expect((await read(other.id)).state).toBe('CANCELED')
})

test('The list shows what waits first, and only what the person may see', async () => {
  const number = await asked()
  const list = `{ quotations(filters: [{ field: "state", op: EQ, values: ["REQUESTED"] }]) {
    totalCount nodes { id number state answerBy validUntil customerName isLeaving grandTotal { amount currency } } } }`
  const { data, errors } = await owner.send<{
    quotations: { nodes: { number: string; answerBy: string }[] }
  }>(list)
  expect(errors).toBeUndefined()
  expect(data.quotations.nodes.at(-1)).toMatchObject({ number, answerBy: expect.stringMatching(/^2026-11-/) })
  const [website] = await shop.sql<[{ id: number }]>`select id from website where code <> 'fontaines' limit 1`
  const stranger = asStaff(shop, { websiteIds: [website.id] })
  const seen = await stranger.send<{ quotations: { nodes: { number: string }[] } }>(list)
  expect(seen.data.quotations.nodes.map((one) => one.number)).not.toContain(number)
  const quotation = await byNumber(number)
  expect((await answer(quotation, {}, stranger)).errors).toHaveLength(1)
  const unallowed = asStaff(shop, { permissions: new Set(['quotations.view']) })
  expect((await answer(quotation, {}, unallowed)).errors?.[0]?.extensions.permission).toBe(
    'quotations.answer',
  )
})
