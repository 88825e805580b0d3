import type { NewOrderPreview, OrderProductOption } from '@comptoir/contract/generated/admin'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asStaff, newKey, type TestStaff } from '../../../test/admin.ts'
import { createTestApi, type TestApi } from '../../../test/api.ts'
import { locationId } from '../../../test/fulfilment.ts'

const now = new Date('2026-11-24T09:00:00Z')
const drink = 'NR-BOI-YUZ'
let shop: TestApi
let owner: TestStaff
let view: string
let marais: string

beforeAll(async () => {
  shop = await createTestApi({ now: () => now })
  owner = asStaff(shop)
  const store = shop.api.app.stores.all.find(
    ({ website, language }) => website.code === 'sushi' && language === 'fr',
  )
  view = String(store?.id)
  marais = String(await locationId(shop, 'paris-marais'))
})
afterAll(() => shop.close())

const address = {
  firstname: 'Camille',
  lastname: 'Morel',
  street: ['3 rue de Turenne'],
  postcode: '75003',
  city: 'Paris',
  countryCode: 'FR',
  telephone: '0639980014',
}
const order = (more: Record<string, unknown> = {}) => ({
  storeViewId: view,
  email: 'phone@example.com',
  lines: [{ sku: drink, quantity: 2 }],
  billingAddress: address,
  fulfilment: { locationId: marais, method: 'PICKUP' },
  ...more,
})

const preview = async (input: object, as = owner) =>
  await as.send<{ newOrderPreview: NewOrderPreview }>(
    `query ($order: NewOrderInput!) { newOrderPreview(order: $order) {
      lines { sku options quantity unitPrice { amount } rowTotal { amount } } showsPricesWithTax problems
      slots { day time endTime left fee { amount } } shippingMethods { code } paymentMethods { code } total { amount }
    } }`,
    { order: input },
  )

const create = async (input: object, as = owner) =>
  await as.send<{
    createOrder: {
      order: {
        number: string
        lines: { options: string[]; unitPrice: { amount: number }; discount: { amount: number } }[]
        totals: { total: { amount: number } }
        fulfilment: { method: string; location: string; day: string; time: string }
      }
    }
  }>(
    `mutation ($key: ID!, $order: NewOrderInput!) { createOrder(idempotencyKey: $key, order: $order) { order {
      number lines { options unitPrice { amount } discount { amount } } totals { total { amount } }
      fulfilment { method location day time } } } }`,
    { key: newKey(), order: input },
  )

it('A pickup is ordered by phone for a slot that still has room, and takes a place of it', async () => {
  const shown = (await preview(order())).data.newOrderPreview
  expect(shown.problems).toEqual([])
  expect(shown.shippingMethods).toEqual([])
  const slot = shown.slots.find(({ time }) => time === '19:00')
  expect(slot?.left).toBeGreaterThan(1)
  const at = { day: slot?.day, time: slot?.time }
  const { data, errors } = await create(
    order({
      fulfilment: { locationId: marais, method: 'PICKUP', ...at },
      paymentMethod: shown.paymentMethods[0]?.code,
    }),
  )
  expect(errors).toBeUndefined()
  expect(data.createOrder.order.fulfilment).toMatchObject({ method: 'PICKUP', ...at })
  const after = (await preview(order())).data.newOrderPreview
  const again = after.slots.find(({ day, time }) => day === at.day && time === at.time)
  expect(again?.left).toBe((slot?.left ?? 0) - 1)
})

it('A delivery goes to an address of the area, and costs the fee of its slot', async () => {
  const delivery = { locationId: marais, method: 'DELIVERY' }
  const lines = [{ sku: drink, quantity: 10 }]
  const shown = (await preview(order({ lines, fulfilment: delivery }))).data.newOrderPreview
  const slot = shown.slots.find(({ time }) => time >= '19:00')
  const chosen = { ...delivery, day: slot?.day, time: slot?.time }
  const priced = (await preview(order({ lines, fulfilment: chosen }))).data.newOrderPreview
  const goods = priced.lines.reduce((sum, { rowTotal }) => sum + rowTotal.amount, 0)
  expect(priced.total.amount).toBe(goods + (slot?.fee.amount ?? 0))
  const input = order({ lines, fulfilment: chosen, paymentMethod: priced.paymentMethods[0]?.code })
  const { data, errors } = await create(input)
  expect(errors).toBeUndefined()
  expect(data.createOrder.order.totals.total.amount).toBe(priced.total.amount)
  const away = await create({
    ...input,
    billingAddress: { ...address, postcode: '13001', city: 'Marseille' },
  })
  expect(away.errors).toHaveLength(1)
})

