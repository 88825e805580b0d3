import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { placed } from '../../test/checkout.ts'

let shop: TestApi
let as: string
let numbers: string[]

beforeAll(async () => {
  shop = await createTestApi({ now: () => new Date('2026-03-02T10:00:00Z') })
  // The customer's orders of before are somebody else's here.
  await shop.sql`update sales_order set customer_id = null`
  as = await shop.signIn()
  numbers = [
    await placed(shop, { sku: 'VSQ-CLAIR' }, { as }),
    await placed(shop, { sku: 'VSQ-S1-NM' }, { as }),
    await placed(shop, { sku: 'VSQ-CLAIR', quantity: 3 }, { as, store: 'it' }),
  ]
})
afterAll(() => shop.close())

type Orders = {
  customer: { orders: { total_count: number; page_info: object; items: Record<string, unknown>[] } }
}

const list = async (args: string, fields: string, store = 'fr') => {
  const answer = await shop.send<Orders>(
    `{ customer { orders${args} { total_count page_info { page_size current_page total_pages } items { ${fields} } } } }`,
    {},
    { as, store },
  )
  return { orders: answer.data?.customer?.orders, error: answer.errors?.[0]?.message }
}

test('Customers can page through their orders in all languages, newest first', async () => {
  const { orders } = await list('(pageSize: 2, currentPage: 1)', 'number order_date')
  expect(orders.total_count).toBe(3)
  expect(orders.page_info).toEqual({ page_size: 2, current_page: 1, total_pages: 2 })
  expect(orders.items.map((order) => order.number)).toEqual(numbers.toReversed().slice(0, 2))
  expect(orders.items[0]?.order_date).toBe('2026-03-02 10:00:00')
  expect((await list('(pageSize: 2, currentPage: 3)', 'number')).error).toBe(
    'currentPage value 3 specified is greater than the 2 page(s) available.',
  )
})

test('combines filter fields with OR', async () => {
  const either = `(filter: { number: { eq: "${numbers[0]}" }, grand_total: { from: "1000" } })`
  expect((await list(either, 'number')).orders.items.map((order) => order.number)).toEqual([
    numbers[1],
    numbers[0],
  ])
  const none = await list('(filter: { status: { eq: "complete" } })', 'number')
  expect(none.orders).toMatchObject({ total_count: 0, items: [] })
})

test('returns all fields of an order, its status in the language of the store view', async () => {
  const fields = `
    id entity_id number status status_code state payment_state delivery_date email is_virtual carrier shipping_method
    items {
      __typename product_name product_sku quantity_ordered status product_sale_price { value }
      selected_options { label value } product { sku }
      ... on ConfigurableOrderItem { parent_sku }
    }
    billing_address { city country_code street } shipping_address { city }
    payment_methods { name type }
    total {
      grand_total { value currency } subtotal_incl_tax { value } total_tax { value } taxes { rate title amount { value } }
      total_shipping { value } shipping_handling { amount_including_tax { value } }
    }`
  const { orders } = await list(`(filter: { number: { eq: "${numbers[0]}" } })`, fields, 'en')
  expect(orders.items[0]).toMatchObject({
    number: numbers[0],
    status: 'Pending Payment',
    status_code: 'pending_payment',
    state: 'pending_payment',
    payment_state: 'waiting',
    delivery_date: '2026-03-04',
    email: 'particulier@example.com',
    items: [
      {
        __typename: 'OrderItem',
        product_sku: 'VSQ-CLAIR',
        quantity_ordered: 1,
        product: { sku: 'VSQ-CLAIR' },
      },
    ],
    billing_address: { city: 'Paris', country_code: 'FR' },
    payment_methods: [{ type: 'payzen_standard' }],
    total: {
      grand_total: { value: 99.9, currency: 'EUR' },
      total_tax: { value: 16.65 },
      taxes: [{ rate: 20, title: 'TVA 20\u00a0%', amount: { value: 16.65 } }],
      total_shipping: { value: 8.25 },
      shipping_handling: { amount_including_tax: { value: 9.9 } },
    },
  })
})

test('hides orders of other customers', async () => {
  const other = await shop.signIn('professionnel@example.com')
  const { data } = await shop.send<Orders>(
    `{ customer { orders(filter: { number: { eq: "${numbers[0]}" } }) { total_count items { number } } } }`,
    {},
    { as: other },
  )
  expect(data.customer.orders).toEqual({ total_count: 0, items: [] })
})

test('returns prices without tax and the total with tax to professionals', async () => {
  const pro = await shop.signIn('professionnel@example.com')
  const number = await placed(shop, { sku: 'VSQ-S1-NM' }, { as: pro })
  const { data } = await shop.send<Orders>(
    `{ customer { orders(filter: { number: { match: "${number}" } }) { items {
      items { product_sale_price { value } } total { subtotal_excl_tax { value } grand_total { value } total_tax { value } }
    } } } }`,
    {},
    { as: pro },
  )
  expect(data.customer.orders.items).toEqual([
    {
      items: [{ product_sale_price: { value: 1075 } }],
      total: {
        subtotal_excl_tax: { value: 1075 },
        grand_total: { value: 1290 },
        total_tax: { value: 215 },
      },
    },
  ])
})
