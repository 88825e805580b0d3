import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { withoutLocations } from '../../test/fulfilment.ts'
import { shopper } from '../../test/shopper.ts'

let shop: TestApi

beforeAll(async () => {
  shop = await createTestApi({ prepare: withoutLocations })
  await shop.sql`
    update stock_item set min_sale_qty = 2, max_sale_qty = 4
     where product_id = (select id from product where sku = 'VSQ-DUO')`
})
afterAll(async () => await shop.close())

const box = 'VSQ-COF2'
const tap = 'VSQ-BECN' // 17 in stock
type Item = { sku: string; quantity: number; parent_sku?: string; selected_options?: string[] }
type UserError = { code: string; message: string; sku: string; position: number; quantity?: number }

async function userErrors(...cartItems: Item[]): Promise<UserError[]> {
  const guest = shopper(shop)
  const answer = await guest.send<{ addProductsToCart: { user_errors: UserError[] } }>(
    `mutation ($id: String!, $cartItems: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $cartItems) {
      user_errors { code message sku position ... on InsufficientStockError { quantity } } } }`,
    { id: await guest.emptyCart(), cartItems },
  )
  expect(answer.errors).toBeUndefined()
  return answer.data.addProductsToCart.user_errors
}

describe('a rejected item', () => {
  test('is reported with its SKU, in the order of the input', async () => {
    const named = await userErrors(
      { sku: tap, quantity: 18 },
      { sku: box, quantity: 1 },
      { sku: 'nope', quantity: 1 },
      { sku: 'VSQ-S1', quantity: 1 },
    )
    expect(named).toEqual([
      {
        code: 'INSUFFICIENT_STOCK',
        message: 'The requested qty is not available',
        sku: tap,
        position: 0,
        quantity: 17,
      },
      {
        code: 'PRODUCT_NOT_FOUND',
        message: 'Could not find a product with SKU "nope"',
        sku: 'nope',
        position: 2,
      },
      { code: 'UNDEFINED', message: 'You need to choose options for your item.', sku: 'VSQ-S1', position: 3 },
    ])
  })

  test.each([
    ['nothing at all', 0, 'UNDEFINED', 'The product quantity should be greater than 0'],
    ['less than nothing', -3, 'UNDEFINED', 'The product quantity should be greater than 0'],
    ['a part of one', 1.5, 'UNDEFINED', 'You cannot use decimal quantity for this product.'],
    ['more than any order holds', 10_001, 'INSUFFICIENT_STOCK', 'The most you may purchase is 10000'],
    ['a number beyond counting', 1e300, 'INSUFFICIENT_STOCK', 'The most you may purchase is 10000'],
  ])('of %s says so', async (_, quantity, code, message) => {
    expect(await userErrors({ sku: box, quantity })).toMatchObject([{ code, message }])
  })

  test('is none for a select that a client left empty', async () => {
    const { data } = await shop.send<{
      products: { items: { configurable_options: { values: { uid: string }[] }[] }[] }
    }>(
      `{ products(filter: { sku: { eq: "VSQ-S1" } }) { items { ... on ConfigurableProduct {
        configurable_options { values { uid } } } } } }`,
    )
    const finish = data.products.items[0]?.configurable_options[0]?.values[0]?.uid ?? expect.fail('no option')
    expect(await userErrors({ sku: 'VSQ-S1', quantity: 1, selected_options: [finish, ''] })).toEqual([])
  })

  test('respects the minimum and maximum per order over all items', async () => {
    expect(await userErrors({ sku: 'VSQ-DUO', quantity: 1 })).toMatchObject([
      { code: 'INSUFFICIENT_STOCK', message: 'The fewest you may purchase is 2' },
    ])
    const twice = await userErrors({ sku: 'VSQ-DUO', quantity: 3 }, { sku: 'VSQ-DUO', quantity: 2 })
    expect(twice).toMatchObject([
      { code: 'INSUFFICIENT_STOCK', message: 'The most you may purchase is 4', position: 1 },
    ])
  })

  test('names the variant that its parent does not have', async () => {
    expect(await userErrors({ sku: box, parent_sku: 'VSQ-S1', quantity: 1 })).toMatchObject([
      { code: 'PRODUCT_NOT_FOUND', message: `Could not find a product with SKU "${box}"`, sku: box },
    ])
    expect(await userErrors({ sku: 'VSQ-S1', quantity: 1, selected_options: ['eA=='] })).toMatchObject([
      { code: 'UNDEFINED', message: 'You need to choose options for your item.' },
    ])
  })
})

type LegacyKind = 'Simple' | 'Virtual' | 'Configurable' | 'Bundle'

async function addLegacyItems(
  kind: LegacyKind,
  items: unknown[],
  options: { store?: string; cart?: string } = {},
) {
  const visitor = shopper(shop, options.store ? { store: options.store } : {})
  const id = options.cart ?? (await visitor.emptyCart())
  const field = `add${kind}ProductsToCart`
  const answer = await visitor.send<Record<string, { cart: { items: LegacyItem[] } }>>(
    `mutation ($input: Add${kind}ProductsToCartInput) { ${field}(input: $input) { cart { items {
      __typename quantity product { sku } prices { row_total_including_tax { value } }
      ... on ConfigurableCartItem { configured_variant { sku } }
      ... on BundleCartItem { bundle_options { values { label quantity } } }
      ... on SimpleCartItem { customizable_options { label values { value } } }
    } } } }`,
    { input: { cart_id: id, cart_items: items } },
  )
  const [error] = answer.errors ?? []
  return {
    id,
    items: answer.data[field]?.cart.items,
    error: error && [error.message, error.extensions.category],
    lines: (await visitor.cart(id)).data.cart.items.length,
  }
}
type LegacyItem = { __typename: string; quantity: number; product: { sku: string } }

