import { announceIds, maxProductsPerSite, recordPrices } from '../catalogue/index.ts'
import { countVisible, refreshRewrites } from '../import/index.ts'
import type { Transaction } from '../platform/database.ts'
import { textOf } from './checked.ts'
import { referenceProblems } from './check-references.ts'
import { listedProducts } from './listed-products.ts'
import { giveIds } from './option-ids.ts'
import type { Field } from './fields.ts'
import {
  checkTogether,
  isWithin,
  wantedOf,
  type ChangeProblem,
  type Editor,
  type ProductChange,
  type Wanted,
} from './plan-changes.ts'
import { selectProductFields, type FieldValues } from './product-fields.sql.ts'
import { readScopes, type Scopes } from './scopes.ts'
import { writeAll } from './write-changes.ts'
import { lockProducts } from './write-products.sql.ts'

/** What changed of a product, by field. */
export type ChangedProduct = {
  id: number
  sku: string
  name: string
  websiteIds: readonly number[]
  before: FieldValues
  after: FieldValues
}

export type ChangeResult = { changed: ChangedProduct[]; problems: ChangeProblem[] }

/**
 * Changes products as a whole: when one value cannot be stored, none is, and the problems say which. The transaction must then
 * be rolled back. Extends the price history, refreshes addresses, and tells all processes, as an import does. A value that is
 * stored already is no change.
 */
export async function changeProducts(
  tx: Transaction,
  editor: Editor,
  changes: readonly ProductChange[],
): Promise<ChangeResult> {
  const scopes = await readScopes(tx)
  const keys = changes.flatMap(({ fields }) => fields.map(({ field }) => field))
  const ids = [...new Set(changes.map(({ id }) => id))]
  await lockProducts(
    tx,
    ids,
    keys.some((key) => key.startsWith('stock.')),
  )
  const stored = new Map((await selectProductFields(tx, ids)).map((product) => [product.id, product]))
  const problems: ChangeProblem[] = []
  const wanted: Wanted[] = []
  for (const change of changes) {
    const product = stored.get(change.id)
    if (product && isWithin(editor, product)) wanted.push(wantedOf(change, product, editor, scopes, problems))
    else problems.push({ productId: change.id, sku: '', field: '', code: 'unknown_product' })
  }
  for (const one of wanted) checkTogether(one, problems)
  problems.push(...(await referenceProblems(tx, wanted)))
  if (problems.length > 0) return { changed: [], problems }
  const changing = wanted.filter(({ fields }) => fields.size > 0)
  await giveIds(tx, changing)
  await writeAll(tx, changing, scopes)
  problems.push(...(await finish(tx, changing, scopes)))
  return { changed: changing.map(changedProduct), problems }
}

const addressed = /^(url_key@.*|enabled|visibility|websites|sku)$/
const listing = /^(enabled|visibility|websites)$/

/** Price history, addresses, and news for all processes. */
async function finish(tx: Transaction, wanted: readonly Wanted[], scopes: Scopes): Promise<ChangeProblem[]> {
  const having = (test: (key: string, field: Field) => boolean) =>
    wanted
      .filter(({ fields }) => [...fields].some(([key, { field }]) => test(key, field)))
      .map(({ product }) => product.id)
  const priced = having((_key, { kind }) => kind === 'price')
  await recordPrices(tx, priced)
  await announceIds(tx, 'prices', priced)
  // Stock is announced by triggers, tier prices when they are written.
  const shown = having((key, { kind }) => kind !== 'price' && kind !== 'stock' && key !== 'tiers')
  await announceIds(tx, 'products', [...new Set([...shown, ...wanted.flatMap(partsOf)])])
  const { taken } = await refreshRewrites(tx, {
    products: having((key) => addressed.test(key)),
    categories: false,
  })
  const problems = taken.map(({ sku }): ChangeProblem => {
    const product = wanted.find((one) => one.product.sku === sku)?.product
    return { productId: product?.id ?? 0, sku, field: 'url_key@default', code: 'address_taken' }
  })
  const listed = having((key) => listing.test(key))
  if (listed.length === 0) return problems
  const isFull = [...(await countVisible(tx)).values()].some((count) => count > maxProductsPerSite)
  const first = wanted.find(({ product }) => product.id === listed[0])?.product
  if (isFull && first && scopes.websites.size > 0)
    problems.push({ productId: first.id, sku: first.sku, field: 'enabled', code: 'too_many_products' })
  return problems
}

const composing = new Set(['grouped', 'bundleOptions', 'variants'])

/** The parts that a product had or gets, which know what they are parts of. */
const partsOf = ({ product, fields }: Wanted): number[] =>
  [...fields].flatMap(([key, { value }]) =>
    composing.has(key)
      ? [...listedProducts(key, product.fields[key] ?? null), ...listedProducts(key, value)].map(
          ({ id }) => id,
        )
      : [],
  )

function changedProduct({ product, fields }: Wanted): ChangedProduct {
  const keys = [...fields.keys()]
  const sku = fields.get('sku')?.value ?? product.sku
  const name = fields.get('name@default')?.value ?? product.fields['name@default'] ?? product.sku
  return {
    id: product.id,
    sku: textOf(sku),
    name: textOf(name),
    websiteIds: product.websiteIds,
    before: Object.fromEntries(keys.map((key) => [key, product.fields[key] ?? null])),
    after: Object.fromEntries([...fields].map(([key, { value }]) => [key, value])),
  }
}
