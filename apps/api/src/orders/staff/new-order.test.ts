import { afterAll, beforeAll, expect, it } from 'vitest'
import { asStaff, newKey, runActions, type TestStaff } from '../../../test/admin.ts'
import { createTestApi, type TestApi } from '../../../test/api.ts'
import { outbox } from '../../../test/outbox.ts'

let now = new Date('2026-11-24T12:00:00Z')
let shop: TestApi
let owner: TestStaff
let view: string

beforeAll(async () => {
  shop = await createTestApi({ now: () => now })
  owner = asStaff(shop)
  const store = shop.api.app.stores.all.find(
    ({ website, language }) => website.code === 'fontaines' && language === 'fr',
  )
  view = String(store?.id)
})
afterAll(() => shop.close())

const address = {
  firstname: 'Nadia',
  lastname: 'Ferrand',
  street: ['2 rue Neuve'],
  postcode: '69001',
  city: 'Lyon',
  countryCode: 'FR',
  telephone: '0639980000',
}
const order = (more: Record<string, unknown> = {}) => ({
  storeViewId: view,
  email: 'phone@example.com',
  lines: [{ sku: 'VSQ-CLAIR', quantity: 2 }],
  billingAddress: address,
  ...more,
})

type Preview = {
  newOrderPreview: {
    lines: { name: string; quantity: number }[]
    problems: string[]
    shippingMethods: { code: string; price: { amount: number } }[]
    paymentMethods: { code: string; isOnline: boolean }[]
    total: { amount: number }
  }
}

const preview = async (input: object) =>
  await owner.send<Preview>(
    `query ($order: NewOrderInput!) { newOrderPreview(order: $order) {
      lines { name quantity } problems shippingMethods { code price { amount } } paymentMethods { code isOnline } total { amount }
    } }`,
    { order: input },
  )

const create = async (input: object) =>
  await owner.send<{
    createOrder: { order: { number: string; work: string; totals: { total: { amount: number } } } }
  }>(
    `mutation ($key: ID!, $order: NewOrderInput!) { createOrder(idempotencyKey: $key, order: $order) {
      order { number work totals { total { amount } } } } }`,
    { key: newKey(), order: input },
  )

it('shows price, shipping and payment before the order is placed, and stores nothing', async () => {
  const carts = async () =>
    (await shop.sql<[{ count: number }]>`select count(*)::int as count from cart`)[0].count
  const before = await carts()
  const { data } = await preview(order())
  expect(data.newOrderPreview.lines).toEqual([{ name: expect.any(String), quantity: 2 }])
  expect(data.newOrderPreview.problems).toEqual([])
  expect(data.newOrderPreview.shippingMethods.length).toBeGreaterThan(0)
  expect(data.newOrderPreview.paymentMethods.some(({ isOnline }) => isOnline)).toBe(true)
  expect(await carts()).toBe(before)
})

it('mails a link to pay, when it can no longer be taken back, and waits a week for the payment', async () => {
  const shown = (await preview(order())).data.newOrderPreview
  const shippingMethod = shown.shippingMethods[0]?.code
  const { data, errors } = await create(order({ shippingMethod, paymentMethod: 'payzen_standard' }))
  expect(errors).toBeUndefined()
  const { number } = data.createOrder.order
  expect(await outbox(shop, 'phone@example.com')).toEqual([])
  now = new Date(now.getTime() + 31_000)
  expect(await runActions(shop)).toBe(1)
  const [mail] = await outbox(shop, 'phone@example.com')
  expect(mail).toMatchObject({ kind: 'order_payment_link' })
  expect(mail?.plain).toContain(`/commander/paiement?order=${number}&key=`)
  const [row] = await shop.sql`
    select status, payment_expires_at > ${now}::timestamptz + interval '6 days' as later from sales_order where number = ${number}`
  expect(row).toEqual({ status: 'pending_payment', later: true })
})

it('belongs to the customer with that e-mail, whose open cart stays', async () => {
  const input = order({ email: 'particulier@example.com' })
  const shown = (await preview(input)).data.newOrderPreview
  const { data, errors } = await create({
    ...input,
    shippingMethod: shown.shippingMethods[0]?.code,
    paymentMethod: 'payzen_standard',
  })
  expect(errors).toBeUndefined()
  const [row] = await shop.sql`
    select c.email from sales_order o join customer c on c.id = o.customer_id where o.number = ${data.createOrder.order.number}`
  expect(row).toEqual({ email: 'particulier@example.com' })
})

it('explains what is wrong at its field', async () => {
  const { errors } = await preview(order({ email: 'nobody' }))
  expect(errors?.[0]?.extensions.problems?.map(({ field }) => field)).toEqual(['email'])
  const unknown = await preview(order({ lines: [{ sku: 'NOT-THERE', quantity: 1 }] }))
  expect(unknown.errors?.[0]?.extensions.problems?.map(({ field }) => field)).toEqual(['lines.0.sku'])
})
