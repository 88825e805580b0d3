import {
  buildASTSchema,
  getNamedType,
  getNullableType,
  getOperationAST,
  isCompositeType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  parse,
  validate,
  type GraphQLField,
  type GraphQLNamedType,
} from 'graphql'
import { expect, it } from 'vitest'
import {
  storefrontDocuments,
  storefrontVariables,
  widestClientDocument,
  widestClientFields,
} from '../../../test/client-documents.ts'
import { defaultGraphqlLimits } from './limits.ts'
import { writtenSchema } from '../schema.ts'
import { checkSelections } from './document-limits.ts'
import { programSize, queryCost } from './query-cost.ts'

const { cost: maxCost } = defaultGraphqlLimits

const schema = buildASTSchema(writtenSchema())

function costOf(query: string, variables: Record<string, unknown> = {}): number {
  const document = parse(query)
  const operation = getOperationAST(document)
  if (!operation) throw new Error(`There is not one operation in ${query}.`)
  expect(validate(schema, document)).toEqual([])
  return queryCost(schema, document, operation)(variables)
}

it('allows three times the costliest operation of the storefront', () => {
  const costs = storefrontDocuments().map(
    ({ name, query }) => [name, costOf(query, storefrontVariables(name))] as const,
  )
  expect(costs.length).toBeGreaterThan(100)
  const [costliest] = costs.toSorted(([, a], [, b]) => b - a)
  process.stdout.write(`The costliest operation of the storefront: ${costliest?.join(', ')} of ${maxCost}\n`)
  expect(costs.filter(([, cost]) => cost > maxCost / 3)).toEqual([])
})

it('allows three times the widest cart query of real clients', () => {
  const { query } = widestClientDocument(schema)
  const fields = query.match(/\w+/g)?.filter((word, at, all) => word !== 'on' && all[at - 1] !== 'on').length
  expect(fields).toBeGreaterThanOrEqual(widestClientFields - 20)
  checkSelections(parse(query), defaultGraphqlLimits)
  const cost = costOf(query)
  process.stdout.write(`A cart of ${fields} words: ${cost} of ${maxCost}\n`)
  expect(cost).toBeLessThan(maxCost / 3)
})

it.each([
  ['a menu', '{ categories { items { children { children { children { uid name url_path } } } } } }', {}],
  [
    'a listing with its facets',
    `query ($size: Int = 48, $filter: ProductAttributeFilterInput) { products(filter: $filter, pageSize: $size) {
      items { uid sku name url_key rating_summary small_image { url label } price_range { minimum_price { final_price { value currency } regular_price { value } discount { amount_off percent_off } } } }
      aggregations { attribute_code label count options { label value count } } } }`,
    { filter: { category_uid: { eq: 'Mw==' } } },
  ],
  [
    'wish lists with what a card shows and the options of each item',
    `query ($page: Int = 1) { customer { wishlists { id name items_count sharing_code visibility
      items_v2(currentPage: $page, pageSize: 20) { page_info { current_page total_pages } items {
        id quantity description added_at customizable_options { label values { label value } }
        product { __typename uid sku name url_key stock_status image { url label }
          price_range { maximum_price { final_price { value currency } regular_price { value } discount { amount_off } } }
          ... on ConfigurableProduct { configurable_options { uid attribute_code label values { uid label default_label } } }
          ... on BundleProduct { items { sku title options { uid quantity product { uid sku name price_range {
            maximum_price { final_price { value currency } regular_price { value currency } }
            minimum_price { final_price { value currency } regular_price { value currency } } } } } } } }
        ... on ConfigurableWishlistItem { child_sku configurable_options { option_label value_label } }
        ... on BundleWishlistItem { bundle_options { label values { label quantity } } } } } } } }`,
    {},
  ],
])('accepts queries of other clients: %s', (_what, query, variables) => {
  expect(costOf(query, variables)).toBeLessThan(maxCost / 3)
})

it('takes sizes from arguments, variables, defaults and filters', () => {
  const each = (head: string, args: string, variables = {}) =>
    costOf(`query ${head} { products(${args}) { items { sku } } }`, variables) - 1101
  expect(each('', 'search: "a", pageSize: 10')).toBe(20)
  expect(each('', 'search: "a"')).toBe(40)
  expect(each('($n: Int)', 'search: "a", pageSize: $n', { n: 300 })).toBe(600)
  expect(each('($n: Int = 7)', 'search: "a", pageSize: $n')).toBe(14)
  expect(each('($n: Int)', 'search: "a", pageSize: $n', { n: -5 })).toBe(2)
  expect(each('($n: Int)', 'search: "a", pageSize: $n', { n: 'many' })).toBe(40)
  expect(each('', 'filter: { sku: { eq: "a" } }')).toBe(2)
  expect(each('($skus: [String])', 'filter: { sku: { in: $skus } }', { skus: ['a', 'b', 'c'] })).toBe(6)
  const named = '($filter: ProductAttributeFilterInput)'
  expect(each(named, 'filter: $filter', { filter: { url_key: { eq: 'a' } } })).toBe(2)
  expect(each(named, 'filter: $filter', { filter: { name: { match: 'a' } } })).toBe(40)
  expect(costOf('query ($f: [String!]!) { pictures(files: $f) { file } }', { f: Array(50).fill('a') })).toBe(
    101 + 100,
  )
})