it('A slot that is not there is refused at its field', async () => {
  const { errors } = await create(
    order({ fulfilment: { locationId: marais, method: 'PICKUP', day: '2026-11-24', time: '03:00' } }),
  )
  expect(errors?.[0]?.extensions.problems?.[0]?.field).toBe('fulfilment.time')
})

it('Staff of another point of sale do not order there', async () => {
  const other = asStaff(shop, { locationIds: [await locationId(shop, 'lyon-terreaux')] })
  const { errors } = await preview(order(), other)
  expect(errors?.[0]?.extensions.category).toBe('graphql-no-such-entity')
})

it('What has to be chosen of a product is listed, and is on the order', async () => {
  const [bundle] = await shop.sql<{ sku: string }[]>`
    select p.sku from product p join product_website w on w.product_id = p.id join website s on s.id = w.website_id
     where p.type = 'bundle' and s.code = 'sushi' order by p.id limit 1`
  const { data } = await owner.send<{ orderProductOptions: OrderProductOption[] }>(
    `query ($view: ID!, $sku: String!) { orderProductOptions(storeViewId: $view, sku: $sku) {
      uid title kind isRequired values { uid label isDefault } } }`,
    { view, sku: bundle?.sku },
  )
  const options = data.orderProductOptions
  expect(options.length).toBeGreaterThan(0)
  const chosen = options.flatMap(({ values }) => values[0]?.uid ?? [])
  const lines = [{ sku: bundle?.sku, quantity: 1, selectedOptions: chosen }]
  const { data: priced, errors } = await preview(order({ lines }))
  expect(errors).toBeUndefined()
  expect(priced.newOrderPreview.lines[0]?.options.length).toBeGreaterThan(0)
  const missing = await preview(order({ lines: [{ sku: bundle?.sku, quantity: 1 }] }))
  expect(missing.errors?.[0]?.extensions.problems?.[0]?.field).toBe('lines.0.sku')
})

it('A line gets another price with a reason, which the log keeps', async () => {
  const lines = [{ sku: drink, quantity: 2, unitPrice: 100, priceReason: 'Excuses pour le retard' }]
  const shown = (await preview(order({ lines }))).data.newOrderPreview
  expect(shown.lines[0]).toMatchObject({ unitPrice: { amount: 100 }, rowTotal: { amount: 200 } })
  expect(shown.total.amount).toBe(200)
  const slot = shown.slots.find(({ time }) => time === '19:30')
  const input = order({
    lines,
    fulfilment: { locationId: marais, method: 'PICKUP', day: slot?.day, time: slot?.time },
    paymentMethod: shown.paymentMethods[0]?.code,
  })
  const { data, errors } = await create(input)
  expect(errors).toBeUndefined()
  const { number } = data.createOrder.order
  expect(data.createOrder.order).toMatchObject({
    lines: [{ unitPrice: { amount: 100 }, discount: { amount: 0 } }],
    totals: { total: { amount: 200 } },
  })
  const [entry] = await shop.sql`
    select after -> 'prices' as prices from audit_entry where action = 'order.create' and entity_label = ${number}`
  expect(entry).toEqual({ prices: [{ sku: drink, price: 100, reason: 'Excuses pour le retard' }] })

  const without = await create(order({ lines: [{ sku: drink, quantity: 2, unitPrice: 100 }] }))
  expect(without.errors?.[0]?.extensions.problems?.[0]?.field).toBe('lines.0.priceReason')
  const clerk = asStaff(shop, { permissions: new Set(['orders.view', 'orders.create']) })
  expect((await create(input, clerk)).errors?.[0]?.extensions.permission).toBe('prices.edit')
})
