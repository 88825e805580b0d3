import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asStaff, newKey, type TestStaff } from '../../test/admin.ts'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { eventually } from '../../test/eventually.ts'

let api: TestApi
let owner: TestStaff
/** Ids by SKU. */
let ids: ReadonlyMap<string, number>

type Choice = { id: number; product: number; quantity: number; isDefault: boolean }
type BundleOption = { id: number; title: string; titles: Record<string, string>; choices: Choice[] }
type CustomOption = { id: number; title: string; values: { id: number; title: string }[] }
type Fields = { bundleOptions: BundleOption[]; customOptions: CustomOption[] } & Record<string, unknown>

beforeAll(async () => {
  api = await createTestApi()
  owner = asStaff(api)
  const rows = await api.sql<{ id: number; sku: string }[]>`select id, sku from product`
  ids = new Map(rows.map(({ id, sku }) => [sku, id]))
})
afterAll(async () => await api.close())

const idOf = (sku: string) => ids.get(sku) ?? 0

const read = async (id: number): Promise<Fields> =>
  (
    await owner.send<{ product: { fields: Fields } }>('query ($id: ID!) { product(id: $id) { fields } }', {
      id: String(id),
    })
  ).data.product.fields

const set = async (id: number, field: string, value: unknown, from?: unknown) =>
  await owner.send(
    `mutation ($key: ID!, $changes: [ProductChangeInput!]!) {
       changeProducts(idempotencyKey: $key, changes: $changes) { products { id } } }`,
    {
      key: newKey(),
      changes: [{ id: String(id), fields: [{ field, value, ...(from !== undefined && { from }) }] }],
    },
  )

const problemsOf = (answer: Awaited<ReturnType<typeof set>>) =>
  (answer.errors?.[0]?.extensions?.problems ?? []) as { field: string; message: string }[]

const undoLast = async (id: number) => {
  const { data } = await owner.send<{ productHistory: { id: string }[] }>(
    'query ($id: ID!) { productHistory(id: $id, first: 1) { id } }',
    { id: String(id) },
  )
  const answer = await owner.send<{ undoProductChange: { kept: object[] } }>(
    `mutation ($key: ID!, $entry: ID!) { undoProductChange(idempotencyKey: $key, entry: $entry) { kept { field } } }`,
    { key: newKey(), entry: data.productHistory[0]?.id },
  )
  return answer.data.undoProductChange
}

/** What a shopper sees of a bundle. */
async function bundleInShop(sku: string, store: string) {
  const { data } = await api.send<{
    products: {
      items: {
        items: { title: string; required: boolean; options: { label: string; quantity: number }[] }[]
      }[]
    }
  }>(
    `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { ... on BundleProduct {
       items { title required options { label quantity } } } } } }`,
    { sku },
    { store },
  )
  return data.products.items[0]?.items ?? []
}

