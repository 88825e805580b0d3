import type { JsonValue, Transaction } from '../platform/database.ts'
import { isEntry, isId, isList } from './checked.ts'
import type { Wanted } from './plan-changes.ts'
import { isOptionList, selectOwners, takeIds, type OptionTable } from './write-options.sql.ts'

type Node = Record<string, JsonValue>

/** Where the entries of a list of options are stored, and the entries inside of them. */
const tables = {
  customOptions: { table: 'product_option', inner: 'values', innerTable: 'product_option_value' },
  bundleOptions: { table: 'bundle_option', inner: 'choices', innerTable: 'bundle_selection' },
} as const

/**
 * Gives new options and their choices ids before they are written, so that the history has them: what is taken away and brought
 * back keeps its id, by which carts know it. An id that never was the product's own is replaced.
 */
export async function giveIds(tx: Transaction, wanted: readonly Wanted[]): Promise<void> {
  for (const { product, fields } of wanted)
    for (const [key, change] of fields) {
      if (!isOptionList(key)) continue
      const { table, inner, innerTable } = tables[key]
      const options = nodesOf(change.value)
      const choices = options.map((option) => nodesOf(option[inner] ?? null))
      await numbered(tx, table, product.id, options)
      renewMoved(choices, options, nodesOf(product.fields[key] ?? null), inner)
      await numbered(tx, innerTable, product.id, choices.flat())
      change.value = options.map((option, at) => ({ ...option, [inner]: choices[at] ?? [] }))
    }
}

const nodesOf = (list: JsonValue): Node[] =>
  isList(list) ? list.flatMap((one) => (isEntry(one) ? [{ ...(one as Node) }] : [])) : []

/** A choice of another product, or of another option, is not the one that carts have taken: it gets an id of its own. */
function renewMoved(
  choices: readonly Node[][],
  options: readonly Node[],
  stored: readonly Node[],
  inner: 'values' | 'choices',
): void {
  const known = new Map(
    stored.flatMap((option) =>
      nodesOf(option[inner] ?? null).map(({ id, product }) => [id, { option: option.id, product }] as const),
    ),
  )
  for (const [at, own] of choices.entries())
    for (const node of own) {
      const before = known.get(node.id ?? null)
      if (before && (before.option !== options[at]?.id || before.product !== node.product)) node.id = null
    }
}

async function numbered(
  tx: Transaction,
  table: OptionTable,
  productId: number,
  nodes: readonly Node[],
): Promise<void> {
  const named = nodes.flatMap(({ id }) => (isId(id) ? [id] : []))
  const { last, owners } = await selectOwners(tx, table, named)
  const kept = new Set<number>()
  const isOwn = (id: number) => id <= last && !kept.has(id) && (owners.get(id) ?? productId) === productId
  const renewed = nodes.filter((node) => {
    if (!isId(node.id) || !isOwn(node.id)) return true
    kept.add(node.id)
    return false
  })
  const fresh = await takeIds(tx, table, renewed.length)
  for (const [at, node] of renewed.entries()) node.id = fresh[at] ?? null
}
