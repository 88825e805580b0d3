import { createCookieJar } from '../../server/cookie-jar.ts'
import { testContext, testSite } from '../platform/test-scope.fixture.ts'

interface Sent {
  readonly name: string
  readonly variables: Record<string, unknown>
}

type Answer = object | ((variables: Record<string, unknown>) => object)

/** A visitor of a shop with favourites, whose API answers each operation by its name; records what is sent. */
export function visitorWith(cookie: string, answers: Readonly<Record<string, Answer>> = {}) {
  const cookies = createCookieJar(cookie, false)
  const sent: Sent[] = []
  const context = testContext({
    site: testSite({ features: { favourites: true } }),
    cookies,
    transport: async ({ body }) => {
      const { operationName: name, variables = {} } = JSON.parse(body)
      sent.push({ name, variables })
      const answer = answers[name] ?? { data: {} }
      const text = JSON.stringify(typeof answer === 'function' ? answer(variables) : answer)
      return { status: 200, headers: {}, body: text }
    },
  })
  return { context, cookies, sent, named: (name: string) => sent.filter((one) => one.name === name) }
}

export const customer = {
  data: { customer: { firstname: 'Ada', lastname: 'Byron', group: { code: 'General' } } },
}

/** An item of the contract without options. */
export const item = (id: string, sku: string, more: object = {}) => ({
  id,
  quantity: 1,
  description: null,
  product: { sku },
  customizable_options: [],
  ...more,
})

/** A configurable item with selected values. */
export const configured = (id: string, sku: string, ...uids: string[]) =>
  item(id, sku, {
    configurable_options: uids.map((uid) => ({ configurable_product_option_value_uid: uid })),
  })

export const listOf = (...items: object[]) => ({ id: '5', items_v2: { items } })
