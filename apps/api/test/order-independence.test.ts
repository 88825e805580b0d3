import * as fc from 'fast-check'
import { parse, type OperationDefinitionNode } from 'graphql'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Sql } from '../src/platform/database.ts'
import { cacheableQueries } from '../src/resolvers.ts'
import { newCustomer } from './accounts.ts'
import { createTestApi, type TestApi } from './api.ts'
import { addCurrencies, further } from './currencies.ts'
import { root } from './settings.ts'

/** Few by default: each run is some 350 requests. FC_RUNS=100 for more. */
const numRuns = Number(process.env.FC_RUNS ?? 3)
const timeout = 150_000 + numRuns * 10_000
const secret = 'only-for-the-shop'
/** Those who ask in one run; each sends every request. */
const visitorsPerRun = 12

type Site = {
  /** A category with many products, by its path in French, and its uid. */
  category: string
  uid?: string
  path: string
  sku: string
  words: string
  block: string
  attribute: string
}
type Request = { query: string; variables: (site: Site) => Record<string, unknown> }
type Visitor = { store: string; site: Site; token?: string | undefined; currency?: string | undefined }

const sites: Record<string, Site> = {
  fontaines: {
    category: 'particuliers',
    path: 'carafe-75-cl.html',
    sku: 'VSQ-C3',
    words: 'carafe',
    block: 'particuliers',
    attribute: 'aay_color',
  },
  sushi: {
    category: 'carte',
    path: 'nigiri-saumon-4-pieces.html',
    sku: 'NR-NIG-SAU',
    words: 'sushi',
    block: 'menus',
    attribute: 'allergens',
  },
}

const price = `price_visible tax_rate colisage_b2b colisage_b2c
  price_range { minimum_price { final_price { value currency } regular_price { value } } maximum_price { final_price { value } } }`
const page = `total_count items { sku name url_key is_new stock_status ${price}
    categories { name url_path } optimized_images { thumbnail }
    custom_attributesV2(filters: { used_in_product_listing: true }) { items { code ... on AttributeSelectedOptions { selected_options { label } } } } }
  aggregations { attribute_code label options { label value count } } sort_fields { options { label } }`
const tree = 'name url_path product_count include_in_menu position'
const none = () => ({})
const hashOfLogo = createHash('sha256')
  .update(readFileSync(join(root, 'sites/sushi/look/logo.svg')))
  .digest('hex')

const sorts = [
  { name: 'ASC' },
  { name: 'DESC' },
  { price: 'ASC' },
  { position: 'ASC' },
  { price: 'DESC', name: 'ASC' },
]
const listings: Request[] = sorts.flatMap((sort): Request[] => [
  {
    query: `query ($sort: ProductAttributeSortInput, $uid: String) {
      products(filter: { category_uid: { eq: $uid } }, sort: $sort, pageSize: 12) { ${page} } }`,
    variables: ({ uid }) => ({ sort, uid }),
  },
  {
    query: `query ($sort: ProductAttributeSortInput, $words: String) {
      products(search: $words, sort: $sort, pageSize: 12) { ${page} suggestions { search } } }`,
    variables: ({ words }) => ({ sort, words }),
  },
])

