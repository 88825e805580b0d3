import { Kind, parse, visit } from 'graphql'
import { expect, it } from 'vitest'
import { testContext, testSite } from '../platform/test-scope.fixture.ts'
import { comparePage } from './compare.server.ts'

const value = (code: string) => ({ code, label: code, value: `${code} of A` })
const choice = (code: string) => ({ attribute_code: code, label: code, values: [{ store_label: 'Inox' }] })
const product = {
  __typename: 'ConfigurableProduct',
  sku: 'A',
  name: 'Tap',
  price_visible: false,
  details: { items: [value('power'), value('model')] },
  configurable_options: [choice('finish'), choice('engraving')],
}

it('compares the attributes that the shop marks, whatever their names, and the options among them', async () => {
  const filters: unknown[] = []
  const context = testContext({
    site: testSite({ features: { compare: true } }),
    transport: async ({ body }) => {
      const { query, operationName } = JSON.parse(body)
      if (operationName !== 'Compare') return { status: 200, headers: {}, body: '{"data":{}}' }
      visit(parse(query), {
        ObjectField: ({ name, value: flag }) => void (flag.kind === Kind.BOOLEAN && filters.push(name.value)),
      })
      const items = ['finish', 'model', 'power', 'weight'].map((code) => ({ code }))
      const data = { products: { items: [product] }, attributesList: { items } }
      return { status: 200, headers: {}, body: JSON.stringify({ data }) }
    },
  })
  const page = await comparePage(context, new URLSearchParams({ skus: 'A' }))
  expect(filters.filter((name) => name === 'is_comparable')).toHaveLength(2)
  expect(page.rows.map(({ code, texts }) => [code, texts])).toEqual([
    ['power', ['power of A']],
    ['model', ['model of A']],
    ['finish', ['Inox']],
  ])
})
