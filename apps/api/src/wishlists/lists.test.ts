import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newCustomer } from '../../test/accounts.ts'
import { createTestApi, type TestApi } from '../../test/api.ts'
import type { JsonValue } from '../platform/database.ts'
import { listOwner, type List } from './wishlists.fixture.ts'

let shop: TestApi

beforeAll(async () => void (shop = await createTestApi()))
afterAll(async () => await shop.close())
beforeEach(async () => await configure({ multiple: true, most_lists: 3 }))

const sku = 'VSQ-CLAIR'

async function configure(wishlists: Record<string, JsonValue>): Promise<void> {
  await shop.sql`
    update website set config = config || ${shop.sql.json({ wishlists })} where code = 'fontaines'`
  await shop.api.app.catalogue.refresh()
}

type Made = { createWishlist: { wishlist: Pick<List, 'id' | 'name' | 'visibility'> } }

async function newOwner() {
  const { token } = await newCustomer(shop)
  const person = listOwner(shop, { as: token })
  const create = async (name: string, visibility = 'PRIVATE') =>
    await person.send<Made>(
      `mutation ($input: CreateWishlistInput!) { createWishlist(input: $input) { wishlist { id name visibility } } }`,
      { input: { name, visibility } },
    )
  const made = async (name: string) => (await create(name)).data.createWishlist.wishlist.id
  const remove = async (id: string) =>
    await person.send<{ deleteWishlist: { status: boolean; wishlists: { name: string }[] } }>(
      'mutation ($id: ID!) { deleteWishlist(wishlistId: $id) { status wishlists { name } } }',
      { id },
    )
  const rename = async (id: string, name: string) =>
    await person.send<unknown>(
      'mutation ($id: ID!, $name: String) { updateWishlist(wishlistId: $id, name: $name) { name } }',
      { id, name },
    )
  const names = async () =>
    (
      await person.send<{ customer: { wishlists: { name: string }[] } }>(
        '{ customer { wishlists { name } } }',
      )
    ).data.customer.wishlists.map(({ name }) => name)
  return { ...person, create, made, remove, rename, names }
}

test('customers make further lists, fill them, and delete them with their items', async () => {
  const owner = await newOwner()
  const { data } = await owner.create(' Bureau ', 'PUBLIC')
  const { id, ...list } = data.createWishlist.wishlist
  expect(list).toEqual({ name: 'Bureau', visibility: 'PUBLIC' })
  await owner.raw.add(id, { sku, quantity: 6 })
  expect(await owner.names()).toEqual(['Liste d’envies', 'Bureau'])
  const found = await owner.send<{ customer: { wishlist_v2: { items_count: number } } }>(
    'query ($id: ID!) { customer { wishlist_v2(id: $id) { items_count } } }',
    { id },
  )
  expect(found.data.customer.wishlist_v2.items_count).toBe(1)
  expect((await owner.remove(id)).data.deleteWishlist).toEqual({
    status: true,
    wishlists: [{ name: 'Liste d’envies' }],
  })
  const [{ count }] = await shop.sql<[{ count: number }]>`
    select count(*)::int from wishlist_item where wishlist_id = ${Number(id)}`
  expect(count).toBe(0)
})

test('lists are told apart by their names', async () => {
  const owner = await newOwner()
  const id = await owner.made('Bureau')
  for (const name of ['bureau', 'Liste d’envies'])
    expect((await owner.create(name)).errors).toMatchObject([
      { message: `Wish list "${name}" already exists.` },
    ])
  const second = await owner.made('Atelier')
  expect((await owner.rename(second, 'BUREAU')).errors).toMatchObject([
    { message: 'Wish list "BUREAU" already exists.' },
  ])
  expect((await owner.rename(id, 'BUREAU')).errors).toBeUndefined()
  for (const name of ['  ', 'x'.repeat(256)])
    expect((await owner.create(name)).errors).toMatchObject([
      { message: 'The name of a wishlist needs 1 to 255 characters.' },
    ])
  expect(await owner.names()).toEqual(['Liste d’envies', 'BUREAU', 'Atelier'])
})

test('there are never more than the website allows, nor two of a double click', async () => {
  const owner = await newOwner()
  await owner.made('Bureau')
  const answers = await Promise.all(['Atelier', 'Jardin', 'Atelier'].map((name) => owner.create(name)))
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
  expect((await owner.create('Cave')).errors).toMatchObject([
    { message: 'Only 3 wish list(s) can be created.' },
  ])
  expect(await owner.names()).toHaveLength(3)
})

test('the default list stays, and the lists of others are not found', async () => {
  const [owner, other] = [await newOwner(), await newOwner()]
  const { id: first } = await owner.list()
  for (const id of [first, '0'])
    expect((await owner.remove(id)).errors).toMatchObject([
      { message: "The default wish list can't be deleted." },
    ])
  const id = await owner.made('Bureau')
  for (const [who, list] of [
    [other, id],
    [owner, '999999'],
  ] as const)
    expect((await who.remove(list)).errors).toMatchObject([{ message: 'The wishlist was not found.' }])
  expect(await owner.names()).toContain('Bureau')
})

test('a website with one list makes no others', async () => {
  const owner = await newOwner()
  await owner.made('Bureau')
  await configure({})
  const message = 'The wishlist configuration is currently disabled.'
  expect((await owner.create('Atelier')).errors).toMatchObject([{ message }])
  expect(await owner.names()).toEqual(['Liste d’envies'])
  const visitor = listOwner(shop, {})
  const anonymous = await visitor.send<unknown>(
    'mutation { createWishlist(input: { name: "x", visibility: PRIVATE }) { wishlist { id } } }',
  )
  expect(anonymous.errors).toMatchObject([
    { message: 'The current user cannot perform operations on wishlist' },
  ])
})