/** Everything that is cached, sorted or translated, and depends on nothing but the visitor. */
const requests: readonly Request[] = [
  ...listings,
  {
    query: `{ products(filter: { price: { from: "5", to: "200" } }, sort: { name: ASC }, pageSize: 20) { ${page} } }`,
    variables: none,
  },
  {
    query: `query ($words: String) { products(filter: { name: { match: $words } }) { ${page} } }`,
    variables: ({ words }) => ({ words }),
  },
  {
    query: `query ($words: String) { products(filter: { description: { match: $words } }) { ${page} } }`,
    variables: ({ words }) => ({ words }),
  },
  {
    query: `query ($sku: String) { products(filter: { sku: { eq: $sku } }) { items { name ${price}
      description { html } related_products { name ${price} } upsell_products { name }
      ... on ConfigurableProduct { configurable_options { label values { label } } variants { product { name ${price} } } } } } }`,
    variables: ({ sku }) => ({ sku }),
  },
  {
    query: `{ categoryList { ${tree} children { ${tree} children { ${tree} } } } }`,
    variables: none,
  },
  {
    query: `query ($uid: String) { categoryList(filters: { category_uid: { eq: $uid } }) {
      ${tree} description processed_metadata { title h1_title } breadcrumbs { category_name } cms_block { content }
      products(pageSize: 8, sort: { name: ASC }) { items { name ${price} } } } }`,
    variables: ({ uid }) => ({ uid }),
  },
  { query: `{ categories(filters: {}) { total_count items { ${tree} } } }`, variables: none },
  { query: `{ category { ${tree} children { ${tree} } } }`, variables: none },
  {
    query: `query ($block: String) { cmsPage(identifier: "faq") { title content page_builder { __typename } }
      cmsBlocks(identifiers: [$block]) { items { identifier title content } } }`,
    variables: ({ block }) => ({ block }),
  },
  {
    query: `{ storeConfig { store_code locale base_currency_code root_category_uid default_title shop_email }
      availableStores(useCurrentGroup: true) { store_code store_name locale } }`,
    variables: none,
  },
  { query: '{ availableStores { store_code store_group_code root_category_uid } }', variables: none },
  {
    query:
      '{ countries { id full_name_locale } country(id: "IT") { full_name_locale } currency { available_currency_codes } }',
    variables: none,
  },
  { query: `{ storefrontFile(hash: "${hashOfLogo}") }`, variables: none },
  {
    query:
      '{ websiteSettings storefrontSettings storefronts { website_code url } seoStaticMetadata { page title description } checkoutAgreements { name checkbox_text } }',
    variables: none,
  },
  {
    query: `query ($path: String!) {
      route(url: $path) { __typename relative_url ... on ProductInterface { name ${price} } }
      urlResolver(url: $path) { relative_url redirectCode alternates { language path } } }`,
    variables: ({ path }) => ({ path }),
  },
  {
    query: `query ($path: String!) { route(url: $path) { __typename relative_url ... on CategoryTree { name } } }`,
    variables: ({ category }) => ({ path: category }),
  },
  {
    query: `query ($code: String) {
      customAttributeMetadata(attributes: [{ attribute_code: $code, entity_type: "4" }]) {
        items { attribute_code store_label attribute_options { label } } }
      customAttributeMetadataV2(attributes: [{ attribute_code: "email", entity_type: "customer" }]) { items { code label } } }`,
    variables: ({ attribute }) => ({ code: attribute }),
  },
  {
    query: `{ attributesList(entityType: CATALOG_PRODUCT, filters: { is_filterable: true }) { items { code label } }
      attributesForm(formCode: "customer_account_create") { items { code label } }
      productReviewRatingsMetadata { items { name values { value } } } }`,
    variables: none,
  },
  {
    query: `query ($sku: String!) { productImages(skus: [$sku]) { sku optimized_images { label thumbnail } }
      pictures(files: ["comptoir-3-acier.webp"]) { large } }`,
    variables: ({ sku }) => ({ sku }),
  },
  {
    query: '{ sitemap(type: CATEGORY) { total_count items { path alternates { language path } } } }',
    variables: none,
  },
  {
    query: `query ($words: String!) { searchSuggestions(query: $words, limit: 6) {
      words spelling products { name ${price} } pages { title path } } }`,
    variables: ({ words }) => ({ words: words.slice(0, 4) }),
  },
  {
    query: '{ blogPosts { total_count items { title } } blogCategories { items { title } } }',
    variables: none,
  },
]

const groups = [
  { code: 'Staff', kind: 'b2c', display: 'excl' },
  { code: 'Resellers', kind: 'b2b', display: 'incl' },
]

async function addGroups(sql: Sql): Promise<void> {
  for (const { code, kind, display } of groups)
    await sql`
      insert into customer_group (id, code, visitor_kind, price_display)
      select max(id) + 1, ${code}, ${kind}, ${display} from customer_group`
}

async function visitorIn(group: string, { store, site }: Visitor): Promise<Visitor> {
  const { id, token } = await newCustomer(shop, {}, { store })
  await shop.sql`
    update customer set group_id = (select id from customer_group where code = ${group}) where id = ${id}`
  return { store, site, token }
}

let shop: TestApi
let visitors: readonly Visitor[]

