import { describe, expect, it } from 'vitest'
import { newKey } from '../../test/admin.ts'
import { eventually } from '../../test/eventually.ts'
import { productOptions, type Fields } from '../../test/product-options.ts'

const options = productOptions()
const { idOf, read, set, problemsOf, undoLast } = options

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
      const { data } = await options.api.send<{
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
    const { data } = await options.owner.send<{ duplicateProduct: { product: { id: string } } }>(
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
    const { data } = await options.api.send<{ products: { items: Item[] } }>(
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
    const [group] = await options.api.sql<
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