it('counts no more wish lists than customers usually have', () => {
  const lists = (size: number) => costOf(`{ customer { wishlists(pageSize: ${size}) { id items { id } } } }`)
  expect(lists(1000)).toBe(lists(1))
  expect(lists(1)).toBeGreaterThan(costOf('{ customer { wishlists { id } } }'))
})

it('adds up aliases, root fields and mutations', () => {
  const root = Array.from({ length: 900 }, (_, at) => `a${at}: countries { id }`).join(' ')
  expect(costOf(`{ ${root} }`)).toBeGreaterThan(maxCost)
  const carts = Array.from({ length: 96 }, (_, at) => `a${at}: createEmptyCart`).join(' ')
  expect(costOf(`mutation { ${carts} }`)).toBeGreaterThan(maxCost)
})

const cascade = (levels: number) =>
  `{products(search:"a",pageSize:1){items{${'related_products{'.repeat(levels)}sku${'}'.repeat(levels)}}}}`

it('rejects related products of related products', () => {
  expect(cascade(5)).toHaveLength(135)
  expect(costOf(cascade(5))).toBeGreaterThan(maxCost)
  expect(costOf(cascade(1))).toBeLessThan(maxCost / 3)
})

it('multiplies the program size by possible types, with an upper bound', () => {
  const size = (query: string, most: number) => {
    const document = parse(query)
    const operation = getOperationAST(document)
    return operation ? programSize(schema, document, operation, most) : 0
  }
  expect(size(cascade(1), 1e6)).toBe(2 + 6 + 36)
  expect(size(cascade(5), 1e6)).toBeGreaterThan(50_000)
  expect(size(cascade(15), 1000)).toBeLessThan(1100)
})

type Step = { owner: GraphQLNamedType; field: GraphQLField<unknown, unknown> }

const fieldsOf = (type: GraphQLNamedType) =>
  isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : []
const isAskable = ({ args }: GraphQLField<unknown, unknown>) =>
  !args.some((one) => isNonNullType(one.type) && one.defaultValue === undefined)

/** The shortest way of fields from one type to another, where there is one; types of an interface count as it. */
function wayBetween(from: GraphQLNamedType, to: GraphQLNamedType): Step[] | undefined {
  const ways = new Map<GraphQLNamedType, Step[]>([[from, []]])
  for (const [type, way] of ways) {
    if (type === to) return way
    const possible = isInterfaceType(type) || isUnionType(type) ? schema.getPossibleTypes(type) : []
    for (const owner of [type, ...possible]) {
      if (owner !== type && !ways.has(owner)) ways.set(owner, way)
      for (const field of fieldsOf(owner).filter(isAskable)) {
        const next = getNamedType(field.type)
        if (isCompositeType(next) && !ways.has(next)) ways.set(next, [...way, { owner, field }])
      }
    }
  }
  return undefined
}

function write(steps: readonly Step[]): string {
  const last = steps.at(-1)
  if (!last) return ''
  return steps.reduceRight(
    (inside, { owner, field }) => `... on ${owner.name} { ${field.name} { ${inside} } }`,
    `__typename ${leafOf(getNamedType(last.field.type))}`,
  )
}

const leafOf = (type: GraphQLNamedType): string =>
  fieldsOf(type).find((field) => isAskable(field) && isLeafType(getNamedType(field.type)))?.name ?? ''

const query = schema.getQueryType()
const lists = Object.values(schema.getTypeMap()).flatMap((owner) =>
  fieldsOf(owner)
    .filter((field) => isAskable(field) && isListType(getNullableType(field.type)))
    .filter((field) => isCompositeType(getNamedType(field.type)) && !owner.name.startsWith('__'))
    .flatMap((field): { name: string; way: Step[]; round: Step[] }[] => {
      const way = query && wayBetween(query, owner)
      const back = wayBetween(getNamedType(field.type), owner)
      return way && back
        ? [{ name: `${owner.name}.${field.name}`, way, round: [{ owner, field }, ...back] }]
        : []
    }),
)

it('multiplies the cost below every recursive list of the schema', () => {
  expect(lists.length).toBeGreaterThan(20)
  for (const { name, way, round } of lists) {
    const around = (times: number) => costOf(`{ ${write([...way, ...Array(times).fill(round).flat()])} }`)
    const costs = [1, 2, 3].map(around)
    const [first = 0, second = 0, third = 0] = costs
    expect([name, second > first * 1.2, third - second >= 2 * (second - first)]).toEqual([name, true, true])
    const deepest = Math.floor((20 - way.length - 1) / round.length)
    if (deepest >= 8) expect([name, around(deepest) > maxCost]).toEqual([name, true])
  }
})
