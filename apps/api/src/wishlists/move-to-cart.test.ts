import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { newCustomer } from '../../test/accounts.ts'
import { withoutLocations } from '../../test/fulfilment.ts'
import { shopper } from '../../test/shopper.ts'
import { choicesOf, contents, listOwner, type Item } from './wishlists.fixture.ts'

let shop: TestApi
beforeAll(async () => {
  shop = await createTestApi({ prepare: withoutLocations })
})
afterAll(async () => await shop.close())

const food = 'sushi_fr'
const box = 'VSQ-COF2'

async function newListOwner(store = 'fr') {
  const { token: as } = await newCustomer(shop, {}, { store })
  const customer = shopper(shop, { as, store })
  const cart = async () => (await customer.cart(await customer.emptyCart())).data.cart
  return { ...listOwner(shop, { as, store }), cart }
}

test('moving to the cart keeps quantities and options, and leaves what cannot be bought', async () => {
  const person = await newListOwner()
  const added = await person.add(
    { sku: box, quantity: 2 },
    { sku: 'VSQ-S1-OR', parent_sku: 'VSQ-S1', quantity: 1 },
    { sku: 'VSQ-S1', quantity: 1 },
    { sku: 'VSQ-BECO', quantity: 1 },
    { sku: 'VSQ-PACK-MAISON', quantity: 1 },
  )
  const { id } = added.wishlist
  const errors = [
    { code: 'UNDEFINED', message: 'You need to choose options for your item.' },
    { code: 'INSUFFICIENT_STOCK', message: 'This product is out of stock.' },
    { code: 'UNDEFINED', message: 'Please specify the quantity of product(s).' },
  ]
  const moved = (await person.raw.move(id)).data.done
  expect(moved).toMatchObject({ status: false, add_wishlist_items_to_cart_user_errors: errors })
  expect(contents(moved.wishlist)).toEqual([
    ['VSQ-S1', 1],
    ['VSQ-BECO', 1],
    ['VSQ-PACK-MAISON', 1],
  ])
  const cart = await person.cart()
  expect(cart.items).toMatchObject([
    { quantity: 2, product: { sku: box } },
    { quantity: 1, product: { sku: 'VSQ-S1' }, configured_variant: { sku: 'VSQ-S1-OR' } },
  ])
  expect((await person.raw.move('0')).errors).toMatchObject([
    { message: '"wishlistId" value should be specified' },
  ])
  // Back again: what the cart answers of an item is enough to wish it.
  const back = await person.send<{
    customerCart: { items: { configurable_options: { configurable_product_option_value_uid: string }[] }[] }
  }>(
    '{ customerCart { items { ... on ConfigurableCartItem { configurable_options { configurable_product_option_value_uid } } } } }',
  )
  const uids = back.data.customerCart.items[1]?.configurable_options.map(
    (one) => one.configurable_product_option_value_uid,
  )
  const again = await person.add({ sku: 'VSQ-S1', quantity: 1, selected_options: uids ?? [] })
  expect(again.wishlist.items_v2.items.at(-1)).toMatchObject({ child_sku: 'VSQ-S1-OR' })
})

test('moving many times at once puts an item into the cart once', async () => {
  const person = await newListOwner()
  await person.cart()
  const { id } = (await person.add({ sku: box, quantity: 1 })).wishlist
  const answers = await Promise.all(Array.from({ length: 4 }, () => person.raw.move(id)))
  expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined, undefined, undefined])
  expect((await person.cart()).total_quantity).toBe(1)
  expect((await person.list()).items_count).toBe(0)
})

test('bundles and custom options may be incomplete, and are completed later', async () => {
  const person = await newListOwner(food)
  const menu = await choicesOf(shop, 'NR-MEN-MID', food)
  const platter = await choicesOf(shop, 'NR-PLA-FET', food)
  const { uid: text } = platter.option('Message sur le plateau')
  const { wishlist, user_errors } = await person.add(
    { sku: 'NR-MEN-MID', quantity: 1, selected_options: [menu.selection('NR-SOU-MIS')] },
    {
      sku: 'NR-PLA-FET',
      quantity: 1,
      selected_options: [platter.value('bois')],
      entered_options: [{ uid: text, value: 'Bravo' }],
    },
    { sku: 'NR-BOI-SEN', quantity: 1 },
    { sku: 'NR-PLA-FET', quantity: 1, entered_options: [{ uid: text, value: 'x'.repeat(41) }] },
  )
  expect(user_errors).toEqual([
    { code: 'UNDEFINED', message: 'The text is too long. Shorten the text and try again.' },
  ])
  const [bundle, custom, tea] = wishlist.items_v2.items
  expect(bundle).toMatchObject({
    __typename: 'BundleWishlistItem',
    bundle_options: [{ values: [{ quantity: 1 }] }],
  })
  expect(custom).toMatchObject({ __typename: 'SimpleWishlistItem' })
  expect(custom?.customizable_options).toContainEqual({
    label: 'Message sur le plateau',
    values: [{ label: '', value: 'Bravo' }],
  })

  const rejected = await person.move([bundle?.id ?? '', tea?.id ?? ''])
  expect(rejected.status).toBe(false)
  expect(rejected.add_wishlist_items_to_cart_user_errors).toEqual([
    {
      code: 'UNDEFINED',
      message: 'Please select all required options.',
      wishlistId: wishlist.id,
      wishlistItemId: bundle?.id,
    },
    {
      code: 'UNDEFINED',
      message:
        "The product's required option(s) weren't entered. Make sure the options are entered and try again.",
      wishlistId: wishlist.id,
      wishlistItemId: tea?.id,
    },
  ])
  expect(contents(rejected.wishlist)).toHaveLength(3)

  const rest = ['NR-CAL-SAU', 'NR-BOI-EAU'].map((one) => menu.selection(one))
  const completed = await person.update(
    { wishlist_item_id: bundle?.id ?? '', selected_options: rest },
    { wishlist_item_id: custom?.id ?? '', entered_options: [{ uid: text, value: 'Bonne fête' }] },
  )
  expect(completed.user_errors).toEqual([])
  expect(completed.wishlist.items_v2.items[0]?.bundle_options).toHaveLength(3)
  // The selected base stays: only the text is replaced.
  expect(completed.wishlist.items_v2.items[1]?.customizable_options).toHaveLength(2)
  const moved = await person.move([bundle?.id ?? '', custom?.id ?? ''])
  expect(moved).toMatchObject({ status: true, add_wishlist_items_to_cart_user_errors: [] })
  expect(contents(moved.wishlist)).toEqual([['NR-BOI-SEN', 1]])
  const { data } = await person.send<{ customerCart: { items: Item[] } }>(
    `{ customerCart { items { product { sku }
        ... on BundleCartItem { bundle_options { values { label } } }
        ... on SimpleCartItem { customizable_options { label values { value } } } } } }`,
  )
  expect(data.customerCart.items).toMatchObject([
    { product: { sku: 'NR-MEN-MID' }, bundle_options: [{}, {}, {}] },
    { product: { sku: 'NR-PLA-FET' } },
  ])
  expect(data.customerCart.items[1]?.customizable_options).toContainEqual({
    label: 'Message sur le plateau',
    values: [{ value: 'Bonne fête' }],
  })
})
