import { afterAll, beforeAll, expect, test } from 'vitest'
import { newCustomer } from '../../test/accounts.ts'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { listOwner, type List } from './wishlists.fixture.ts'

let shop: TestApi

beforeAll(async () => void (shop = await createTestApi()))
afterAll(async () => await shop.close())

const sku = 'VSQ-CLAIR'

type Shared = {
  name: string
  owner_firstname: string
  items_count: number
  items_v2: Pick<List['items_v2'], 'items'>
}

const document = `query ($code: String!) { sharedWishlist(code: $code) {
  name owner_firstname items_count items_v2 { items { quantity description product { sku } } } } }`

const read = async (code: string, store?: string) =>
  (await shop.send<{ sharedWishlist: Shared | null }>(document, { code }, store ? { store } : {})).data
    .sharedWishlist

async function newOwner() {
  const { id, token } = await newCustomer(shop, { firstname: 'Ada' })
  const person = listOwner(shop, { as: token })
  const update = async (args: Record<string, unknown>, list = '0') =>
    await person.send<{ updateWishlist: { uid: string; name: string; visibility: string } }>(
      `mutation ($list: ID!, $name: String, $visibility: WishlistVisibilityEnum) {
        updateWishlist(wishlistId: $list, name: $name, visibility: $visibility) { uid name visibility } }`,
      { list, ...args },
    )
  return { id, ...person, update }
}

test('is for its owner alone until the owner shares it', async () => {
  const owner = await newOwner()
  const { wishlist } = await owner.add({ sku, quantity: 2 })
  expect(await read(wishlist.sharing_code)).toBeNull()
  const { data } = await owner.update({ visibility: 'PUBLIC' })
  expect(data.updateWishlist).toEqual({ uid: wishlist.id, name: 'Liste d’envies', visibility: 'PUBLIC' })
  const shared = await owner.list()
  expect(shared.visibility).toBe('PUBLIC')
  // A link that somebody noted before it was shared stays closed.
  expect(await read(wishlist.sharing_code)).toBeNull()
  expect(await read(shared.sharing_code)).toEqual({
    name: 'Liste d’envies',
    owner_firstname: 'Ada',
    items_count: 1,
    items_v2: { items: [{ quantity: 2, description: null, product: { sku } }] },
  })
  expect((await read(shared.sharing_code, 'en'))?.name).toBe('Wish List')
})

test('can be closed, and opens again by another link', async () => {
  const owner = await newOwner()
  await owner.update({ visibility: 'PUBLIC' })
  const { sharing_code: first } = await owner.list()
  await owner.update({ name: 'Noël' })
  expect((await owner.list()).sharing_code).toBe(first)
  expect((await read(first))?.name).toBe('Noël')
  await owner.update({ visibility: 'PRIVATE' })
  expect(await read(first)).toBeNull()
  await owner.update({ visibility: 'PUBLIC' })
  const { sharing_code: second } = await owner.list()
  expect(second).not.toBe(first)
  expect(await read(first)).toBeNull()
  expect(await read(second)).not.toBeNull()
})

test('shows the notes of its owner to nobody else', async () => {
  const owner = await newOwner()
  const { wishlist } = await owner.add({ sku, quantity: 1 })
  await owner.update({ visibility: 'PUBLIC' })
  await owner.raw.update('0', {
    wishlist_item_id: wishlist.items_v2.items[0]?.id ?? '',
    description: 'pour Grace',
  })
  const { sharing_code: code } = await owner.list()
  expect(JSON.stringify(await read(code))).not.toContain('Grace')
})

test('ends with the account, and is not read by another website', async () => {
  const owner = await newOwner()
  await owner.update({ visibility: 'PUBLIC' })
  const { sharing_code: code } = await owner.list()
  expect(await read(code)).not.toBeNull()
  const other = shop.api.app.stores.all.find(({ website }) => website.code !== 'fontaines')
  expect(await read(code, other?.code ?? expect.fail('one website'))).toBeNull()
  await shop.sql`update customer set disabled_at = now() where id = ${owner.id}`
  expect(await read(code)).toBeNull()
})

test('is changed by its owner only, with a name that fits', async () => {
  const [owner, other] = [await newOwner(), await newOwner()]
  const { id } = await owner.list()
  expect((await other.update({ visibility: 'PUBLIC' }, id)).errors).toMatchObject([
    { message: 'The wishlist was not found.' },
  ])
  for (const name of ['  ', 'x'.repeat(256)])
    expect((await owner.update({ name })).errors).toMatchObject([
      { message: 'The name of a wishlist needs 1 to 255 characters.' },
    ])
  expect((await owner.list()).visibility).toBe('PRIVATE')
  expect(await read('nope')).toBeNull()
  expect(await read('0'.repeat(32))).toBeNull()
})
