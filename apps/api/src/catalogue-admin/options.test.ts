import { describe, expect, it } from 'vitest'
import { eventually } from '../../test/eventually.ts'
import { productOptions } from '../../test/product-options.ts'

const options = productOptions()
const { idOf, read, set, problemsOf, undoLast } = options

/** What a shopper sees of a bundle. */
async function bundleInShop(sku: string, store: string) {
  const { data } = await options.api.send<{
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
