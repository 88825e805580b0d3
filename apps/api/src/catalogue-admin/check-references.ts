import type { JsonValue, Transaction } from '../platform/database.ts'
import { isList, textOf, type ProblemCode } from './checked.ts'
import { listedProducts, type ListedProduct } from './listed-products.ts'
import type { ChangeProblem, Wanted } from './plan-changes.ts'
import { selectTypes, selectUnknownCategories } from './write-lists.sql.ts'
import { selectTakenSkus } from './write-products.sql.ts'

/** What bundles and groups hold: products that need no further choice. */
const partTypes: Readonly<Record<string, readonly string[]>> = {
  bundleOptions: ['simple', 'virtual'],
  grouped: ['simple', 'virtual', 'downloadable'],
}

/** Products, categories and SKUs that the changes name and that do not exist, or do not fit. */
export async function referenceProblems(
  tx: Transaction,
  wanted: readonly Wanted[],
): Promise<ChangeProblem[]> {
  const named = wanted.flatMap(({ product, fields }) =>
    [...fields].map(([key, { value }]) => ({ product, key, value, listed: listedProducts(key, value) })),
  )
  const of = (name: string) => named.flatMap(({ key, value }) => (key === name ? [value] : []))
  const categories = of('categories').flatMap((value) => (isList(value) ? value.map(Number) : []))
  const [types, noCategories, taken] = await Promise.all([
    selectTypes(tx, [...new Set(named.flatMap(({ listed }) => listed.map(({ id }) => id)))]),
    selectUnknownCategories(tx, categories),
    selectTakenSkus(
      tx,
      of('sku').map((value) => textOf(value)),
    ),
  ])
  const skus = new Map<string, number>()
  return named.flatMap(({ product, key, value, listed }): ChangeProblem[] => {
    const fail = (code: ProblemCode, field = key) => [
      { productId: product.id, sku: product.sku, field, code },
    ]
    const unfit = firstUnfit(key, listed, types)
    if (unfit) return fail(unfit.code, unfit.at)
    if (key === 'categories' && isIn(noCategories, value)) return fail('list')
    if (key !== 'sku') return []
    const sku = textOf(value)
    const owner = taken.get(sku) ?? skus.get(sku) ?? product.id
    skus.set(sku, product.id)
    return owner === product.id ? [] : fail('sku_taken')
  })
}

const isIn = (unknown: ReadonlySet<number>, list: JsonValue) =>
  isList(list) && list.some((id) => unknown.has(Number(id)))

/** The first product of a list that does not exist, or that the list cannot hold. */
function firstUnfit(
  key: string,
  listed: readonly ListedProduct[],
  types: ReadonlyMap<number, string>,
): { code: ProblemCode; at: string } | undefined {
  const fitting = partTypes[key]
  for (const { id, at } of listed) {
    const type = types.get(id)
    if (type === undefined)
      return fitting ? { code: 'unknown_product', at: `${key}.${at}` } : { code: 'list', at: key }
    if (fitting && !fitting.includes(type)) return { code: 'choice_type', at: `${key}.${at}` }
  }
  return undefined
}
