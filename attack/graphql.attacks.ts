import { check, rejectionOf, assertRejected, type Attack } from './attack.ts'
import { everyLongArgument, everyNestedList, lateMs } from './schema-walk.ts'
import { bodyOf, graphql, newAddress, type Target, type Visitor } from './target.ts'
import { send, times, type Answer } from './wire.ts'

const megabyte = 1024 * 1024

const post = (body: string, from = newAddress(), path = '/graphql') => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json', 'x-forwarded-for': from, store: 'fr' },
  body,
})

/** Checks that a request is rejected, or answered quickly. */
async function cheap(target: Target, query: string, variables = {}, visitor: Visitor = {}): Promise<string> {
  const answer = await graphql(target, query, variables, { from: newAddress(), ...visitor })
  const error = rejectionOf(answer)
  check(answer.status > 0 && answer.status < 500, `status ${answer.status}: ${answer.text.slice(0, 100)}`)
  check(answer.ms < lateMs, `answered after ${answer.ms.toFixed(0)} ms only`)
  return error ?? `answered in ${answer.ms.toFixed(0)} ms, ${answer.text.length} bytes`
}

const deep = (levels: number) =>
  `{products(search:"a",pageSize:1){items{${'related_products{'.repeat(levels)}sku${'}'.repeat(levels)}}}}`

/** Each fragment uses the next one twice. */
const doubling = (levels: number) => {
  const fragments = Array.from(
    { length: levels },
    (_, index) => `fragment f${index} on Products{...f${index + 1} ...f${index + 1}}`,
  )
  return `{products(search:"a"){...f0}}${fragments.join('')}fragment f${levels} on Products{total_count}`
}

const aliases = (count: number, field: string) =>
  `{${Array.from({ length: count }, (_, index) => `a${index}:${field}`).join(' ')}}`

/** One name selected many times with selections below that must be compared with each other. */
const overlapping = (count: number) =>
  `{products(search:"a"){${Array.from({ length: count }, (_, index) => `items{sku x${index}:name}`).join(' ')}}}`

const overlappingFragments = (count: number) => {
  const uses = Array.from({ length: count }, (_, index) => `...f${index}`).join(' ')
  const fragments = Array.from(
    { length: count },
    (_, index) => `fragment f${index} on Products{items{sku x${index}:name ...on ProductInterface{uid}}}`,
  )
  return `{products(search:"a"){${uses}}}${fragments.join('')}`
}

async function memory(target: Target): Promise<number> {
  const [api] = target.processes
  return (await api?.heapMb()) ?? 0
}

/** Sends many large requests and checks that the process does not retain memory for them. */
async function checkMemory(
  target: Target,
  count: number,
  requestOf: (index: number) => string,
): Promise<string> {
  const before = await memory(target)
  const answers = await times(count, 4, (index) => send(target.api, post(requestOf(index))))
  const after = await memory(target)
  const grown = after - before
  check(grown < 20, `${count} requests left ${grown.toFixed(0)} MB`)
  const rejected = answers.filter(({ status, text }) => status !== 200 || text.includes('"errors"')).length
  return `${rejected} of ${count} refused, ${grown.toFixed(1)} MB checkMemory`
}

