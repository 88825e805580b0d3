import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { addCartRule } from '../../test/cart-rules.ts'
import { cartWith, checkOut, notificationFields, notify, orderRow, setStock } from '../../test/checkout.ts'
import { outbox } from '../../test/outbox.ts'
import { pdfText } from '../../test/pdf-text.ts'
import { shopper } from '../../test/shopper.ts'
import { quotationsCommand } from './index.ts'

/** 75.00 without tax, sold to professionals in lots of six; 2,890.00, of which 8.50 are eco-participation. */
const cartridge = 'VSQ-CLAIR'
const machine = 'VSQ-C3P'
const email = 'professionnel@example.com'
let shop: TestApi
let as: string

beforeAll(async () => {
  shop = await createTestApi({ now: () => new Date('2026-11-21T09:00:00Z') })
  as = await shop.signIn(email)
  await setStock(shop, cartridge, 500)
  await setStock(shop, machine, 500)
})
afterAll(() => shop.close())

const run = (words: string[], flags: Record<string, string> = {}) =>
  quotationsCommand(shop.api.app, words, new Map(Object.entries(flags)))

type Money = { value: number }
type Found = {
  entity_id: number
  quotation: { state: string; message: string | null; pdf: { content: string } | null }
  items: { product_sku: string; prices: { price: Money; row_total: Money }; discounts: { amount: Money }[] }[]
  total: {
    subtotal_excl_tax: Money
    discounts: { label: string; amount: Money }[]
    taxes: { rate: number; amount: Money }[]
    shipping_handling: { amount_including_tax: Money }
    total_tax: Money
    grand_total: Money
  }
}

async function asked(code?: string): Promise<string> {
  const cart = await cartWith(shop, { sku: cartridge, quantity: 6 }, { as })
  await shopper(shop, { as }).add(cart, { sku: machine, quantity: 1 })
  if (code) await shopper(shop, { as }).coupon(cart, code)
  await checkOut(shop, cart, { as })
  const { data } = await shop.send<{ placeOrder: { order: { order_number: string } | null } }>(
    'mutation ($id: String!) { placeOrder(input: { cart_id: $id, is_quotation: true }) { order { order_number } } }',
    { id: cart },
    { as },
  )
  return data.placeOrder.order?.order_number ?? expect.fail('no quotation')
}

async function read(number: string): Promise<Found> {
  const { data } = await shop.send<{ customer: { orders: { items: Found[] } } }>(
    `query ($n: String!) { customer { orders(filter: { number: { eq: $n } }) { items {
      entity_id quotation { state message pdf { content } }
      items { product_sku prices { price { value } row_total { value } } discounts { amount { value } } }
      total {
        subtotal_excl_tax { value } discounts { label amount { value } } taxes { rate amount { value } }
        shipping_handling { amount_including_tax { value } } total_tax { value } grand_total { value }
      }
    } } } }`,
    { n: number },
    { as },
  )
  return data.customer.orders.items[0] ?? expect.fail(`no ${number}`)
}

test('A quotation is answered with prices, a price of shipping and a message, and ordered at exactly these', async () => {
  const number = await asked()
  expect(await read(number)).toMatchObject({ total: { grand_total: { value: 4008 } } })
  const answer = await run(['answer', number], {
    prices: `${cartridge}=60.00,${machine}=-10%`,
    shipping: '120.00',
    message: 'Remise de fidélité, posée comprise.',
    days: '20',
  })
  // 6 × 60.00 and 2,890.00 less 289.00, delivered for 100.00; 20 % of 3,061.00.
  expect(answer).toBe('Sent: 3673.20 EUR with tax; it holds until 2026-12-11')
  const found = await read(number)
  expect(found).toMatchObject({
    quotation: { state: 'READY', message: 'Remise de fidélité, posée comprise.' },
    items: [
      { product_sku: cartridge, prices: { price: { value: 60 }, row_total: { value: 360 } } },
      { product_sku: machine, prices: { price: { value: 2601 }, row_total: { value: 2601 } } },
    ],
    total: {
      subtotal_excl_tax: { value: 2961 },
      taxes: [{ rate: 20, amount: { value: 612.2 } }],
      shipping_handling: { amount_including_tax: { value: 120 } },
      grand_total: { value: 3673.2 },
    },
  })
  const document = pdfText(Buffer.from(found.quotation.pdf?.content ?? '', 'base64'))
  expect(document).toContain('Remise de fidélité, posée comprise.')
  expect(document).toMatch(/2\s601,00/)
  expect(document).toMatch(/3\s673,20/)
  const [mail] = await outbox(shop, email)
  expect(mail).toMatchObject({ kind: 'quotation_ready', subject: `Votre devis ${number} est prêt` })
  expect(mail?.plain).toContain('Remise de fidélité')
  expect(mail?.plain).toMatch(/3\s673,20/)
  const { data } = await shop.send<{ validateQuotation: { order: { number: string } } | null }>(
    'mutation ($id: Int!) { validateQuotation(order_id: $id, payment_method: "payzen_standard") { order { number } } }',
    { id: found.entity_id },
    { as },
  )
  expect(data.validateQuotation?.order.number).toBe(number)
  expect(await orderRow(shop, number)).toMatchObject({ grandTotal: 367_320 })
  expect(await notify(shop, notificationFields(number, 367_320))).toMatchObject({ text: 'OK: order_updated' })
  const [invoice] = await shop.sql`
    select d.subtotal_excl_tax as net, d.tax, d.grand_total as total,
           array(select row_excl_tax from order_document_item i where i.document_id = d.id order by row_excl_tax) as rows
      from order_document d join sales_order o on o.id = d.order_id where o.number = ${number}`
  expect(invoice).toEqual({ net: 296_100, tax: 61_220, total: 367_320, rows: [36_000, 260_100] })
  await expect(run(['answer', number], { prices: `${cartridge}=1.00` })).rejects.toThrow(/accepted: nothing/)
})

