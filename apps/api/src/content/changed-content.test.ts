import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { testSettings } from '../../test/settings.ts'
import { droppedBy } from '../../test/dropped-by.ts'
import { importText } from '../../test/written-content.ts'
import { announceChange } from '../catalogue/index.ts'
import { importReviewRatings } from '../import/index.ts'
import { importContentKind } from '../seed/index.ts'
import { removeContent } from './sources.ts'

let shop: TestApi
beforeAll(async () => {
  shop = await createTestApi({
    prepare: async (sql) => {
      await sql`
        insert into product_review (product_id, store_id, nickname, summary, content, status, created_at)
        select p.id, s.id, 'Ada', 'Bien', 'Rien à dire.', 'approved', now()
          from product p, store s where p.sku = 'VSQ-C3' and s.code = 'fr'`
      await sql`
        insert into product_review_vote (review_id, rating_id, value)
        select r.id, g.id, 5 from product_review r join review_rating g on g.code = 'quality' and g.website_id = 1
         where r.nickname = 'Ada'`
      await sql`
        insert into product_rating (product_id, store_id, review_count, percent)
        select product_id, store_id, 1, 100 from product_review where nickname = 'Ada'
        on conflict (product_id, store_id) do update set review_count = product_rating.review_count + 1`
    },
  })
})
afterAll(() => shop.close())

const queries = {
  block: '{ cmsBlocks(identifiers: ["hotels"]) { items { content } } }',
  'another block': '{ cmsBlocks(identifiers: ["restaurants"]) { items { content } } }',
  'a block that is missing': '{ cmsBlocks(identifiers: ["seasonal", "restaurants"]) { items { content } } }',
  page: '{ cmsPage(identifier: "valeurs") { title content } }',
  'the address of the page': '{ route(url: "valeurs") { ... on CmsPage { title } } }',
  'another page': '{ cmsPage(identifier: "cgv") { title } }',
  'an address without a page': '{ route(url: "seasonal") { ... on CmsPage { title } } }',
  category: '{ categoryList(filters: { url_key: { eq: "particuliers" } }) { name cms_block { content } } }',
  'blog posts': '{ blogPosts(pageSize: 3) { items { title } } }',
  markers: '{ markers { title } }',
  ratings: '{ productReviewRatingsMetadata { items { name } } }',
  reviews:
    '{ products(filter: { sku: { eq: "VSQ-C3" } }) { items { reviews { items { ratings_breakdown { name } } } } } }',
  listing: '{ products(filter: { sku: { in: ["VSQ-C3", "VSQ-CLAIR"] } }) { items { name } } }',
  settings: '{ storefrontSettings }',
} as const
type Shown = keyof typeof queries

const block = (name: string, body: string) => async () =>
  await importText(shop.sql, `blocks/${name}.fr.md`, { title: 'Un titre' }, body)
const page = (name: string, body: string) => async () =>
  await importText(shop.sql, `pages/${name}.fr.md`, { title: 'Un titre', url_key: name }, body)
const gone = (name: string) => async () => await removeContent(shop.sql, 'fontaines', name)

it.each<[string, () => Promise<unknown>, Shown[]]>([
  ['an edited block', block('hotels', 'Autre texte.'), ['block']],
  ['a block that is imported as it is', block('hotels', 'Autre texte.'), []],
  ['the block of a category', block('particuliers', 'Autre texte.'), ['category']],
  ['a new block', block('seasonal', 'Bonne année.'), ['a block that is missing']],
  ['a removed block', gone('blocks/seasonal'), ['a block that is missing']],
  ['an edited page', page('valeurs', 'Autre texte.'), ['page', 'the address of the page']],
  ['a new page', page('seasonal', 'Bonne année.'), ['an address without a page']],
  ['a removed page', gone('pages/seasonal'), ['an address without a page']],
  ['a removed post', gone('blog/posts/le-col-de-cygne'), ['blog posts']],
  ['edited markers', editMarkers, ['markers']],
  ['edited ratings', editRatings, ['ratings', 'reviews']],
])('%s drops only what shows it', async (_what, change, expected) => {
  const dropped = await droppedBy(shop, queries, change)
  // A missing block may be any; an address where nothing is may be that of a page that changed.
  const coarse: Shown[] = ['a block that is missing', 'an address without a page']
  expect(dropped.filter((name) => expected.includes(name) || !coarse.includes(name))).toEqual(expected)
})

it('content that is not known drops all of it', async () => {
  const kept = await droppedBy(shop, queries, async () => await announceChange(shop.sql, 'content'))
  expect(Object.keys(queries).filter((name) => !kept.some((one) => one === name))).toEqual([
    'reviews',
    'listing',
  ])
})

const siteFile = (name: string) => path.join(testSettings().sitesDir, 'fontaines', name)

async function editMarkers(): Promise<void> {
  const file = path.join(tmpdir(), `markers-${process.pid}.json`)
  await writeFile(file, (await readFile(siteFile('markers.json'), 'utf8')).replace('Vasque Paris', 'Paris'))
  await importContentKind(shop.sql, 'markers', 'fontaines', file, { mayLackPictures: true })
}

async function editRatings(): Promise<void> {
  const file = path.join(tmpdir(), `ratings-${process.pid}.json`)
  await writeFile(
    file,
    (await readFile(siteFile('catalogue/ratings.json'), 'utf8')).replace('Qualité', 'Tenue'),
  )
  await importReviewRatings(shop.sql, 'fontaines', file)
}