export const graphqlAttacks: Attack[] = [
  {
    name: 'related products of related products, five levels',
    run: async (target) => assertRejected(await graphql(target, deep(5)), 'The query'),
  },
  {
    name: 'related products, upsells and cross-sells crossed, with all fields of every type',
    run: (target) =>
      cheap(
        target,
        '{products(search:"a",pageSize:300){items{related_products{upsell_products{crosssell_products{related_products{sku ...on ConfigurableProduct{variants{product{related_products{sku}}}}}}}}}}}',
      ),
  },
  { name: 'every list field of the schema, nested as deep as it goes', run: everyNestedList },
  { name: 'fragments that double at each of 24 levels', run: (target) => cheap(target, doubling(24)) },
  {
    name: 'fragments in a circle',
    run: async (target) =>
      assertRejected(
        await graphql(
          target,
          '{products(search:"a"){...a}} fragment a on Products{...b} fragment b on Products{...a}',
        ),
        'The query',
      ),
  },
  {
    name: '900 aliases of a search',
    run: async (target) =>
      assertRejected(
        await graphql(target, aliases(900, 'products(search:"eau",pageSize:50){total_count}')),
        'The query',
      ),
  },
  {
    name: '900 aliases of the store configuration',
    run: (target) => cheap(target, aliases(900, 'storeConfig{store_code}')),
  },
  {
    name: '2,900 fields of a product, in a new document each time',
    run: async (target) => {
      const fields = (round: number) => aliases(2900, 'sku').replaceAll('a', `b${round}`)
      const answers: string[] = []
      for (const round of [1, 2, 3, 4])
        answers.push(await cheap(target, `{products(search:"eau",pageSize:1){items${fields(round)}}}`))
      return answers.join('; ')
    },
  },
  {
    name: 'one name selected 2,000 times',
    run: (target) => cheap(target, overlapping(2000)),
  },
  {
    name: '400 fragments that overlap',
    run: (target) => cheap(target, overlappingFragments(400)),
  },
  {
    name: '9,000 levels of braces',
    run: (target) => cheap(target, `${'{a'.repeat(9000)}${'}'.repeat(9000)}`),
  },
  {
    name: '9,000 levels of list brackets in an argument',
    run: (target) => cheap(target, `{products(search:${'['.repeat(9000)}${']'.repeat(9000)}){total_count}}`),
  },
  {
    name: '40 documents with a comment of a megabyte',
    run: (target) =>
      checkMemory(target, 40, (index) =>
        JSON.stringify({ query: `#${'x'.repeat(megabyte - 2000)}${index}\n{storeConfig{store_code}}` }),
      ),
  },
  {
    name: '1,000 different documents of 60 KB',
    isLong: true,
    run: (target) =>
      checkMemory(target, 1000, (index) =>
        JSON.stringify({ query: `#${'x'.repeat(60 * 1024)}${index}\n{storeConfig{store_code}}` }),
      ),
  },
  {
    name: '60 requests with a megabyte of undeclared variables',
    run: (target) =>
      checkMemory(target, 60, (index) =>
        JSON.stringify({
          query: '{storeConfig{store_code}}',
          variables: { [`junk${index}`]: 'x'.repeat(megabyte - 2000) },
        }),
      ),
  },
  {
    name: '1,500 searches for unique words',
    isLong: true,
    run: (target) =>
      checkMemory(target, 1500, (index) =>
        JSON.stringify({
          query: `{products(search:"zq${index.toString(36)}w",pageSize:50){total_count items{sku}}}`,
        }),
      ),
  },
  {
    name: '300 documents, each sent three times so that it is compiled',
    run: (target) =>
      checkMemory(target, 900, (index) =>
        JSON.stringify({
          query: `query q${Math.floor(index / 3)}{products(search:"eau",pageSize:1){items{sku related_products{sku related_products{sku}}}}}`,
        }),
      ),
  },
  {
    name: 'a list of 20,000 skus',
    run: (target) =>
      cheap(target, 'query($in:[String]){products(filter:{sku:{in:$in}}){total_count items{sku}}}', {
        in: Array.from({ length: 20_000 }, (_, index) => `SKU-${index}`),
      }),
  },
  {
    name: 'a page of a million products, and page one million',
    run: async (target) => {
      const wide = await cheap(
        target,
        '{products(search:"a",pageSize:1000000){items{sku description{html}}}}',
      )
      const far = await cheap(target, '{products(filter:{},pageSize:300,currentPage:1000000){items{sku}}}')
      return `${wide}; ${far}`
    },
  },
  ...['fontaine', 'e', '%', '_', 'a%b%c%d%e%f%g'].map((match) => ({
    name: `names that match "${match}"`,
    run: (target: Target) =>
      cheap(
        target,
        'query($match:String){products(filter:{name:{match:$match,match_type:PARTIAL},description:{match:$match},short_description:{match:$match}},pageSize:50){total_count items{sku}}}',
        { match },
        { store: target.largeStore ?? 'fr' },
      ),
  })),
  {
    name: 'a search for 100,000 letters, for 20,000 words, for 5,000 misspelt ones',
    run: async (target) => {
      const search = 'query($words:String){products(search:$words,pageSize:50){total_count items{sku}}}'
      const texts = [
        'a'.repeat(100_000),
        'eau '.repeat(20_000),
        'fontian '.repeat(5000),
        'é\u0301'.repeat(30_000),
      ]
      const answers = await Promise.all(
        texts.map((words) => cheap(target, search, { words }, { store: target.largeStore ?? 'fr' })),
      )
      return answers.join('; ')
    },
  },
  {
    name: 'suggestions and categories for long texts',
    run: async (target) => {
      const text = 'fontaine à eau '.repeat(4000)
      const suggested = await cheap(target, 'query($q:String!){searchSuggestions(query:$q){products{sku}}}', {
        q: text,
      })
      const named = await cheap(
        target,
        'query($q:String){categories(filters:{name:{match:$q}},pageSize:300){total_count}}',
        {
          q: text,
        },
      )
      return `${suggested}; ${named}`
    },
  },
  {
    name: 'sitemap, pictures and blog in their largest pages',
    run: async (target) => {
      const store = target.largeStore ?? 'fr'
      const answers = [
        await cheap(target, '{sitemap(type:PRODUCT,pageSize:1000000){__typename}}', {}, { store }),
        await cheap(target, 'query($s:[String!]!){productImages(skus:$s){__typename}}', {
          s: Array.from({ length: 10_000 }, (_, index) => `VSQ-${index}`),
        }),
        await cheap(target, 'query($f:[String!]!){pictures(files:$f){__typename}}', {
          f: Array.from({ length: 10_000 }, (_, index) => `/x/${index}.webp`),
        }),
        await cheap(target, '{blogPosts(pageSize:1000000){__typename}}'),
      ]
      return answers.join('; ')
    },
  },
  {
    name: 'a batch of 500 operations',
    run: async (target) =>
      assertRejected(
        await send(
          target.api,
          post(JSON.stringify(Array.from({ length: 500 }, () => ({ query: '{storeConfig{store_code}}' })))),
        ),
        'The batch',
      ),
  },
  {
    name: 'the schema by introspection, and by suggestions of field names',
    run: async (target) => {
      const schema = assertRejected(
        await graphql(target, '{__schema{types{name fields{name}}}}'),
        'Introspection',
      )
      for (const wrong of [
        '{produts{x}}',
        '{products(serch:"a"){total_count}}',
        '{products{itms{sku}}}',
        'query($a:ProductAttributeFilterInpt){products(filter:$a){total_count}}',
      ]) {
        const { text } = await graphql(target, wrong)
        check(!/did you mean/i.test(text), `a suggestion is made: ${text.slice(0, 150)}`)
      }
      return `${schema}; no suggestion`
    },
  },
  {
    name: 'mutations by GET, subscriptions, unknown operations',
    run: async (target) => {
      const query = new URLSearchParams({ query: 'mutation{createEmptyCart}' })
      const byGet = assertRejected(
        await send(target.api, { path: `/graphql?${query}` }).then(withErrors),
        'A mutation by GET',
      )
      const subscription = assertRejected(await graphql(target, 'subscription{x}'), 'A subscription')
      return `${byGet}; ${subscription}`
    },
  },
  {
    name: 'variables nested 20,000 levels',
    run: async (target) => {
      const nest = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`
      const body = `{"query":"query($i:CustomerCreateInput!){__typename}","variables":{"i":${nest}}}`
      const answer = await send(target.api, post(body))
      check(answer.status < 500 && answer.ms < lateMs, `${answer.status} after ${answer.ms.toFixed(0)} ms`)
      return rejectionOf(withErrors(answer)) ?? `answered in ${answer.ms.toFixed(0)} ms`
    },
  },
  {
    name: '10,000 directives on one field',
    run: (target) => cheap(target, `{storeConfig{store_code ${'@include(if:true)'.repeat(10_000)}}}`),
  },
  {
    name: 'long texts in every argument that a visitor may send',
    run: everyLongArgument,
  },
]

const withErrors = (answer: Answer) => ({ ...answer, ...bodyOf(answer.text) })
