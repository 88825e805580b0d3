import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { newCustomer } from '../../test/accounts.ts'
import { waitForLockWaits } from '../../test/locks.ts'
import { choicesOf, contents, listOwner, type Item } from './wishlists.fixture.ts'

let shop: TestApi
beforeAll(async () => {
  shop = await createTestApi()
})
afterAll(async () => await shop.close())

const box = 'VSQ-COF2'

const newListOwner = async () => listOwner(shop, { as: (await newCustomer(shop)).token })

const first = ({ items_v2: { items } }: { items_v2: { items: Item[] } }) => items[0] ?? expect.fail('no item')

describe('adding', () => {
  test('products of every type makes items of their types', async () => {
    const person = await newListOwner()
    const { wishlist, user_errors } = await person.add(
      { sku: box, quantity: 2 },
      { sku: 'VSQ-CONTRAT2', quantity: 1 },
      { sku: 'VSQ-S1-OR', parent_sku: 'VSQ-S1', quantity: 1 },
      { sku: 'VSQ-PACK-MAISON', quantity: 1 },
    )
    expect(user_errors).toEqual([])
    expect(wishlist.items_v2.items).toMatchObject([
      { __typename: 'SimpleWishlistItem', quantity: 2, product: { sku: box }, customizable_options: [] },
      { __typename: 'VirtualWishlistItem', product: { sku: 'VSQ-CONTRAT2' } },
      {
        __typename: 'ConfigurableWishlistItem',
        product: { sku: 'VSQ-S1' },
        child_sku: 'VSQ-S1-OR',
        configured_variant: { sku: 'VSQ-S1-OR' },
        configurable_options: [{ value_label: expect.any(String) }],
      },
      { __typename: 'GroupedProductWishlistItem', product: { sku: 'VSQ-PACK-MAISON' } },
    ])
  })

  test('the same product with the same options again raises the quantity', async () => {
    const person = await newListOwner()
    const { values } = await choicesOf(shop, 'VSQ-S1')
    await person.add({ sku: 'VSQ-S1-OR', parent_sku: 'VSQ-S1', quantity: 1 }, { sku: box, quantity: 1 })
    const gold = values.find(({ label }) => label.startsWith('Or')) ?? expect.fail('no gold')
    const other = values.find(({ uid }) => uid !== gold.uid) ?? expect.fail('no other')
    const { wishlist } = await person.add(
      { sku: 'VSQ-S1', quantity: 2, selected_options: [gold.uid] },
      { sku: 'VSQ-S1', quantity: 1, selected_options: [other.uid] },
      { sku: 'VSQ-S1', quantity: 1 },
      { sku: box, quantity: 4 },
    )
    expect(wishlist.items_v2.items.map(({ child_sku, quantity }) => [child_sku, quantity])).toEqual([
      ['VSQ-S1-OR', 3],
      [undefined, 5],
      ['VSQ-S1-NM', 1],
      ['VSQ-S1', 1],
    ])
  })

  test('rejects what no list can hold, and adds the rest', async () => {
    const person = await newListOwner()
    const zero = 'The quantity of a wish list item cannot be 0'
    const { wishlist, user_errors } = await person.add(
      { sku: 'nope', quantity: 1 },
      { sku: box, quantity: 0 },
      { sku: box, quantity: -2 },
      { sku: box, quantity: 1.5 },
      { sku: box, quantity: 10_001 },
      { sku: box, quantity: 9000 },
      { sku: box, quantity: 1001 },
      { sku: box, quantity: 1, selected_options: [Buffer.from('custom-option/9/9').toString('base64')] },
      { sku: 'VSQ-S1-NM', quantity: 1 },
      { sku: box, parent_sku: 'VSQ-S1', quantity: 1 },
    )
    const undefinedErrors = [
      zero,
      zero,
      'You cannot use decimal quantity for this product.',
      'The most you may purchase is 10000',
      'The most you may purchase is 10000',
      'The required options you selected are not available',
    ].map((message) => ({ code: 'UNDEFINED', message }))
    const notFound = (sku: string) => {
      return { code: 'PRODUCT_NOT_FOUND', message: `Could not find a product with SKU "${sku}"` }
    }
    expect(user_errors).toEqual([notFound('nope'), ...undefinedErrors, notFound('VSQ-S1-NM'), notFound(box)])
    expect(contents(wishlist)).toEqual([[box, 9000]])
  })

  test('in many tabs at once makes one item with the sum', async () => {
    const person = await newListOwner()
    const { id } = await person.list()
    let adds: Promise<unknown> | undefined
    await shop.sql.begin(async (tx) => {
      await tx`select 1 from wishlist where id = ${id} for update`
      adds = Promise.all(Array.from({ length: 3 }, () => person.add({ sku: box, quantity: 1 })))
      await waitForLockWaits(shop.sql, 3)
    })
    await adds
    expect(contents(await person.list())).toEqual([[box, 3]])
  })
})

