import { DAY_MS } from '@comptoir/rules/duration'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { checkOut, orderRow, readyCart, setStock, stockOf, type Placed } from '../../test/checkout.ts'
import { cartAt, checkOutPickup } from '../../test/fulfilment.ts'
import { outbox } from '../../test/outbox.ts'
import { ordersCommand, releaseAbandonedOrders } from './index.ts'

const sku = 'VSQ-CLAIR'
const professional = 'professionnel@example.com'
let shop: TestApi
let now = new Date('2026-11-20T08:30:00Z')

beforeAll(async () => {
  shop = await createTestApi({
    now: () => now,
    settings: { unpaidOrders: { minutes: 20, ofAddress: 4, ofBuyer: 3 } },
  })
})
afterAll(() => shop.close())
beforeEach(async () => {
  // Ends the orders of the test before.
  await shop.sql`update sales_order set status = 'canceled' where status in ('pending', 'pending_payment')`
  await setStock(shop, sku, 100)
})

type Buyer = { as?: string; from?: string; store?: string; email?: string }

/** Selects the method and places the order; answers it, or the message of the error. */
async function order(
  id: string,
  code: string,
  { email, ...options }: Buyer = {},
  reference: string | null = null,
): Promise<{ number: string; token: string; error?: string }> {
  if (email)
    await shop.send(
      'mutation ($id: String!, $email: String!) { setGuestEmailOnCart(input: { cart_id: $id, email: $email }) { cart { id } } }',
      { id, email },
      options,
    )
  const { data, errors } = await shop.send<Placed>(
    `mutation ($id: String!, $code: String!, $reference: String) {
      setPaymentMethodOnCart(
        input: { cart_id: $id, payment_method: { code: $code, purchase_order_number: $reference } }
      ) { cart { id } }
      placeOrder(input: { cart_id: $id }) { orderV2 { number token } errors { message } }
    }`,
    { id, code, reference },
    options,
  )
  const placed = data?.placeOrder?.orderV2
  const error = errors?.[0]?.message ?? data?.placeOrder?.errors[0]?.message
  return { number: placed?.number ?? '', token: placed?.token ?? '', ...(error && { error }) }
}

type Read = { guestOrderByToken: { payment_methods: object[]; payment_due_on: string | null } }
const read = async (token: string, store = 'fr') =>
  (
    await shop.send<Read>(
      `query ($token: String!) { guestOrderByToken(input: { token: $token }) {
        status_code payment_state payment_due_on payment_methods { name type additional_data { name value } }
      } }`,
      { token },
      { store },
    )
  ).data.guestOrderByToken

const run = (...words: string[]) => ordersCommand(shop.api.app, words, new Map())
const reserved = async () => 100 - (await stockOf(shop, sku))
const mailsOf = async (email: string, number: string) =>
  (await outbox(shop, email)).filter(({ subject }) => subject.includes(number))

test('A cheque keeps the stock, is explained everywhere, and confirms the order when the shop receives it', async () => {
  const { number, token } = await order(await readyCart(shop, { sku, quantity: 2 }), 'checkmo', {
    email: 'cheque@example.com',
  })
  expect(await orderRow(shop, number)).toMatchObject({ status: 'pending', paymentState: 'waiting' })
  expect(await reserved()).toBe(2)
  expect(await read(token, 'it')).toEqual({
    status_code: 'pending',
    payment_state: 'waiting',
    payment_due_on: '2026-12-04',
    payment_methods: [
      {
        name: 'Chèque',
        type: 'checkmo',
        additional_data: [
          { name: 'instructions', value: expect.stringContaining('Invia un assegno') },
          { name: 'payable_to', value: 'Vasque SAS' },
          { name: 'mailing_address', value: '12 rue du Pont-aux-Choux, 75003 Paris' },
        ],
      },
    ],
  })
  const [mail] = await mailsOf('cheque@example.com', number)
  expect(mail?.kind).toBe('order_awaiting_payment')
  expect(mail?.plain).toContain('Chèque à l’ordre de\u00a0: Vasque SAS')
  expect(mail?.plain).toContain('4 décembre 2026')
  expect(mail?.plain).not.toContain('bon de commande')

  await run('paid', number)
  expect(await orderRow(shop, number)).toMatchObject({ status: 'processing', paymentState: 'paid' })
  expect(await read(token)).toMatchObject({
    payment_due_on: null,
    payment_methods: [{ type: 'checkmo', additional_data: [] }],
  })
  expect((await mailsOf('cheque@example.com', number)).map(({ kind }) => kind)).toContain(
    'order_confirmation',
  )
  await expect(run('paid', number)).rejects.toThrow('cannot be paid by hand')
})

