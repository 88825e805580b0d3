import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { withoutLocations } from '../../test/fulfilment.ts'
import { checkOut } from '../../test/checkout.ts'
import { shopper, type TestCart } from '../../test/shopper.ts'
import { releaseAbandonedOrders } from '../orders/index.ts'

let shop: TestApi
beforeAll(async () => {
  shop = await createTestApi({ prepare: withoutLocations })
})
afterAll(async () => await shop.close())

type Selection = { uid: string; label: string; price: number | null; product: { sku: string } }
type Choosable = {
  __typename: string
  sku: string
  price_range: { minimum_price: { final_price: { value: number } } }
  items?: { title: string; required: boolean; type: string; options: Selection[] }[]
  options?: { uid: string; title: string; required: boolean; value: { uid: string; title?: string }[] }[]
}

const store = 'sushi_fr'
const visitor = () => shopper(shop, { store })

async function product(sku: string): Promise<Choosable> {
  const { data } = await visitor().send<{ products: { items: Choosable[] } }>(
    `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items {
      __typename sku price_range { minimum_price { final_price { value } } }
      ... on BundleProduct { items { title required type options { uid label price product { sku } } } }
      ... on CustomizableProductInterface { options { uid title required
        ... on CustomizableRadioOption { value { uid title } }
        ... on CustomizableDropDownOption { value { uid title } }
        ... on CustomizableMultipleOption { value { uid title } } } }
    } } }`,
    { sku },
  )
  const [found] = data.products.items
  if (!found) throw new Error(`There is no ${sku}.`)
  return found
}

/** The uid of a bundle selection by the SKU of its product. */
function selectionOf({ items }: Choosable, sku: string): string {
  const found = items?.flatMap(({ options }) => options).find((option) => option.product.sku === sku)
  if (!found) throw new Error(`${sku} is no selection.`)
  return found.uid
}

const addMutation = `mutation ($id: String!, $items: [CartItemInput!]!) {
  addProductsToCart(cartId: $id, cartItems: $items) {
    cart { items { quantity prices { price { value } row_total_including_tax { value } }
      ... on BundleCartItem { bundle_options { label values { label quantity } } }
      ... on SimpleCartItem { customizable_options { label values { label value } } } }
      prices { grand_total { value } applied_taxes { label amount { value } } } }
    user_errors { code message } } }`

type Item = {
  sku: string
  quantity: number
  selected_options?: string[]
  entered_options?: { uid: string; value: string }[]
}
type Added = {
  cart: TestCart & {
    items: {
      bundle_options?: { label: string; values: { label: string; quantity: number }[] }[]
      customizable_options?: { label: string; values: { label: string; value: string }[] }[]
    }[]
  }
  user_errors: { code: string; message: string }[]
}

async function add(id: string, ...items: Item[]): Promise<Added> {
  const answer = await visitor().send<{ addProductsToCart: Added }>(addMutation, { id, items })
  return answer.data.addProductsToCart
}

describe('a bundle', () => {
  test('has the price of its cheapest required selections', async () => {
    const menu = await product('NR-MEN-MID')
    expect(menu).toMatchObject({ __typename: 'BundleProduct' })
    expect(menu.price_range.minimum_price.final_price.value).toBe(14.9)
    const box = await product('NR-MEN-COM')
    const required = (box.items ?? []).filter((item) => item.required)
    const cheapest = required.map((item) => Math.min(...item.options.map(({ price }) => price ?? 0)))
    const sum = cheapest.reduce((total, price) => total + price, 0)
    expect(box.price_range.minimum_price.final_price.value).toBeCloseTo(sum, 2)
  })

  test('with a price of its own adds the surcharges of its selections and returns them', async () => {
    const menu = await product('NR-MEN-MID')
    const id = await visitor().emptyCart()
    const selected = [
      selectionOf(menu, 'NR-ACC-WAK'),
      selectionOf(menu, 'NR-CAL-SAU'),
      selectionOf(menu, 'NR-BOI-YUZ'),
    ]
    const { cart, user_errors } = await add(id, { sku: menu.sku, quantity: 2, selected_options: selected })
    expect(user_errors).toEqual([])
    expect(cart.items).toMatchObject([{ quantity: 2, prices: { row_total_including_tax: { value: 34.4 } } }])
    expect(cart.items[0]?.bundle_options).toHaveLength(3)
  })

  test('without a price of its own is taxed by selection', async () => {
    const box = await product('NR-MEN-COM')
    const id = await visitor().emptyCart()
    const selected = [selectionOf(box, 'NR-MAK-SAM'), selectionOf(box, 'NR-CAL-SAU')]
    const { cart } = await add(id, { sku: box.sku, quantity: 1, selected_options: selected })
    const prices = (box.items ?? [])
      .flatMap(({ options }) => options)
      .filter(({ uid }) => selected.includes(uid))
      .map(({ price }) => price ?? 0)
    expect(cart.prices.grand_total.value).toBeCloseTo(
      prices.reduce((sum, price) => sum + price, 0),
      2,
    )
  })

  test('is one line for the same selections in any order, and a new line for others', async () => {
    const menu = await product('NR-MEN-MID')
    const id = await visitor().emptyCart()
    const one = [
      selectionOf(menu, 'NR-SOU-MIS'),
      selectionOf(menu, 'NR-CAL-SAU'),
      selectionOf(menu, 'NR-BOI-EAU'),
    ]
    const other = [
      selectionOf(menu, 'NR-SOU-MIS'),
      selectionOf(menu, 'NR-CAL-VEG'),
      selectionOf(menu, 'NR-BOI-EAU'),
    ]
    const { cart } = await add(
      id,
      { sku: menu.sku, quantity: 1, selected_options: one },
      { sku: menu.sku, quantity: 2, selected_options: one.toReversed() },
      { sku: menu.sku, quantity: 1, selected_options: other },
    )
    expect(cart.items.map(({ quantity }) => quantity)).toEqual([3, 1])
  })

  test('is rejected while a selection is missing, duplicated or unknown', async () => {
    const menu = await product('NR-MEN-MID')
    const id = await visitor().emptyCart()
    const { user_errors } = await add(
      id,
      { sku: menu.sku, quantity: 1 },
      { sku: menu.sku, quantity: 1, selected_options: [selectionOf(menu, 'NR-CAL-SAU')] },
      {
        sku: menu.sku,
        quantity: 1,
        selected_options: ['NR-SOU-MIS', 'NR-CAL-SAU', 'NR-CAL-VEG', 'NR-BOI-EAU'].map((sku) =>
          selectionOf(menu, sku),
        ),
      },
      { sku: menu.sku, quantity: 1, selected_options: [Buffer.from('bundle/1/999999/1').toString('base64')] },
    )
    expect(user_errors).toEqual([
      { code: 'UNDEFINED', message: 'You need to choose options for your item.' },
      { code: 'UNDEFINED', message: 'Please select all required options.' },
      { code: 'NOT_SALABLE', message: 'The required options you selected are not available' },
      { code: 'NOT_SALABLE', message: 'The required options you selected are not available' },
    ])
  })
})