describe('the options of a bundle', () => {
  const bundle = () => idOf('NR-MEN-MID')

  it('are in the shop at once, with the titles of its languages, and come back whole', async () => {
    const before = (await read(bundle())).bundleOptions
    const [first, ...others] = before
    const extra = {
      title: 'Baguettes',
      titles: { en: 'Chopsticks' },
      type: 'checkbox',
      isRequired: false,
      choices: [
        { product: idOf('NR-ACC-CHO'), quantity: 2, canChangeQuantity: true, isDefault: false, price: 50 },
      ],
    }
    const wanted = [...others, { ...first, title: 'Entrée', titles: { en: 'Starter' } }, extra]
    const answer = await set(bundle(), 'bundleOptions', wanted, before)
    expect(answer.errors).toBeUndefined()
    const after = (await read(bundle())).bundleOptions
    expect(after.map(({ title }) => title)).toEqual([
      ...others.map(({ title }) => title),
      'Entrée',
      'Baguettes',
    ])
    expect(after.at(-2)?.id).toBe(first?.id)
    expect(after.at(-1)).toMatchObject({
      titles: { en: 'Chopsticks' },
      choices: [{ quantity: 2, priceType: 'fixed' }],
    })
    await eventually(async () => {
      expect((await bundleInShop('NR-MEN-MID', 'sushi_en')).at(-1)).toMatchObject({
        title: 'Chopsticks',
        required: false,
        options: [{ quantity: 2 }],
      })
    })
    expect((await undoLast(bundle())).kept).toEqual([])
    expect((await read(bundle())).bundleOptions).toEqual(before)
    // What was taken away and comes back is what it was, so that carts know it.
    await set(bundle(), 'bundleOptions', others)
    await undoLast(bundle())
    expect((await read(bundle())).bundleOptions).toEqual(before)
  })

  it('can swap their titles, and choices their places', async () => {
    const before = (await read(bundle())).bundleOptions
    const [one, two, ...rest] = before
    if (!one || !two) throw new Error('The bundle has two options.')
    const swapped = [
      { ...one, title: two.title, choices: one.choices.toReversed() },
      { ...two, title: one.title },
    ]
    expect((await set(bundle(), 'bundleOptions', [...swapped, ...rest])).errors).toBeUndefined()
    expect((await read(bundle())).bundleOptions).toEqual([...swapped, ...rest])
    await set(bundle(), 'bundleOptions', before)
  })

  it('give a choice of another product an id of its own', async () => {
    const before = (await read(bundle())).bundleOptions
    const [one, ...rest] = before
    const [choice, ...choices] = one?.choices ?? []
    const other = { ...choice, product: idOf('NR-BOI-EAU') }
    await set(bundle(), 'bundleOptions', [{ ...one, choices: [other, ...choices] }, ...rest])
    const now = (await read(bundle())).bundleOptions[0]?.choices[0]
    expect(now?.product).toBe(idOf('NR-BOI-EAU'))
    expect(now?.id).not.toBe(choice?.id)
    await set(bundle(), 'bundleOptions', before)
  })

  const option = (given: object) => [
    { title: 'Plat', type: 'radio', isRequired: true, choices: [], ...given },
  ]
  const choice = (sku: string, given: object = {}) => ({ product: idOf(sku), quantity: 1, ...given })

  it.each([
    ['without a title', () => option({ title: ' ' }), '0.title'],
    ['without choices', () => option({}), '0.choices'],
    ['of an unknown kind', () => option({ type: 'file', choices: [choice('NR-NIG-SAU')] }), '0.type'],
    ['that contain the bundle', () => option({ choices: [choice('NR-MEN-MID')] }), '0.choices.0.product'],
    ['of a bundle', () => option({ choices: [choice('NR-MEN-COM')] }), '0.choices.0.product'],
    ['of a product that is gone', () => option({ choices: [{ product: 2_000_000 }] }), '0.choices.0.product'],
    ['twice', () => option({ choices: [choice('NR-NIG-SAU'), choice('NR-NIG-SAU')] }), '0.choices.1.product'],
    [
      'with two defaults',
      () =>
        option({
          choices: [choice('NR-NIG-SAU', { isDefault: true }), choice('NR-BOI-EAU', { isDefault: true })],
        }),
      '0.choices.1.isDefault',
    ],
    [
      'of no unit',
      () => option({ choices: [choice('NR-NIG-SAU', { quantity: 0 })] }),
      '0.choices.0.quantity',
    ],
    ['below zero', () => option({ choices: [choice('NR-NIG-SAU', { price: -1 })] }), '0.choices.0.price'],
  ])('%s are explained at their field', async (_, wanted, place) => {
    const before = await read(bundle())
    const problems = problemsOf(await set(bundle(), 'bundleOptions', wanted()))
    expect(problems.map(({ field }) => field)).toEqual([`${bundle()}.bundleOptions.${place}`])
    expect(await read(bundle())).toEqual(before)
  })

  it('clash with those of somebody else', async () => {
    const answer = await set(bundle(), 'bundleOptions', [], [])
    expect(answer.errors?.[0]?.extensions).toMatchObject({ category: 'conflict' })
  })

  it('belong to bundles only, which also have a way of pricing', async () => {
    const simple = idOf('NR-NIG-SAU')
    expect(
      problemsOf(await set(simple, 'bundleOptions', option({ choices: [choice('NR-BOI-EAU')] }))),
    ).toHaveLength(1)
    expect(problemsOf(await set(simple, 'bundle.priceType', 'fixed'))).toHaveLength(1)
    const { 'bundle.priceView': before } = await read(bundle())
    expect((await set(bundle(), 'bundle.priceView', 'AS_LOW_AS')).errors).toBeUndefined()
    expect((await read(bundle()))['bundle.priceView']).toBe('AS_LOW_AS')
    await set(bundle(), 'bundle.priceView', before)
  })
})

