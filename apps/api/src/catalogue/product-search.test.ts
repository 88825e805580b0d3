import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'

let shop: TestApi

beforeAll(async () => {
  shop = await createTestApi({ now: () => new Date('2026-11-21T10:00:00Z') })
})
afterAll(() => shop.close())

type Found = { products: { total_count: number; items: { sku: string; name: string }[] } }

async function find(search: string, store = 'fr', more = '') {
  const { data } = await shop.send<Found>(
    `query ($search: String) { products(search: $search, pageSize: 50 ${more}) { total_count items { sku name } } }`,
    { search },
    { store },
  )
  expect(data.products.total_count).toBe(data.products.items.length)
  return data.products.items
}

const skus = async (search: string, store = 'fr', more = '') =>
  (await find(search, store, more)).map(({ sku }) => sku)

describe('a search of the catalogue', () => {
  it('finds words without their accents in categories and labels together', async () => {
    const found = await skus('fontaine fraiche')
    expect(found).toContain('VSQ-C3')
    expect(found.toSorted()).toEqual((await skus('Fontaines fraîches')).toSorted())
    expect(found).not.toContain('VSQ-CLAIR')
  })

  it('puts what is named so first', async () => {
    const names = (await find('cartouches')).map(({ name }) => /cartouche/i.test(name))
    expect(names[0]).toBe(true)
    expect(names).toEqual(names.toSorted((a, b) => Number(b) - Number(a)))
  })

  it('finds a reference, and that of a variant, first', async () => {
    expect((await skus('VSQ-C3'))[0]).toBe('VSQ-C3')
    expect(await skus('vsqc3ab2')).toEqual(['VSQ-C3'])
  })

  it('forgives one wrong letter', async () => {
    const found = await find('cartuche')
    expect(found[0]?.name).toMatch(/cartouche/i)
    expect(found.map(({ sku }) => sku).toSorted()).toEqual((await skus('cartouche')).toSorted())
    expect(await skus('xylophone')).toEqual([])
  })

  it('speaks the language of the store view', async () => {
    const found = await find('caraffe', 'it')
    expect(found.length).toBeGreaterThan(0)
    expect(found[0]?.name).toMatch(/caraff/i)
    expect(await skus('cartridges', 'en')).toContain('VSQ-CLAIR')
    expect(await skus('cartridges', 'fr')).toEqual([])
  })

  it('reads the texts of searchable attributes', async () => {
    expect(await skus('yuzu sucre', 'sushi_fr')).toEqual(['NR-BOI-YUZ'])
  })

  it('narrows with filters and sorts as asked', async () => {
    const all = await skus('fontaine')
    const few = await skus(
      'fontaine',
      'fr',
      ', filter: { category_url_path: { eq: "particuliers/sous-plan" } }',
    )
    expect(few.length).toBeLessThan(all.length)
    expect(all).toEqual(expect.arrayContaining(few))
    const names = (await find('fontaine', 'fr', ', sort: { name: ASC }')).map(({ name }) => name)
    expect(names).toEqual(names.toSorted(new Intl.Collator('fr', { numeric: true }).compare))
  })

  it('finds what an import named anew', async () => {
    expect(await skus('hydrangea')).toEqual([])
    await shop.sql`
      update product_values set attribute_values = attribute_values || '{"name": "Hydrangea"}'
       where store_id = 0 and product_id = (select id from product where sku = 'VSQ-CLAIR')`
    await shop.sql`select bump_catalogue()`
    await shop.api.app.catalogue.refresh()
    expect(await skus('hydrangea')).toEqual(['VSQ-CLAIR'])
  })
})
