import type { Sql, Transaction } from '../platform/database.ts'
import type { BooleanValues } from './build-site-index.ts'
import { readBooleans, readProducts } from './load-products.ts'
import type { Product } from './product.ts'
import type { Snapshot } from './snapshot.ts'
import { selectWholes } from './snapshot.sql.ts'

/** Products as the database has them, with the wholes that they belong to. */
export type ProductsRead = {
  /** Ids of the products that were asked for, and of their wholes before and after. */
  readonly ids: readonly number[]
  /** Those of `ids` that exist. Links lead to objects with the id of the linked product, which is all that they hold. */
  readonly products: ReadonlyMap<number, Product>
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
  { attributes, productById }: Snapshot,
  asked: ReadonlySet<number>,
): Promise<ProductsRead> {
  const before = [...asked].flatMap((id) => {
    const product = productById.get(id)
    return product ? [...product.parents, ...product.compositeParents].map((whole) => whole.id) : []
  })
  const wholes = await selectWholes(tx, [...asked])
  const ids = [...asked.union(new Set([...before, ...wholes]))].toSorted((a, b) => a - b)
  const read = new LinkedProducts()
  await readProducts(tx, attributes, read, ids)
  return { ids, products: read, booleans: await readBooleans(tx, attributes, ids) }
}

/** Products that were read. Others that they are linked to are placeholders. */
class LinkedProducts extends Map<number, Product> {
  readonly #placeholders = new Map<number, Product>()

  override get(id: number): Product {
    const known = super.get(id) ?? this.#placeholders.get(id)
    if (known) return known
    const placeholder = { id, parents: [], compositeParents: [] } as unknown as Product
    this.#placeholders.set(id, placeholder)
    return placeholder
  }
}
