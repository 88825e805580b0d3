import type { ApiProcess } from './api-process.ts'
import type { Catalogue } from './catalogues.ts'
import { post } from './connections.ts'

/** Header that selects the generated shop. */
export const store = { store: 'generated_fr' }

/** Number of search indexes of a started shop: one for each language, but in a small shop for the one that was searched. */
export const searchIndexesOf = (products: number) => (products < 2000 ? 1 : 3)

/** A GraphQL request to the generated shop as bytes. */
export const operation = (query: string, variables: Record<string, unknown>) =>
  post('/graphql', JSON.stringify({ query, variables }), store)

/** A different lowest price each time, so that neither responses nor selections are cached. */
export const anyPrice = (index: number) => (((index + 1) * 7919) % 300_000) / 100

type Category = { uid: string; product_count: number }

/** The uid of the category with the most products. */
export async function largestCategory(api: ApiProcess): Promise<string> {
  const { categoryList } = await api.ask<{ categoryList: { children: Category[] }[] }>(
    '{ categoryList { children { uid product_count } } }',
  )
  const [largest] = (categoryList[0]?.children ?? []).toSorted((a, b) => b.product_count - a.product_count)
  if (!largest) throw new Error('The generated shop has no categories.')
  return largest.uid
}

/** Runs `work` while no search index can be built, which begins with the synonyms. */
export async function withoutSearchIndexes<Result>(
  { sql }: Catalogue,
  work: () => Promise<Result>,
): Promise<Result> {
  return await sql.begin(async (tx) => {
    await tx`lock table search_synonym in access exclusive mode`
    return await work()
  })
}

type Searched = { right: string; typed: string }

/** Product types and names, spelt correctly and with a letter left out. */
export async function searchedWords({ sql }: Catalogue): Promise<Searched[]> {
  const rows = await sql<{ name: string }[]>`
    select v.attribute_values ->> 'name' as name
      from product p join product_values v on v.product_id = p.id and v.store_id = 0
     where p.visibility > 1 order by md5(p.sku) limit 2000`
  return rows.map(({ name }) => {
    const [kind = '', ...others] = name.split(' ')
    const model = others.at(-2) ?? ''
    const left = Math.floor(model.length / 2)
    return { right: `${kind} ${model}`, typed: `${kind} ${model.slice(0, left)}${model.slice(left + 1)}` }
  })
}