describe('the older adding mutations', () => {
  test('add simple and virtual products', async () => {
    const { id, items } = await addLegacyItems('Simple', [{ data: { sku: box, quantity: 2 } }])
    expect(items).toMatchObject([{ __typename: 'SimpleCartItem', quantity: 2, product: { sku: box } }])
    const again = await addLegacyItems('Virtual', [{ data: { sku: 'VSQ-CONTRAT', quantity: 1 } }], {
      cart: id,
    })
    expect(again.items).toMatchObject([
      {},
      { __typename: 'VirtualCartItem', product: { sku: 'VSQ-CONTRAT' } },
    ])
  })

  test('add a configurable product by any of the names of parent and variant', async () => {
    const variant = { quantity: 1, sku: 'VSQ-S1-OR' }
    const { id } = await addLegacyItems('Configurable', [{ parent_sku: 'VSQ-S1', data: variant }])
    const { items } = await addLegacyItems(
      'Configurable',
      [{ variant_sku: 'VSQ-S1-OR', data: { quantity: 2, sku: 'VSQ-S1' } }],
      { cart: id },
    )
    expect(items).toMatchObject([
      {
        __typename: 'ConfigurableCartItem',
        quantity: 3,
        product: { sku: 'VSQ-S1' },
        configured_variant: { sku: 'VSQ-S1-OR' },
      },
    ])
  })

  test('add a bundle by the ids of its options and selections', async () => {
    const selected = await shop.sql<{ option: number; selection: number }[]>`
      select distinct on (o.position, o.id) o.id as option, s.id as selection
        from bundle_option o join bundle_selection s on s.option_id = o.id
        join product p on p.id = o.product_id
       where p.sku = 'NR-MEN-MID' order by o.position, o.id, s.position`
    const bundle_options = selected.map(({ option, selection }) => {
      return { id: option, quantity: 1, value: [String(selection)] }
    })
    const { items, error } = await addLegacyItems(
      'Bundle',
      [{ data: { sku: 'NR-MEN-MID', quantity: 2 }, bundle_options }],
      { store: 'sushi_fr' },
    )
    expect(error).toBeUndefined()
    expect(items).toMatchObject([
      {
        __typename: 'BundleCartItem',
        quantity: 2,
        bundle_options: selected.map(() => ({ values: [{ quantity: 1 }] })),
      },
    ])
    const none = await addLegacyItems(
      'Bundle',
      [{ data: { sku: 'NR-MEN-MID', quantity: 2 }, bundle_options: [] }],
      {
        store: 'sushi_fr',
      },
    )
    expect(none.error).toEqual(['You need to choose options for your item.', 'graphql-input'])
  })

  test('accept custom options by id and value', async () => {
    const options = await shop.sql<{ id: number; type: string; value: number | null }[]>`
      select distinct on (o.id) o.id, o.type, v.id as value
        from product_option o join product p on p.id = o.product_id
        left join product_option_value v on v.option_id = o.id
       where p.sku = 'NR-PLA-FET' order by o.id, v.id`
    const customizable_options = options.map(({ id, value }) => {
      return { id, value_string: value === null ? 'Bonne fête' : String(value) }
    })
    const { items } = await addLegacyItems(
      'Simple',
      [{ data: { sku: 'NR-PLA-FET', quantity: 1 }, customizable_options }],
      {
        store: 'sushi_fr',
      },
    )
    expect(items).toMatchObject([{ customizable_options: options.map(() => ({ values: [{}] })) }])
  })

  test.each([
    [
      'an unknown product',
      { sku: 'nope', quantity: 1 },
      'Could not find a product with SKU "nope"',
      'no-such-entity',
    ],
    [
      'more than there is',
      { sku: tap, quantity: 18 },
      `Could not add the product with SKU ${tap} to the shopping cart: The requested qty is not available`,
      'input',
    ],
    [
      'what is sold out',
      { sku: 'VSQ-BECO', quantity: 1 },
      'Could not add the product with SKU VSQ-BECO to the shopping cart: This product is out of stock.',
      'input',
    ],
    [
      'what is not for this visitor',
      { sku: 'VSQ-L80', quantity: 1 },
      'Could not add the product with SKU VSQ-L80 to the shopping cart: Product that you are trying to add is not available.',
      'input',
    ],
    [
      'options that are missing',
      { sku: 'VSQ-S1', quantity: 1 },
      'You need to choose options for your item.',
      'input',
    ],
  ])('reject %s with an error and add nothing', async (_, data, message, category) => {
    const refused = await addLegacyItems('Simple', [{ data: { sku: box, quantity: 1 } }, { data }])
    expect(refused.error).toEqual([message, `graphql-${category}`])
    expect(refused.lines).toBe(0)
  })

  test('require items', async () => {
    expect((await addLegacyItems('Simple', [])).error?.[0]).toBe('Required parameter "cart_items" is missing')
  })
})