describe('custom options', () => {
  const product = () => idOf('NR-NIG-SAU')
  const wanted = [
    {
      title: 'Prénom',
      titles: { en: 'First name' },
      type: 'field',
      isRequired: true,
      maxCharacters: 20,
      price: 150,
      priceType: 'fixed',
      sku: 'PRENOM',
    },
    {
      title: 'Sauce',
      titles: { en: 'Sauce', xx: ' ' },
      type: 'drop_down',
      isRequired: false,
      values: [
        { title: 'Salée', titles: { en: 'Salty' }, price: 0 },
        { title: 'Sucrée', price: 1000, priceType: 'percent', sku: 'SUC' },
      ],
    },
  ]

  it('are asked in the shop at once, in order and in its language', async () => {
    expect((await set(product(), 'customOptions', wanted)).errors).toBeUndefined()
    await eventually(async () => {
      const { data } = await api.send<{
        products: { items: { options: { title: string; required: boolean }[] }[] }
      }>(
        `{ products(filter: { sku: { eq: "NR-NIG-SAU" } }) { items { ... on CustomizableProductInterface {
             options { title required sort_order } } } } }`,
        {},
        { store: 'sushi_en' },
      )
      expect(data.products.items[0]?.options).toMatchObject([
        { title: 'First name', required: true },
        { title: 'Sauce', required: false },
      ])
    })
    const [name, sauce] = (await read(product())).customOptions
    expect(name).toMatchObject({ maxCharacters: 20, price: 150, values: [] })
    expect(sauce).toMatchObject({ price: null, values: [{ title: 'Salée' }, { price: 1000, sku: 'SUC' }] })
    expect((await undoLast(product())).kept).toEqual([])
    expect((await read(product())).customOptions).toEqual([])
  })

  it.each([
    [[{ title: 'A', type: 'drop_down', values: [] }], '0.values'],
    [[{ title: 'A', type: 'radio', values: [{ title: 'x' }, { title: 'x' }] }], '0.values.1.title'],
    [
      [
        { title: 'A', type: 'field' },
        { title: 'A', type: 'field' },
      ],
      '1.title',
    ],
    [[{ title: 'A', type: 'date' }], '0.type'],
    [[{ title: 'A', type: 'field', maxCharacters: 0 }], '0.maxCharacters'],
  ])('%j are explained at %s', async (given, place) => {
    const problems = problemsOf(await set(product(), 'customOptions', given))
    expect(problems.map(({ field }) => field)).toEqual([`${product()}.customOptions.${place}`])
  })

  it('of another product are copied, not taken', async () => {
    await set(product(), 'customOptions', wanted)
    const own = (await read(product())).customOptions
    await set(idOf('NR-BOI-EAU'), 'customOptions', own)
    const copied = (await read(idOf('NR-BOI-EAU'))).customOptions
    expect(copied.map(({ title }) => title)).toEqual(own.map(({ title }) => title))
    expect(copied.map(({ id }) => id)).not.toEqual(own.map(({ id }) => id))
    expect((await read(product())).customOptions).toEqual(own)
  })

  it('are copied with a product', async () => {
    const { data } = await owner.send<{ duplicateProduct: { product: { id: string } } }>(
      `mutation ($key: ID!, $id: ID!) {
         duplicateProduct(idempotencyKey: $key, id: $id, version: "0", sku: "NR-COPY") { product { id } } }`,
      { key: newKey(), id: String(idOf('NR-MEN-MID')) },
    )
    const copy = await read(Number(data.duplicateProduct.product.id))
    const original = await read(idOf('NR-MEN-MID'))
    const titles = ({ bundleOptions }: Fields) =>
      bundleOptions.map(({ title, choices }) => [title, choices.length])
    expect(titles(copy)).toEqual(titles(original))
    expect(copy['bundle.priceType']).toBe(original['bundle.priceType'])
  })
})

