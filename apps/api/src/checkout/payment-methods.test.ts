import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { cartWith, paris } from '../../test/checkout.ts'
import { shopper } from '../../test/shopper.ts'
import { addCoupon } from '../../test/cart-rules.ts'

const sku = 'VSQ-CLAIR'
const service = 'VSQ-CONTRAT'
let shop: TestApi

beforeAll(async () => {
  shop = await createTestApi({
    prepare: async (sql) => {
      await addCoupon(sql, { code: 'TOUT', action: { type: 'fixed', value: 100_000_000 } })
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

test('Methods follow the customer group, the country and the total; each language has its titles', async () => {
  const id = await cartWith(shop, { sku: service })
  expect((await methods(id)).available).toEqual(['payzen_standard', 'banktransfer', 'checkmo'])
  expect(await pay(id, { code: 'purchaseorder', purchase_order_number: 'BC-1' })).toBe(
    'The requested Payment Method is not available.',
  )
  const billTo = (country: string) =>
    shop.send(
      `mutation ($id: String!, $address: CartAddressInput!) {
        setBillingAddressOnCart(input: { cart_id: $id, billing_address: { address: $address } }) { cart { id } }
      }`,
      {
        id,
        address: { ...paris, country_code: country, postcode: country === 'IT' ? '20121' : paris.postcode },
      },
    )
  expect(await pay(id, { code: 'checkmo' })).toBeUndefined()
  await billTo('IT')
  expect(await methods(id)).toMatchObject({
    available: ['payzen_standard', 'banktransfer'],
    selected: { code: '' },
  })
  await billTo('FR')
  expect((await methods(id)).selected.code).toBe('checkmo')
  const large = await cartWith(shop, { sku: service, quantity: 50 })
  expect((await methods(large)).available).toEqual(['payzen_standard', 'banktransfer'])

  const as = await shop.signIn('professionnel@example.com')
  const own = await cartWith(shop, { sku: service }, { as })
  expect(await methods(own, { as, store: 'it' })).toMatchObject({
    available: ['payzen_standard', 'banktransfer', 'checkmo', 'purchaseorder'],
    titles: ['Carta di pagamento, pagamento sicuro', 'Bonifico bancario', 'Assegno', 'Ordine d’acquisto'],
  })
})

test('A purchase order needs the number of the buyer', async () => {
  const as = await shop.signIn('professionnel@example.com')
  const own = await cartWith(shop, { sku: service }, { as })
  const required = 'Purchase order number is a required field.'
  expect(await pay(own, { code: 'purchaseorder' }, as)).toBe(required)
  expect(await pay(own, { code: 'purchaseorder', purchase_order_number: '  ' }, as)).toBe(required)
  expect((await methods(own, { as })).selected.code).toBe('')
  expect(
    await pay(own, { code: 'purchaseorder', purchase_order_number: ' BC-2026-117 ' }, as),
  ).toBeUndefined()
  expect((await methods(own, { as })).selected).toEqual({
    code: 'purchaseorder',
    purchase_order_number: 'BC-2026-117',
  })
  expect(await pay(own, { code: 'banktransfer', purchase_order_number: 'x'.repeat(65) }, as)).toBe(
    '"purchase_order_number" length must be equal or less than 64 characters.',
  )
})

test('Every method says how to pay, and the store configuration describes the cheque', async () => {
  const id = await cartWith(shop, { sku: service })
  const { data } = await shop.send<{
    cart: { available_payment_methods: object[] }
    storeConfig: object
  }>(
    `query ($id: String!) {
      cart(cart_id: $id) { available_payment_methods { code is_deferred instructions } }
      storeConfig {
        check_money_order_enabled check_money_order_title check_money_order_make_check_payable_to
        check_money_order_payment_from_specific_countries check_money_order_max_order_total
      }
    }`,
    { id },
    { store: 'en' },
  )
  expect(data.cart.available_payment_methods).toEqual([
    {
      code: 'payzen_standard',
      is_deferred: false,
      instructions: expect.stringMatching(/^Carte Bancaire, Visa/),
    },
    {
      code: 'banktransfer',
      is_deferred: false,
      instructions: expect.stringContaining('quote your order number'),
    },
    { code: 'checkmo', is_deferred: false, instructions: expect.stringContaining('drawn on a French bank') },
  ])
  expect(data.storeConfig).toEqual({
    check_money_order_enabled: true,
    check_money_order_title: 'Cheque',
    check_money_order_make_check_payable_to: 'Vasque SAS',
    check_money_order_payment_from_specific_countries: 'FR',
    check_money_order_max_order_total: '1500.00',
  })
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
    available: ['payzen_standard', 'banktransfer', 'checkmo'],
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
        error_message: expect.stringMatching(/mainland France/),
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
