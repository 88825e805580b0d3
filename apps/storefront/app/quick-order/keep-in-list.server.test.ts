import { describe, expect, it } from 'vitest'
import { createCookieJar } from '../../server/cookie-jar.ts'
import * as m from '../paraglide/messages.js'
import { testContext, testSite } from '../platform/test-scope.fixture.ts'
import { quickOrderAction } from './quick-order-actions.server.ts'
import { createList } from '../order-lists/list-form-actions.server.ts'
import { orderListAction } from '../order-lists/order-list-actions.server.ts'
import { orderListNames } from '../order-lists/order-lists.server.ts'

const professional = { firstname: 'Ada', lastname: 'Byron', group: { code: 'Professional' } }
const lists = {
  wishlist: { id: '1' },
  wishlists: [
    { id: '1', name: 'Favoris' },
    { id: '2', name: 'Bureau' },
  ],
}

type Answer = { data?: object; errors?: object[] }

function visitor(answers: Record<string, Answer> = {}, customer: object = professional) {
  const sent: { name: string; variables: Record<string, unknown> }[] = []
  const cookies = createCookieJar('api_token=t; cart_id=c1', false)
  const context = testContext({
    site: testSite({ features: { favourites: true, orderLists: true, quickOrder: true } }),
    cookies,
    transport: async ({ body }) => {
      const { operationName: name, variables = {} } = JSON.parse(body)
      sent.push({ name, variables })
      const standard: Record<string, Answer> = {
        Visitor: { data: { customer } },
        OrderListNames: { data: { customer: lists } },
        CreateOrderList: { data: { createWishlist: { wishlist: { id: '3' } } } },
        FillOrderList: { data: { addProductsToWishlist: { user_errors: [] } } },
        QuickOrder: {
          data: {
            quickOrder: [
              {
                sku: 'TAP',
                parent_sku: 'TAPS',
                product: {
                  name: 'Tap',
                  url_key: 'tap',
                  price_range: { minimum_price: { final_price: { value: 1 } } },
                },
                variant: null,
                error: { code: 'INSUFFICIENT_STOCK', message: 'This product is out of stock.' },
              },
            ],
          },
        },
      }
      return {
        status: 200,
        headers: {},
        body: JSON.stringify(answers[name] ?? standard[name] ?? { data: {} }),
      }
    },
  })
  const named = (name: string) => sent.filter((one) => one.name === name).map(({ variables }) => variables)
  return { context, named }
}

const formOf = (fields: Readonly<Record<string, string>>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
const requestOf = (fields: Readonly<Record<string, string>>) =>
  new Request('https://shop.test/fr/x', { method: 'POST', body: formOf(fields) })
const locationOf = (answer: unknown) =>
  answer instanceof Response ? answer.headers.get('location') : undefined

describe('the order lists', () => {
  it('are those of professionals, without their favourites', async () => {
    expect(await orderListNames(visitor().context)).toEqual([{ id: '2', name: 'Bureau' }])
    const consumer = { ...professional, group: { code: 'General' } }
    expect(await orderListNames(visitor({}, consumer).context)).toEqual([])
  })

  it.each([
    ['Wish list "Bureau" already exists.', m.order_list_name_taken],
    ['Only 3 wish list(s) can be created.', m.order_list_too_many],
  ])('say why there is no further one: %s', async (message, text) => {
    const errors = [{ message, extensions: { category: 'graphql-input' } }]
    const answer = await createList(
      visitor({ CreateOrderList: { errors } }).context,
      formOf({ name: ' Bureau ' }),
    )
    expect(answer).toMatchObject({ data: { name: 'Bureau', error: text() }, init: { status: 422 } })
  })

  it('need a name', async () => {
    const { context, named } = visitor()
    expect(await createList(context, formOf({ name: ' ' }))).toMatchObject({
      data: { error: m.error_required() },
    })
    expect(named('CreateOrderList')).toEqual([])
  })

  it('are changed by their own id only', async () => {
    const { context, named } = visitor()
    await expect(orderListAction(context, requestOf({ intent: 'delete' }), '1')).rejects.toBeDefined()
    await expect(orderListAction(context, requestOf({ intent: 'delete' }), '9')).rejects.toBeDefined()
    const answer = await orderListAction(context, requestOf({ intent: 'delete' }), '2')
    expect(locationOf(answer)).toBe('/fr/compte-client/listes-d-achat')
    expect(named('DeleteOrderList')).toEqual([{ list: '2' }])
  })
})

describe('rows of a quick order', () => {
  const rows = { intent: 'keep', sku: 'tap', quantity: '4' }
  const items = [{ sku: 'TAP', parent_sku: 'TAPS', quantity: 4 }]

  it('go into a list, also when they are out of stock', async () => {
    const { context, named } = visitor()
    const answer = await quickOrderAction(context, requestOf({ ...rows, into: '2' }))
    expect(locationOf(answer)).toBe('/fr/compte-client/listes-d-achat/2')
    expect(named('FillOrderList')).toEqual([{ list: '2', items }])
  })

  it('go into a new list', async () => {
    const { context, named } = visitor()
    const answer = await quickOrderAction(context, requestOf({ ...rows, new_list: 'Atelier' }))
    expect(named('CreateOrderList')).toEqual([{ name: 'Atelier' }])
    expect(named('FillOrderList')).toEqual([{ list: '3', items }])
    expect(locationOf(answer)).toBe('/fr/compte-client/listes-d-achat/3')
  })

  it('stay when a list has no name, or is that of somebody else', async () => {
    const { context, named } = visitor()
    const answer = await quickOrderAction(context, requestOf({ ...rows, into: '9' }))
    expect(answer).toMatchObject({ data: { keep: { error: m.error_required() } }, init: { status: 422 } })
    expect(named('FillOrderList')).toEqual([])
  })

  it('are for professionals', async () => {
    const { context } = visitor({}, { ...professional, group: { code: 'General' } })
    await expect(quickOrderAction(context, requestOf({ ...rows, into: '2' }))).rejects.toBeDefined()
  })
})
