import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'

let shop: TestApi
beforeAll(async () => void (shop = await createTestApi()))
afterAll(() => shop.close())

type Entry = {
  path: string
  alternates: { language: string; path: string }[]
  updated_at: string | null
  images: string[]
}
type Answer = { sitemap: { items: Entry[]; total_count: number } }

async function listed(type: string, page = { pageSize: 2000, currentPage: 1 }, store = 'fr') {
  const { data, errors } = await shop.send<Answer>(
    `query ($type: UrlRewriteEntityTypeEnum!, $pageSize: Int, $currentPage: Int) {
      sitemap(type: $type, pageSize: $pageSize, currentPage: $currentPage) {
        total_count items { path alternates { language path } updated_at images } } }`,
    { type, ...page },
    { store },
  )
  expect(errors).toBeUndefined()
  return data.sitemap
}

const pathsOf = ({ items }: { items: readonly Entry[] }) => items.map(({ path }) => path)

describe('The sitemap', () => {
  it('contains every product with pictures and alternates in other languages', async () => {
    const { items, total_count } = await listed('PRODUCT')
    expect(items).toHaveLength(total_count)
    const product = items.find(({ path }) => path === 'comptoir-3.html')
    expect(product?.alternates.map(({ language }) => language).toSorted()).toEqual(['en', 'fr', 'it'])
    expect(product?.images[0]).toMatch(/\/media\/.*\.webp$/)
    expect(product?.updated_at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  })

  it('contains the same pages in every language', async () => {
    for (const type of ['PRODUCT', 'CATEGORY', 'CMS_PAGE']) {
      const [french, english] = [await listed(type), await listed(type, undefined, 'en')]
      const inEnglish = french.items.flatMap(
        ({ alternates }) => alternates.find(({ language }) => language === 'en')?.path ?? [],
      )
      expect({ [type]: inEnglish.toSorted() }).toEqual({ [type]: pathsOf(english).toSorted() })
    }
  })

  it('excludes products with a flag, in the store view or in all', async () => {
    const all = (await listed('PRODUCT')).total_count
    await shop.sql`
      update product_values set attribute_values = attribute_values || '{"seo_no_index": true}'
       where store_id = 0 and product_id = (select id from product where sku = 'VSQ-CLAIR')`
    const [french] = await shop.sql<{ id: number }[]>`select id from store where code = 'fr'`
    await shop.sql`
      insert into product_values (product_id, store_id, attribute_values)
      select id, ${french?.id ?? 0}, '{"aay_seo_robots_noindex": 1}' from product where sku = 'VSQ-C3'
      on conflict (product_id, store_id) do update
        set attribute_values = product_values.attribute_values || excluded.attribute_values`
    await shop.sql`select bump_catalogue()`
    await shop.api.app.catalogue.refresh()
    expect((await listed('PRODUCT')).total_count).toBe(all - 2)
    expect((await listed('PRODUCT', undefined, 'en')).total_count).toBe(all - 1)
  })

  it('excludes entities below inactive categories, and pages marked noindex', async () => {
    const before = pathsOf(await listed('CATEGORY'))
    expect(before).toContain('professionnels/restaurants')
    await shop.sql`
      update category set is_active = false where id in (
        select c.id from category c join category_text t on t.category_id = c.id where t.url_key = 'professionnels')`
    await shop.sql`select bump_catalogue()`
    await shop.api.app.catalogue.refresh()
    const after = pathsOf(await listed('CATEGORY'))
    expect(after).not.toContain('professionnels')
    expect(after).not.toContain('professionnels/restaurants')
    expect(after).toContain('particuliers')
    const pages = pathsOf(await listed('CMS_PAGE'))
    expect(pages).toContain('faq')
    expect(pages).not.toContain('no-route')
  })

  it('is paged', async () => {
    const { items } = await listed('PRODUCT')
    const second = await listed('PRODUCT', { pageSize: 3, currentPage: 2 })
    expect(second.items).toEqual(items.slice(3, 6))
    expect(second.total_count).toBe(items.length)
    const { errors } = await shop.send('{ sitemap(type: PRODUCT, pageSize: 2001) { total_count } }')
    expect(errors?.[0]?.message).toBe('Maximum pageSize is 2000')
  })
})