describe('updating', () => {
  test('changes what is given and leaves the rest', async () => {
    const person = await newListOwner()
    const { id } = first((await person.add({ sku: box, quantity: 1 })).wishlist)
    const both = await person.update({ wishlist_item_id: id, quantity: 3, description: 'Pour la cuisine 🚰' })
    expect(both).toMatchObject({ user_errors: [] })
    expect(first(both.wishlist)).toMatchObject({ quantity: 3, description: 'Pour la cuisine 🚰' })
    const quantity = await person.update({ wishlist_item_id: id, quantity: 4 })
    expect(first(quantity.wishlist)).toMatchObject({ quantity: 4, description: 'Pour la cuisine 🚰' })
    const cleared = await person.update({ wishlist_item_id: id, description: '' })
    expect(first(cleared.wishlist)).toMatchObject({ quantity: 4, description: '' })
    const { wishlist, user_errors } = await person.update(
      { wishlist_item_id: id, quantity: 0 },
      { wishlist_item_id: id, quantity: 2.5 },
      { wishlist_item_id: id, description: 'x'.repeat(1001) },
      { wishlist_item_id: 'x', quantity: 1 },
    )
    expect(user_errors.map(({ message }) => message)).toEqual([
      'The quantity of a wishlist item cannot be 0',
      'You cannot use decimal quantity for this product.',
      'The text is too long. Shorten the text and try again.',
      'The wishlist item with ID "0" does not belong to the wishlist',
    ])
    expect(first(wishlist)).toMatchObject({ quantity: 4, description: '' })
    expect(
      (await person.update({ wishlist_item_id: id, description: '🚰'.repeat(1000) })).user_errors,
    ).toEqual([])
  })

  test('options to those of another item merges the two', async () => {
    const person = await newListOwner()
    const { values } = await choicesOf(shop, 'VSQ-S1')
    const [one = '', other = ''] = values.map(({ uid }) => uid)
    const added = await person.add(
      { sku: 'VSQ-S1', quantity: 1, selected_options: [one] },
      { sku: 'VSQ-S1', quantity: 2, selected_options: [other] },
      { sku: 'VSQ-S1', quantity: 3 },
    )
    const [a, b, open] = added.wishlist.items_v2.items.map(({ id }) => id)
    const merged = await person.update({ wishlist_item_id: open ?? '', selected_options: [one] })
    expect(merged.user_errors).toEqual([])
    expect(merged.wishlist.items_v2.items.map(({ id, quantity }) => [id, quantity])).toEqual([
      [a, 4],
      [b, 2],
    ])
    const unknown = Buffer.from('configurable/1/99999').toString('base64')
    const rejected = await person.update({ wishlist_item_id: a ?? '', selected_options: [unknown, 'eA=='] })
    expect(rejected.user_errors).toHaveLength(1)
    expect(rejected.wishlist.items_v2).toEqual(merged.wishlist.items_v2)
  })

  test('options in one request may pass from one item to another', async () => {
    const person = await newListOwner()
    const skus = ['VSQ-C3-AB-2', 'VSQ-C3-AB-3', 'VSQ-C3-SA-2']
    const added = await person.add(...skus.map((sku) => ({ sku, parent_sku: 'VSQ-C3', quantity: 1 })))
    const options = added.wishlist.items_v2.items.map(({ id, configurable_options }) => {
      return {
        id,
        uids: (configurable_options ?? []).map((one) => one.configurable_product_option_value_uid),
      }
    })
    const [a, b, c] = options
    const removed = await person.raw.remove('0', c?.id ?? '')
    expect(contents(removed.data.done.wishlist)).toHaveLength(2)
    const { wishlist, user_errors } = await person.update(
      { wishlist_item_id: b?.id ?? '', selected_options: c?.uids ?? [] },
      { wishlist_item_id: a?.id ?? '', selected_options: b?.uids ?? [] },
    )
    expect(user_errors).toEqual([])
    expect(wishlist.items_v2.items.map(({ id, child_sku }) => [id, child_sku])).toEqual([
      [a?.id, 'VSQ-C3-AB-3'],
      [b?.id, 'VSQ-C3-SA-2'],
    ])
  })
})

test('removing takes single items, and clearing all of them', async () => {
  const person = await newListOwner()
  const added = await person.add(...[box, 'VSQ-BECN', 'VSQ-CLAIR'].map((sku) => ({ sku, quantity: 1 })))
  const {
    id,
    items_v2: { items },
  } = added.wishlist
  const [a = '', b = ''] = items.map((item) => item.id)
  const removed = await person.raw.remove(id, a, a, b)
  expect(removed.data.done.user_errors).toEqual([
    { code: 'UNDEFINED', message: `The wishlist item with ID "${a}" does not belong to the wishlist` },
  ])
  expect(contents(removed.data.done.wishlist)).toEqual([['VSQ-CLAIR', 1]])
  expect((await person.raw.clear('0')).errors).toMatchObject([{ message: 'The wishlistId is required.' }])
  const { wishlist, user_errors } = (await person.raw.clear(id)).data.done
  expect([wishlist.items_count, user_errors]).toEqual([0, []])
})
