import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { newCustomer } from '../../test/accounts.ts'
import type { JsonValue } from '../platform/database.ts'
import { contents, listOwner, type List } from './wishlists.fixture.ts'

let shop: TestApi
let as: string
let now = new Date('2026-11-21T10:00:00Z')
const later = () => (now = new Date(now.getTime() + 60_000))

beforeAll(async () => {
  shop = await createTestApi({ now: () => now })
  as = (await newCustomer(shop)).token
})
afterAll(async () => await shop.close())

const sku = 'VSQ-CLAIR'
const newListOwner = async () => listOwner(shop, { as: (await newCustomer(shop)).token })

/** Changes settings of wish lists of the shop's website. */
async function configure(wishlists: Record<string, JsonValue>): Promise<void> {
  await shop.sql`
    update website set config = config || ${shop.sql.json({ wishlists })} where code = 'fontaines'`
  // Not `replace`: a reload that runs would put the older settings back.
  await shop.api.app.catalogue.refresh()
}

describe('guests', () => {
  test.each([
    ['the list', '{ wishlist { items_count } }'],
    [
      'addProductsToWishlist',
      `mutation { addProductsToWishlist(wishlistId: "1", wishlistItems: [{ sku: "${sku}", quantity: 1 }]) { wishlist { id } } }`,
    ],
    [
      'updateProductsInWishlist',
      'mutation { updateProductsInWishlist(wishlistId: "1", wishlistItems: [{ wishlist_item_id: "1" }]) { wishlist { id } } }',
    ],
    [
      'removeProductsFromWishlist',
      'mutation { removeProductsFromWishlist(wishlistId: "1", wishlistItemsIds: ["1"]) { wishlist { id } } }',
    ],
    ['clearWishlist', 'mutation { clearWishlist(wishlistId: "1") { wishlist { id } } }'],
    ['addWishlistItemsToCart', 'mutation { addWishlistItemsToCart(wishlistId: "1") { wishlist { id } } }'],
  ])('have no wish list: %s', async (_, query) => {
    const { errors } = await shop.send(query)
    expect(errors).toMatchObject([
      {
        message: 'The current user cannot perform operations on wishlist',
        extensions: { category: 'graphql-authorization' },
      },
    ])
  })
})

describe('a customer', () => {
  test('has one list, however it is asked for', async () => {
    type All = { wishlist: List; customer: { wishlist: List; wishlists: List[] } }
    const fields = 'id items_count name sharing_code visibility updated_at'
    const query = `{ customer { wishlist { ${fields} } wishlists { ${fields} } } }`
    const { data } = await shop.send<All>(query, {}, { as })
    const { wishlist } = data.customer
    expect(wishlist).toEqual({
      id: expect.stringMatching(/^\d+$/),
      items_count: 0,
      name: 'Liste d’envies',
      sharing_code: expect.stringMatching(/^[0-9a-f]{32}$/),
      visibility: 'PRIVATE',
      updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    })
    expect(data.customer.wishlists).toEqual([wishlist])
    const older = await shop.send(
      '{ wishlist { items_count name sharing_code updated_at items { id } } }',
      {},
      { as, store: 'en' },
    )
    const { sharing_code, updated_at } = wishlist
    expect(older.data).toEqual({
      wishlist: { items_count: 0, name: 'Wish List', sharing_code, updated_at, items: [] },
    })
    const byId = await shop.send(
      'query ($id: ID!) { customer { wishlist_v2(id: $id) { id name } } }',
      { id: wishlist.id },
      { as, store: 'it' },
    )
    expect(byId.data).toEqual({ customer: { wishlist_v2: { id: wishlist.id, name: 'Lista dei desideri' } } })
  })

  test('asking for the first time many times at once has one list', async () => {
    const person = await newListOwner()
    const lists = await Promise.all(Array.from({ length: 6 }, () => person.list()))
    expect(new Set(lists.map(({ id, sharing_code }) => `${id} ${sharing_code}`)).size).toBe(1)
    expect((await (await newListOwner()).list()).sharing_code).not.toBe(lists[0]?.sharing_code)
  })

  test('reaches nothing of another', async () => {
    const [owner, stranger] = [await newListOwner(), await newListOwner()]
    const { wishlist: list } = await owner.add({ sku, quantity: 1 })
    const item = list.items_v2.items[0]?.id ?? ''
    later()
    const notFound = { message: 'The wishlist was not found.', extensions: { category: 'graphql-input' } }
    const { raw } = stranger
    expect((await raw.add(list.id, { sku, quantity: 1 })).errors).toMatchObject([notFound])
    expect((await raw.remove(list.id, item)).errors).toMatchObject([notFound])
    expect((await raw.clear(list.id)).errors).toMatchObject([notFound])
    expect((await raw.move(list.id)).errors).toMatchObject([notFound])
    expect((await raw.move(list.id, [item])).errors).toMatchObject([notFound])
    expect((await raw.update(list.id, { wishlist_item_id: item, quantity: 2 })).errors).toMatchObject([
      { message: 'Could not find the specified wishlist' },
    ])
    const mine = await stranger.list()
    // Items of others are answered as items that do not exist.
    for (const id of [item, '999999']) {
      const message = `The wishlist item with ID "${id}" does not belong to the wishlist`
      const rejected = [{ code: 'UNDEFINED', message }]
      expect((await raw.remove(mine.id, id)).data.done.user_errors).toEqual(rejected)
      expect((await stranger.update({ wishlist_item_id: id, quantity: 2 })).user_errors).toEqual(rejected)
      expect((await raw.move(mine.id, [id])).errors).toMatchObject([
        { message: `The wishlist item ids "${id}" were not found.` },
      ])
      const { data } = await stranger.send<unknown>(
        'query ($list: ID!, $none: ID!) { customer { foreign: wishlist_v2(id: $list) { id } none: wishlist_v2(id: $none) { id } } }',
        { list: list.id, none: '999999' },
      )
      expect(data).toEqual({ customer: { foreign: null, none: null } })
    }
    expect(contents(await owner.list())).toEqual([[sku, 1]])
    expect((await owner.list()).updated_at).toBe(list.updated_at)
  })
})

