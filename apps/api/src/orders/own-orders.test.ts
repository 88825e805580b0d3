import { afterAll, beforeAll, expect, test } from 'vitest'
import { newCustomer } from '../../test/accounts.ts'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { orderRow, place, placed, readyCart, setStock, stockOf } from '../../test/checkout.ts'
import { linkIn, mailsTo } from '../../test/mails.ts'
import { encodeUid } from '../platform/uid.ts'

const sku = 'VSQ-CLAIR'
let shop: TestApi
/** Answers guests as Magento does. */
let direct: TestApi
let as: string

beforeAll(async () => {
  shop = await createTestApi()
  direct = await createTestApi({ settings: { guestOrderLookup: 'direct' } })
  as = await shop.signIn()
})
afterAll(async () => {
  await shop.close()
  await direct.close()
})

type Reordered = {
  reorderItems: {
    cart: { items: { quantity: number; product: { sku: string } }[] }
    userInputErrors: { code: string; message: string }[]
  } | null
}
const reorder = (number: string, who: { as?: string }) =>
  shop.send<Reordered>(
    `mutation ($number: String!) { reorderItems(orderNumber: $number) {
      cart { items { quantity product { sku } } } userInputErrors { code message path }
    } }`,
    { number },
    who,
  )

test('Customers can reorder; items that are out of stock are reported', async () => {
  const number = await placed(shop, { sku, quantity: 2 }, { as })
  const { data } = await reorder(number, { as })
  expect(data.reorderItems).toEqual({
    cart: { items: [{ quantity: 2, product: { sku } }] },
    userInputErrors: [],
  })
  const before = await stockOf(shop, sku)
  await setStock(shop, sku, 3)
  const short = await reorder(number, { as })
  await setStock(shop, sku, before)
  expect(short.data.reorderItems?.userInputErrors).toMatchObject([{ code: 'INSUFFICIENT_STOCK' }])
})

test('rejects a reorder of another customer’s order', async () => {
  const number = await placed(shop, { sku }, { as })
  const other = await shop.signIn('professionnel@example.com')
  expect((await reorder(number, { as: other })).errors?.[0]?.message).toBe(`Commande introuvable ${number}`)
  expect((await reorder(number, {})).status).toBe(403)
})

const keep = (token: string, person?: string) =>
  shop.send<{ keepGuestOrder: { number: string } | null }>(
    'mutation ($token: String!) { keepGuestOrder(token: $token) { number } }',
    { token },
    person ? { as: person } : {},
  )

test('A guest who then makes an account keeps the order; nobody else gets it', async () => {
  const person = await newCustomer(shop)
  const cart = await readyCart(shop, { sku })
  await shop.send(
    'mutation ($cart: String!, $email: String!) { setGuestEmailOnCart(input: { cart_id: $cart, email: $email }) { cart { id } } }',
    { cart, email: person.email },
  )
  const { order, orderV2 } = await place(shop, cart)
  const token = orderV2?.token ?? ''
  expect((await keep(token)).status).toBe(403)
  expect((await keep(token, as)).errors?.[0]?.message).toMatch(/couldn't locate an order/)
  const own = person.token
  expect((await keep(token, own)).data).toEqual({ keepGuestOrder: { number: order?.order_number } })
  expect(
    await shop.sql`select customer_id from sales_order where number = ${order?.order_number ?? ''}`,
  ).toEqual([{ customer_id: person.id }])
  // It is the customer's now, and no longer a guest's.
  expect((await keep(token, own)).errors?.[0]?.message).toMatch(/couldn't locate an order/)
})

const guestOrder = (input: Record<string, string>, at = direct) =>
  at.send<{ guestOrder: { number: string } | null }>(
    'query ($input: OrderInformationInput!) { guestOrder(input: $input) { number email } }',
    { input },
  )

test('Guests can look up an order by number, e-mail and surname where the setting allows it', async () => {
  const { order, orderV2 } = await place(direct, await readyCart(direct, { sku }))
  const number = order?.order_number ?? ''
  const known = { number, email: 'guest@example.com', lastname: 'morel' }
  expect((await guestOrder(known)).data).toEqual({ guestOrder: { number, email: 'guest@example.com' } })
  for (const wrong of [{ email: 'x@example.com' }, { lastname: 'Petit' }, { number: '999999999' }]) {
    const { errors } = await guestOrder({ ...known, ...wrong })
    expect(errors?.[0]?.message).toBe("We couldn't locate an order with the information provided.")
  }
  const { data } = await direct.send(
    'query ($token: String!) { guestOrderByToken(input: { token: $token }) { number } }',
    { token: orderV2?.token },
  )
  expect(data).toEqual({ guestOrderByToken: { number } })
})

test('hides orders of customers from guest look-ups', async () => {
  const number = await placed(direct, { sku }, { as: await direct.signIn() })
  const answer = await guestOrder({ number, email: 'particulier@example.com', lastname: 'Morel' })
  expect(answer.errors?.[0]?.message).toBe('Please login to view the order.')
})

test('Guests can open an order by a mailed link; the response does not reveal whether it exists', async () => {
  const { order } = await place(shop, await readyCart(shop, { sku }))
  const number = order?.order_number ?? ''
  const known = { number, email: 'guest@example.com', lastname: 'morel' }
  const wrong = [{ email: 'x@example.com' }, { lastname: 'Petit' }, { number: '999999999' }]
  const answers = []
  for (const change of [{}, ...wrong]) answers.push(await guestOrder({ ...known, ...change }, shop))
  for (const answer of answers) {
    expect({ ...answer, headers: {} }).toEqual({ ...answers[0], headers: {} })
    expect(answer.errors?.[0]?.message).toMatch(/^Si ces indications sont celles d’une commande/)
  }
  const links = (await mailsTo(shop, 'guest@example.com')).filter(({ kind }) => kind === 'order_link')
  expect(links).toHaveLength(1)
  expect(await mailsTo(shop, 'x@example.com')).toEqual([])
  const token = linkIn(links[0] ?? expect.fail(), '/suivi-commande').searchParams.get('token')
  const { data } = await shop.send(
    'query ($token: String!) { guestOrderByToken(input: { token: $token }) { number } }',
    { token },
  )
  expect(data).toEqual({ guestOrderByToken: { number } })
})

type Cancelled = {
  cancelOrder: { errorV2: { code: string } | null; order: { status_code: string } | null }
}
const cancel = (id: string, who: { as?: string }) =>
  shop.send<Cancelled>(
    `mutation ($id: ID!) { cancelOrder(input: { order_id: $id, reason: "Erreur" }) {
      error errorV2 { code message } order { status_code }
    } }`,
    { id },
    who,
  )

test('Customers can cancel their own unpaid order, once', async () => {
  const before = await stockOf(shop, sku)
  const id = encodeUid((await orderRow(shop, await placed(shop, { sku }, { as }))).id)
  const other = await shop.signIn('professionnel@example.com')
  expect((await cancel(id, { as: other })).data.cancelOrder).toMatchObject({
    errorV2: { code: 'UNAUTHORISED' },
    order: null,
  })
  expect((await cancel(id, { as })).data.cancelOrder).toMatchObject({
    errorV2: null,
    order: { status_code: 'canceled' },
  })
  expect(await stockOf(shop, sku)).toBe(before)
  expect((await cancel(id, { as })).data.cancelOrder).toMatchObject({
    errorV2: { code: 'INVALID_ORDER_STATUS' },
  })
  expect((await cancel('99999999999', { as })).data.cancelOrder).toMatchObject({
    errorV2: { code: 'ORDER_NOT_FOUND' },
  })
})
