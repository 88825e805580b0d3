import { afterAll, beforeAll, expect, test } from 'vitest'
import { asStaff, newKey, type TestStaff } from '../../test/admin.ts'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { explainCommand } from '../catalogue/index.ts'

let shop: TestApi
let owner: TestStaff
let website: string
let other: string

/** 75.00 without tax. */
const sku = 'VSQ-CLAIR'

beforeAll(async () => {
  shop = await createTestApi({ now: () => new Date('2026-11-21T10:00:00Z') })
  const websites = await shop.sql<{ id: number; code: string }[]>`select id, code from website order by id`
  website = String(websites.find(({ code }) => code === 'fontaines')?.id)
  other = String(websites.find(({ code }) => code !== 'fontaines')?.id)
  owner = asStaff(shop)
})
afterAll(async () => await shop.close())

type PriceList = {
  id: string
  version: string
  tiers: {
    quantity: number
    price: { amount: number } | null
    percentOff: number | null
    group: string | null
  }[]
  scheduled: { firstDay: string; price: { amount: number }; current: { amount: number } | null }[]
}

const fields = `id version sku productName
  tiers { quantity group percentOff price { amount currency } basePrice { amount } }
  scheduled { firstDay price { amount currency } current { amount } }`

async function read(staff = owner): Promise<PriceList | null> {
  const { data } = await staff.send<{ priceList: PriceList | null }>(
    `query ($sku: String!) { priceList(sku: $sku) { ${fields} } }`,
    { sku },
  )
  return data.priceList
}

async function change(list: PriceList | null, input: object, staff = owner) {
  return await staff.send<{ changePriceList: { priceList: PriceList } }>(
    `mutation ($key: ID!, $id: ID!, $version: String!, $base: [BasePriceInput!], $tiers: [TierPriceInput!], $scheduled: [ScheduledPriceInput!]) {
       changePriceList(idempotencyKey: $key, productId: $id, version: $version, base: $base, tiers: $tiers, scheduled: $scheduled) {
         priceList { ${fields} } } }`,
    { key: newKey(), id: list?.id, version: list?.version, ...input },
  )
}

test('Staff can set, change and remove tier prices and scheduled prices of a product', async () => {
  const { data, errors } = await change(await read(), {
    tiers: [
      { websiteId: website, quantity: 6, price: 7000 },
      { websiteId: website, group: 'Professional', quantity: 1, percentOff: 1500 },
    ],
    scheduled: [{ websiteId: website, firstDay: '2027-01-01', price: 8000 }],
  })
  expect(errors).toBeUndefined()
  const list = data.changePriceList.priceList
  expect(list).toMatchObject({
    tiers: [
      { quantity: 6, price: { amount: 7000, currency: 'EUR' }, basePrice: { amount: 7500 } },
      { quantity: 1, group: 'Professional', percentOff: 1500, price: null },
    ],
    scheduled: [{ firstDay: '2027-01-01', price: { amount: 8000 }, current: { amount: 7500 } }],
  })
  const listed = await owner.send<{
    tierPrices: { totalCount: number; nodes: { sku: string; quantity: number }[] }
    scheduledPrices: { nodes: { sku: string; firstDay: string }[] }
  }>(
    `query ($sku: String!) { tierPrices(search: $sku) { totalCount nodes { id sku quantity productName group price { amount } } }
       scheduledPrices(search: $sku) { nodes { id sku firstDay price { amount } } } }`,
    { sku },
  )
  expect(listed.data.tierPrices).toMatchObject({ totalCount: 2, nodes: [{ sku }, { sku }] })
  expect(listed.data.scheduledPrices.nodes).toMatchObject([{ sku, firstDay: '2027-01-01' }])
  const removed = await change(list, {
    tiers: [{ websiteId: website, quantity: 6 }],
    scheduled: [{ websiteId: website, firstDay: '2027-01-01' }],
  })
  expect(removed.data.changePriceList.priceList).toMatchObject({
    tiers: [{ group: 'Professional' }],
    scheduled: [],
  })
})

test('Different prices of a product can be changed at once, the same one conflicts', async () => {
  const list = await read()
  const colleague = asStaff(shop, { staffId: 2, name: 'Marc' })
  await change(list, { tiers: [{ websiteId: website, quantity: 12, price: 6500 }] }, colleague)
  const beside = await change(list, { tiers: [{ websiteId: website, quantity: 24, price: 6000 }] })
  expect(beside.errors).toBeUndefined()
  const same = await change(list, { tiers: [{ websiteId: website, quantity: 12, price: 6400 }] })
  expect(same.errors?.[0]?.extensions.conflicts).toEqual([
    expect.objectContaining({ by: 'Marc', value: '6500' }),
  ])
})

