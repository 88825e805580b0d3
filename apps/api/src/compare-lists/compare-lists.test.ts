import { afterAll, beforeAll, expect, test } from 'vitest'
import { newCustomer } from '../../test/accounts.ts'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { expireGuestLists } from './expiry.ts'

type List = {
  uid: string
  item_count: number
  items: { uid: string; product: { sku: string }; attributes: { code: string; value: string }[] }[]
  attributes: { code: string; label: string }[]
}
type Options = { as?: string; store?: string }

const selection = `{ uid item_count items { uid product { __typename sku } attributes { code value } }
                     attributes { code label } }`
const most = 3

let shop: TestApi
let now = new Date('2026-11-02T10:00:00Z')

beforeAll(async () => {
  shop = await createTestApi({ now: () => now, settings: { comparedProducts: most } })
})
afterAll(async () => await shop.close())

const idOf = (sku: string) =>
  String(shop.api.app.catalogue.snapshot.products.withSku(sku)?.id ?? expect.fail(`no ${sku}`))

async function ask(kind: 'query' | 'mutation', call: string, variables: object, options: Options = {}) {
  const declared = { uid: 'ID!', products: '[ID]!' }
  const names = Object.keys(variables).map((name) => `$${name}: ${Reflect.get(declared, name)}`)
  const head = names.length > 0 ? `${kind} (${names.join(', ')})` : kind
  const { data, errors } = await shop.send<Record<'result', List | null> | null>(
    `${head} { result: ${call} }`,
    { ...variables },
    options,
  )
  return { list: data?.result ?? null, error: errors?.[0] }
}

const create = async (skus: readonly string[], options?: Options) =>
  await ask(
    'mutation',
    `createCompareList(input: { products: $products }) ${selection}`,
    { products: skus.map(idOf) },
    options,
  )
const read = async (uid: string, options?: Options) =>
  await ask('query', `compareList(uid: $uid) ${selection}`, { uid }, options)
const change = async (name: 'add' | 'remove', uid: string, skus: readonly string[], options?: Options) => {
  const field = name === 'add' ? 'addProductsToCompareList' : 'removeProductsFromCompareList'
  const products = skus.map(idOf)
  return await ask(
    'mutation',
    `${field}(input: { uid: $uid, products: $products }) ${selection}`,
    { uid, products },
    options,
  )
}
const assign = async (uid: string, options?: Options) =>
  await shop.send<{ assignCompareListToCustomer: { result: boolean; compare_list: List | null } | null }>(
    `mutation ($uid: ID!) { assignCompareListToCustomer(uid: $uid) { result compare_list ${selection} } }`,
    { uid },
    options,
  )
const ownList = async (as: string) => {
  const { data } = await shop.send<{ customer: { compare_list: List | null } }>(
    `{ customer { compare_list ${selection} } }`,
    {},
    { as },
  )
  return data.customer.compare_list
}
const remove = async (uid: string, options?: Options) =>
  await shop.send<{ deleteCompareList: { result: boolean } | null }>(
    'mutation ($uid: ID!) { deleteCompareList(uid: $uid) { result } }',
    { uid },
    options,
  )
const skusOf = (list: List | null | undefined) => list?.items.map(({ product }) => product.sku)
const made = async (skus: readonly string[], options?: Options) =>
  (await create(skus, options)).list ?? expect.fail('no list')

