import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { testSettings } from '../../test/settings.ts'
import {
  notificationFields,
  notify,
  orderRow,
  place,
  placed,
  readyCart,
  stockOf,
} from '../../test/checkout.ts'
import { isSignedWith } from '../payment-providers/index.ts'

const sku = 'VSQ-CLAIR'
const returnUrl = 'http://localhost:3000/fr/checkout/payzen'
let shop: TestApi
let as: string

beforeAll(async () => {
  shop = await createTestApi()
  as = await shop.signIn()
})
afterAll(() => shop.close())

type Redirect = { payzenRedirect: { url: string; fields: { name: string; value: string }[] } }

const redirect = (number: string, options: { as?: string } = {}, to = returnUrl) =>
  shop.send<Redirect>(
    'mutation ($number: String!, $to: String!) { payzenRedirect(order_number: $number, return_url: $to) { url fields { name value } } }',
    { number, to },
    options,
  )

const paymentsOf = async (number: string) => [
  ...(await shop.sql`
    select state from payment join sales_order o on o.id = order_id where o.number = ${number}`),
]

let lastTransaction = 0
const paid = async (number: string, changes: Record<string, string> = {}) => {
  const { grandTotal } = await orderRow(shop, number)
  const transaction = String(++lastTransaction).padStart(6, '0')
  return notificationFields(number, grandTotal, { vads_trans_id: transaction, ...changes })
}

test('returns the same signed form to the owner of the order for every request', async () => {
  const number = await placed(shop, { sku }, { as })
  const forms = await Promise.all(Array.from({ length: 5 }, () => redirect(number, { as })))
  const [first] = forms
  expect(forms.every((form) => JSON.stringify(form.data) === JSON.stringify(first?.data))).toBe(true)
  const { signature = '', ...fields } = Object.fromEntries(
    first?.data.payzenRedirect.fields.map(({ name, value }) => [name, value]) ?? [],
  )
  expect(isSignedWith(fields, signature, testSettings().payzen.key)).toBe(true)
  expect(fields).toMatchObject({
    vads_ctx_mode: 'TEST',
    vads_amount: '9990',
    vads_currency: '978',
    vads_order_id: number,
    vads_language: 'fr',
    vads_url_return: returnUrl,
  })
  expect(fields.vads_trans_id).toMatch(/^[a-z0-9]{6}$/)
  expect(await paymentsOf(number)).toEqual([{ state: 'waiting' }])
})

test('rejects requests of others and return URLs of other sites', async () => {
  const number = await placed(shop, { sku }, { as })
  const other = await shop.signIn('professionnel@example.com')
  for (const options of [{}, { as: other }]) {
    const answer = await redirect(number, options)
    expect(answer.errors?.[0]?.message).toBe(`Commande introuvable ${number}`)
  }
  const away = await redirect(number, { as }, 'https://evil.example/http://localhost:3000/')
  expect(away.errors?.[0]?.extensions.category).toBe('graphql-input')
})

test('Guests can pay and read the result with the order token', async () => {
  const { orderV2 } = await place(shop, await readyCart(shop, { sku }))
  const form = await redirect(orderV2?.token ?? '')
  expect(form.data.payzenRedirect.fields.some(({ value }) => value === orderV2?.number)).toBe(true)
  const result = await shop.send(
    'query ($t: String!) { paymentResult(order_number: $t) { order_number state } }',
    {
      t: orderV2?.token,
    },
  )
  expect(result.data).toEqual({ paymentResult: { order_number: orderV2?.number, state: 'waiting' } })
  const guessed = await shop.send('query ($t: String!) { paymentResult(order_number: $t) { state } }', {
    t: orderV2?.number,
  })
  expect(guessed.data).toEqual({ paymentResult: null })
})

test('processes a notification sent ten times at once once, with equal responses', async () => {
  const number = await placed(shop, { sku }, { as })
  const fields = await paid(number)
  const answers = await Promise.all(Array.from({ length: 10 }, () => notify(shop, fields)))
  expect(new Set(answers.map((answer) => `${answer.status} ${answer.text}`))).toEqual(
    new Set(['200 OK: order_updated']),
  )
  expect(await orderRow(shop, number)).toMatchObject({ status: 'processing', paymentState: 'paid' })
  expect(await paymentsOf(number)).toEqual([{ state: 'paid' }])
  const events = await shop.sql`
    select to_status from order_event e join sales_order o on o.id = e.order_id where o.number = ${number} order by e.id`
  expect(events.map((event) => event.to_status)).toEqual(['pending_payment', 'processing'])
})