beforeAll(async () => {
  shop = await createTestApi({ settings: { clearCacheToken: secret }, prepare: addGroups })
  await addCurrencies(shop)
  const { all, ofLocations } = shop.api.app.stores
  for (const [code, site] of Object.entries(sites))
    site.uid = await uidOf(site.category, code === 'sushi' ? 'sushi_fr' : 'fr')
  const tokens = new Map<string, (string | undefined)[]>()
  for (const website of Object.keys(sites)) {
    const store = all.find((one) => one.website.code === website)?.code ?? ''
    const signedIn = ['particulier@example.com', 'professionnel@example.com'].map((email) =>
      tokenOf(email, store),
    )
    tokens.set(website, [undefined, ...(await Promise.all(signedIn))])
  }
  // One of the points of sale is enough: each of their views has the website's id and a code of its own.
  const views = [
    ...all,
    ...ofLocations.filter(({ location }) => location?.id === ofLocations[0]?.location?.id),
  ]
  visitors = views.flatMap(({ code, language, website }) =>
    (tokens.get(website.code) ?? []).flatMap((token, index) => {
      const site = sites[website.code]
      // Further currencies in one language, for guests and professionals.
      const others = website.code === 'fontaines' && language === 'en' && index !== 1 ? further : []
      const own = token === undefined ? 'EUR' : undefined
      const currencies = [own, ...others.map((one) => one.code)]
      return site ? currencies.map((currency) => ({ store: code, site, token, currency })) : []
    }),
  )
  // In one store view, groups whose prices are not displayed as those of their kind.
  const [view] = visitors
  if (view) visitors = [...visitors, ...(await Promise.all(groups.map(({ code }) => visitorIn(code, view))))]
})
afterAll(() => shop.close())

async function uidOf(path: string, store: string): Promise<string> {
  const { data } = await shop.send<{ categoryList: { uid: string }[] }>(
    'query ($path: String) { categoryList(filters: { url_path: { eq: $path } }) { uid } }',
    { path },
    { store },
  )
  return data.categoryList[0]?.uid ?? ''
}

async function tokenOf(email: string, store: string): Promise<string> {
  const { data } = await shop.send<{ generateCustomerToken: { token: string } }>(
    'mutation ($email: String!) { generateCustomerToken(email: $email, password: "Comptoir2026") { token } }',
    { email },
    { store },
  )
  return data.generateCustomerToken.token
}

async function answerTo(
  { query, variables }: Request,
  { store, site, token, currency }: Visitor,
): Promise<string> {
  const { status, body } = await shop.api.handle({
    method: 'POST',
    body: JSON.stringify({ query, variables: variables(site) }),
    headers: {
      store,
      ...(currency && { 'content-currency': currency }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
  })
  return `${status} ${body}`
}

/** As after a start: snapshot, indexes and cached responses are new. */
async function clearCaches(): Promise<void> {
  const { statusCode } = await shop.api.server.inject({
    method: 'POST',
    url: '/private-clear-cache',
    headers: { 'x-clear-cache-token': secret },
  })
  expect(statusCode).toBe(200)
}

it('asks for every cacheable query', () => {
  const asked = requests.flatMap(({ query }) => {
    const [operation] = parse(query).definitions as OperationDefinitionNode[]
    return (operation?.selectionSet.selections ?? []).map((field) =>
      'name' in field ? field.name.value : '',
    )
  })
  expect(Object.keys(cacheableQueries).filter((name) => !asked.includes(name))).toEqual([])
})

it('an answer does not depend on who asked before', { timeout }, async () => {
  const cold = new Map<Visitor, string[]>()
  for (const visitor of visitors) {
    await clearCaches()
    const answers: string[] = []
    for (const request of requests) answers.push(await answerTo(request, visitor))
    cold.set(visitor, answers)
  }
  const failed = new Set([...cold.values()].flat().filter((answer) => !answer.startsWith('200 {"data"')))
  expect([...failed]).toEqual([])

  const places = requests.map((_request, at) => at)
  const everything = fc.shuffledSubarray(places, { minLength: places.length })
  const some = fc.shuffledSubarray([...visitors], { minLength: visitorsPerRun, maxLength: visitorsPerRun })
  await fc.assert(
    fc.asyncProperty(everything, some, fc.boolean(), async (numbers, inOrder, areConcurrent) => {
      await clearCaches()
      const asks = numbers.flatMap((at) => inOrder.map((visitor) => ({ at, visitor })))
      const answers: string[] = []
      const ask = ({ at, visitor }: (typeof asks)[number]) => answerTo(requests[at] as Request, visitor)
      if (areConcurrent) answers.push(...(await Promise.all(asks.map(ask))))
      else for (const one of asks) answers.push(await ask(one))
      for (const [index, { at, visitor }] of asks.entries())
        expect({ store: visitor.store, query: requests[at]?.query, answer: answers[index] }).toEqual({
          store: visitor.store,
          query: requests[at]?.query,
          answer: cold.get(visitor)?.[at],
        })
    }),
    { numRuns },
  )
})
