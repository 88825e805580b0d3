import { print } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../api.ts'
import { newCustomer } from '../accounts.ts'
import { paris } from '../checkout.ts'
import { operationsIn } from './extract.ts'
import { clients, packageFolders } from './packages.ts'

type Input = { sku: string; quantity: number; parent_sku?: string; selected_options?: string[] }
type Step = readonly [operation: string, variables: (purchase: Purchase) => Record<string, unknown>]
type Purchase = { cart: string; email: string; items: readonly Input[] }

const address = { ...paris, save_in_address_book: false }
const flatrate = { carrier_code: 'flatrate', method_code: 'flatrate' }
const payment = { code: 'banktransfer' }
const flat = {
  firstname: paris.firstname,
  lastname: paris.lastname,
  postcode: paris.postcode,
  city: paris.city,
  telephone: paris.telephone,
}

/** Operations of each client from the addresses to the order, as its checkout sends them. */
const checkouts: Readonly<Record<string, { add: Step; guest: Step[]; customer: Step[]; rest: Step[] }>> = {
  GraphCommerce: {
    add: ['AddProductsToCart', ({ cart, items }) => ({ cartId: cart, cartItems: items })],
    guest: [['SetGuestEmailOnCart', ({ cart, email }) => ({ cartId: cart, email })]],
    customer: [],
    rest: [
      [
        'SetShippingBillingAddress',
        ({ cart }) => ({
          cartId: cart,
          ...flat,
          countryCode: 'FR',
          street: 'rue de la Paix',
          houseNumber: '1',
          saveInAddressBook: false,
        }),
      ],
      ['ShippingMethodForm', ({ cart }) => ({ cartId: cart, carrier: 'flatrate', method: 'flatrate' })],
      ['PaymentMethodOptionsNoop', ({ cart }) => ({ cartId: cart, ...payment })],
      ['PaymentMethodPlaceOrderNoop', ({ cart }) => ({ cartId: cart })],
    ],
  },
  'PWA Studio': {
    add: ['AddProductToCart', ({ cart, items }) => ({ cartId: cart, product: items[0] })],
    guest: [
      [
        'SetGuestShipping',
        ({ cart, email }) => ({ cartId: cart, email, address: { ...address, region: undefined } }),
      ],
    ],
    customer: [
      [
        'setShippingAddress',
        ({ cart }) => ({ cartId: cart, ...flat, street: paris.street, country_id: 'FR', region_code: '' }),
      ],
    ],
    rest: [
      ['SetShippingMethod', ({ cart }) => ({ cartId: cart, shippingMethod: flatrate })],
      [
        'setBillingAddress',
        ({ cart }) => ({ cartId: cart, ...flat, countryCode: 'FR', street: paris.street, regionCode: '' }),
      ],
      ['setPaymentMethodOnCart', ({ cart }) => ({ cartId: cart, paymentMethod: payment })],
      ['placeOrder', ({ cart }) => ({ cartId: cart })],
    ],
  },
  Daffodil: {
    add: ['MagentoAddCartItem', ({ cart, items }) => ({ cartId: cart, input: items[0] })],
    guest: [
      [
        'MagentoUpdateShippingAddressWithEmail',
        ({ cart, email }) => ({ cartId: cart, email, address: { address } }),
      ],
    ],
    customer: [['MagentoUpdateShippingAddress', ({ cart }) => ({ cartId: cart, address: { address } })]],
    rest: [
      ['MagentoSetSelectedShippingMethod', ({ cart }) => ({ cartId: cart, method: flatrate })],
      [
        'MagentoSetSelectedPaymentMethodWithBilling',
        ({ cart }) => ({ cartId: cart, payment, address: { address } }),
      ],
      ['MagentoPlaceOrder', ({ cart }) => ({ cartId: cart })],
    ],
  },
  Alokai: {
    add: ['addProductsToCart', ({ cart, items }) => ({ cartId: cart, cartItems: items })],
    guest: [['setGuestEmailOnCart', ({ cart, email }) => ({ input: { cart_id: cart, email } })]],
    customer: [],
    rest: [
      [
        'setShippingAddressesOnCart',
        ({ cart }) => ({ input: { cart_id: cart, shipping_addresses: [{ address }] } }),
      ],
      ['setBillingAddressOnCart', ({ cart }) => ({ input: { cart_id: cart, billing_address: { address } } })],
      [
        'setShippingMethodsOnCart',
        ({ cart }) => ({ input: { cart_id: cart, shipping_methods: [flatrate] } }),
      ],
      ['setPaymentMethodOnCart', ({ cart }) => ({ input: { cart_id: cart, payment_method: payment } })],
      ['placeOrder', ({ cart }) => ({ input: { cart_id: cart } })],
    ],
  },
}

type Kind = 'simple' | 'configurable' | 'bundle' | 'grouped'

