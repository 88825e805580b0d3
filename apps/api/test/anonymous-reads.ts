/** An operation that any visitor may send; `refused` where it must be answered with an error. */
export type AnonymousRead = {
  family: string
  query: string
  variables?: Readonly<Record<string, unknown>>
  refused?: true
}

const page = '{ total_count items { sku name price_range { minimum_price { final_price { value } } } } }'
const filtered = `query Filtered($filter: ProductAttributeFilterInput!) { products(filter: $filter, pageSize: 24) ${page} }`
const searched = `query Searched($words: String!) { products(search: $words, pageSize: 24) ${page} }`
const suggested = `query Suggested($words: String!) {
  searchSuggestions(query: $words, limit: 10) { words spelling products { sku } pages { title } } }`
const alternatives = `query Alternatives($words: String!) { products(search: $words) { suggestions { search } } }`
const sorted = `query Sorted($sort: ProductAttributeSortInput, $page: Int) {
  products(filter: { price: { from: "0" } }, sort: $sort, pageSize: 300, currentPage: $page) { items { sku } } }`
const categories = `query Categories($filters: CategoryFilterInput) { categories(filters: $filters) { total_count items { name } } }`
const routed = 'query Routed($url: String!) { route(url: $url) { relative_url } }'
const geoSearched = 'query Searched($words: String!) { geoSearch(query: $words) { results { city } } }'

const described = `query Described($attributes: [AttributeInput!]!) {
  customAttributeMetadataV2(attributes: $attributes) { items { code } errors { message } } }`
const blocks = 'query Blocks($names: [String]) { cmsBlocks(identifiers: $names) { items { identifier } } }'

const quickOrdered = `query Ordered($lines: [QuickOrderLineInput!]!) {
  quickOrder(lines: $lines) { sku product { name } variant { name } error { message } } }`

const letters = 'abcdefghijklmnopqrstuvwxyz'
const madeUp = (count: number) =>
  Array.from({ length: count }, (_, at) => `${letters[at % 26]}${letters[(at * 7) % 26]}ontaine${at}`)
/** Words without digits, since others are never taken for misspelt. */
const misspelt = (count: number) =>
  Array.from({ length: count }, (_, at) => `${letters[at % 26]}${letters[(at * 7) % 26]}ntaines`).join(' ')
const attributes = (count: number) =>
  Array.from({ length: count }, () => ({ attribute_code: 'description', entity_type: 'catalog_product' }))
const longWord = 'a'.repeat(100_000)

/** Every kind of read without an account whose work could grow with the catalogue, or with what is sent. */
export const anonymousReads: readonly AnonymousRead[] = [
  { family: 'the first request of a process', query: '{ storeConfig { code } }' },
  {
    family: 'description',
    query: filtered,
    variables: { filter: { description: { match: 'xylophone' } } },
  },
  { family: 'name, words', query: filtered, variables: { filter: { name: { match: 'xylo phone' } } } },
  {
    family: 'name, full',
    query: filtered,
    variables: { filter: { name: { match: 'xylophone', match_type: 'FULL' } } },
  },
  {
    family: 'name, part',
    query: filtered,
    variables: { filter: { name: { match: 'ylophon', match_type: 'PARTIAL' } } },
  },
  {
    family: 'name, too long',
    query: filtered,
    variables: { filter: { name: { match: longWord } } },
    refused: true,
  },
  {
    family: 'a quick order',
    query: quickOrdered,
    variables: { lines: madeUp(50).map((sku) => ({ sku, quantity: 1 })) },
  },
  {
    family: 'a quick order, too long',
    query: quickOrdered,
    variables: { lines: madeUp(1000).map((sku) => ({ sku, quantity: 1 })) },
    refused: true,
  },
  { family: 'sku, 1,000 values', query: filtered, variables: { filter: { sku: { in: madeUp(1000) } } } },
  {
    family: 'sku, 10,000 values',
    query: filtered,
    variables: { filter: { sku: { in: madeUp(10_000) } } },
    refused: true,
  },
  { family: 'url_key', query: filtered, variables: { filter: { url_key: { in: madeUp(1000) } } } },
  { family: 'listing by price', query: sorted, variables: { sort: { price: 'DESC' }, page: 1 } },
  { family: 'listing by name', query: sorted, variables: { sort: { name: 'ASC' }, page: 1 } },
  {
    family: 'listing by name and price',
    query: sorted,
    variables: { sort: { name: 'ASC', price: 'ASC' }, page: 1 },
  },
  { family: 'listing, page behind the last', query: sorted, variables: { page: 2_000_000 }, refused: true },
  {
    family: 'facets of everything',
    query:
      '{ products(filter: { price: { from: "0" } }) { total_count aggregations { attribute_code options { value count } } } }',
  },
  { family: 'search, one word', query: searched, variables: { words: 'xylophone' } },
  { family: 'search, one letter', query: searched, variables: { words: 'c' } },
  { family: 'search, many words', query: searched, variables: { words: misspelt(40) } },
  {
    family: 'search, many short words',
    query: searched,
    variables: { words: 'co le la fi ro de ma pa se ta vi bo' },
  },
  { family: 'search, one endless word', query: searched, variables: { words: longWord } },
  {
    family: 'search, alternatives of an endless text',
    query: alternatives,
    variables: { words: misspelt(20_000) },
  },
  { family: 'suggestions', query: suggested, variables: { words: 'fontane' } },
  { family: 'suggestions, many words', query: suggested, variables: { words: misspelt(20_000) } },
  { family: 'facet, 1,000 values', query: filtered, variables: { filter: { size: { in: madeUp(1000) } } } },
  { family: 'attributes, 300', query: described, variables: { attributes: attributes(300) } },
  {
    family: 'attributes, 10,000',
    query: described,
    variables: { attributes: attributes(10_000) },
    refused: true,
  },
  { family: 'blocks, 10,000', query: blocks, variables: { names: madeUp(10_000) }, refused: true },
  { family: 'category names', query: categories, variables: { filters: { name: { match: 'rob' } } } },
  {
    family: 'category tree',
    query: '{ categoryList { name children { name children { name children { name } } } } }',
  },
  { family: 'route', query: routed, variables: { url: 'nowhere-at-all.html' } },
  { family: 'route, many slashes', query: routed, variables: { url: `${'/'.repeat(100_000)}x` } },
  { family: 'town, first look-up', query: geoSearched, variables: { words: 'Lyon' } },
  { family: 'town, endless text', query: geoSearched, variables: { words: '69 rue '.repeat(15_000) } },
  { family: 'blog', query: '{ blogPosts(pageSize: 100) { total_count items { title } } }' },
  { family: 'countries', query: '{ countries { id full_name_locale available_regions { name } } }' },
]

/** Lists of everything, which search engines and operators ask for: long by nature, and read page by page. */
export const wholeLists: readonly AnonymousRead[] = [
  {
    family: 'sitemap, 2,000 products',
    query:
      '{ sitemap(type: PRODUCT, pageSize: 2000) { total_count items { path updated_at images alternates { path } } } }',
  },
]