test('What is wrong is told at its field, and staff change only their websites', async () => {
  const { errors } = await change(await read(), {
    tiers: [
      { websiteId: website, quantity: 0, price: 1 },
      { websiteId: website, quantity: 2, price: 1, percentOff: 100 },
      { websiteId: website, quantity: 2, group: 'Nobody', price: 1 },
      { websiteId: website, quantity: 3, currency: 'JPY', price: 1 },
    ],
    scheduled: [{ websiteId: website, firstDay: '2026-11-21', price: 1 }],
  })
  expect(errors?.[0]?.extensions.problems?.map(({ field }) => field)).toEqual([
    'tiers.0.quantity',
    'tiers.1.percentOff',
    'tiers.2.group',
    'tiers.3.currency',
    'scheduled.0.firstDay',
  ])
  const local = asStaff(shop, { websiteIds: [Number(website)] })
  const everywhere = await change(await read(local), { tiers: [{ quantity: 2, price: 1 }] }, local)
  expect(everywhere.errors?.[0]?.extensions.problems?.[0]?.field).toBe('tiers.0.websiteId')
  const stranger = asStaff(shop, { websiteIds: [Number(other)] })
  expect(await read(stranger)).toBeNull()
  expect(
    (await change(await read(), { tiers: [{ websiteId: other, quantity: 2, price: 1 }] }, stranger)).errors,
  ).toHaveLength(1)
})

test('Base and special prices change with their entry in the history of the product, and clash with its editor', async () => {
  const list = await read()
  const { data, errors } = await owner.send<{ changePriceList: { priceList: { base: object[] } } }>(
    `mutation ($key: ID!, $id: ID!, $version: String!, $base: [BasePriceInput!]) {
       changePriceList(idempotencyKey: $key, productId: $id, version: $version, base: $base) {
         priceList { version base { isOwnCurrency currency price { amount } special { amount } specialFrom specialTo taxRate } } } }`,
    {
      key: newKey(),
      id: list?.id,
      version: list?.version,
      base: [{ websiteId: website, special: 6600, specialFrom: '2026-12-01', specialTo: '2026-12-24' }],
    },
  )
  expect(errors).toBeUndefined()
  expect(data.changePriceList.priceList.base[0]).toEqual({
    isOwnCurrency: true,
    currency: 'EUR',
    price: { amount: 7500 },
    special: { amount: 6600 },
    specialFrom: '2026-12-01',
    specialTo: '2026-12-24',
    taxRate: 2000,
  })
  const [entry] = await shop.sql<{ after: object }[]>`
    select after from audit_entry where action = 'product.change' and entity_id = ${list?.id ?? ''} order by id desc`
  expect(entry?.after).toEqual({
    'special:fontaines': 6600,
    'specialFrom:fontaines': '2026-12-01',
    'specialTo:fontaines': '2026-12-24',
  })
  const late = await change(list, { tiers: [], scheduled: [], base: [{ websiteId: website, special: 6500 }] })
  expect(late.errors?.[0]?.extensions.conflicts).toEqual([
    expect.objectContaining({ field: 'base.0.special', value: 6600 }),
  ])
  const wrong = await change(await read(), {
    base: [{ websiteId: website, price: null, specialFrom: '2027-01-01' }],
    tiers: [{ websiteId: website, quantity: 0, price: 1 }],
  })
  expect(wrong.errors?.[0]?.extensions.problems?.map(({ field }) => field)).toEqual([
    'tiers.0.quantity',
    'base.0.price',
    'base.0.specialFrom',
  ])
  const elsewhere = await change(await read(), { base: [{ websiteId: other, price: 1 }] })
  expect(elsewhere.errors?.[0]?.extensions.problems?.map(({ field }) => field)).toEqual(['base.0.websiteId'])
})

type Preview = {
  websiteId: string
  currency: string
  days: string[]
  rows: {
    group: string | null
    quantity: number
    includesTax: boolean
    prices: { day: string; before: { amount: number } | null; after: { amount: number } | null }[]
  }[]
}

