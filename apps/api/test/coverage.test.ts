import {
  buildClientSchema,
  getIntrospectionQuery,
  isInterfaceType,
  isObjectType,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from './api.ts'
import { newCustomer } from './accounts.ts'
import { cartWith, paris, place, readyCart } from './checkout.ts'
import { everyFieldOf } from './everything.ts'
import { compareWithReference } from './magento-reference.ts'

/** Fields outside of Magento that real clients select all the same (contract §2). */
const beyondMagento = [
  'CartAddressInterface.customer_address_id: Int',
  'Cart.total_summary_quantity_including_config: Float',
  'OrderAddress.region_code: String',
  'Country.state_required: Boolean',
  'Customer.is_confirmed: Boolean',
  'CustomerOrder.state: String',
  'StoreConfig.product_canonical_tag: Boolean',
  'StoreConfig.category_canonical_tag: Boolean',
  'ProductInterface.custom_attributes: [CustomAttribute]',
  'SimpleProduct.custom_attributes: [CustomAttribute]',
]

const products = [
  ['SimpleProduct', 'VSQ-CLAIR'],
  ['ConfigurableProduct', 'VSQ-C3'],
] as const

let test: TestApi
let schema: GraphQLSchema
let as: string
let order: string
let cart: string

beforeAll(async () => {
  test = await createTestApi()
  const { data } = await test.send<IntrospectionQuery>(getIntrospectionQuery())
  schema = buildClientSchema(data)
  as = (await newCustomer(test)).token
  order =
    (await place(test, await readyCart(test, { sku: 'VSQ-CLAIR' }, { as, address: paris }), { as })).order
      ?.order_number ?? expect.fail('no order')
  await test.send(
    'mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }',
    { input: { ...paris, pad_code: '12A34' } },
    { as },
  )
  cart = await readyCart(test, { sku: 'VSQ-CLAIR' }, { as, address: paris })
})
afterAll(() => test.close())

it('The schema has every field and type that clients of Magento use', () => {
  const entries = compareWithReference(schema)
  const missing = entries.filter(({ problem }) => problem !== null).toSorted((a, b) => b.used - a.used)
  const share = (100 * (entries.length - missing.length)) / entries.length
  process.stdout.write(`Magento's schema: ${share.toFixed(2)} % of ${entries.length} entries\n`)
  expect(missing.map(({ path, used, problem }) => `${path}: ${problem}, used by ${used}`)).toEqual([])
})

it('The schema has the fields outside of Magento that clients select', () => {
  const written = beyondMagento.map((line) => line.split(': ')[0] ?? '')
  const found = written.map((path) => {
    const [owner = '', field = ''] = path.split('.')
    const type = schema.getType(owner)
    const known = isObjectType(type) || isInterfaceType(type) ? type.getFields()[field] : undefined
    return `${path}: ${String(known?.type)}`
  })
  expect(found).toEqual(beyondMagento)
})

/** Every field of a type, asked for inside of `around`, which has to find something. */
async function refusals(type: string, around: (selection: string) => string): Promise<string[]> {
  const told: string[] = []
  for (const selection of everyFieldOf(schema, type)) {
    const { data, errors } = await test.send(around(`isFound: __typename ${selection}`), {}, { as })
    if (!JSON.stringify(data ?? null).includes(`"isFound":"${type}"`)) told.push(`No ${type} was found`)
    told.push(...(errors ?? []).map(({ message, path }) => `${path?.join('.') ?? ''}: ${message}`))
  }
  return told
}

it.each([
  ['StoreConfig', (all: string) => `{ storeConfig { ${all} } }`],
  ['Country', (all: string) => `{ country(id: "FR") { ${all} } }`],
  ['Currency', (all: string) => `{ currency { ${all} } }`],
  [
    'CategoryTree',
    (all: string) => `{ categories(filters: { name: { match: "Fontaine" } }) { items { ${all} } } }`,
  ],
  ['ReCaptchaConfigurationV3', (all: string) => `{ recaptchaV3Config { ${all} } }`],
  ['CustomerAddress', (all: string) => `{ customer { addresses { ${all} } } }`],
] as const)('Every field of %s answers', async (type, around) => {
  expect(await refusals(type, around)).toEqual([])
})

it('Every field of a customer answers, but the place in a company that nobody has', async () => {
  const told = await refusals('Customer', (all) => `{ customer { ${all} } }`)
  expect(told).toEqual([
    'No Customer was found',
    'customer.Customer_structure_id: Company feature is not available.',
  ])
})

it('Every field of an order and of its items answers', async () => {
  const found = (all: string) =>
    `{ customer { orders(filter: { number: { eq: "${order}" } }) { items { ${all} } } } }`
  expect(await refusals('CustomerOrder', found)).toEqual([])
  expect(await refusals('OrderItem', (all) => found(`items { ... on OrderItem { ${all} } }`))).toEqual([])
})

it('Every field of a cart, its addresses and its items answers', async () => {
  const found = (all: string) => `{ cart(cart_id: "${cart}") { ${all} } }`
  expect(await refusals('Cart', found)).toEqual([])
  expect(await refusals('ShippingCartAddress', (all) => found(`shipping_addresses { ${all} }`))).toEqual([])
  expect(await refusals('BillingCartAddress', (all) => found(`billing_address { ${all} }`))).toEqual([])
  expect(
    await refusals('SimpleCartItem', (all) => found(`items { ... on SimpleCartItem { ${all} } }`)),
  ).toEqual([])
})

it.each(products)('Every field of a %s answers', async (type, sku) => {
  const found = (all: string) =>
    `{ products(filter: { sku: { eq: "${sku}" } }) { items { ... on ${type} { ${all} } } } }`
  expect(await refusals(type, found)).toEqual([])
})

it('A cart with nothing of a gift says so', async () => {
  const id = await cartWith(test, { sku: 'VSQ-CLAIR' })
  const { data } = await test.send(
    'query ($id: String!) { cart(cart_id: $id) { gift_message { to } available_gift_wrappings { uid } gift_receipt_included } }',
    { id },
  )
  expect(data).toEqual({
    cart: { gift_message: null, available_gift_wrappings: [], gift_receipt_included: false },
  })
})
