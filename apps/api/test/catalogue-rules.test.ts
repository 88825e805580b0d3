import * as fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { explainCommand } from '../src/catalogue/index.ts'
import { loadSnapshot } from '../src/catalogue/load.ts'
import { noteRulePrices } from '../src/catalogue/rule-history.ts'
import { contentOf } from '../src/catalogue/snapshot-content.fixture.ts'
import { csvLine } from '../src/platform/csv.ts'
import { importCatalogueRules } from '../src/import/index.ts'
import { newCustomer, type Person } from './accounts.ts'
import { createTestApi, type TestApi } from './api.ts'
import { setStock } from './checkout.ts'
import { addCurrencies, withFile } from './currencies.ts'
import { shopper } from './shopper.ts'

/** 75.00 without tax, taxed at 20 %. */
const filter = 'VSQ-CLAIR'
/** 85.00. */
const soft = 'VSQ-TENDRE'

let shop: TestApi
let pro: Person
let now = new Date('2026-11-21T10:00:00Z')

type Row = {
  name?: string
  from?: string
  to?: string
  groups?: string
  condition?: object
  action?: string
  value?: string
  priority?: number
  stop?: boolean
}

/** What an import takes away. */
const none = '__EMPTY__VALUE__'

/** Replaces the rules by these, as a shop does. */
async function setRules(...rows: Row[]): Promise<void> {
  const lines = rows.map(({ name = 'Sale', from = none, to = none, groups = none, condition, ...row }) => {
    const { action = 'percent', value = '10', priority = 0, stop = false } = row
    const written = condition ? JSON.stringify(condition) : none
    return csvLine([
      'fontaines',
      name,
      from,
      to,
      groups,
      written,
      action,
      value,
      String(priority),
      stop ? '1' : '0',
    ])
  })
  const header =
    'website,name,from_date,to_date,customer_groups,conditions,action,value,sort_order,stop_rules_processing'
  // A rule that never applies keeps the file from being empty, so that it ends the others.
  const never = 'fontaines,None,2020-01-01,2020-01-01,,,percent,1,0,0'
  const report = await withFile('rules.csv', [header, never, ...lines].join('\n'), (file) =>
    importCatalogueRules(shop.sql, file, { replaces: true }),
  )
  expect(report.problems).toEqual([])
  await shop.api.app.catalogue.settle()
}

beforeAll(async () => {
  shop = await createTestApi({ now: () => now })
  await addCurrencies(shop)
  pro = await newCustomer(shop)
  await shop.sql`update customer set group_id = 2 where id = ${pro.id}`
})
afterAll(() => shop.close())
afterEach(() => setRules())

type Visitor = { as?: string; currency?: string }
type Shown = {
  sku: string
  lowest_price_30_days: { value: number } | null
  price_range: { minimum_price: Record<'regular_price' | 'final_price', { value: number }> }
}

async function shown(sku: string, visitor: Visitor = {}): Promise<Shown> {
  const { data, errors } = await shop.send<{ products: { items: Shown[] } }>(
    `{ products(filter: { sku: { eq: "${sku}" } }) { items { sku lowest_price_30_days { value }
        price_range { minimum_price { regular_price { value } final_price { value } } } } } }`,
    {},
    visitor,
  )
  expect(errors).toBeUndefined()
  return data.products.items[0] ?? expect.fail(`${sku} is not shown`)
}
const priceOf = async (sku: string, visitor: Visitor = {}) =>
  (await shown(sku, visitor)).price_range.minimum_price.final_price.value

async function isListedAt(sku: string, price: number, visitor: Visitor = {}): Promise<boolean> {
  const { data } = await shop.send<{ products: { total_count: number } }>(
    `{ products(filter: { sku: { eq: "${sku}" }, price: { from: "${price}", to: "${price}" } }) { total_count } }`,
    {},
    visitor,
  )
  return data.products.total_count === 1
}

/** The index is what a new process would build. */
async function expectAsLoaded(): Promise<void> {
  const { catalogue, sql, stores } = shop.api.app
  const { snapshot } = catalogue
  const fresh = await loadSnapshot(sql, stores, snapshot.day)
  expect(contentOf(snapshot)).toEqual(contentOf(fresh))
}

test('a rule lowers prices wherever they are shown: page, listing and cart', async () => {
  await setRules({ condition: { field: 'category', operator: 'one_of', values: ['Accessoires'] } })
  expect(await priceOf(filter)).toBe(81)
  expect([await isListedAt(filter, 81), await isListedAt(filter, 90)]).toEqual([true, false])
  const guest = shopper(shop)
  const { cart } = await guest.add(await guest.emptyCart(), { sku: filter, quantity: 2 })
  expect(cart.prices.grand_total.value).toBe(162)
  await expectAsLoaded()
  await setRules()
  expect(await priceOf(filter)).toBe(90)
  expect(await isListedAt(filter, 90)).toBe(true)
  await expectAsLoaded()
})

