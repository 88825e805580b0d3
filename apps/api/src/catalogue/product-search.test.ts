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

describe('product search', () => {
  it('matches words without accents in categories and labels', async () => {
    const found = await skus('fontaine fraiche')
    expect(found).toContain('VSQ-C3')
    expect(found.toSorted()).toEqual((await skus('Fontaines fraîches')).toSorted())
    expect(found).not.toContain('VSQ-CLAIR')
  })

  it('ranks matches in names first', async () => {
    const names = (await find('cartouches')).map(({ name }) => /cartouche/i.test(name))
    expect(names[0]).toBe(true)
    expect(names).toEqual(names.toSorted((a, b) => Number(b) - Number(a)))
  })

  it('ranks references first, including those of variants', async () => {
    expect((await skus('VSQ-C3'))[0]).toBe('VSQ-C3')
    expect(await skus('vsqc3ab2')).toEqual(['VSQ-C3'])
  })

  it('tolerates a spelling mistake', async () => {
    const found = await find('cartuche')
    expect(found[0]?.name).toMatch(/cartouche/i)
    // Products that only mention the word in a long text are left out.
    const right = await skus('cartouche')
    const near = found.map(({ sku }) => sku)
    expect(right).toEqual(expect.arrayContaining(near))
    expect(near).toEqual(expect.arrayContaining(['VSQ-CLAIR', 'VSQ-TENDRE', 'VSQ-DEBIT']))
    expect(near.length).toBeLessThan(right.length)
    expect(await skus('xylophone')).toEqual([])
  })

  it('uses the language of the store view', async () => {
    const found = await find('caraffe', 'it')
    expect(found.length).toBeGreaterThan(0)
    expect(found[0]?.name).toMatch(/caraff/i)
    expect(await skus('cartridges', 'en')).toContain('VSQ-CLAIR')
    expect(await skus('cartridges', 'fr')).toEqual([])
  })

  it('searches the texts of searchable attributes', async () => {
    expect(await skus('yuzu sucre', 'sushi_fr')).toEqual(['NR-BOI-YUZ'])
  })

  it('can be filtered and sorted', async () => {
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

  it('finds renamed products', async () => {
    expect(await skus('hydrangea')).toEqual([])
    await shop.sql`
      update product_values set attribute_values = attribute_values || '{"name": "Hydrangea"}'
       where store_id = 0 and product_id = (select id from product where sku = 'VSQ-CLAIR')`
    await shop.sql`select bump_catalogue()`
    await shop.api.app.catalogue.refresh()
    expect(await skus('hydrangea')).toEqual(['VSQ-CLAIR'])
  })
})