test('Guests can compare products, with labels and values in the language of the store view', async () => {
  const { uid } = await made(['VSQ-CLAIR'])
  expect(uid).toMatch(/^[\w-]{32}$/)
  await change('add', uid, ['VSQ-C3', 'VSQ-CLAIR'])
  const french = (await read(uid)).list
  const english = (await read(uid, { store: 'en' })).list
  expect(skusOf(french)).toEqual(['VSQ-CLAIR', 'VSQ-C3'])
  expect(french?.items.map((item) => item.uid)).toEqual([idOf('VSQ-CLAIR'), idOf('VSQ-C3')])
  expect(french?.item_count).toBe(2)
  const codes = french?.attributes.map(({ code }) => code) ?? []
  for (const item of french?.items ?? []) expect(item.attributes.map(({ code }) => code)).toEqual(codes)
  const row = (list: List | null, code: string) => [
    list?.attributes.find((one) => one.code === code)?.label,
    ...(list?.items ?? []).map((item) => item.attributes.find((one) => one.code === code)?.value),
  ]
  expect(row(french, 'aay_nozzles')).toEqual(['Becs', 'N/D', 'Un bec'])
  expect(row(english, 'aay_nozzles')).toEqual(['Nozzles', 'N/A', 'One nozzle'])
  expect(row(english, 'aay_color'), 'the options of variants').toEqual([
    'Finish',
    'N/A',
    'Brushed steel, Sand',
  ])
  // Shown on product pages, but not compared; and an attribute of the other shop, which no fountain has.
  expect(codes).not.toContain('safety_warnings')
  expect(codes).not.toContain('spicy_level')
  expect(skusOf((await change('remove', uid, ['VSQ-CLAIR'])).list)).toEqual(['VSQ-C3'])
})

test('takes ids and uids of products, and ignores what the website does not show', async () => {
  await shop.sql`update product set visibility = 1 where sku = 'VSQ-COF2'`
  await shop.api.app.catalogue.refresh()
  const encoded = Buffer.from(idOf('VSQ-C3')).toString('base64')
  const { products: all } = shop.api.app.catalogue.snapshot
  const sushi = all.ids
    .values()
    .map((id) => all.get(id))
    .find((one) => one && !one.websiteIds.includes(1))
  const products = [encoded, '999999999', 'x', '', String(sushi?.id), idOf('VSQ-COF2'), idOf('VSQ-CLAIR')]
  const { list } = await ask('mutation', `createCompareList(input: { products: $products }) ${selection}`, {
    products,
  })
  expect(sushi).toBeDefined()
  expect(skusOf(list)).toEqual(['VSQ-C3', 'VSQ-CLAIR'])
  await shop.sql`update product set visibility = 1 where sku = 'VSQ-C3'`
  await shop.api.app.catalogue.refresh()
  expect((await read(list?.uid ?? '')).list).toMatchObject({ item_count: 1 })
  await shop.sql`update product set visibility = 4 where sku in ('VSQ-C3', 'VSQ-COF2')`
  await shop.api.app.catalogue.refresh()
})

test('answers unknown lists and lists of others with Magento’s messages', async () => {
  const { token } = await newCustomer(shop)
  const { token: other } = await newCustomer(shop)
  const { uid } = await made(['VSQ-CLAIR'], { as: token })
  const unknown = 'x'.repeat(32)
  const input = (message: string) => ({ message, extensions: { category: 'graphql-input' } })
  const forbidden = input('This customer is not authorized to access this list')
  expect(await read(unknown)).toEqual({ list: null, error: undefined })
  expect((await change('add', unknown, [])).error).toMatchObject(input('"uid" value does not exist'))
  expect((await change('remove', unknown, [])).error).toMatchObject(input('"uid" value does not exist'))
  expect((await remove(unknown)).data.deleteCompareList).toEqual({ result: false })
  expect((await read('')).error).toMatchObject(input('"uid" value must be specified'))
  expect((await change('add', '', [])).error).toMatchObject(input('"uid" value must be specified.'))
  for (const options of [{}, { as: other }]) {
    expect((await read(uid, options)).error).toMatchObject(forbidden)
    expect((await change('add', uid, ['VSQ-C3'], options)).error).toMatchObject(forbidden)
    expect((await change('remove', uid, ['VSQ-CLAIR'], options)).error).toMatchObject(forbidden)
    expect((await remove(uid, options)).errors?.[0]).toMatchObject(forbidden)
  }
  expect((await read(unknown, { as: token })).error).toMatchObject(forbidden)
  expect((await assign(uid, { as: other })).errors?.[0]).toMatchObject(forbidden)
  expect((await assign(uid)).errors?.[0]).toMatchObject(input('Customer must be logged'))
  expect((await assign(unknown, { as: token })).data.assignCompareListToCustomer).toEqual({
    result: false,
    compare_list: null,
  })
  const guests = await made(['VSQ-CLAIR'])
  const elsewhere = await read(guests.uid, { store: 'sushi_fr' })
  expect(elsewhere, 'of another website').toEqual({ list: null, error: undefined })
  expect(skusOf((await read(uid, { as: token })).list)).toEqual(['VSQ-CLAIR'])
})

