import { PERMISSIONS } from '@comptoir/rules/permissions'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { eventually } from '../../test/eventually.ts'
import { changeProducts, type ChangeResult } from './change-products.ts'
import type { Editor, ProductChange } from './plan-changes.ts'
import { selectProductFields } from './product-fields.sql.ts'

let shop: TestApi
/** A simple product of the website `fontaines`, and one of `sushi`. */
let one: { id: number; sku: string }
let other: { id: number; sku: string }

const owner: Editor = { permissions: new Set(PERMISSIONS), websiteIds: null, locationIds: null }

beforeAll(async () => {
  shop = await createTestApi()
  one = await simple('fontaines')
  other = await simple('sushi')
})
afterAll(async () => await shop.close())

async function simple(website: string, offset = 0) {
  const [row] = await shop.sql<{ id: number; sku: string }[]>`
    select p.id, p.sku from product p join product_website pw on pw.product_id = p.id
      join website w on w.id = pw.website_id
     where w.code = ${website} and p.type = 'simple' and p.visibility = 4 and p.is_enabled
     order by p.id offset ${offset} limit 1`
  if (!row) throw new Error(`No simple product of ${website}.`)
  return row
}

/** Runs a change as a mutation does: problems undo everything. */
async function change(changes: readonly ProductChange[], editor = owner): Promise<ChangeResult> {
  let result: ChangeResult = { changed: [], problems: [] }
  await shop.sql
    .begin(async (tx) => {
      result = await changeProducts(tx, editor, changes)
      if (result.problems.length > 0) throw new Error('undone')
    })
    .catch((error: unknown) => {
      if (!(error instanceof Error) || error.message !== 'undone') throw error
    })
  return result
}

async function fieldsOf(id: number) {
  return (await selectProductFields(shop.sql, [id]))[0]?.fields ?? {}
}

async function shown(sku: string, store: string) {
  const { data } = await shop.send<{
    products: {
      items: {
        name: string
        quantity: number
        price_range: { minimum_price: { final_price: { value: number } } }
      }[]
    }
  }>(
    `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) {
       items { name quantity price_range { minimum_price { final_price { value } } } } } }`,
    { sku },
    { store },
  )
  const [item] = data.products.items
  return (
    item && {
      name: item.name,
      quantity: item.quantity,
      price: item.price_range.minimum_price.final_price.value,
    }
  )
}

describe('values', () => {
  it('are in the shop at once, and in the price history', async () => {
    const fields = [
      { field: 'price:fontaines', value: 100_000 },
      { field: 'special:fontaines', value: null },
      { field: 'stock.quantity', value: 41 },
      { field: 'name@default', value: 'Fontaine neuve' },
      { field: 'name@en', value: 'New fountain' },
    ]
    const { changed, problems } = await change([{ id: one.id, fields }])
    expect(problems).toEqual([])
    expect(changed[0]?.after).toMatchObject({ 'price:fontaines': 100_000, 'name@en': 'New fountain' })
    expect(Object.keys(changed[0]?.before ?? {})).toEqual(Object.keys(changed[0]?.after ?? {}))
    await eventually(async () => {
      expect(await shown(one.sku, 'fr')).toEqual({ name: 'Fontaine neuve', quantity: 41, price: 1200 })
      expect((await shown(one.sku, 'en'))?.name).toBe('New fountain')
    })
    const [last] = await shop.sql<{ price: number }[]>`
      select price from price_history where product_id = ${one.id} order by since desc limit 1`
    expect(last?.price).toBe(100_000)
  })

  it('that are stored already are no change', async () => {
    const fields = [{ field: 'price:fontaines', value: 100_000 }]
    expect(await change([{ id: one.id, fields }])).toEqual({ changed: [], problems: [] })
  })

  it('of a language are those of the default scope again when they are emptied', async () => {
    await change([{ id: one.id, fields: [{ field: 'name@en', value: ' ' }] }])
    expect(await fieldsOf(one.id)).not.toHaveProperty('name@en')
    await eventually(async () => expect((await shown(one.sku, 'en'))?.name).toBe('Fontaine neuve'))
  })

  it.each([
    ['price:fontaines', 12.5, 'amount'],
    ['price:fontaines', null, 'required'],
    ['price:sushi', 1000, 'not_sold'],
    ['price:nowhere', 1000, 'unknown_website'],
    ['stock.quantity', -1, 'negative_stock'],
    ['stock.quantity', 'x', 'whole_number'],
    ['name@default', '', 'required'],
    ['name@nowhere', 'x', 'unknown_field'],
    ['nonsense', 1, 'unknown_field'],
    ['visibility', 5, 'choice'],
    ['specialFrom:fontaines', '31/02/2026', 'day'],
    ['related', [1, 2_000_000_000], 'list'],
    ['variants', [1], 'variant_type'],
  ])('%s as %j is refused: %s', async (field, value, code) => {
    const { changed, problems } = await change([{ id: one.id, fields: [{ field, value }] }])
    expect(changed).toEqual([])
    expect(problems).toEqual([{ productId: one.id, sku: one.sku, field, code }])
  })

  it('refuses an SKU of another product, and days in the wrong order', async () => {
    const { problems } = await change([
      {
        id: one.id,
        fields: [
          { field: 'sku', value: other.sku },
          { field: 'special:fontaines', value: 500 },
          { field: 'specialFrom:fontaines', value: '2026-12-02' },
          { field: 'specialTo:fontaines', value: '2026-12-01' },
        ],
      },
    ])
    expect(problems.map(({ code }) => code).toSorted()).toContain('sku_taken')
    expect(problems.map(({ code }) => code)).toContain('days_reversed')
  })
})

