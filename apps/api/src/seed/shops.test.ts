import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { testSettings } from '../../test/settings.ts'

let shop: TestApi
beforeAll(async () => {
  shop = await createTestApi({ now: () => new Date('2026-11-21T10:00:00Z') })
})
afterAll(() => shop.close())

const sites = [
  { code: 'fontaines', products: 60, stores: { fr: 'fr', en: 'en', it: 'it' } },
  { code: 'sushi', products: 80, stores: { fr: 'sushi_fr', en: 'sushi_en', it: 'sushi_it' } },
]
const { sitesDir } = testSettings()

type Shown = {
  type: string
  sku: string
  name: string
  description: { html: string }
  short_description: { html: string }
  meta_title: string | null
  meta_description: string | null
  price_visible: boolean
  price_range: { minimum_price: { final_price: { value: number } } }
  optimized_images: { file: string; label: string }[]
  categories: { name: string }[]
}

/** Everything that a shopper can come across in a store view. */
async function shownIn(store: string): Promise<Shown[]> {
  const { data } = await shop.send<{ products: { items: Shown[] } }>(
    `{ products(filter: {}, pageSize: 300) { items {
      type: __typename sku name description { html } short_description { html } meta_title meta_description
      price_visible price_range { minimum_price { final_price { value } } }
      optimized_images { file label } categories { name } } } }`,
    {},
    { store },
  )
  return data.products.items
}

