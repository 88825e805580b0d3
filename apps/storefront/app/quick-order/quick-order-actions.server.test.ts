import { LONGEST_LIST } from '@comptoir/rules/quick-order'
import { expect, it } from 'vitest'
import { createCookieJar } from '../../server/cookie-jar.ts'
import * as m from '../paraglide/messages.js'
import { testContext, testSite } from '../platform/test-scope.fixture.ts'
import { rowError, type CheckedRow } from './checked-row.ts'
import { quickOrderAction, type QuickOrderResult } from './quick-order-actions.server.ts'

type Line = { sku: string; quantity: number }
type Answer = { data?: object; errors?: object[] }

const price_range = { minimum_price: { final_price: { value: 10 } } }
const product = { name: 'Tap', url_key: 'tap', is_in_stock: true, price_visible: true, price_range }

const notFound = { code: 'PRODUCT_NOT_FOUND', message: 'Could not find a product with SKU "NOPE"' }
const tooMany = { code: 'INSUFFICIENT_STOCK', message: 'The requested qty is not available' }

/** Knows every SKU but NOPE; TAP-2 is a variant, and there are ten of each. */
const checkOf = (lines: readonly Line[]) => ({
  quickOrder: lines.map(({ sku, quantity }) => ({
    sku: sku.toUpperCase(),
    parent_sku: sku === 'TAP-2' ? 'TAP' : null,
    product: sku === 'NOPE' ? null : product,
    variant: null,
    error: sku === 'NOPE' ? notFound : quantity > 10 ? tooMany : null,
  })),
})

function shop(answers: Record<string, Answer> = {}) {
  const added: unknown[] = []
  const cookies = createCookieJar('cart_id=c1', false)
  const context = testContext({
    site: testSite({ features: { quickOrder: true } }),
    cookies,
    transport: async ({ body }) => {
      const { operationName: name, variables } = JSON.parse(body)
      if (name === 'AddToCart') added.push(variables.items)
      const standard: Record<string, Answer> = {
        QuickOrder: { data: checkOf(variables?.lines ?? []) },
        AddToCart: { data: { addProductsToCart: { cart: { total_quantity: 1 }, user_errors: [] } } },
      }
      const answer = answers[name] ?? standard[name] ?? { data: {} }
      return { status: 200, headers: {}, body: JSON.stringify(answer) }
    },
  })
  const press = async (
    intent: string,
    rows: readonly [string, string][],
    more: Record<string, string | File> = {},
  ): Promise<Pressed> => {
    const form = new FormData()
    for (const [sku, quantity] of rows) {
      form.append('sku', sku)
      form.append('quantity', quantity)
    }
    for (const [name, value] of Object.entries({ intent, ...more })) form.append(name, value)
    const request = new Request('https://shop.test/fr/commande-rapide', { method: 'POST', body: form })
    const answer = await quickOrderAction(context, request)
    if (answer instanceof Response) return { location: answer.headers.get('location'), status: answer.status }
    return { status: answer.init?.status ?? 200, ...(answer.data as QuickOrderResult) }
  }
  return { press, added, cookies }
}

interface Pressed extends Partial<QuickOrderResult> {
  readonly status: number
  readonly location?: string | null
}

const filled = (rows: readonly CheckedRow[] | undefined) => (rows ?? []).filter(({ sku }) => sku !== '')

it('adds everything and leads to the cart', async () => {
  const { press, added } = shop()
  const rows: [string, string][] = [
    ['tap-1', '2'],
    ['', ''],
    ['TAP-2', ''],
  ]
  expect(await press('cart', rows)).toMatchObject({ status: 303, location: '/fr/panier' })
  expect(added).toEqual([
    [
      { sku: 'TAP-1', quantity: 2 },
      { sku: 'TAP-2', quantity: 1, parent_sku: 'TAP' },
    ],
  ])
})

it('adds nothing while a row is wrong, and says at which row and why', async () => {
  const { press, added } = shop()
  const rows: [string, string][] = [
    ['NOPE', '1'],
    ['TAP', '2,5'],
    ['TAP', '11'],
    ['TAP', '3'],
  ]
  const { status, rows: shown } = await press('cart', rows)
  expect(status).toBe(422)
  expect(added).toEqual([])
  expect(filled(shown).map(rowError)).toEqual([
    { field: 'sku', text: m.quick_order_unknown() },
    { field: 'quantity', text: m.cart_error_not_whole() },
    { field: 'quantity', text: m.cart_error_not_enough() },
    undefined,
  ])
  expect(filled(shown).map(({ quantity }) => quantity)).toEqual(['1', '2,5', '11', '3'])
})

it('keeps the rows that the cart rejects, whatever it has already', async () => {
  const user_errors = [{ ...tooMany, position: 1 }]
  const { press } = shop({
    AddToCart: { data: { addProductsToCart: { cart: { total_quantity: 1 }, user_errors } } },
  })
  const rows: [string, string][] = [
    ['A', '1'],
    ['B', '9'],
  ]
  const { status, rows: shown, message } = await press('cart', rows)
  expect(status).toBe(200)
  expect(message).toBe(m.quick_order_added({ count: 1 }))
  expect(filled(shown)).toMatchObject([{ sku: 'B', quantity: '9', error: tooMany }])
})

it('asks for a SKU', async () => {
  const { press } = shop()
  expect(await press('cart', [['', '2']])).toMatchObject({ status: 422, problem: m.quick_order_empty() })
})

it('turns a list and a file into rows, behind those that are typed', async () => {
  const { press } = shop()
  const file = new File(['sku;quantity\nC;3\n'], 'list.csv')
  const { rows } = await press('import', [['A', '1']], { list: 'B 2\nA 4', file })
  expect(filled(rows).map(({ sku, quantity }) => [sku, quantity])).toEqual([
    ['A', '5'],
    ['B', '2'],
    ['C', '3'],
  ])
  expect(filled(rows)[0]?.product).toMatchObject({ name: 'Tap', price: { piece: 1000, total: 5000 } })
})

it('keeps what does not fit in the list', async () => {
  const { press } = shop()
  const list = Array.from({ length: 60 }, (_, index) => `SKU-${index} 1`).join('\n')
  const answer = await press('import', [], { list })
  expect(filled(answer.rows)).toHaveLength(50)
  expect(answer.list?.split('\n')).toHaveLength(10)
  expect(answer.listError).toContain('10')
})

it('refuses a list that is empty or too long, and keeps the rows', async () => {
  const { press } = shop()
  const empty = await press('import', [['A', '1']], { list: ' ' })
  expect(empty).toMatchObject({ status: 422, listError: m.quick_order_nothing() })
  expect(filled(empty.rows)).toHaveLength(1)
  const file = new File(['x'.repeat(LONGEST_LIST + 1)], 'list.csv')
  expect((await press('import', [], { file })).listError).toBe(m.quick_order_file_size({ most: '100' }))
})

it('loses nothing when the API fails', async () => {
  const { press } = shop({ QuickOrder: { errors: [{ message: 'Internal server error' }] } })
  const answer = await press('cart', [['A', '7']], { list: 'B 2' })
  expect(answer).toMatchObject({ list: 'B 2', problem: expect.any(String) })
  expect(filled(answer.rows)).toEqual([{ sku: 'A', quantity: '7' }])
})

it('is no page of a shop without it', async () => {
  const context = testContext()
  const request = new Request('https://shop.test/fr/commande-rapide', {
    method: 'POST',
    body: new FormData(),
  })
  await expect(quickOrderAction(context, request)).rejects.toBeDefined()
})