describe('a change of several products', () => {
  it('is made as a whole or not at all', async () => {
    const before = await fieldsOf(one.id)
    const { problems } = await change([
      { id: one.id, fields: [{ field: 'stock.quantity', value: 7 }] },
      { id: other.id, fields: [{ field: 'stock.quantity', value: -7 }] },
    ])
    expect(problems).toEqual([
      { productId: other.id, sku: other.sku, field: 'stock.quantity', code: 'negative_stock' },
    ])
    expect(await fieldsOf(one.id)).toEqual(before)
  })

  it('finds that somebody else changed a value, and merges what does not clash', async () => {
    await change([{ id: other.id, fields: [{ field: 'stock.quantity', value: 20 }] }])
    const clash = await change([{ id: other.id, fields: [{ field: 'stock.quantity', value: 30, from: 25 }] }])
    expect(clash.problems).toEqual([
      { productId: other.id, sku: other.sku, field: 'stock.quantity', code: 'conflict', current: 20 },
    ])
    const merged = await change([{ id: other.id, fields: [{ field: 'stock.least', value: 2, from: 1 }] }])
    expect(merged.problems).toEqual([])
    expect(await fieldsOf(other.id)).toMatchObject({ 'stock.quantity': 20, 'stock.least': 2 })
  })
})

describe('somebody with a part of the permissions', () => {
  it('changes stock only', async () => {
    const keeper: Editor = { ...owner, permissions: new Set(['catalogue.view', 'stock.edit']) }
    const fields = [
      { field: 'stock.quantity', value: 3 },
      { field: 'price:fontaines', value: 5 },
      { field: 'name@default', value: 'x' },
    ]
    const { problems } = await change([{ id: one.id, fields }], keeper)
    expect(problems.map(({ field, code }) => [field, code])).toEqual([
      ['price:fontaines', 'out_of_scope'],
      ['name@default', 'out_of_scope'],
    ])
  })

  it('does not find products of other websites', async () => {
    const [website] = await shop.sql<{ id: number }[]>`select id from website where code = 'fontaines'`
    const local: Editor = { ...owner, websiteIds: [website?.id ?? 0] }
    const fields = [{ field: 'stock.quantity', value: 4 }]
    const { problems } = await change([{ id: other.id, fields }], local)
    expect(problems.map(({ code }) => code)).toEqual(['unknown_product'])
    expect((await change([{ id: one.id, fields }], local)).problems).toEqual([])
  })
})

describe('lists', () => {
  let configurable: { id: number }
  beforeEach(async () => {
    const [row] = await shop.sql<
      { id: number }[]
    >`select id from product where type = 'configurable' order by id limit 1`
    configurable = row ?? { id: 0 }
  })

  it('replace what a product has', async () => {
    const [category] = await shop.sql<
      { id: number }[]
    >`select id from category where level = 3 order by id limit 1`
    const tier = {
      website: 'fontaines',
      currency: null,
      group: null,
      quantity: 5,
      price: 90_000,
      percentOff: null,
    }
    const values = {
      categories: [category?.id ?? 0],
      tiers: [tier],
      scheduledPrices: [{ website: 'fontaines', currency: null, firstDay: '2027-01-01', price: 110_000 }],
      related: [other.id],
      pictures: [
        {
          file: 'gobelet.webp',
          labels: { default: 'Un gobelet' },
          roles: ['image'],
          focus: { x: 40, y: 60 },
        },
        { file: 'bec-noir.webp', labels: {}, roles: [], focus: null },
      ],
    }
    const fields = Object.entries(values).map(([field, value]) => ({ field, value }))
    const { changed, problems } = await change([{ id: one.id, fields }])
    expect(problems).toEqual([])
    expect(await fieldsOf(one.id)).toMatchObject(values)
    const back = Object.entries(changed[0]?.before ?? {}).map(([field, value]) => ({ field, value }))
    expect((await change([{ id: one.id, fields: back }])).problems).toEqual([])
    expect(await fieldsOf(one.id)).toMatchObject(changed[0]?.before ?? {})
  })

  it('keep the variants of a configurable product in their order', async () => {
    const before = await fieldsOf(configurable.id)
    const variants = [...(before.variants as number[])].toReversed()
    expect(
      (await change([{ id: configurable.id, fields: [{ field: 'variants', value: variants }] }])).problems,
    ).toEqual([])
    expect(await fieldsOf(configurable.id)).toEqual({ ...before, variants })
  })
})

it('keeps the names and article codes of products for lists', async () => {
  await change([{ id: other.id, fields: [{ field: 'name@default', value: 'Pâté à l’Été' }] }])
  const [row] = await shop.sql<{ name: string; search: string }[]>`
    select name, search from product_summary where product_id = ${other.id}`
  expect(row?.name).toBe('Pâté à l’Été')
  expect(row?.search).toContain('pate a l’ete')
})