test('conditions are those of the product, its configurable product and the categories above', async () => {
  const field = (name: string, value: string, operator = 'one_of') => ({
    field: name,
    operator,
    values: [value],
  })
  const cases: [object, string, boolean][] = [
    [field('sku', filter), filter, true],
    [field('sku', 'VSQ-C', 'starts_with'), soft, false],
    [field('type', 'virtual'), 'VSQ-CONTRAT', true],
    // A variant has its own attributes, and what its configurable product has.
    [{ field: 'attribute', code: 'aay_color', operator: 'one_of', values: ['Sable'] }, 'VSQ-C1', true],
    [field('sku', 'VSQ-C1'), 'VSQ-C1', true],
    [field('category', '/'), 'VSQ-C1', true],
    [{ field: 'price', operator: 'more_than', value: 8000 }, filter, false],
    [{ field: 'price', operator: 'more_than', value: 8000 }, soft, true],
    // An attribute without options, whose values products do not have without the rule.
    [{ field: 'attribute', code: 'model_ref', operator: 'one_of', values: ['F-CLAIR'] }, filter, true],
    [{ field: 'reduced', value: true }, 'VSQ-DUO', false],
  ]
  for (const [condition, sku, isLowered] of cases) {
    await setRules()
    const before = await priceOf(sku)
    await setRules({ condition })
    expect([condition, (await priceOf(sku)) < before]).toEqual([condition, isLowered])
    await expectAsLoaded()
  }
})

test('the lowest of special price and price after rules counts', async () => {
  // 140.00, reduced to 125.00.
  await setRules({ value: '5' })
  expect(await priceOf('VSQ-DUO')).toBe(150)
  await setRules({ value: '20' })
  expect(await priceOf('VSQ-DUO')).toBe(134.4)
})

test('rules apply by priority until one that stops, and for their groups alone', async () => {
  await setRules(
    { name: 'Last', action: 'to_amount', value: '1.00', priority: 9 },
    { name: 'First', priority: 1, action: 'amount', value: '5.00' },
    { name: 'Second', priority: 2, stop: true },
    { name: 'Professionals', priority: 0, groups: 'Professional', action: 'to_amount', value: '60.00' },
  )
  expect(await priceOf(filter)).toBe(75.6)
  expect(await priceOf(filter, { as: pro.token })).toBe(49.5)
  expect(await isListedAt(filter, 49.5, { as: pro.token })).toBe(true)
  expect(await isListedAt(filter, 75.6)).toBe(true)
  await expectAsLoaded()
})

test('amounts are converted into other currencies', async () => {
  await setRules({ action: 'amount', value: '10.00' })
  // 75.00 € are 70.50 CHF, less 9.40.
  expect(await priceOf(filter, { currency: 'CHF' })).toBe(73.32)
  expect(await isListedAt(filter, 73.32, { currency: 'CHF' })).toBe(true)
})

test('only products whose price changes drop their cached responses', async () => {
  const { catalogue } = shop.api.app
  await setRules({ name: 'Other', condition: { field: 'sku', operator: 'one_of', values: ['NO-SUCH'] } })
  const { version } = catalogue
  await setRules(
    { name: 'Other', condition: { field: 'sku', operator: 'one_of', values: ['NO-SUCH'] } },
    { condition: { field: 'sku', operator: 'one_of', values: [filter] } },
    // Higher than every price.
    { name: 'Dear', action: 'to_amount', value: '100000.00' },
  )
  const { changes } = catalogue.feed.since(version)
  const tags = new Set(changes.flatMap((change) => change.tags ?? ['everything']))
  const product = catalogue.snapshot.products.withSku(filter) ?? expect.fail('no such product')
  const expected = [product.id, ...product.wholeIds].map((id) => `cat_p_${id}`)
  expect([...tags].filter((tag) => /^cat_p_\d/.test(tag)).toSorted()).toEqual(expected.toSorted())
  const before = catalogue.feed.version
  await setRules(
    { name: 'Other', condition: { field: 'sku', operator: 'one_of', values: ['NO-SUCH', 'NOR-THIS'] } },
    { condition: { field: 'sku', operator: 'one_of', values: [filter] } },
  )
  expect(catalogue.feed.since(before).changes.flatMap((change) => change.tags ?? ['everything'])).toEqual([])
})

test('a price follows the stock where a rule does, and its cached responses too', async () => {
  await setStock(shop, filter, 12)
  await setRules({ condition: { field: 'stock', operator: 'at_least', value: 10 } })
  expect(await priceOf(filter)).toBe(81)
  await setStock(shop, filter, 9)
  await shop.api.app.catalogue.settle()
  expect(await priceOf(filter)).toBe(90)
  expect(await isListedAt(filter, 90)).toBe(true)
  await expectAsLoaded()
  await setStock(shop, filter, 340)
})