describe('the settings of a website', () => {
  test('are in storeConfig and bound lists and items', async () => {
    await configure({})
    const person = await newListOwner()
    const { id } = await person.list()
    await shop.sql`
      insert into wishlist (customer_id, is_default, name, sharing_code, updated_at)
      select customer_id, false, n, md5(n), now()
        from wishlist, unnest(array['Cuisine', 'Bureau', 'Jardin']) n where id = ${id}`
    const lists = async (args = '') =>
      (
        await person.send<{ customer: { wishlists: List[] } }>(
          `{ customer { wishlists${args} { name items_count } } }`,
        )
      ).data.customer.wishlists.map(({ name }) => name)
    const config = async () =>
      (
        await shop.send<{ storeConfig: Record<string, string> }>(
          '{ storeConfig { magento_wishlist_general_is_enabled enable_multiple_wishlists maximum_number_of_wishlists } }',
        )
      ).data.storeConfig
    expect(Object.values(await config())).toEqual(['1', '0', '3'])
    expect(await lists()).toEqual(['Liste d’envies'])

    await configure({ multiple: true, most_lists: 2, most_items: 2 })
    expect(await lists()).toEqual(['Liste d’envies', 'Cuisine'])
    expect(await lists('(pageSize: 1, currentPage: 2)')).toEqual(['Cuisine'])
    const names = ['VSQ-CLAIR', 'VSQ-BECN', 'VSQ-COF2', 'VSQ-CLAIR']
    const { wishlist, user_errors } = await person.add(...names.map((one) => ({ sku: one, quantity: 1 })))
    expect(contents(wishlist)).toEqual([
      ['VSQ-CLAIR', 2],
      ['VSQ-BECN', 1],
    ])
    expect(user_errors).toEqual([
      {
        code: 'UNDEFINED',
        message: 'A wish list holds 2 different items at most. Remove some of them first.',
      },
    ])

    await shop.sql`
      update website set config = config || '{"display_out_of_stock": false}' where code = 'fontaines'`
    await configure({})
    // Sold out, and the website does not show what is.
    expect((await person.add({ sku: 'VSQ-BECO', quantity: 1 })).user_errors).toEqual([
      { code: 'UNDEFINED', message: 'Cannot add product without stock to wishlist.' },
    ])

    await shop.sql`
      update website set config = config || '{"display_out_of_stock": true}' where code = 'fontaines'`
    await configure({ enabled: false })
    await shop.api.app.catalogue.refresh()
    await shop.sql`select bump_catalogue()`
    await shop.api.app.catalogue.refresh()
    expect((await config()).magento_wishlist_general_is_enabled).toBe('0')
    const message = 'The wishlist configuration is currently disabled.'
    const off = [{ message, extensions: { category: 'graphql-input' } }]
    expect((await person.raw.add('0', { sku, quantity: 1 })).errors).toMatchObject(off)
    expect((await person.raw.move(id)).errors).toMatchObject(off)
    expect((await person.send('{ customer { wishlists { id } } }')).errors).toMatchObject(off)
    expect((await shop.send('{ wishlist { name } }')).errors).toMatchObject(off)
    await configure({})
    expect(contents(await person.list())).toHaveLength(2)
  })
})

