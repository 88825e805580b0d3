import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { cartWith, checkOut, orderRow, place } from '../../test/checkout.ts'
import { outbox } from '../../test/outbox.ts'
import { ordersCommand } from './index.ts'

const email = 'professionnel@example.com'
let shop: TestApi

beforeAll(async () => {
  shop = await createTestApi({
    now: () => new Date('2026-11-02T09:00:00Z'),
    prepare: async (sql) => {
      const [row] = await sql<{ config: { payment: { code: string }[]; company: object } }[]>`
        select config from website where code = 'fontaines'`
      if (!row) throw new Error('There is no website.')
      const { payment, company } = row.config
      const config = {
        ...row.config,
        payment: payment.map((method) =>
          method.code === 'banktransfer' ? { ...method, active: true } : method,
        ),
        company: { ...company, iban: 'FR76 0000 0000 0000', bic: 'TESTFRPP' },
      }
      await sql`update website set config = ${sql.json(config)} where code = 'fontaines'`
    },
  })
})
afterAll(() => shop.close())

test('Professionals can pay by transfer with the mailed bank details; receipt confirms the order', async () => {
  const as = await shop.signIn(email)
  const cart = await cartWith(shop, { sku: 'VSQ-CLAIR', quantity: 6 }, { as })
  await checkOut(shop, cart, { as })
  await shop.send(
    `mutation ($id: String!) { setPaymentMethodOnCart(
      input: { cart_id: $id, payment_method: { code: "banktransfer", purchase_order_number: "BC-17" } }
    ) { cart { id } } }`,
    { id: cart },
    { as },
  )
  const { order } = await place(shop, cart, { as })
  const number = order?.order_number ?? ''
  expect(await orderRow(shop, number)).toMatchObject({ status: 'pending', paymentState: 'waiting' })
  const [waiting] = await outbox(shop, email)
  expect(waiting?.subject).toBe(`Commande ${number}\u00a0: le virement à effectuer`)
  expect(waiting?.plain).toContain('FR76 0000 0000 0000')
  expect(waiting?.plain).toContain('avant le 16 novembre 2026')

  await ordersCommand(shop.api.app, ['paid', number], new Map())
  expect(await orderRow(shop, number)).toMatchObject({ status: 'processing', paymentState: 'paid' })
  const kinds = (await outbox(shop, email)).map(({ kind }) => kind)
  expect(kinds).toEqual(['invoice', 'order_confirmation', 'order_professional_transfer'])
  const { data } = await shop.send<{ customer: { orders: { items: unknown[] } } }>(
    'query ($n: String!) { customer { orders(filter: { number: { eq: $n } }) { items { purchase_order_number } } } }',
    { n: number },
    { as },
  )
  expect(data.customer.orders.items).toEqual([{ purchase_order_number: 'BC-17' }])
})
