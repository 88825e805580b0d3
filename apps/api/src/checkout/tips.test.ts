import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newCustomer } from '../../test/accounts.ts'
import { asStaff } from '../../test/admin.ts'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { cartWith, notificationFields, notify, orderRow, place } from '../../test/checkout.ts'
import { cartAt, checkOutPickup } from '../../test/fulfilment.ts'
import { outbox } from '../../test/outbox.ts'
import { PaymentProviderServer, runPaymentOperations } from '../../test/payment-provider.ts'
import { pdfText } from '../../test/pdf-text.ts'
import { ordersCommand } from '../orders/index.ts'

const store = 'paris_marais_fr'
/** Two of them cost 19.60 euros, which meal vouchers may pay. */
const sku = 'NR-NIG-SAU'
const provider = new PaymentProviderServer()
let shop: TestApi

beforeAll(async () => {
  await provider.open()
  shop = await createTestApi({
    now: () => new Date('2026-11-21T08:30:00Z'),
    settings: provider.settings,
    prepare: async (sql) => {
      const currencies = [{ code: 'CHF', rate: '0.94' }]
      const tips = { enabled: true, methods: ['pickup'] }
      await sql`update website set config = config || ${sql.json({ currencies, tips })} where code = 'sushi'`
    },
  })
})
afterAll(async () => {
  await shop.close()
  await provider.close()
})

type Amount = { value: number }
type TippedCart = {
  tips: { suggestions: { percent: number | null; amount: Amount }[]; most: Amount } | null
  prices: {
    tip: Amount | null
    grand_total: Amount
    grand_total_excluding_tax: Amount
    applied_taxes: { amount: Amount }[]
  }
  amount_due: Amount
}
const fields = `tips { suggestions { percent amount { value } } most { value } } amount_due { value }
  prices { tip { value } grand_total { value } grand_total_excluding_tax { value } applied_taxes { amount { value } } }`
type Options = { store?: string; currency?: string; as?: string }

async function give(id: string, amount: number, options: Options = { store }) {
  const { data, errors } = await shop.send<{ setTipOnCart: { cart: TippedCart } | null }>(
    `mutation ($id: String!, $amount: Float!) { setTipOnCart(cart_id: $id, amount: $amount) { cart { ${fields} } } }`,
    { id, amount },
    options,
  )
  return { cart: data.setTipOnCart?.cart, error: errors?.[0] }
}

async function read(id: string, options: Options = { store }): Promise<TippedCart> {
  const { data } = await shop.send<{ cart: TippedCart }>(
    `query ($id: String!) { cart(cart_id: $id) { ${fields} } }`,
    { id },
    options,
  )
  return data.cart
}

/** A cart of 19.60 euros to collect. */
async function meal(who: { as?: string } = {}): Promise<string> {
  const { id } = await cartAt(shop, {}, who)
  const { data } = await shop.send<{ addProductsToCart: { user_errors: { message: string }[] } }>(
    `mutation ($id: String!) {
      addProductsToCart(cartId: $id, cartItems: [{ sku: "${sku}", quantity: 2 }]) { user_errors { message } }
    }`,
    { id },
    { store, ...who },
  )
  expect(data.addProductsToCart.user_errors).toEqual([])
  return id
}

async function ordered(id: string, who: { as?: string } = {}): Promise<string> {
  await checkOutPickup(shop, id, { store, ...who })
  const { order, errors } = await place(shop, id, { store, ...who })
  if (!order) throw new Error(errors[0]?.message)
  return order.order_number
}

let last = 0
async function paid(tip: number): Promise<string> {
  const id = await meal()
  await give(id, tip)
  const number = await ordered(id)
  const { grandTotal } = await orderRow(shop, number)
  const { uuid } = provider.pay(number, grandTotal)
  const trans = { vads_trans_id: `t${String(++last).padStart(5, '0')}`, vads_trans_uuid: uuid }
  await notify(shop, notificationFields(number, grandTotal, { ...trans, vads_trans_status: 'CAPTURED' }))
  return number
}