test('updated_at is when an item was last added, changed or removed', async () => {
  const person = await newListOwner()
  const { id, updated_at: made } = await person.list()
  later()
  const rejected = await person.add({ sku: 'nope', quantity: 1 })
  expect(rejected.wishlist.updated_at).toBe(made)
  const added = await person.add({ sku, quantity: 1 })
  const item = added.wishlist.items_v2.items[0]?.id ?? ''
  later()
  const changed = await person.update({ wishlist_item_id: item, quantity: 2 })
  later()
  const moved = await person.move([item])
  later()
  const cleared = await person.raw.clear(id)
  const times = [made, added, changed, moved].map((one) =>
    typeof one === 'string' ? one : one.wishlist.updated_at,
  )
  expect(new Set(times).size).toBe(4)
  expect(times.toSorted()).toEqual(times)
  expect(cleared.data.done.wishlist.updated_at).toBe(times.at(-1))
})

test('pages of items are bounded and counted', async () => {
  const person = await newListOwner()
  const all = ['VSQ-CLAIR', 'VSQ-BECN', 'VSQ-COF2']
  await person.add(...all.map((one) => ({ sku: one, quantity: 1 })))
  const page = async (args: string) =>
    await person.send<{ customer: { wishlist: List } }>(
      `{ customer { wishlist { items_count items_v2(${args}) { items { product { sku } } page_info { current_page page_size total_pages } } } } }`,
    )
  expect((await page('pageSize: 2, currentPage: 2')).data.customer.wishlist).toEqual({
    items_count: 3,
    items_v2: {
      items: [{ product: { sku: 'VSQ-COF2' } }],
      page_info: { current_page: 2, page_size: 2, total_pages: 2 },
    },
  })
  expect((await page('pageSize: 301')).errors).toMatchObject([{ message: 'Maximum pageSize is 300' }])
  expect((await page('currentPage: 0')).errors).toMatchObject([
    { message: 'currentPage value must be greater than 0.' },
  ])
})

test('products that the website does not show any more are in no list', async () => {
  const person = await newListOwner()
  const { wishlist } = await person.add(
    { sku: 'VSQ-COF2', quantity: 1 },
    { sku: 'VSQ-BECN', quantity: 2 },
    { sku: 'VSQ-S1-NM', parent_sku: 'VSQ-S1', quantity: 1 },
    { sku: 'VSQ-SM', quantity: 1 },
    { sku, quantity: 1 },
  )
  expect(contents(wishlist)).toHaveLength(5)
  const hidden = wishlist.items_v2.items[1]?.id ?? ''
  await shop.sql`update product set is_enabled = false where sku in ('VSQ-COF2', 'VSQ-S1-NM')`
  await shop.sql`update product set visibility = 1 where sku = 'VSQ-BECN'`
  await shop.sql`delete from product where sku = 'VSQ-SM'`
  await shop.api.app.catalogue.refresh()
  const left = await person.list()
  expect(contents(left)).toEqual([
    ['VSQ-S1', 1],
    [sku, 1],
  ])
  expect(left.items_count).toBe(2)
  // A variant that is gone leaves its product to be configured again.
  expect(left.items_v2.items[0]).toMatchObject({
    child_sku: 'VSQ-S1',
    configurable_options: [],
    configured_variant: null,
  })
  const [row] = await shop.sql<[{ count: number }]>`
    select count(*)::int as count from wishlist_item where wishlist_id = ${left.id}`
  expect(row.count).toBe(4)
  const older = await person.send('{ wishlist { items_count items { qty product { sku } } } }')
  expect(older.data).toEqual({
    wishlist: {
      items_count: 2,
      items: [
        { qty: 1, product: { sku: 'VSQ-S1' } },
        { qty: 1, product: { sku } },
      ],
    },
  })
  const message = `The wishlist item with ID "${hidden}" does not belong to the wishlist`
  expect((await person.update({ wishlist_item_id: hidden, quantity: 3 })).user_errors).toMatchObject([
    { message },
  ])
  const { user_errors } = await person.add(
    { sku: 'VSQ-COF2', quantity: 1 },
    { sku: 'VSQ-BECN', quantity: 1 },
    { sku: 'VSQ-S1-NM', parent_sku: 'VSQ-S1', quantity: 1 },
  )
  expect(user_errors).toEqual([
    { code: 'UNDEFINED', message: 'The product is disabled' },
    { code: 'PRODUCT_NOT_FOUND', message: 'Could not find a product with SKU "VSQ-BECN"' },
    { code: 'UNDEFINED', message: 'The product is disabled' },
  ])
  const moved = await person.move()
  expect(moved.add_wishlist_items_to_cart_user_errors).toMatchObject([{ code: 'NOT_SALABLE' }])
  expect(contents(moved.wishlist)).toEqual([['VSQ-S1', 1]])
})