test('cancels the order, restores stock and refills the cart when a payment is refused', async () => {
  const before = await stockOf(shop, sku)
  const number = await placed(shop, { sku, quantity: 2 }, { as })
  expect(await stockOf(shop, sku)).toBe(before - 2)
  const fields = await paid(number, { vads_trans_status: 'REFUSED' })
  await Promise.all([notify(shop, fields), notify(shop, fields)])
  expect(await orderRow(shop, number)).toMatchObject({ status: 'canceled', paymentState: 'refused' })
  expect(await stockOf(shop, sku)).toBe(before)
  const { data } = await shop.send('{ customerCart { items { quantity product { sku } } } }', {}, { as })
  expect(data).toEqual({ customerCart: { items: [{ quantity: 2, product: { sku } }] } })
})

test('rejects a forged notification', async () => {
  const number = await placed(shop, { sku })
  const fields = await paid(number)
  expect((await notify(shop, fields, 'bm90IHRoZSBzaWduYXR1cmU=')).status).toBe(401)
  expect(await orderRow(shop, number)).toMatchObject({ status: 'pending_payment', paymentState: 'waiting' })
})

test('rejects a signed notification of another mode or shop', async () => {
  const number = await placed(shop, { sku })
  const changes = { vads_ctx_mode: 'PRODUCTION', vads_site_id: '87654321' }
  for (const [field, value] of Object.entries(changes))
    expect((await notify(shop, await paid(number, { [field]: value }))).status).toBe(400)
  expect(await orderRow(shop, number)).toMatchObject({ status: 'pending_payment', paymentState: 'waiting' })
})

test('does not confirm an order for another amount or currency', async () => {
  for (const [field, value] of Object.entries({ vads_effective_amount: '1', vads_currency: '840' })) {
    const number = await placed(shop, { sku })
    const answer = await notify(shop, await paid(number, { [field]: value }))
    expect(answer).toEqual({ status: 200, text: 'OK: amount_mismatch' })
    expect((await orderRow(shop, number)).status).toBe('fraud')
  }
  expect((await notify(shop, notificationFields('999999999', 100))).status).toBe(404)
})

test.for([
  ['AUTHORISED_TO_VALIDATE', 'payzen_to_validate', 'pending'],
  ['WAITING_AUTHORISATION', 'payment_review', 'pending'],
  ['ABANDONED', 'canceled', 'cancelled'],
  ['SOMETHING_NEW', 'pending_payment', 'waiting'],
] as const)('%s takes a waiting order to %s', async ([status, to, paymentState]) => {
  const number = await placed(shop, { sku })
  await notify(shop, await paid(number, { vads_trans_status: status }))
  expect(await orderRow(shop, number)).toMatchObject({ status: to, paymentState })
})

test('confirms a direct debit when the money arrives', async () => {
  const number = await placed(shop, { sku })
  const debit = await paid(number, { vads_trans_status: 'WAITING_FOR_PAYMENT', vads_card_brand: 'SDD' })
  await notify(shop, debit)
  expect(await orderRow(shop, number)).toMatchObject({
    status: 'payzen_pending_transfer',
    paymentState: 'pending',
  })
  await notify(shop, { ...debit, vads_trans_status: 'CAPTURED' })
  expect(await orderRow(shop, number)).toMatchObject({ status: 'processing', paymentState: 'paid' })
})

test('accepts or cancels a payment under review; a late older notification changes nothing', async () => {
  const number = await placed(shop, { sku })
  const review = await paid(number, { vads_trans_status: 'WAITING_AUTHORISATION' })
  await notify(shop, review)
  await notify(shop, { ...review, vads_trans_status: 'AUTHORISED' })
  await notify(shop, { ...review, vads_trans_status: 'WAITING_AUTHORISATION', vads_trans_uuid: 'another' })
  expect(await orderRow(shop, number)).toMatchObject({ status: 'processing', paymentState: 'paid' })
  expect(await paymentsOf(number)).toEqual([{ state: 'paid' }])
})
