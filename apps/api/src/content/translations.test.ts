import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'

let shop: TestApi

beforeAll(async () => {
  shop = await createTestApi()
})
afterAll(() => shop.close())

test('every page and block of the sites exists in the languages of their store views', async () => {
  const spoken = shop.sql`
    (select count(distinct s.language) from store s join store_group g on g.id = s.group_id where g.website_id = w.id)`
  const incomplete = await shop.sql`
    select w.code, p.identifier, array_agg(t.language order by t.language) as languages
      from cms_page p join cms_page_text t on t.page_id = p.id join website w on w.id = p.website_id
     group by w.id, p.identifier
    having not bool_or(t.language = 'default') and count(*) < ${spoken}
     union all
    select w.code, b.identifier, array_agg(t.language order by t.language)
      from cms_block b join cms_block_text t on t.block_id = b.id join website w on w.id = b.website_id
     group by w.id, b.identifier
    having not bool_or(t.language = 'default') and count(*) < ${spoken}`
  expect(incomplete).toEqual([])
})

test('a page has the same blocks in every language', async () => {
  const rows = await shop.sql<{ code: string; identifier: string; shapes: number }[]>`
    select w.code, p.identifier,
           count(distinct (select string_agg(b ->> 'type', ' ') from jsonb_array_elements(t.page_builder) b))::int as shapes
      from cms_page p join cms_page_text t on t.page_id = p.id join website w on w.id = p.website_id
     where t.language <> 'default' group by w.code, p.identifier`
  expect(rows.filter(({ shapes }) => shapes > 1)).toEqual([])
})
