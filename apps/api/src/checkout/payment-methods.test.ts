import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { cartWith, paris } from '../../test/checkout.ts'
import { shopper } from '../../test/shopper.ts'

const sku = 'VSQ-CLAIR'
const service = 'VSQ-CONTRAT'
const transfer = {
  code: 'banktransfer',
  title: { fr: 'Virement bancaire', en: 'Bank transfer', it: 'Bonifico bancario' },
  active: true,
  groups: ['Professional'],
}
let shop: TestApi

beforeAll(async () => {
  shop = await createTestApi({
    prepare: async (sql) => {
      await sql`
        update website set config = jsonb_set(config, '{payment}', (
          select jsonb_agg(method) from jsonb_array_elements(config->'payment') as method
           where method->>'code' <> 'banktransfer') || ${sql.json(transfer)})
         where code = 'fontaines'`
      await sql`
        insert into coupon (website_id, code, type, value)
        select id, 'TOUT', 'fixed', 100000000 from website where code = 'fontaines'`
    },
  })
})
afterAll(() => shop.close())

type Methods = {
  cart: {
    available_payment_methods: { code: string; title: string }[]
    selected_payment_method: { code: string; purchase_order_number: string | null }
  }
}
const methods = async (id: string, visitor: { as?: string; store?: string } = {}) => {
  const { data } = await shop.send<Methods>(
    `query ($id: String!) { cart(cart_id: $id) {
      available_payment_methods { code title } selected_payment_method { code purchase_order_number } } }`,
    { id },
    visitor,
  )
  const { available_payment_methods: available, selected_payment_method: selected } = data.cart
  return {
    available: available.map(({ code }) => code),
    titles: available.map(({ title }) => title),
    selected,
  }
}

const pay = async (id: string, method: { code: string; purchase_order_number?: string }, as?: string) =>
  (
    await shop.send(
      `mutation ($id: String!, $method: PaymentMethodInput!) {
        setPaymentMethodOnCart(input: { cart_id: $id, payment_method: $method }) { cart { id } }
      }`,
      { id, method },
      as ? { as } : {},
    )
  ).errors?.[0]?.message

test('Private customers can pay by card, professionals also by transfer where it is enabled', async () => {
  const id = await cartWith(shop, { sku: service })
  expect((await methods(id)).available).toEqual(['payzen_standard'])
  expect(await pay(id, { code: 'banktransfer' })).toBe('The requested Payment Method is not available.')
  const as = await shop.signIn('professionnel@example.com')
  const own = await cartWith(shop, { sku: service }, { as })
  expect(await methods(own, { as, store: 'it' })).toMatchObject({
    available: ['payzen_standard', 'banktransfer'],
    titles: ['Carta di pagamento, pagamento sicuro', 'Bonifico bancario'],
  })
  expect(await pay(own, { code: 'banktransfer', purchase_order_number: ' BC-2026-117 ' }, as)).toBeUndefined()
  expect((await methods(own, { as })).selected).toEqual({
    code: 'banktransfer',
    purchase_order_number: 'BC-2026-117',
  })
  expect(await pay(own, { code: 'banktransfer', purchase_order_number: 'x'.repeat(65) }, as)).toBe(
    '"purchase_order_number" length must be equal or less than 64 characters.',
  )
})

test('offers the free method when nothing is due, and restores the card with the amount', async () => {
  const id = await cartWith(shop, { sku: service })
  const guest = shopper(shop)
  expect(await pay(id, { code: 'free' })).toBe('The requested Payment Method is not available.')
  expect(await pay(id, { code: 'payzen_standard' })).toBeUndefined()
  await guest.coupon(id, 'TOUT')
  expect(await methods(id)).toMatchObject({ available: ['free'], selected: { code: '' } })
  await guest.uncoupon(id)
  expect(await methods(id)).toMatchObject({
    available: ['payzen_standard'],
    selected: { code: 'payzen_standard' },
  })
})

test('drops the free method once an amount is due', async () => {
  const id = await cartWith(shop, { sku: service })
  const guest = shopper(shop)
  await guest.coupon(id, 'TOUT')
  expect(await pay(id, { code: 'free' })).toBeUndefined()
  await guest.uncoupon(id)
  expect((await methods(id)).selected.code).toBe('')
})

test('Users can set the payment method and place the order in one mutation', async () => {
  const id = await cartWith(shop, { sku: service })
  const order = async (code: string) =>
    await shop.send<{
      setPaymentMethodAndPlaceOrder: { order: { order_number: string } | null; errors: unknown[] }
    }>(
      `mutation ($id: String!, $code: String!, $address: CartAddressInput!) {
        setGuestEmailOnCart(input: { cart_id: $id, email: "guest@example.com" }) { cart { id } }
        setBillingAddressOnCart(input: { cart_id: $id, billing_address: { address: $address } }) { cart { id } }
        setPaymentMethodAndPlaceOrder(input: { cart_id: $id, payment_method: { code: $code } }) {
          order { order_number } errors { code message }
        }
      }`,
      { id, code, address: paris },
    )
  expect((await order('nope')).errors?.[0]?.message).toBe('The requested Payment Method is not available.')
  const { data } = await order('payzen_standard')
  expect(data.setPaymentMethodAndPlaceOrder).toEqual({
    order: { order_number: expect.stringMatching(/^\d{9}$/) },
    errors: [],
  })
})

test('requires a shipping address before a payment method', async () => {
  const id = await cartWith(shop, { sku })
  expect(await pay(id, { code: 'payzen_standard' })).toBe(
    'The shipping address is missing. Set the address and try again.',
  )
  expect(await pay(id, { code: '' })).toBe('Required parameter "code" for "payment_method" is missing.')
})

test('estimates totals without storing anything', async () => {
  const id = await cartWith(shop, { sku })
  type Estimates = {
    estimateShippingMethods: unknown
    estimateTotals: { cart: { prices: { grand_total: { value: number } } } }
  }
  const estimate = async (country: string, postcode: string, method: object | null = null, store = 'fr') => {
    const { data } = await shop.send<Estimates>(
      `mutation ($input: EstimateTotalsInput!) {
        estimateShippingMethods(input: $input) { carrier_code available error_message price_incl_tax { value } }
        estimateTotals(input: $input) { cart { prices { grand_total { value } } } }
      }`,
      { input: { cart_id: id, address: { country_code: country, postcode }, shipping_method: method } },
      { store },
    )
    return [data.estimateShippingMethods, data.estimateTotals.cart.prices.grand_total.value]
  }
  const flatrate = { carrier_code: 'flatrate', method_code: 'flatrate' }
  const served = { carrier_code: 'flatrate', available: true, error_message: null }
  expect(await estimate('FR', paris.postcode)).toEqual([[{ ...served, price_incl_tax: { value: 9.9 } }], 90])
  expect(await estimate('FR', paris.postcode, flatrate)).toEqual([expect.anything(), 99.9])
  expect(await estimate('FR', '20200', flatrate)).toEqual([
    [{ ...served, price_incl_tax: { value: 24.9 } }],
    114.9,
  ])
  expect(await estimate('FR', '97110', flatrate, 'en')).toEqual([
    [
      expect.objectContaining({
        available: false,
        error_message: expect.stringMatching(/metropolitan France/),
      }),
    ],
    90,
  ])
  const { data } = await shop.send(
    'query ($id: String!) { cart(cart_id: $id) { shipping_addresses { city } } }',
    {
      id,
    },
  )
  expect(data).toEqual({ cart: { shipping_addresses: [] } })
})