describe.each(sites)('the shop $code', ({ code, products, stores }) => {
  test('has a full range with complete products in three languages', async () => {
    const byLanguage = await Promise.all(Object.values(stores).map(shownIn))
    for (const shown of byLanguage) {
      expect(shown.length).toBeGreaterThanOrEqual(products)
      const incomplete = shown.filter(
        (one) =>
          !one.name ||
          !one.description.html ||
          !one.short_description.html ||
          !one.meta_title ||
          !one.meta_description ||
          one.categories.length === 0 ||
          one.optimized_images.length === 0 ||
          one.optimized_images.some(({ label }) => !label) ||
          (one.price_visible && one.price_range.minimum_price.final_price.value <= 0),
      )
      expect(incomplete.map(({ sku }) => sku)).toEqual([])
    }
    const [french = [], ...translated] = byLanguage
    for (const shown of translated) {
      expect(shown.map(({ sku }) => sku).toSorted()).toEqual(french.map(({ sku }) => sku).toSorted())
      const same = shown.filter((one) => {
        const original = french.find(({ sku }) => sku === one.sku)
        return original?.description.html === one.description.html
      })
      expect(same.map(({ sku }) => sku)).toEqual([])
    }
  })

  test('has own texts in each language for every product', async () => {
    const lacking = await shop.sql`
      select p.sku, s.code from product p
        join product_website pw on pw.product_id = p.id join website w on w.id = pw.website_id
        join store_group g on g.website_id = w.id join store s on s.group_id = g.id and s.language <> 'fr'
        left join product_values v on v.product_id = p.id and v.store_id = s.id
       where w.code = ${code} and p.visibility > 1 and s.code = any(${Object.values(stores)})
         and not coalesce(v.attribute_values ? 'name' and v.texts ?& array['description', 'short_description'], false)`
    expect(lacking).toEqual([])
  })

  test('has name, description and picture of every category in three languages', async () => {
    const lacking = await shop.sql`
      with recursive tree as (
        select c.id, c.image, c.admin_name, 1 as depth from category c
          join store_group g on g.root_category_id = c.id join website w on w.id = g.website_id where w.code = ${code}
        union select c.id, c.image, c.admin_name, depth + 1 from category c join tree on c.parent_id = tree.id)
      select tree.admin_name, wanted.language from tree cross join unnest(array['fr', 'en', 'it']) as wanted (language)
        left join category_text t on t.category_id = tree.id and t.language in (wanted.language, 'default')
       where depth > 1
       group by tree.id, tree.image, tree.admin_name, wanted.language
      having tree.image is null or bool_and(t.name is null) or bool_and(t.description is null)
          or bool_and(t.meta_title is null) or bool_and(t.meta_description is null) or bool_and(t.url_key is null)`
    expect(lacking).toEqual([])
  })

  test('uses no picture as the first of two products', async () => {
    const shown = await shownIn(stores.fr)
    const first = shown.map((one) => one.optimized_images[0]?.file ?? one.sku)
    const rows = await shop.sql<{ files: string[] }[]>`
      select array_agg(file order by file) as files from picture where file = any(${first}) group by content_hash`
    const twice = first.filter((file, index) => first.indexOf(file) !== index)
    expect(twice).toEqual([])
    expect(rows.map(({ files }) => files).filter((files) => files.length > 1)).toEqual([])
  })

  test('has blog posts with pictures, authors and tags in four categories', async () => {
    const posts = await shop.sql<{ identifier: string }[]>`
      select p.identifier from blog_post p join website w on w.id = p.website_id join picture i on i.file = p.featured_image
       where w.code = ${code} and p.author is not null and p.featured_image_alt is not null
         and exists (select 1 from blog_post_category where post_id = p.id)
         and exists (select 1 from blog_post_tag where post_id = p.id)`
    const [counts] = await shop.sql<{ posts: number; categories: number; events: number; voices: number }[]>`
      select (select count(*)::int from blog_post where website_id = w.id) as posts,
             (select count(*)::int from blog_category where website_id = w.id) as categories,
             (select count(*)::int from blog_post where website_id = w.id and event_start is not null) as events,
             (select count(*)::int from blog_post where website_id = w.id and customer_name is not null) as voices
        from website w where w.code = ${code}`
    expect(posts.length).toBe(counts?.posts)
    expect(counts?.posts).toBeGreaterThanOrEqual(15)
    expect(counts?.categories).toBe(4)
    expect(counts?.events).toBeGreaterThanOrEqual(2)
    expect(counts?.voices).toBeGreaterThanOrEqual(2)
  })

  test('has at least twenty questions by theme in three languages', async () => {
    const rows = await shop.sql<{ language: string; themes: number; questions: number }[]>`
      select t.language, count(distinct asked)::int as themes, count(q)::int as questions
        from cms_page p join website w on w.id = p.website_id join cms_page_text t on t.page_id = p.id,
             jsonb_path_query(t.page_builder, '$[*].faq[*]') asked, jsonb_path_query(asked, '$.questions[*]') q
       where w.code = ${code} group by t.language order by t.language`
    expect(rows.map(({ language }) => language)).toEqual(['en', 'fr', 'it'])
    for (const { themes, questions } of rows) {
      expect(questions).toBeGreaterThanOrEqual(20)
      expect(themes).toBeGreaterThanOrEqual(4)
    }
    expect(new Set(rows.map(({ questions }) => questions)).size).toBe(1)
  })

  test('promises the button for quotations to professionals, who alone have it', async () => {
    for (const [language, professional] of Object.entries({
      fr: 'professionnel',
      en: 'business account',
      it: 'professional',
    })) {
      const file = path.resolve(
        import.meta.dirname,
        `../../../../packages/messages/${language}/storefront.json`,
      )
      const button: string = JSON.parse(await readFile(file, 'utf8')).quotation_request
      const passages = await shop.sql<{ text: string }[]>`
        select passage as text
          from cms_page p join website w on w.id = p.website_id join cms_page_text t on t.page_id = p.id,
               jsonb_path_query(t.page_builder, 'strict $.** ? (@.type() == "string")') found,
               regexp_split_to_table(found #>> '{}', '\n|</p>') passage
         where w.code = ${code} and t.language = ${language} and strpos(passage, ${button}) > 0 and passage <> ${button}`
      if (code === 'sushi') expect(passages.length).toBeGreaterThan(0)
      expect(passages.filter(({ text }) => !text.includes(professional))).toEqual([])
    }
  })

  test('has coupons of every type, some of them expired', async () => {
    const rows = await shop.sql<{ type: string; minimum: boolean; expired: boolean }[]>`
      select r.action ->> 'type' as type, r.condition is not null as minimum, r.ends_at < '2026-11-21' as expired
        from coupon c join cart_rule r on r.id = c.rule_id join website w on w.id = c.website_id where w.code = ${code}`
    expect([...new Set(rows.map(({ type }) => type))]).toEqual(
      expect.arrayContaining(['percent', 'fixed', 'free_shipping']),
    )
    expect(rows.some(({ minimum }) => minimum)).toBe(true)
    expect(rows.some(({ expired }) => expired)).toBe(true)
  })
})

describe('pictures', () => {
  test('have unique names across the sites and masters of limited size', async () => {
    const names: string[] = []
    let bytes = 0
    for (const { code } of sites) {
      const folder = path.join(sitesDir, code, 'pictures')
      for (const name of await readdir(folder)) {
        names.push(name)
        bytes += (await stat(path.join(folder, name))).size
      }
    }
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    expect(bytes).toBeLessThan(60_000_000)
    expect(await shop.sql`select file from picture where width > 2400`).toEqual([])
  })
})
