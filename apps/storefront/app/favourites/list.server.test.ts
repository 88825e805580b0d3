import { describe, expect, it } from 'vitest'
import { configured, item, listOf, visitorWith } from './favourites.fixture.ts'
import { favouriteList } from './list.server.ts'
import { mergeFavourites } from './merge.server.ts'

const entry = (sku: string, options: string[] = [], more: object = {}) => ({
  sku,
  options,
  entered: [],
  quantity: 1,
  ...more,
})

describe('the favourites of a guest', () => {
  it('are kept in a cookie, each once, with their options', async () => {
    const { context, cookies, sent } = visitorWith('')
    const list = favouriteList(context)
    expect(await list.add([entry('A'), entry('B', ['x', 'y'])])).toEqual([])
    expect(await list.add([entry('B', ['y', 'x'], { quantity: 4 })])).toEqual([])
    expect(cookies.get('favourites')).toBe('A!B~~x~y')
    const [, configuredEntry] = await list.entries()
    expect(configuredEntry).toMatchObject({ sku: 'B', options: ['x', 'y'], quantity: 1 })
    await list.save(configuredEntry?.key ?? '', { quantity: 3, note: 'ignored' })
    expect(cookies.get('favourites')).toBe('A!B~3~x~y')
    await list.remove([configuredEntry?.key ?? '', 'unknown'])
    expect(cookies.get('favourites')).toBe('A')
    await list.remove(['A'])
    expect(cookies.get('favourites')).toBeUndefined()
    expect(sent).toEqual([])
  })

  it('say when the device keeps no more', async () => {
    const full = Array.from({ length: 50 }, (_, index) => `SKU-${index}`).join('!')
    const { context } = visitorWith(`favourites=${full}`)
    expect(await favouriteList(context).add([entry('NEW')])).toEqual(['full_device'])
  })
})

describe('the favourites of a customer', () => {
  it('are not added twice, and what comes back has its note', async () => {
    const { context, named } = visitorWith('api_token=t', {
      AccountFavourites: { data: { customer: { wishlist: listOf(item('1', 'A')) } } },
      AddFavourites: {
        data: {
          addProductsToWishlist: {
            wishlist: listOf(item('1', 'A'), configured('2', 'B', 'x')),
            user_errors: [],
          },
        },
      },
    })
    const problems = await favouriteList(context).add([entry('A'), entry('B', ['x'], { note: 'blue' })])
    expect(problems).toEqual([])
    expect(named('AddFavourites').map(({ variables }) => variables)).toEqual([
      { list: '5', items: [{ sku: 'B', quantity: 1, selected_options: ['x'], entered_options: [] }] },
    ])
    expect(named('UpdateFavourites').map(({ variables }) => variables)).toEqual([
      { list: '5', items: [{ wishlist_item_id: '2', description: 'blue' }] },
    ])
  })

  it('say that a list is full', async () => {
    const message = 'A wish list holds 500 different items at most. Remove some of them first.'
    const { context } = visitorWith('api_token=t', {
      AccountFavourites: { data: { customer: { wishlist: listOf() } } },
      AddFavourites: {
        data: {
          addProductsToWishlist: { wishlist: listOf(), user_errors: [{ code: 'UNDEFINED', message }] },
        },
      },
    })
    expect(await favouriteList(context).add([entry('A')])).toEqual(['full_account'])
  })
})

describe('a sign-in', () => {
  /** The list of an account that has `before` and takes the SKUs of `takes`. */
  function account(device: string, before: object[], takes: readonly string[]) {
    let items = before
    return visitorWith(`api_token=t; favourites=${device}`, {
      AccountFavourites: () => ({ data: { customer: { wishlist: listOf(...items) } } }),
      AddFavourites: ({ items: added }) => {
        const fresh = (added as { sku: string; selected_options: string[] }[])
          .filter(({ sku }) => takes.includes(sku))
          .map(({ sku, selected_options }) => configured(sku, sku, ...selected_options))
        items = [...items, ...fresh]
        return { data: { addProductsToWishlist: { wishlist: listOf(...items), user_errors: [] } } }
      },
    })
  }

  it('moves what the device keeps, and nothing twice', async () => {
    const { context, cookies, named } = account(
      'A!B~2~x!C',
      [item('1', 'A'), configured('2', 'C', 'z')],
      ['B'],
    )
    await mergeFavourites(context)
    expect(named('AddFavourites').map(({ variables }) => variables['items'])).toEqual([
      [{ sku: 'B', quantity: 2, selected_options: ['x'], entered_options: [] }],
    ])
    expect(cookies.get('favourites')).toBeUndefined()
  })

  it('keeps on the device what the list cannot take', async () => {
    const { context, cookies } = account('A!B', [], ['A'])
    await mergeFavourites(context)
    expect(cookies.get('favourites')).toBe('B')
  })

  it('loses nothing when the API fails', async () => {
    const failure = {
      errors: [
        {
          message: 'The wishlist configuration is currently disabled.',
          extensions: { category: 'graphql-input' },
        },
      ],
    }
    const { context, cookies } = visitorWith('api_token=t; favourites=A', { AccountFavourites: failure })
    await mergeFavourites(context)
    expect(cookies.get('favourites')).toBe('A')
  })

  it('asks for nothing when the device keeps nothing', async () => {
    const { context, sent } = visitorWith('api_token=t')
    await mergeFavourites(context)
    expect(sent).toEqual([])
  })
})