test('A discount of all items leaves those with a price of their own; a promotion ends where a price is negotiated', async () => {
  const number = await asked('BIENVENUE10')
  // A tenth of 450.00 and 2,881.50.
  expect((await read(number)).items.map(({ discounts }) => discounts[0]?.amount.value)).toEqual([45, 288.15])
  await run(['answer', number], { prices: `${machine}=2500.00` })
  expect(await read(number)).toMatchObject({
    items: [
      { prices: { row_total: { value: 450 } }, discounts: [{ amount: { value: 45 } }] },
      { prices: { row_total: { value: 2500 } }, discounts: [] },
    ],
    total: { discounts: [{ amount: { value: 45 } }], grand_total: { value: 3486 } },
  })
  await run(['answer', number], { discount: '5%' })
  // The tenth that is off the cartridges is more than that; 5 % of 2,500.00 are 125.00.
  expect(await read(number)).toMatchObject({
    items: [
      { prices: { row_total: { value: 450 } }, discounts: [{ amount: { value: 45 } }] },
      { prices: { row_total: { value: 2375 } }, discounts: [] },
    ],
    total: { grand_total: { value: 3336 } },
  })
  await run(['answer', number], { discount: '20%', prices: `${machine}=2400.00` })
  expect(await read(number)).toMatchObject({
    items: [{ prices: { price: { value: 60 } } }, { prices: { price: { value: 2400 } } }],
    total: { discounts: [], grand_total: { value: 3312 } },
  })
})

test('A discount of all items, or of those with a SKU, does not charge for a gift', async () => {
  const rule = { code: 'CADEAU', action: { type: 'gift', sku: cartridge, quantity: 1 } } as const
  await addCartRule(shop.sql, rule)
  const number = await asked()
  await addCartRule(shop.sql, { ...rule, isActive: false })
  const answers: Record<string, string>[] = [
    { discount: '10%' },
    { prices: `${cartridge}=67.50,${machine}=2601.00` },
  ]
  for (const flags of answers) {
    await run(['answer', number], flags)
    const { items } = await read(number)
    expect(
      items.map(({ product_sku, prices, discounts }) => [product_sku, prices.row_total.value, discounts]),
    ).toEqual([
      [cartridge, 405, []],
      [machine, 2601, []],
      [cartridge, 75, [{ amount: { value: 75 } }]],
    ])
  }
})

test.each([
  [{ prices: 'NOPE=1.00' }, /has no "NOPE": use --prices .* with VSQ-CLAIR, VSQ-C3P/],
  [{ prices: `${cartridge}=cheap` }, /"cheap" for VSQ-CLAIR is neither a price/],
  [{ prices: `${cartridge}=1.001` }, /is neither a price/],
  [{ discount: '120%' }, /--discount is a share like 5%/],
  [{ discount: '0%' }, /--discount is a share like 5%/],
  [{ shipping: '-1' }, /--shipping is an amount like 120.00/],
  [{ message: 'x'.repeat(2001) }, /--message has 2001 characters/],
])('A wrong answer changes nothing: %j', async (flags, message) => {
  const number = await asked()
  const before = await read(number)
  await expect(run(['answer', number], flags)).rejects.toThrow(message)
  expect(await read(number)).toEqual(before)
})