describe('custom options', () => {
  test('add fixed and percentage surcharges and store the entered text', async () => {
    const platter = await product('NR-PLA-FET')
    const field = platter.options?.find(({ title }) => title === 'Message sur le plateau')
    const wood = platter.options?.flatMap(({ value }) => value).find((one) => one?.title?.includes('bois'))
    const id = await visitor().emptyCart()
    const { cart, user_errors } = await add(id, {
      sku: platter.sku,
      quantity: 1,
      selected_options: [wood?.uid ?? ''],
      entered_options: [{ uid: field?.uid ?? '', value: ' Joyeux anniversaire ' }],
    })
    expect(user_errors).toEqual([])
    expect(cart.items[0]?.prices.row_total_including_tax.value).toBeCloseTo(118 * 1.05 + 3, 2)
    expect(cart.items[0]?.customizable_options).toContainEqual({
      label: 'Message sur le plateau',
      values: [{ label: '', value: 'Joyeux anniversaire' }],
    })
  })

  test('are required, with a maximum length for texts', async () => {
    const platter = await product('NR-PLA-FET')
    const field = platter.options?.find(({ title }) => title === 'Message sur le plateau')
    const id = await visitor().emptyCart()
    const long = { uid: field?.uid ?? '', value: 'x'.repeat(41) }
    const { user_errors } = await add(
      id,
      { sku: 'NR-BOI-SEN', quantity: 1 },
      { sku: platter.sku, quantity: 1, entered_options: [long] },
    )
    expect(user_errors).toEqual([
      {
        code: 'UNDEFINED',
        message:
          "The product's required option(s) weren't entered. Make sure the options are entered and try again.",
      },
      { code: 'UNDEFINED', message: 'The text is too long. Shorten the text and try again.' },
    ])
  })
})

describe('an order of a bundle', () => {
  test('deducts the stock of its selections, lists them, and restores the stock when cancelled', async () => {
    const menu = await product('NR-MEN-MID')
    const skus = ['NR-SOU-MIS', 'NR-CAL-SAU', 'NR-BOI-EAU']
    const stock = async () => {
      const rows = await shop.sql<{ sku: string; quantity: number }[]>`
        select sku, quantity from stock_item join product on id = product_id where sku = any(${skus})`
      return Object.fromEntries(rows.map(({ sku, quantity }) => [sku, quantity]))
    }
    const before = await stock()
    const token = await shop.send<{ generateCustomerToken: { token: string } }>(
      'mutation { generateCustomerToken(email: "particulier@example.com", password: "Comptoir2026") { token } }',
      {},
      { store },
    )
    const who = { as: token.data.generateCustomerToken.token, store }
    const customer = shopper(shop, who)
    const id = await customer.emptyCart()
    await customer.send(addMutation, {
      id,
      items: [{ sku: menu.sku, quantity: 2, selected_options: skus.map((sku) => selectionOf(menu, sku)) }],
    })
    await checkOut(shop, id, { ...who, carrier: 'instore' })
    const placed = await customer.send<{ placeOrder: { orderV2: { number: string; items: unknown[] } } }>(
      `mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { orderV2 { number items {
        __typename product_sku selected_options { label value }
        ... on BundleOrderItem { bundle_options { label values { product_sku quantity } } } } } } }`,
      { id },
    )
    const order = placed.data.placeOrder.orderV2
    expect(order.items.at(-1)).toMatchObject({
      __typename: 'BundleOrderItem',
      product_sku: menu.sku,
      bundle_options: skus.map((sku) => ({ values: [{ product_sku: sku, quantity: 1 }] })),
    })
    expect(await stock()).toEqual(
      Object.fromEntries(Object.entries(before).map(([sku, quantity]) => [sku, quantity - 2])),
    )
    await shop.sql`update sales_order set payment_expires_at = now() - interval '1 minute' where number = ${order.number}`
    await releaseAbandonedOrders(shop.api.app)
    expect(await stock()).toEqual(before)
  })
})