describe('a tip', () => {
  it('is none until it is given, is part of what is paid, and can be taken back', async () => {
    const id = await meal()
    const before = await read(id)
    expect(before).toMatchObject({
      tips: {
        suggestions: [
          { percent: 5, amount: { value: 1 } },
          { percent: 10, amount: { value: 2 } },
          { percent: 15, amount: { value: 2.9 } },
        ],
        most: { value: 9.8 },
      },
      prices: { tip: null, grand_total: { value: 19.6 } },
    })
    const { cart } = await give(id, 2)
    expect(cart?.prices.tip).toEqual({ value: 2 })
    expect(cart?.prices.grand_total.value).toBeCloseTo(21.6)
    expect(cart?.amount_due.value).toBeCloseTo(21.6)
    expect(cart?.prices.applied_taxes).toEqual(before.prices.applied_taxes)
    expect((await give(id, 0)).cart).toEqual(before)
  })

  it.each([9.81, -1, Number.MAX_SAFE_INTEGER])('is not %d', async (amount) => {
    const { error } = await give(await meal(), amount)
    expect(error?.message.replaceAll('\u00a0', ' ')).toBe('Le pourboire peut aller jusqu’à 9,80 €.')
    expect(error?.extensions.category).toBe('graphql-input')
  })

  it('is refused by a website that asks for none, and before there is a point of sale', async () => {
    const id = await cartWith(shop, { sku: 'VSQ-CLAIR' })
    expect((await read(id, {})).tips).toBeNull()
    expect((await give(id, 1, {})).error?.extensions.category).toBe('graphql-input')
    expect((await give(id, 0, {})).cart?.prices.tip).toBeNull()
  })

  it('is lowered to what can be given when goods are taken out', async () => {
    const id = await meal()
    await give(id, 9)
    await shop.sql`update cart_item set quantity = 1 where cart_id = (select id from cart where masked_id = ${id})`
    expect((await read(id)).prices.tip).toEqual({ value: 4.9 })
  })

  it('is dropped with a fulfilment method that has none, and with another currency', async () => {
    const id = await meal()
    await give(id, 2)
    const abroad = await read(id, { store, currency: 'CHF' })
    expect(abroad.prices.tip).toBeNull()
    expect(abroad.tips).not.toBeNull()
    await shop.sql`update cart set pad_mode = 'delivery' where masked_id = ${id}`
    expect(await read(id)).toMatchObject({ tips: null, prices: { tip: null, grand_total: { value: 19.6 } } })
  })

  it('is not paid by meal vouchers, and does not count for promotions', async () => {
    const id = await meal()
    await give(id, 9)
    const apply = async (amount: number) =>
      await shop.send<{ applyTicketRestaurants: { cart: TippedCart } | null }>(
        `mutation ($id: String!, $amount: Float!) {
          applyTicketRestaurants(cart_id: $id, count: 2, total_amount: $amount) { cart { ${fields} } }
        }`,
        { id, amount },
        { store },
      )
    expect((await apply(19.61)).errors).toBeDefined()
    expect((await apply(19.6)).data.applyTicketRestaurants?.cart.amount_due).toEqual({ value: 9 })
  })
})