test('Customers have one list, also when created at once, and can delete it', async () => {
  const { token: as } = await newCustomer(shop)
  expect(await ownList(as)).toBeNull()
  const lists = await Promise.all([
    create(['VSQ-CLAIR'], { as }),
    create(['VSQ-C3'], { as }),
    create([], { as }),
  ])
  expect(lists.map(({ error }) => error)).toEqual([undefined, undefined, undefined])
  expect(new Set(lists.map(({ list }) => list?.uid)).size).toBe(1)
  const own = await ownList(as)
  expect(skusOf(own)?.toSorted()).toEqual(['VSQ-C3', 'VSQ-CLAIR'])
  expect((await remove(own?.uid ?? '', { as })).data.deleteCompareList).toEqual({ result: true })
  expect(await ownList(as)).toBeNull()
})

test('Signing in makes a guest’s list the customer’s, or merges it up to the limit', async () => {
  const { token: as } = await newCustomer(shop)
  const first = await made(['VSQ-CLAIR', 'VSQ-C3'])
  const taken = (await assign(first.uid, { as })).data.assignCompareListToCustomer
  expect(taken).toMatchObject({ result: true, compare_list: { uid: first.uid, item_count: 2 } })
  const second = await made(['VSQ-C3', 'VSQ-COF2', 'VSQ-CO2'])
  const merged = (await assign(second.uid, { as })).data.assignCompareListToCustomer
  expect(merged?.compare_list?.uid).toBe(first.uid)
  expect(skusOf(merged?.compare_list)).toEqual(['VSQ-CLAIR', 'VSQ-C3', 'VSQ-COF2'])
  expect((await read(second.uid)).list, 'the guest’s list is gone').toBeNull()
  expect((await read(first.uid)).error, 'guests cannot read it any more').toBeDefined()
})

test('bounds the products of a list, also when they come at once', async () => {
  const { uid } = await made(['VSQ-CLAIR', 'VSQ-C3'])
  const added = await Promise.all(['VSQ-COF2', 'VSQ-CO2'].map((sku) => change('add', uid, [sku])))
  expect(added.map(({ error }) => error?.message).filter(Boolean)).toEqual([
    `A comparison list holds at most ${most} products.`,
  ])
  expect((await read(uid)).list?.item_count).toBe(most)
  const { error } = await ask('mutation', `createCompareList(input: { products: $products }) { uid }`, {
    products: Array.from({ length: 101 }, () => '1'),
  })
  expect(error?.message).toMatch(/at most 100/)
})

test('deletes guests’ lists after thirty days, empty ones after a day, and none of customers', async () => {
  await shop.sql`delete from compare_list`
  const { token: as } = await newCustomer(shop)
  const lists = {
    filled: await made(['VSQ-CLAIR']),
    empty: await made([]),
    customers: await made([], { as }),
  }
  const left = async () => {
    const rows = await shop.sql<{ uid: string }[]>`select uid from compare_list`
    const names = Object.entries(lists).filter(([, { uid }]) => rows.some((row) => row.uid === uid))
    return names.map(([name]) => name)
  }
  now = new Date('2026-11-03T09:59:00Z')
  expect(await expireGuestLists(shop.api.app)).toBe(0)
  now = new Date('2026-11-03T10:01:00Z')
  expect(await expireGuestLists(shop.api.app)).toBe(1)
  expect(await left()).toEqual(['filled', 'customers'])
  now = new Date('2026-12-02T10:01:00Z')
  expect(await expireGuestLists(shop.api.app)).toBe(1)
  expect(await left()).toEqual(['customers'])
})