async function preview(id: string | undefined, input: object) {
  const { data, errors } = await owner.send<{ previewPriceList: Preview[] }>(
    `query ($id: ID!, $base: [BasePriceInput!], $tiers: [TierPriceInput!], $scheduled: [ScheduledPriceInput!]) {
       previewPriceList(productId: $id, base: $base, tiers: $tiers, scheduled: $scheduled) {
         websiteId currency days rows { group quantity includesTax prices { day before { amount } after { amount } } } } }`,
    { id, ...input },
  )
  return { previews: data?.previewPriceList, errors }
}

test('The preview shows what each group pays for each quantity on each day, and what is saved then costs that', async () => {
  const plain = 'VSQ-COF2'
  const { data } = await owner.send<{ priceList: PriceList }>(
    `query ($sku: String!) { priceList(sku: $sku) { ${fields} } }`,
    { sku: plain },
  )
  const input = {
    base: [{ websiteId: website, special: 3000, specialTo: '2026-12-24' }],
    tiers: [
      { websiteId: website, quantity: 6, price: 2800 },
      { websiteId: website, group: 'Professional', quantity: 1, percentOff: 2000 },
    ],
    scheduled: [{ websiteId: website, firstDay: '2027-01-01', price: 4000 }],
  }
  const { previews } = await preview(data.priceList.id, input)
  const [shown] = previews ?? []
  const table = shown?.rows.map(({ group, quantity, includesTax, prices }) => [
    group,
    quantity,
    includesTax,
    ...prices.map(({ before, after }) => `${before?.amount} ${after?.amount}`),
  ])
  expect(shown).toMatchObject({
    websiteId: website,
    currency: 'EUR',
    days: ['2026-11-21', '2026-12-25', '2027-01-01'],
  })
  // The base price is 35.00 without tax; guests see 42.00 with tax.
  expect(table).toEqual([
    [null, 1, true, '4200 3600', '4200 4200', '4200 4800'],
    [null, 6, true, '4200 3360', '4200 3360', '4200 3360'],
    ['Professional', 1, false, '3500 2800', '3500 2800', '3500 3200'],
    ['Professional', 6, false, '3500 2800', '3500 2800', '3500 2800'],
  ])
  const saved = await change(data.priceList, input)
  expect(saved.errors).toBeUndefined()
  const again = await preview(data.priceList.id, {})
  expect(again.previews?.[0]?.rows.map(({ prices }) => prices.map(({ before }) => before?.amount))).toEqual([
    [3600, 4200, 4800],
    [3360, 3360, 3360],
    [2800, 2800, 3200],
    [2800, 2800, 2800],
  ])
  const wrong = await preview(data.priceList.id, { tiers: [{ websiteId: website, quantity: 0, price: 1 }] })
  expect(wrong.errors?.[0]?.extensions.problems?.[0]?.field).toBe('tiers.0.quantity')
})

test('A product without prices of its own names the products that have them', async () => {
  const { data } = await owner.send<{ priceList: { hasOwnPrices: boolean; parts: { sku: string }[] } }>(
    '{ priceList(sku: "VSQ-C3") { hasOwnPrices parts { sku name } } }',
  )
  expect(data.priceList.hasOwnPrices).toBe(false)
  expect(data.priceList.parts.length).toBeGreaterThan(1)
})

test('A price is explained in the steps of the command', async () => {
  const { data } = await owner.send<{
    explainPrice: {
      parts: {
        steps: { kind: string; result: string; amount: { amount: number } }[]
        final: { amount: number }
      }[]
    }[]
  }>(
    `query ($sku: String!, $website: ID!) { explainPrice(sku: $sku, group: "Professional", quantity: 12, websiteId: $website) {
       day currency pricesIncludeTax
       parts { sku name steps { kind result amount { amount } group quantity percentOff } final { amount } finalInclTax { amount } taxRate } } }`,
    { sku, website },
  )
  const [part] = data.explainPrice[0]?.parts ?? []
  const flags = new Map(Object.entries({ group: 'Professional', quantity: '12', website: 'fontaines' }))
  const text = await explainCommand(shop.api.app, ['price', sku], flags)
  const lines = text.split('\n').slice(1)
  expect(part?.steps).toHaveLength(lines.length - 1)
  expect(lines.at(-1)).toContain(((part?.final.amount ?? 0) / 100).toFixed(2))
  expect(part?.steps[0]).toMatchObject({ kind: 'BASE', result: 'COUNTS', amount: { amount: 7500 } })
  const unknown = await owner.send('{ explainPrice(sku: "NOTHING") { day } }')
  expect(unknown.errors?.[0]?.message).toContain('NOTHING')
})
