import type { ApiProcess } from './api-process.ts'
import { post } from './connections.ts'

/** Header that selects the generated shop. */
export const store = { store: 'generated_fr' }

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