describe('the days of a dish', () => {
  const dish = () => idOf('NR-NIG-FLA')
  const days = async () => {
    type Item = { pad_available_weekdays: number[]; pad_available_last: string | null; is_in_stock: boolean }
    const { data } = await api.send<{ products: { items: Item[] } }>(
      `{ products(filter: { sku: { eq: "NR-NIG-FLA" } }) { items {
           pad_available_weekdays pad_available_last is_in_stock } } }`,
      {},
      { store: 'sushi_fr' },
    )
    return data.products.items[0]
  }

  it('are in the shop at once; one whose last day is over cannot be bought', async () => {
    expect((await set(dish(), 'pad_available_weekdays@default', '6,5')).errors).toBeUndefined()
    await eventually(async () =>
      expect(await days()).toEqual({
        pad_available_weekdays: [5, 6],
        pad_available_last: null,
        is_in_stock: true,
      }),
    )
    await set(dish(), 'pad_available_last@default', '2026-01-31')
    await eventually(async () => expect((await days())?.is_in_stock).toBe(false))
    await set(dish(), 'pad_available_last@default', null)
    // All days are no limit.
    await set(dish(), 'pad_available_weekdays@default', '1,2,3,4,5,6,7')
    expect(await read(dish())).not.toHaveProperty('pad_available_weekdays@default')
    await eventually(async () => expect((await days())?.is_in_stock).toBe(true))
  })

  it.each([
    ['pad_pickup_available_start@default', '25:00'],
    ['pad_pickup_available_start@default', '23:00'],
    ['pad_available_weekdays@default', 'x'],
    ['pad_available_first@default', '2026-02-31'],
  ])('%s cannot be %s', async (field, value) => {
    const problems = problemsOf(await set(dish(), field, value))
    expect(problems.map((one) => one.field)).toEqual([`${dish()}.${field}`])
  })
})

describe('the items of a group', () => {
  it('have quantities, and cannot be the group or a product with choices', async () => {
    const [group] = await api.sql<
      { id: number }[]
    >`select id from product where type = 'grouped' order by id limit 1`
    const id = group?.id ?? 0
    const before = (await read(id)).grouped as { id: number; quantity: number }[]
    const wanted = before.toReversed().map((one) => ({ ...one, quantity: 3 }))
    expect((await set(id, 'grouped', wanted)).errors).toBeUndefined()
    expect((await read(id)).grouped).toEqual(wanted)
    const place = async (list: object[]) =>
      problemsOf(await set(id, 'grouped', list)).map(({ field }) => field)
    expect(await place([{ id, quantity: 1 }])).toEqual([`${id}.grouped.0.id`])
    expect(await place([...wanted, { id: idOf('NR-MEN-MID'), quantity: 1 }])).toEqual([
      `${id}.grouped.${wanted.length}.id`,
    ])
    expect(await place([{ id: wanted[0]?.id, quantity: 0 }])).toEqual([`${id}.grouped.0.quantity`])
    await set(id, 'grouped', before)
  })
})
