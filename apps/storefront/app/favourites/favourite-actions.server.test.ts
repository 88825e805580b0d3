import { describe, expect, it } from 'vitest'
import * as m from '../paraglide/messages.js'
import { readFlash } from '../platform/flash.ts'
import { testContext } from '../platform/test-scope.fixture.ts'
import { favouritesAction } from './favourite-actions.server.ts'
import { customer, item, listOf, visitorWith } from './favourites.fixture.ts'

const request = (fields: Readonly<Record<string, string>>) =>
  new Request('https://shop.test/fr/favoris', { method: 'POST', body: new URLSearchParams(fields) })

const added = { data: { addProductsToCart: { cart: { total_quantity: 1, items: [] }, user_errors: [] } } }

function leadsTo(answer: unknown): string | null {
  return answer instanceof Response ? answer.headers.get('location') : null
}

describe('a heart', () => {
  it('keeps a product and leads back to it, with a link to the list', async () => {
    const { context, cookies } = visitorWith('favourites=A')
    const answer = await favouritesAction(
      context,
      request({ intent: 'add', wish: 'B', from: '/fr/robinets', at: 'wish-B' }),
    )
    expect(leadsTo(answer)).toBe('/fr/robinets#wish-B')
    expect(cookies.get('favourites')).toBe('A!B')
    expect(readFlash(cookies.get('flash'))).toMatchObject({
      kind: 'success',
      message: m.favourites_added(),
      link: { to: '/fr/favoris' },
    })
  })

  it('drops every configuration of a product, and brings them back', async () => {
    const { context, cookies } = visitorWith('favourites=A!B~~x!B~2~y')
    await favouritesAction(context, request({ intent: 'drop', wish: 'B', from: '/fr/robinets' }))
    expect(cookies.get('favourites')).toBe('A')
    const undo = readFlash(cookies.get('flash'))?.undo
    expect(undo?.to).toBe('/fr/favoris')
    const answer = await favouritesAction(context, request(Object.fromEntries(undo?.fields ?? [])))
    expect(cookies.get('favourites')).toBe('A!B~~x!B~2~y')
    expect(leadsTo(answer)).toBe('/fr/robinets')
  })

  it('changes the list of the account of who is signed in', async () => {
    const { context, cookies, named } = visitorWith('api_token=t; favourites=Z', {
      Visitor: customer,
      AccountFavourites: { data: { customer: { wishlist: listOf(item('7', 'A'), item('8', 'B')) } } },
      RemoveFavourites: { data: { removeProductsFromWishlist: { user_errors: [] } } },
    })
    await favouritesAction(context, request({ intent: 'drop', wish: 'B', from: '/fr/robinets' }))
    expect(named('RemoveFavourites').map(({ variables }) => variables)).toEqual([{ list: '5', items: ['8'] }])
    expect(cookies.get('favourites')).toBe('Z')
  })
})

describe('the page of favourites', () => {
  it('puts one into the cart with its options, and keeps it', async () => {
    const { context, cookies, named } = visitorWith('cart_id=c; favourites=B~2~x', { AddToCart: added })
    const answer = await favouritesAction(context, request({ intent: 'cart', key: 'B~x', quantity: '3' }))
    expect(leadsTo(answer)).toBe('/fr/favoris')
    expect(named('AddToCart').map(({ variables }) => variables['items'])).toEqual([
      [{ sku: 'B', quantity: 3, selected_options: ['x'], entered_options: [] }],
    ])
    expect(cookies.get('favourites')).toBe('B~2~x')
  })

  it('says at the entry why it cannot be added', async () => {
    const errors = [{ code: 'INSUFFICIENT_STOCK', message: 'The requested qty is not available' }]
    const { context } = visitorWith('cart_id=c; favourites=B', {
      AddToCart: { data: { addProductsToCart: { cart: { total_quantity: 0 }, user_errors: errors } } },
    })
    const answer = await favouritesAction(context, request({ intent: 'cart', key: 'B', quantity: '3' }))
    expect(answer).toMatchObject({
      data: { ofEntry: { B: m.cart_error_not_enough() } },
      init: { status: 422 },
    })
  })

  it('keeps a wrong quantity out', async () => {
    const { context, cookies } = visitorWith('favourites=B')
    const answer = await favouritesAction(context, request({ intent: 'save', key: 'B', quantity: 'many' }))
    expect(answer).toMatchObject({ init: { status: 422 } })
    expect(cookies.get('favourites')).toBe('B')
  })

  it('adds everything that can be bought as it is', async () => {
    const product = (sku: string, more: object = {}) => ({
      __typename: 'SimpleProduct',
      type: 'SimpleProduct',
      sku,
      name: sku,
      url_key: sku.toLowerCase(),
      price_range: { minimum_price: { final_price: { value: 10 }, regular_price: { value: 10 } } },
      ...more,
    })
    const { context, cookies, named } = visitorWith('cart_id=c; favourites=A~2!B!C', {
      FavouriteProducts: {
        data: {
          products: {
            items: [
              product('A'),
              product('B', { is_in_stock: false }),
              product('C', {
                options: [{ uid: 'o', title: 'Size', required: true, list: [{ uid: 's', title: 'S' }] }],
              }),
            ],
          },
        },
      },
      AddToCart: added,
    })
    await favouritesAction(context, request({ intent: 'cart-all' }))
    expect(named('AddToCart').map(({ variables }) => variables['items'])).toEqual([
      [{ sku: 'A', quantity: 2, selected_options: [], entered_options: [] }],
    ])
    const { message } = readFlash(cookies.get('flash')) ?? {}
    expect(message).toBe(`${m.favourites_added_all({ count: 1 })} ${m.favourites_left({ count: 2 })}`)
  })

  it('opens and closes the link of an account', async () => {
    const { context, named } = visitorWith('api_token=t', {
      Visitor: customer,
      AccountFavouritesPage: {
        data: { customer: { firstname: 'Ada', wishlist: { id: '5', visibility: 'PRIVATE' } } },
      },
      ShareFavourites: { data: { updateWishlist: { uid: '5', visibility: 'PUBLIC' } } },
    })
    await favouritesAction(context, request({ intent: 'share' }))
    await favouritesAction(context, request({ intent: 'unshare' }))
    expect(named('ShareFavourites').map(({ variables }) => variables)).toEqual([
      { list: '5', visibility: 'PUBLIC' },
      { list: '5', visibility: 'PRIVATE' },
    ])
  })
})

it('does not exist in a shop without favourites', async () => {
  const answer = await favouritesAction(testContext(), request({ intent: 'add', wish: 'A' })).catch(
    (thrown: unknown) => thrown,
  )
  expect(answer).toMatchObject({ init: { status: 404 } })
})
