import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { addressesIn } from '@comptoir/messages/addresses'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { testSettings } from '../../test/settings.ts'

type Link = { path: string; language?: string }
type Texts = {
  storeCode: string
  navigation: Link[]
  footer: { groups: { links: Link[] }[]; legal: Link[] }
}
type Site = { languages: Record<string, Texts> }

/** Screens of the storefront that texts may link to, in each language (decisions A-6, B-1). */
const screensOf = (store: string) => {
  const { cart, search, login, account, orders, stores, withdrawal } = addressesOf(store)
  return ['', cart, search, login, account, orders, stores, withdrawal]
}

const addressesOf = (store: string) =>
  addressesIn(shop.api.app.stores.all.find(({ code }) => code === store)?.language ?? '')

let shop: TestApi

beforeAll(async () => {
  shop = await createTestApi({ now: () => new Date('2027-01-01T12:00:00Z') })
})
afterAll(() => shop.close())

const readSite = async (code: string): Promise<Site> =>
  JSON.parse(await readFile(path.join(testSettings().sitesDir, code, 'site.json'), 'utf8'))

/** What is wrong with a link; undefined when its target exists. */
async function problemOf(link: string, store: string): Promise<string | undefined> {
  if (/^(?:tel|mailto|https):/.test(link)) return undefined
  const [address = '', anchor] = link.split('#')
  if (screensOf(store).includes(address)) return undefined
  if (/^blog(?:\/|$)/.test(address)) return await blogProblemOf(address, store)
  if (address.startsWith(`${addressesOf(store).stores}/`)) return await storeProblemOf(address, store)
  const query = `query ($url: String!) {
    urlResolver(url: $url) { redirectCode } route(url: $url) { ... on CmsPage { content } }
  }`
  const { data } = await shop.send<{
    urlResolver: { redirectCode: number } | null
    route: { content?: string } | null
  }>(query, { url: address }, { store })
  if (data.urlResolver?.redirectCode !== 0) return `${store}: ${link} leads nowhere`
  const hasAnchor = !anchor || data.route?.content?.includes(`id="${anchor}"`)
  return hasAnchor ? undefined : `${store}: ${link} has no such anchor`
}

async function blogProblemOf(address: string, store: string): Promise<string | undefined> {
  const [, category, url] =
    /^blog(?:\/(categorie|category|categoria|kategorie)?\/?(.*))?$/.exec(address) ?? []
  if (!url) return undefined
  const query = category
    ? 'query ($url: String) { blogCategory(categoryUrl: $url) { title } }'
    : 'query ($url: String) { blogPost(postUrl: $url) { title } }'
  const { errors } = await shop.send(query, { url }, { store })
  return errors ? `${store}: ${address} leads nowhere` : undefined
}

async function storeProblemOf(address: string, store: string): Promise<string | undefined> {
  const query = 'query ($key: String!) { marker(url_key: $key) { url_key } }'
  const key = address.replace(`${addressesOf(store).stores}/`, '')
  const { data } = await shop.send<{ marker: { url_key: string } | null }>(query, { key }, { store })
  return data.marker?.url_key === key ? undefined : `${store}: ${address} leads nowhere`
}

async function problemsOf(links: string[], store: string): Promise<string[]> {
  const problems = await Promise.all([...new Set(links)].map((link) => problemOf(link, store)))
  return problems.filter((problem) => problem !== undefined)
}

test.each(['fontaines', 'keramik', 'sushi'])(
  'every link in the header and footer of %s has a target',
  async (code) => {
    const { languages } = await readSite(code)
    for (const { storeCode, navigation, footer } of Object.values(languages)) {
      const links = [...navigation, ...footer.groups.flatMap((group) => group.links), ...footer.legal]
      expect(
        await problemsOf(
          links.map((link) => link.path),
          storeCode,
        ),
      ).toEqual([])
    }
  },
)

test('the links of Magento’s CMS fields are addresses that its route resolves, in every store view', async () => {
  for (const { code: store, language } of shop.api.app.stores.all) {
    const { data, errors } = await shop.send<{
      cmsBlocks: { items: { content: string }[] }
      cmsPage: { content: string }
    }>(
      '{ cmsBlocks(identifiers: ["footer_links_block"]) { items { title content } } cmsPage(identifier: "faq") { content } }',
      {},
      { store },
    )
    expect(errors).toBeUndefined()
    const hrefs = (html = '') => [...html.matchAll(/<a href="([^"]+)"/g)].map(([, href = '']) => href)
    const footer = hrefs(data.cmsBlocks.items[0]?.content)
    expect(footer.length).toBeGreaterThan(10)
    const links = [...footer, ...hrefs(data.cmsPage.content)].filter((href) => href.startsWith('/'))
    expect(links.filter((href) => href.startsWith(`/${language}/`))).toEqual([])
    const own = links.map((href) => href.slice(1))
    expect(await problemsOf(own, store)).toEqual([])
  }
})

test('every link in a page, block, post or marker has a target in its language', async () => {
  const rows = await shop.sql<{ store: string; language: string; content: string }[]>`
    with texts as (
      select p.website_id, t.language, t.content from cms_page_text t join cms_page p on p.id = t.page_id
       union all
      select b.website_id, t.language, t.content from cms_block_text t join cms_block b on b.id = t.block_id
       union all
      select website_id, language, content from blog_post
       union all
      select website_id, language, content from marker_text)
    select s.code as store, t.language, t.content
      from texts t join store_group g on g.website_id = t.website_id
      join store s on s.group_id = g.id and s.language = t.language`
  expect(rows.length).toBeGreaterThan(80)
  for (const { store, language, content } of rows) {
    const links = [...content.matchAll(/<a href="([^"]+)"/g)].map(([, href = '']) => href)
    const own = links.map((href) => href.replace(new RegExp(`^/${language}(?:/|$)`), ''))
    expect(await problemsOf(own, store)).toEqual([])
  }
})
