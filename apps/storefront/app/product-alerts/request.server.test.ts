import { describe, expect, it } from 'vitest'
import { linkCookie } from '../platform/cookies.ts'
import { storeSettings, testContext } from '../platform/test-scope.fixture.ts'
import { confirmAlert, endAlerts } from './link-actions.server.ts'
import { requestAlert } from './request-actions.server.ts'
import { alertPage } from './request.server.ts'

const variants = [{ product: { sku: 'A-1', name: 'Clair, noir' } }]
const product = { sku: 'A', name: 'Clair', url_key: 'clair', optimized_images: [], variants }

type Answers = Readonly<Record<string, object>>

/** A shop with one product; `answers` are those of the API by operation. */
function shop(answers: Answers = {}, alerts = { stock: true, price: true }) {
  const sent: object[] = []
  const stored = new Map(
    (['product_alert', 'product_alert_end'] as const).map((name) => [
      linkCookie(name),
      JSON.stringify(['token-1']),
    ]),
  )
  const context = testContext({
    sharedResponses: storeSettings({ product_alert_stock: alerts.stock, product_alert_price: alerts.price }),
    cookies: {
      get: (name) => stored.get(name),
      set: (name, value) => void stored.set(name, value),
      remove: (name) => void stored.delete(name),
    },
    transport: async ({ body }) => {
      const { operationName, variables } = JSON.parse(body)
      if (operationName === 'AlertedProduct')
        return {
          status: 200,
          headers: {},
          body: JSON.stringify({ data: { products: { items: [product] } } }),
        }
      sent.push(variables)
      return { status: 200, headers: {}, body: JSON.stringify(answers[operationName] ?? { data: {} }) }
    },
  })
  return { context, sent, stored }
}

const search = (text = '') => new URLSearchParams(text)
const status = async (work: Promise<unknown>) =>
  await work.then(
    () => 200,
    (error: unknown) =>
      error instanceof Response ? error.status : Reflect.get(Object(error), 'init')?.status,
  )

describe('the page of an alert', () => {
  it('names the variant of the address', async () => {
    const { context } = shop()
    const page = await alertPage(context, 'A', search('kind=stock&variant=A-1'))
    expect(page).toMatchObject({ kind: 'stock', name: 'Clair, noir', path: '/fr/clair.html' })
    expect(await alertPage(context, 'A', search('kind=price&variant=B'))).toMatchObject({
      kind: 'price',
      name: 'Clair',
    })
  })

  it('is there only where the shop has such alerts', async () => {
    const { context } = shop({}, { stock: false, price: true })
    expect(await status(alertPage(context, 'A', search('kind=stock')))).toBe(404)
    expect(await status(alertPage(context, 'A', search('kind=price')))).toBe(200)
  })
})

describe('who asks for an alert', () => {
  const ask = async (made: ReturnType<typeof shop>, email: string) => {
    const answer = await requestAlert(made.context, 'A', {
      search: search('kind=stock&variant=A-1'),
      values: { email },
    })
    return answer instanceof Response
      ? { to: answer.headers.get('location') }
      : { status: answer.init?.status, ...answer.data }
  }

  it('is led back to the product', async () => {
    const made = shop({ CreateProductAlert: { data: { createProductAlert: { status: 'UNCONFIRMED' } } } })
    expect(await ask(made, ' ada@example.com ')).toEqual({ to: '/fr/clair.html' })
    expect(made.sent).toEqual([{ input: { sku: 'A-1', kind: 'STOCK', email: 'ada@example.com' } }])
  })

  it('is told at the field what is wrong with the e-mail', async () => {
    const made = shop()
    expect(await ask(made, 'ada')).toMatchObject({ status: 422, errors: { email: expect.any(String) } })
    expect(made.sent).toEqual([])
  })

  it('is told when the product is back already', async () => {
    const error = { message: 'The product is in stock.', extensions: { category: 'graphql-input' } }
    const made = shop({ CreateProductAlert: { errors: [error] } })
    const answer = await ask(made, 'ada@example.com')
    expect(answer).toMatchObject({ status: 422, values: { email: 'ada@example.com' } })
    expect('message' in answer && answer.message).not.toBe(error.message)
  })
})

describe('the links of mails', () => {
  const wrong = { errors: [{ message: 'Not valid.', extensions: { category: 'graphql-input' } }] }

  it('confirm an alert once', async () => {
    const alert = { kind: 'STOCK', product_name: 'Clair', product_url_key: 'clair' }
    const { context, stored } = shop({ ConfirmProductAlert: { data: { confirmProductAlert: alert } } })
    const answer = await confirmAlert(context)
    expect(answer instanceof Response && answer.headers.get('location')).toBe('/fr/clair.html')
    expect(stored.has(linkCookie('product_alert'))).toBe(false)
  })

  it('are over where the API does not know them, or the visitor has none', async () => {
    for (const { context } of [
      shop({ ConfirmProductAlert: wrong, EndProductAlerts: wrong }),
      { context: testContext() },
    ])
      for (const follow of [confirmAlert, endAlerts])
        expect(await follow(context)).toMatchObject({ data: { isOver: true }, init: { status: 422 } })
  })

  it('end all alerts', async () => {
    const { context } = shop({ EndProductAlerts: { data: { endProductAlerts: true } } })
    expect(await endAlerts(context)).toMatchObject({ data: { isOver: false } })
  })
})