/** Prices with tax in cents, computed by hand from the catalogue file: net prices plus 20 %. */
const expected: Readonly<Record<Kind, { skus: string[]; total: number }>> = {
  // 2 × 75.00; free delivery from 150.
  simple: { skus: ['VSQ-CLAIR'], total: 180_00 },
  // 1,150.00
  configurable: { skus: ['VSQ-S1-OR'], total: 1380_00 },
  // 1,075.00 for the fountain, 125.00 for the cartridges at their special price.
  bundle: { skus: ['VSQ-ENS-MAISON'], total: 1440_00 },
  // 75.00, twice 25.00 and 35.00.
  grouped: { skus: ['VSQ-CLAIR', 'VSQ-CO2', 'VSQ-COF2'], total: 192_00 },
}
const kinds: readonly Kind[] = ['simple', 'configurable', 'bundle', 'grouped']

let test: TestApi
beforeAll(async () => {
  test = await createTestApi()
})
afterAll(() => test.close())

async function inputsOf(kind: Kind): Promise<Input[]> {
  if (kind === 'simple') return [{ sku: 'VSQ-CLAIR', quantity: 2 }]
  if (kind === 'grouped') {
    return [
      { sku: 'VSQ-CLAIR', quantity: 1 },
      { sku: 'VSQ-CO2', quantity: 2 },
      { sku: 'VSQ-COF2', quantity: 1 },
    ]
  }
  const { data } = await test.send<{
    products: {
      items: {
        configurable_options?: { values: { uid: string; label: string }[] }[]
        items?: { required: boolean; options: { uid: string }[] }[]
      }[]
    }
  }>(
    `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items {
      ... on ConfigurableProduct { configurable_options { values { uid label } } }
      ... on BundleProduct { items { required options { uid } } }
    } } }`,
    { sku: kind === 'bundle' ? 'VSQ-ENS-MAISON' : 'VSQ-S1' },
  )
  const [product] = data.products.items
  if (kind === 'configurable') {
    const gold = product?.configurable_options?.[0]?.values.find(({ label }) => label === 'Or brossé')
    return [{ sku: 'VSQ-S1', quantity: 1, selected_options: [gold?.uid ?? 'none'] }]
  }
  const chosen = product?.items
    ?.filter(({ required }) => required)
    .map(({ options }) => options[0]?.uid ?? '')
  return [{ sku: 'VSQ-ENS-MAISON', quantity: 1, selected_options: chosen ?? [] }]
}

describe.each(Object.entries(clients))('%s', (client, packages) => {
  const found = Object.entries(checkouts).find(([name]) => client.startsWith(name))
  const checkout = found?.[1] ?? { add: undefined, guest: [], customer: [], rest: [] }
  let documents: Map<string, string[]>

  beforeAll(async () => {
    const operations = operationsIn(await packageFolders(packages))
    const all = Map.groupBy(operations, ({ name }) => name)
    documents = new Map([...all].map(([name, same]) => [name, same.map(({ document }) => print(document))]))
  }, 300_000)

  /** Sends the client's operation that takes these variables; several builds of a client may name it alike. */
  async function send([name, variables]: Step, purchase: Purchase, as: string | undefined) {
    const values = variables(purchase)
    const text = documents
      .get(name)
      ?.find((one) => Object.keys(values).every((key) => one.includes(`$${key}:`)))
    if (text === undefined) throw new Error(`The client has no operation ${name}.`)
    const { data, errors } = await test.send<Record<string, unknown>>(
      text,
      values,
      as === undefined ? {} : { as },
    )
    if (errors) throw new Error(`${name}: ${errors[0]?.message}`)
    return data
  }

  const cases = ['guest', 'customer'].flatMap((who) => kinds.map((kind) => [who, kind] as const))
  it.each(cases)('lets a %s order a %s product', async (who, kind) => {
    const person = who === 'customer' ? await newCustomer(test) : undefined
    const as = person?.token
    const { data } = await test.send<{ createEmptyCart: string }>(
      'mutation { createEmptyCart }',
      {},
      as === undefined ? {} : { as },
    )
    const email = person?.email ?? `${who}-${kind}@example.com`
    const items = await inputsOf(kind)
    const purchase = { cart: data.createEmptyCart, email, items }
    for (const item of items) {
      if (checkout.add) await send(checkout.add, { ...purchase, items: [item] }, as)
    }
    const steps = [...(who === 'guest' ? checkout.guest : checkout.customer), ...checkout.rest]
    for (const step of steps) await send(step, purchase, as)
    const [order] = await test.sql<{ total: number; email: string; skus: string[] }[]>`
      select o.grand_total as total, o.email, array_agg(i.sku order by i.id) as skus
        from sales_order o join order_item i on i.order_id = o.id
       where o.email = ${email} group by o.id`
    expect(order).toEqual({ ...expected[kind], email })
  })
})
