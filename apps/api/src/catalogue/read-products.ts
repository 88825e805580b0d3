import type { Sql, Transaction } from '../platform/database.ts'
import type { BooleanValues } from './build-site-index.ts'
import { readBooleans, readProducts } from './load-products.ts'
import type { ProductValues } from './product-values.ts'
import type { Snapshot } from './snapshot.ts'
import { selectWholes } from './snapshot.sql.ts'

/** Products as the database has them, with the wholes that they belong to. */
export type ProductsRead = {
  /** Ids of the products that were asked for, and of their wholes before and after. */
  readonly ids: readonly number[]
  /** Those of `ids` that exist. All their links are known. */
  readonly products: ReadonlyMap<number, ProductValues>
  readonly booleans: BooleanValues
}

/** Reads everything that a snapshot has of some products, at one moment. */
export async function readChangedProducts(
  sql: Sql,
  snapshot: Snapshot,
  asked: ReadonlySet<number>,
): Promise<ProductsRead> {
  return await sql.begin('isolation level repeatable read read only', (tx) => readAt(tx, snapshot, asked))
}

async function readAt(
  tx: Transaction,
  { attributes, products }: Snapshot,
  asked: ReadonlySet<number>,
): Promise<ProductsRead> {
  const before = [...asked].flatMap((id) => {
    const product = products.get(id)
    return product ? [...product.parentIds, ...product.wholeIds] : []
  })
  const wholes = [...before, ...(await selectWholes(tx, [...asked]))]
  const ids = [...asked.union(new Set(wholes))].toSorted((a, b) => a - b)
  const booleans: BooleanValues = new Map()
  await readBooleans(tx, attributes, ids, booleans)
  return { ids, products: await readProducts(tx, attributes, ids), booleans }
}