test('a sale begins and ends with the day of the shop', async () => {
  await setRules({ from: '2026-11-22', to: '2026-11-23' })
  expect(await priceOf(filter)).toBe(90)
  const days: [string, number][] = [
    // 23:30 in Paris.
    ['2026-11-21T22:30:00Z', 90],
    ['2026-11-21T23:30:00Z', 81],
    ['2026-11-23T22:59:00Z', 81],
    ['2026-11-23T23:00:00Z', 90],
  ]
  for (const [time, price] of days) {
    now = new Date(time)
    await shop.api.app.catalogue.settle()
    expect([time, await priceOf(filter), await isListedAt(filter, price)]).toEqual([time, price, true])
  }
  await expectAsLoaded()
})

test('the price history notes what rules make, and a reduction shows the lowest price before it', async () => {
  const history = async () =>
    await shop.sql<{ price: number }[]>`
      select price from price_history where product_id = (select id from product where sku = ${filter}) order by since`
  const note = async () => await noteRulePrices(shop.api.app, AbortSignal.timeout(60_000))
  const past = (days: number) => new Date(Date.now() - days * 86_400_000)
  await note()
  await shop.sql`delete from price_history where product_id = (select id from product where sku = ${filter})`
  await shop.sql`
    insert into price_history (product_id, website_id, price, since)
    select p.id, w.id, 7500, ${past(40)} from product p, website w where p.sku = ${filter} and w.code = 'fontaines'`
  const before = (await history()).length
  await setRules({ value: '20' })
  await note()
  await note()
  expect((await history()).slice(before)).toEqual([{ price: 6000 }])
  now = new Date()
  await shop.api.app.catalogue.refresh()
  expect(await shown(filter)).toMatchObject({
    lowest_price_30_days: { value: 90 },
    price_range: { minimum_price: { regular_price: { value: 90 }, final_price: { value: 72 } } },
  })
  // Another currency has its prices rounded otherwise than the rule makes them.
  await setRules({ value: '7.77' })
  await note()
  await shop.sql`
    update price_history set since = since - interval '3 days'
     where price in (6000, 6917) and product_id = (select id from product where sku = ${filter})`
  await shop.api.app.catalogue.refresh()
  expect((await shown(filter, { currency: 'CHF' })).lowest_price_30_days).toEqual({ value: 67.68 })
  await shop.sql`
    delete from price_history where price = 6917 and product_id = (select id from product where sku = ${filter})`
  // The sale was over for a while, and a smaller one begins.
  await setRules()
  await note()
  expect((await history()).slice(before)).toEqual([{ price: 6000 }, { price: 7500 }])
  await setRules({ value: '10' })
  await note()
  await shop.api.app.catalogue.refresh()
  expect((await shown(filter)).lowest_price_30_days).toEqual({ value: 72 })
})

test('explain tells what became of each rule', async () => {
  await setRules(
    { name: 'Advent', from: '2026-12-01', to: '2026-12-24', stop: true },
    { name: 'Staff', groups: 'Professional', action: 'to_amount', value: '60.00', priority: 1 },
  )
  const explain = async (flags: Record<string, string>) =>
    (await explainCommand(shop.api.app, ['price', filter], new Map(Object.entries(flags)))).split('\n')
  expect(await explain({ at: '2026-12-24', group: 'Professional' })).toEqual([
    'VSQ-CLAIR on fontaines: 1 unit for Professional on 2026-12-24, in EUR without tax',
    '         75.00  base price: counts',
    '         75.00  after rule "None": has ended',
    '         67.50  after rule "Advent": applies',
    '         67.50  after rule "Staff": a rule before it was the last',
    '  =      67.50  final price: 67.50 without tax, 81.00 with 20 %',
  ])
  expect(await explain({ at: '2026-11-30', group: 'Professional' })).toContain(
    '         60.00  after rule "Staff": applies',
  )
})

test('the index is that of a new process after any change of rules', async () => {
  const conditions = fc.constantFrom<object | undefined>(
    undefined,
    { field: 'category', operator: 'one_of', values: ['Professionnels'] },
    { field: 'reduced', value: false },
    { not: { field: 'sku', operator: 'starts_with', values: ['VSQ-C'] } },
    { field: 'stock', operator: 'less_than', value: 20 },
  )
  const row = fc.record({
    condition: conditions,
    action: fc.constantFrom('percent', 'amount', 'to_amount'),
    value: fc.integer({ min: 1, max: 99 }).map(String),
    priority: fc.integer({ min: 0, max: 2 }),
    stop: fc.boolean(),
    groups: fc.constantFrom('', 'Professional', 'NOT LOGGED IN'),
    from: fc.constantFrom('', '2099-01-01'),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 4 }), async (rows) => {
      await setRules(...rows.map((one, index) => ({ ...one, name: `Rule ${index}` })))
      await expectAsLoaded()
    }),
    { numRuns: 12, seed: 7 },
  )
})