test('An order that nobody pays is cancelled after its deadline; one without a deadline waits for the shop', async () => {
  const as = await shop.signIn(professional)
  const transfer = await order(await readyCart(shop, { sku, quantity: 3 }), 'banktransfer', {
    email: 'late@example.com',
  })
  const [told] = await mailsOf('late@example.com', transfer.number)
  expect(told?.plain).toContain('FR76 3000 1007')
  const purchase = await order(
    await readyCart(shop, { sku, quantity: 6 }, { as }),
    'purchaseorder',
    { as },
    'BC-9',
  )
  expect(told?.plain).toContain('4 décembre 2026')
  now = new Date('2026-12-04T22:59:00Z')
  expect(await releaseAbandonedOrders(shop.api.app)).toBe(0)
  now = new Date('2026-12-04T23:00:00Z')
  expect(await releaseAbandonedOrders(shop.api.app)).toBe(1)
  expect(await orderRow(shop, transfer.number)).toMatchObject({
    status: 'canceled',
    paymentState: 'cancelled',
  })
  expect((await orderRow(shop, purchase.number)).status).toBe('pending')
  expect(await reserved()).toBe(6)
  const [cancelled] = await mailsOf('late@example.com', transfer.number)
  expect(cancelled?.kind).toBe('order_canceled')
  expect(cancelled?.plain).toContain('le virement ne nous est pas parvenu à temps')
  await run('cancel', purchase.number)
  expect(await reserved()).toBe(0)
})

test('The shop confirms a purchase order before it is paid, and records the payment later', async () => {
  const as = await shop.signIn(professional)
  const { number } = await order(
    await readyCart(shop, { sku, quantity: 6 }, { as }),
    'purchaseorder',
    { as },
    'BC-2026-9',
  )
  const [mail] = await mailsOf(professional, number)
  expect(mail?.plain).toContain('BC-2026-9')
  expect(mail?.plain).not.toContain('{{')
  await run('confirm', number)
  expect(await orderRow(shop, number)).toMatchObject({ status: 'processing', paymentState: 'waiting' })
  const kinds = (await mailsOf(professional, number)).map(({ kind }) => kind)
  expect(kinds).toContain('order_confirmation')
  await expect(run('confirm', number)).rejects.toThrow('cannot be confirmed')
  await run('ship', number)
  expect(await run('paid', number)).toBe('Paid')
  expect(await orderRow(shop, number)).toMatchObject({ status: 'complete', paymentState: 'paid' })
})

test('A credit note for what was never paid promises no money, and ends the wait for the payment', async () => {
  const as = await shop.signIn(professional)
  const cart = await readyCart(shop, { sku, quantity: 6 }, { as })
  const { number } = await order(cart, 'purchaseorder', { as }, 'BC-3')
  await run('confirm', number)
  const credit = async (items?: string) =>
    await ordersCommand(shop.api.app, ['refund', number], new Map(items ? [['items', items]] : []))
  expect(await credit(`${sku}:2`)).toMatch(/^Credit note \S+: the order is not paid: nothing to refund$/)
  expect(await orderRow(shop, number)).toMatchObject({ status: 'processing', paymentState: 'waiting' })
  expect(await credit()).toMatch(/nothing to refund$/)
  expect(await orderRow(shop, number)).toMatchObject({ status: 'closed', paymentState: 'cancelled' })
  const mails = await mailsOf(professional, number)
  expect(mails.filter(({ kind }) => kind === 'order_refunded')).toEqual([])
  const credits = mails.filter(({ kind }) => kind === 'order_credited')
  expect(credits).toHaveLength(2)
  for (const { plain } of credits) expect(plain).toContain('n’est plus à régler')
  const { data } = await shop.send<{ customer: { orders: { items: object[] } } }>(
    `query ($number: String!) { customer { orders(filter: { number: { eq: $number } }) { items {
      payment_due_on payment_methods { additional_data { name } }
    } } } }`,
    { number },
    { as },
  )
  expect(data.customer.orders.items).toEqual([
    { payment_due_on: null, payment_methods: [{ additional_data: [] }] },
  ])
})

