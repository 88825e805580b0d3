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
import { compareWithReference, type Entry } from './magento-reference.ts'

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

/** Entries that differ, those that most operations use first. */
const differences = (entries: readonly Entry[]) =>
  entries
    .filter(({ problem }) => problem !== null)
    .toSorted((a, b) => b.used - a.used)
    .map(({ path, used, problem }) => `${path}: ${problem}, used by ${used}`)

const share = (entries: readonly Entry[]) =>
  `${((100 * (entries.length - differences(entries).length)) / entries.length).toFixed(2)} % of ${entries.length} entries`

it('has every field and type that clients of Magento use', () => {
  const entries = compareWithReference(schema, 'magento')
  process.stdout.write(`What clients of Magento use: ${share(entries)}\n`)
  expect(differences(entries)).toEqual([])
})

it('has the whole schema of Magento Open Source', () => {
  const entries = compareWithReference(schema, 'open-source-2.4.8')
  const modules = Object.entries(Object.groupBy(entries, ({ module }) => module))
  const lines = modules.map(([module, own = []]) => `  ${module}: ${share(own)}`).toSorted()
  process.stdout.write(`Magento Open Source 2.4.8: ${share(entries)}\n${lines.join('\n')}\n`)
  expect(differences(entries)).toEqual([])
})

it('has the fields beyond Magento that clients select', () => {
  const written = beyondMagento.map((line) => line.split(': ')[0] ?? '')
  const found = written.map((path) => {
    const [owner = '', field = ''] = path.split('.')
    const type = schema.getType(owner)
    const known = isObjectType(type) || isInterfaceType(type) ? type.getFields()[field] : undefined
    return `${path}: ${String(known?.type)}`
  })
  expect(found).toEqual(beyondMagento)
})

/** Error messages of a query for every field of a type; `around` builds the query and must find an object. */
async function errorsOf(type: string, around: (selection: string) => string): Promise<string[]> {
  const messages: string[] = []
  for (const selection of everyFieldOf(schema, type)) {
    const { data, errors } = await test.send(around(`isFound: __typename ${selection}`), {}, { as })
    if (!JSON.stringify(data ?? null).includes(`"isFound":"${type}"`)) messages.push(`No ${type} was found`)
    messages.push(...(errors ?? []).map(({ message, path }) => `${path?.join('.') ?? ''}: ${message}`))
  }
  return messages
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
] as const)('resolves every field of %s', async (type, around) => {
  expect(await errorsOf(type, around)).toEqual([])
})

it('resolves every field of a customer but the position in a company', async () => {
  const messages = await errorsOf('Customer', (all) => `{ customer { ${all} } }`)
  expect(messages).toEqual([
    'No Customer was found',
    'customer.Customer_structure_id: Company feature is not available.',
  ])
})

it('resolves every field of an order and its items', async () => {
  const found = (all: string) =>
    `{ customer { orders(filter: { number: { eq: "${order}" } }) { items { ${all} } } } }`
  expect(await errorsOf('CustomerOrder', found)).toEqual([])
  expect(await errorsOf('OrderItem', (all) => found(`items { ... on OrderItem { ${all} } }`))).toEqual([])
})

it('resolves every field of a cart, its addresses and its items', async () => {
  const found = (all: string) => `{ cart(cart_id: "${cart}") { ${all} } }`
  expect(await errorsOf('Cart', found)).toEqual([])
  expect(await errorsOf('ShippingCartAddress', (all) => found(`shipping_addresses { ${all} }`))).toEqual([])
  expect(await errorsOf('BillingCartAddress', (all) => found(`billing_address { ${all} }`))).toEqual([])
  expect(
    await errorsOf('SimpleCartItem', (all) => found(`items { ... on SimpleCartItem { ${all} } }`)),
  ).toEqual([])
})

it('resolves every field of wish lists and their items', async () => {
  const wishes = [
    ['SimpleWishlistItem', { sku: 'VSQ-CLAIR', quantity: 1 }],
    ['VirtualWishlistItem', { sku: 'VSQ-POSE', quantity: 1 }],
    ['ConfigurableWishlistItem', { sku: 'VSQ-C3-AB-2', parent_sku: 'VSQ-C3', quantity: 1 }],
    ['GroupedProductWishlistItem', { sku: 'VSQ-PACK-MAISON', quantity: 1 }],
  ] as const
  const { errors } = await test.send(
    `mutation ($items: [WishlistItemInput!]!) {
      addProductsToWishlist(wishlistId: "0", wishlistItems: $items) { user_errors { message } } }`,
    { items: wishes.map(([, item]) => item) },
    { as },
  )
  expect(errors).toBeUndefined()
  const found = (all: string) => `{ customer { wishlist { ${all} } } }`
  expect(await errorsOf('Wishlist', found)).toEqual([])
  expect(await errorsOf('WishlistOutput', (all) => `{ wishlist { ${all} } }`)).toEqual([])
  for (const [type] of wishes) {
    const item = (all: string) => found(`items_v2 { items { ... on ${type} { ${all} } } }`)
    expect(await errorsOf(type, item)).toEqual([])
  }
})

it.each(products)('resolves every field of a %s', async (type, sku) => {
  const found = (all: string) =>
    `{ products(filter: { sku: { eq: "${sku}" } }) { items { ... on ${type} { ${all} } } } }`
  expect(await errorsOf(type, found)).toEqual([])
})

it('returns empty gift fields of a cart', async () => {
  const id = await cartWith(test, { sku: 'VSQ-CLAIR' })
  const { data } = await test.send(
    'query ($id: String!) { cart(cart_id: $id) { gift_message { to } available_gift_wrappings { uid } gift_receipt_included } }',
    { id },
  )
  expect(data).toEqual({
    cart: { gift_message: null, available_gift_wrappings: [], gift_receipt_included: false },
  })
})
