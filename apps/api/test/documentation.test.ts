import { readFileSync } from 'node:fs'
import { readSchema } from '@comptoir/contract/schema'
import { buildSchema, Kind, parse } from 'graphql'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from './api.ts'
import { newCustomer, goodPassword } from './accounts.ts'
import { paris } from './checkout.ts'
import { rootOperations } from './operations.ts'

const page = readFileSync(new URL('../../../docs/magento.md', import.meta.url), 'utf8')
const examples = [...page.matchAll(/^```graphql\n(.*?)^```$/gms)].map(([, query = '']) => query)
const nameOf = (query: string) => /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? 'an example without a name'

/** What the answers of earlier examples hold for later ones. */
type Told = {
  storeConfig?: { root_category_uid: string }
  createEmptyCart?: string
  placeOrder?: { orderV2: { token: string } | null; errors: unknown[] }
  addProductsToCart?: { user_errors: unknown[] }
  generateCustomerToken?: { token: string }
}

let test: TestApi
let as: string | undefined
const variables: Record<string, unknown> = {
  text: 'fontaine',
  url: 'cartouche-clair.html',
  sku: 'VSQ-CLAIR',
  address: paris,
  password: goodPassword,
}

beforeAll(async () => {
  test = await createTestApi()
  variables.email = (await newCustomer(test)).email
})
afterAll(() => test.close())

it('has examples on the page', () => {
  expect(examples.length).toBeGreaterThan(10)
})

it('lists every operation of Magento once', () => {
  const reference = new URL(
    '../../../packages/contract/magento-reference/open-source-2.4.8.graphql',
    import.meta.url,
  )
  const roots = parse(readFileSync(reference, 'utf8')).definitions.flatMap((type) =>
    type.kind === Kind.OBJECT_TYPE_DEFINITION && ['Query', 'Mutation'].includes(type.name.value)
      ? (type.fields ?? []).map(({ name }) => name.value)
      : [],
  )
  const section = page.slice(page.indexOf('## Operations'), page.indexOf('## Features that answer empty'))
  const cells = [...section.matchAll(/^\| (`[^|]*)\|/gm)].map(([, cell = '']) => cell)
  const listed = cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name))
  expect(listed.filter((name, index) => listed.indexOf(name) !== index)).toEqual([])
  expect(roots.filter((name) => !listed.includes(name))).toEqual([])
  const known = new Set(rootOperations(buildSchema(readSchema())).map(({ field }) => field.name))
  expect(listed.filter((name) => !known.has(name))).toEqual([])
})

// One after the other: a purchase takes several.
it.each(examples.map((query) => [nameOf(query), query]))('answers the example %s', async (_name, query) => {
  const used = Object.entries(variables).filter(([name]) => query.includes(`$${name}`))
  const { data, errors } = await test.send<Told>(query, Object.fromEntries(used), as ? { as } : {})
  expect(errors).toBeUndefined()
  expect(Object.values(data).every((value) => value !== null)).toBe(true)
  expect(data.addProductsToCart?.user_errors ?? []).toEqual([])
  expect(data.placeOrder?.errors ?? []).toEqual([])
  if (data.storeConfig) variables.root = data.storeConfig.root_category_uid
  if (data.createEmptyCart) variables.cart = data.createEmptyCart
  if (data.placeOrder?.orderV2) variables.token = data.placeOrder.orderV2.token
  if (data.generateCustomerToken) as = data.generateCustomerToken.token
})