test('Orders that the shop waits to be paid for count as unpaid: of a buyer and of a network address', async () => {
  const limit = 'You still have orders waiting for payment'
  const buyer = { email: 'many@example.com', store: 'en' }
  const cart = () => readyCart(shop, { sku })
  const numbers: string[] = []
  for (const from of ['192.0.2.1', '192.0.2.2', '192.0.2.3'])
    numbers.push((await order(await cart(), 'banktransfer', { ...buyer, from })).number)
  const refused = await order(await cart(), 'checkmo', { ...buyer, from: '192.0.2.4' })
  expect(refused.error).toContain(`${limit}. Pay for them or cancel them, or try again in 360`)
  await run('paid', numbers[0] ?? '')
  expect((await order(await cart(), 'checkmo', { ...buyer, from: '192.0.2.4' })).error).toBeUndefined()

  const from = '198.51.100.7'
  for (let one = 0; one < 4; one += 1)
    expect(
      (await order(await cart(), 'checkmo', { from, email: `n${one}@example.com` })).error,
    ).toBeUndefined()
  expect(
    (await order(await cart(), 'checkmo', { from, store: 'en', email: 'n5@example.com' })).error,
  ).toContain(limit)

  // Others share the address: the next day they can order.
  now = new Date(now.getTime() + DAY_MS)
  await releaseAbandonedOrders(shop.api.app)
  expect((await order(await cart(), 'checkmo', { from, email: 'n6@example.com' })).error).toBeUndefined()
  expect((await order(await cart(), 'checkmo', { ...buyer, from: '192.0.2.5' })).error).toContain(limit)

  const as = await shop.signIn(professional)
  const purchase = async () =>
    await order(
      await readyCart(shop, { sku, quantity: 6 }, { as }),
      'purchaseorder',
      { as, store: 'en' },
      'BC-1',
    )
  for (let one = 0; one < 3; one += 1) expect((await purchase()).error).toBeUndefined()
  expect((await purchase()).error).toBe(`${limit}. Please pay for them or cancel them.`)
})

test('Food is paid at the counter; an order that is not collected ends two days after its slot', async () => {
  const { id, store } = await cartAt(shop)
  await shop.send(
    `mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "NR-BOI-YUZ", quantity: 1 }]) { cart { id } } }`,
    { id },
    { store },
  )
  await checkOutPickup(shop, id, { store })
  const { number, token } = await order(id, 'cashondelivery', { store, email: 'counter@example.com' })
  expect(await orderRow(shop, number)).toMatchObject({ status: 'pending', paymentState: 'waiting' })
  const [row] = await shop.sql<{ days: number }[]>`
    select extract(epoch from payment_expires_at - pad_starts_at)::integer / 86400 as days
      from sales_order where number = ${number}`
  expect(row?.days).toBe(2)
  expect(await read(token, store)).toMatchObject({
    payment_methods: [
      { additional_data: [{ name: 'instructions', value: expect.stringContaining('au retrait') }] },
    ],
  })
  const [mail] = await mailsOf('counter@example.com', number)
  expect(mail?.plain).toContain('Sur place ou à la livraison')
})

test('The method is checked again when the order is placed', async () => {
  const id = await readyCart(shop, { sku })
  await shop.send(
    `mutation ($id: String!) {
      setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "checkmo" } }) { cart { id } }
    }`,
    { id },
  )
  await shop.send(
    `mutation ($id: String!, $items: [CartItemInput!]!) {
      addProductsToCart(cartId: $id, cartItems: $items) { cart { id } }
    }`,
    { id, items: [{ sku, quantity: 40 }] },
  )
  const { data } = await shop.send<Placed>(
    'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { orderV2 { number } errors { message } } }',
    { id },
  )
  expect(data.placeOrder).toEqual({
    orderV2: null,
    errors: [{ message: 'Enter a valid payment method and try again.' }],
  })
  await checkOut(shop, id)
})