describe('an order with a tip', () => {
  it('names it apart from its taxes, and is paid with it', async () => {
    const number = await paid(2)
    const order = await orderRow(shop, number)
    expect(order).toMatchObject({ status: 'processing', grandTotal: 2160 })
    const [row] = await shop.sql`select tip, tax, subtotal_incl_tax from sales_order where number = ${number}`
    expect(row).toMatchObject({ tip: 200, tax: 178, subtotal_incl_tax: 1960 })
    const [payment] = await shop.sql`select amount from payment where order_id = ${order.id}`
    expect(payment).toEqual({ amount: 2160 })
    const { data } = await asStaff(shop).send<{ order: { totals: Record<string, unknown> } }>(
      `query ($number: String!) {
        order(number: $number) { totals { tip { amount } total { amount } taxes { amount { amount } base { amount } } } }
      }`,
      { number },
    )
    expect(data.order.totals).toEqual({
      tip: { amount: 200 },
      total: { amount: 2160 },
      taxes: [{ base: { amount: 1782 }, amount: { amount: 178 } }],
    })
    const mail = (await outbox(shop, 'guest@example.com')).find(({ subject }) => subject.includes(number))
    expect(mail?.plain.replaceAll('\u00a0', ' ')).toMatch(/Pourboire\D*2,00 €/)
  })

  it('has it on its own line of the invoice, below the total with tax', async () => {
    const number = await paid(2)
    const { token } =
      (await shop.sql<{ token: string }[]>`select token from sales_order where number = ${number}`)[0] ?? {}
    const { data } = await shop.send<{
      guestOrderByToken: {
        total: { tip: Amount; grand_total: Amount }
        invoices: { pdf: { content: string }; total: { tip: Amount } }[]
      }
    }>(
      `query ($token: String!) {
        guestOrderByToken(input: { token: $token }) {
          total { tip { value } grand_total { value } } invoices { total { tip { value } } pdf { content } }
        }
      }`,
      { token },
      { store },
    )
    const { total, invoices } = data.guestOrderByToken
    expect(total).toEqual({ tip: { value: 2 }, grand_total: { value: 21.6 } })
    expect(invoices[0]?.total.tip).toEqual({ value: 2 })
    const lines = pdfText(Buffer.from(invoices[0]?.pdf.content ?? '', 'base64')).split('\n')
    const from = lines.lastIndexOf('Total TTC')
    expect(lines.slice(from, from + 6)).toEqual([
      'Total TTC',
      '19,60 €',
      'Pourboire, sans TVA',
      '2,00 €',
      'Total avec pourboire',
      '21,60 €',
    ])
  })

  it('keeps it in a partial refund, and returns it with the rest', async () => {
    const number = await paid(2)
    await ordersCommand(shop.api.app, ['refund', number], new Map([['items', `${sku}:1`]]))
    await runPaymentOperations(shop.api.app)
    expect(provider.refunded(number)).toBe(980)
    await ordersCommand(shop.api.app, ['refund', number], new Map())
    await runPaymentOperations(shop.api.app)
    expect(provider.refunded(number)).toBe(2160)
    expect((await orderRow(shop, number)).status).toBe('closed')
    const credits = await shop.sql`
      select d.tip, d.adjustment, d.grand_total from order_document d join sales_order o on o.id = d.order_id
       where o.number = ${number} and d.kind = 'credit_memo' order by d.id`
    expect([...credits]).toEqual([
      { tip: 0, adjustment: 0, grand_total: 980 },
      { tip: 200, adjustment: 0, grand_total: 1180 },
    ])
  })

  it('returns it alone when staff choose so, and once', async () => {
    const number = await paid(2)
    const preview = async () =>
      await asStaff(shop).send<{ refundPreview: object | null }>(
        `query ($number: String!) {
          refundPreview(number: $number, refund: { lines: [], tip: true }) {
            total { amount } tip { amount } net { amount } taxes { rate } money { amount } left { amount } isWhole
          }
        }`,
        { number },
      )
    expect((await preview()).data.refundPreview).toEqual({
      total: { amount: 200 },
      tip: { amount: 200 },
      net: { amount: 0 },
      taxes: [],
      money: { amount: 200 },
      left: { amount: 1960 },
      isWhole: false,
    })
    await ordersCommand(
      shop.api.app,
      ['refund', number],
      new Map([
        ['items', `${sku}:1`],
        ['tip', '1'],
      ]),
    )
    expect((await preview()).errors).toBeDefined()
  })

  it('is counted without it in what a customer bought', async () => {
    const number = await paid(2)
    const [row] = await shop.sql`
      select net_of_order(o) as net, refunded_of_order(o) as refunded from sales_order o where number = ${number}`
    expect(row).toEqual({ net: 1782, refunded: 0 })
  })
})

it('is kept by the order that is paid later, and not copied when it is ordered again', async () => {
  const { token: as } = await newCustomer(shop, {}, { store: 'sushi_fr' })
  const id = await meal({ as })
  await give(id, 2, { store, as })
  const number = await ordered(id, { as })
  const { data: form } = await shop.send<{ payzenRedirect: { fields: { name: string; value: string }[] } }>(
    `mutation ($number: String!) { payzenRedirect(order_number: $number, return_url: "http://localhost:3000/") {
      fields { name value }
    } }`,
    { number },
    { store, as },
  )
  expect(form.payzenRedirect.fields).toContainEqual({ name: 'vads_amount', value: '2160' })
  // The new cart is at the same point of sale.
  await cartAt(shop, {}, { as })
  const { data } = await shop.send<{ reorderItems: { cart: { id: string; total_quantity: number } } }>(
    'mutation ($number: String!) { reorderItems(orderNumber: $number) { cart { id total_quantity } } }',
    { number },
    { store, as },
  )
  expect(data.reorderItems.cart.total_quantity).toBe(2)
  expect((await read(data.reorderItems.cart.id, { store, as })).prices.tip).toBeNull()
})
