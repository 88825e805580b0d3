import { describe, expect, it } from 'vitest'
import { scopeContext } from '../platform/scope.ts'
import { customer, item, visitorWith } from './favourites.fixture.ts'
import {
  accountFavouritesPage,
  deviceFavouritesPage,
  requestedPage,
  sharedFavouritesPage,
} from './favourites.server.ts'

const product = (sku: string) => ({
  type: 'SimpleProduct',
  sku,
  name: sku,
  url_key: sku.toLowerCase(),
  price_range: { minimum_price: { final_price: { value: 10 }, regular_price: { value: 10 } } },
})
const namesOf = ({ favourites }: { favourites: readonly { card: { sku: string } }[] }) =>
  favourites.map(({ card }) => card.sku)

describe('the favourites of a guest', () => {
  it('begin with the last kept, by pages, without what the shop has no more', async () => {
    const kept = Array.from({ length: 14 }, (_, index) => `S${index}`).join('!')
    const { context, named } = visitorWith(`favourites=${kept}`, {
      FavouriteProducts: ({ skus }) => {
        const items = (skus as string[]).filter((sku) => sku !== 'S13').map(product)
        return { data: { products: { items } } }
      },
    })
    const first = await deviceFavouritesPage(context, 1)
    expect(namesOf(first)).toEqual(Array.from({ length: 11 }, (_, index) => `S${12 - index}`))
    expect(first.pages).toBe(2)
    expect(namesOf(await deviceFavouritesPage(context, 2))).toEqual(['S1', 'S0'])
    expect(named('FavouriteProducts')).toHaveLength(2)
  })

  it('are none without asking for products', async () => {
    const { context, sent } = visitorWith('')
    expect(await deviceFavouritesPage(context, 1)).toEqual({ favourites: [], page: 1, pages: 1 })
    expect(sent).toEqual([])
  })
})

it('an account shows its link while the list is shared, and its notes', async () => {
  const wishlist = (visibility: string) => ({
    id: '5',
    items_count: 1,
    sharing_code: 'abc',
    visibility,
    items_v2: {
      items: [item('1', 'A', { description: 'blue', product: product('A') })],
      page_info: { total_pages: 1 },
    },
  })
  const pageOf = async (visibility: string) => {
    const { context } = visitorWith('api_token=t', {
      Visitor: customer,
      AccountFavouritesPage: { data: { customer: { firstname: 'Ada', wishlist: wishlist(visibility) } } },
    })
    return await accountFavouritesPage(context, 1)
  }
  expect(await pageOf('PRIVATE')).toMatchObject({ link: undefined, firstname: 'Ada', canShare: true })
  const open = await pageOf('PUBLIC')
  expect(open.link).toBe('https://shop.test/fr/favoris/abc')
  expect(open.favourites).toMatchObject([{ key: '1', note: 'blue', card: { sku: 'A' } }])
})

describe('a shared list', () => {
  it('is kept by no cache', async () => {
    const { context } = visitorWith('', {
      SharedFavourites: {
        data: { sharedWishlist: { owner_firstname: 'Ada', items_count: 0, items_v2: { items: [] } } },
      },
    })
    expect(await sharedFavouritesPage(context, 'abc', 1)).toMatchObject({ owner: 'Ada', favourites: [] })
    expect(context.get(scopeContext).page.isCacheable).toBe(false)
  })

  it('that is closed is a page that does not exist', async () => {
    const { context } = visitorWith('', { SharedFavourites: { data: { sharedWishlist: null } } })
    const thrown = await sharedFavouritesPage(context, 'abc', 1).catch((error: unknown) => error)
    expect(thrown).toMatchObject({ init: { status: 404 } })
  })
})

it('a page beyond the last leads to the first', async () => {
  const request = new Request('https://shop.test/fr/favoris?page=3')
  const { context } = visitorWith('favourites=A')
  const thrown = await requestedPage(request, '/fr/favoris', (page) =>
    deviceFavouritesPage(context, page),
  ).catch((error: unknown) => error)
  expect(thrown instanceof Response && thrown.headers.get('location')).toBe('/fr/favoris')
})
