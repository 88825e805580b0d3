import { writeTiers } from '../import/index.ts'
import type { Transaction } from '../platform/database.ts'
import { isLongText } from './check-value.ts'
import type { Field, ListName } from './fields.ts'
import type { Wanted } from './plan-changes.ts'
import type { Scopes } from './scopes.ts'
import { replaceList } from './write-lists.sql.ts'
import * as options from './write-options.sql.ts'
import * as write from './write-products.sql.ts'

/** Writes checked changes of locked products. */
export async function writeAll(tx: Transaction, wanted: readonly Wanted[], scopes: Scopes): Promise<void> {
  if (wanted.length === 0) return
  const valuesOf = ({ fields }: Wanted, kind: Field['kind']) =>
    [...fields.values()].filter(({ field }) => field.kind === kind)
  await write.updateColumns(
    tx,
    wanted.map((one) => ({
      id: one.product.id,
      ...Object.fromEntries(
        valuesOf(one, 'column').map(({ field, value }) => [field.kind === 'column' ? field.name : '', value]),
      ),
    })),
  )
  await write.updateStock(
    tx,
    wanted.flatMap((one) => {
      const parts = valuesOf(one, 'stock').map(({ field, value }) => [
        field.kind === 'stock' ? field.name : '',
        value,
      ])
      return parts.length === 0 ? [] : [{ id: one.product.id, stock: Object.fromEntries(parts) }]
    }),
  )
  await options.updateBundles(
    tx,
    wanted.flatMap((one) => {
      const parts = valuesOf(one, 'bundle').map(({ field, value }) => [
        field.kind === 'bundle' ? field.name : '',
        value,
      ])
      return parts.length === 0 ? [] : [{ id: one.product.id, bundle: Object.fromEntries(parts) }]
    }),
  )
  await writeLists(tx, wanted)
  await write.upsertPrices(
    tx,
    wanted.flatMap((one) => priceRows(one, scopes)),
  )
  await write.writeValues(
    tx,
    wanted.flatMap((one) => valuesRows(one, scopes)),
  )
  await writeTierLists(tx, wanted, scopes)
}

async function writeLists(tx: Transaction, wanted: readonly Wanted[]): Promise<void> {
  const rows = wanted.flatMap(({ product, fields }) =>
    [...fields.values()].flatMap(({ field, value }) =>
      field.kind === 'list' ? [{ name: field.name, id: product.id, list: value }] : [],
    ),
  )
  for (const [name, own] of Map.groupBy(rows, (row): ListName => row.name))
    if (name === 'customOptions' || name === 'bundleOptions') await options.replaceOptions(tx, name, own)
    else if (name !== 'tiers') await replaceList(tx, name, own)
}

function priceRows({ product, fields }: Wanted, { websites }: Scopes): write.PriceRow[] {
  const lists = new Map<string, { website: string; currency: string | null }>()
  for (const [key, { field }] of fields)
    if (field.kind === 'price') lists.set(key.slice(key.indexOf(':')), field)
  return [...lists].flatMap(([list, { website, currency }]) => {
    const websiteId = websites.get(website)?.id
    if (websiteId === undefined) return []
    const after = (part: string) => {
      const key = `${part}${list}`
      return (fields.has(key) ? fields.get(key)?.value : product.fields[key]) ?? null
    }
    const parts = {
      special: after('special'),
      specialFrom: after('specialFrom'),
      specialTo: after('specialTo'),
    }
    return [{ id: product.id, websiteId, currency, price: after('price'), ...parts }]
  })
}

function valuesRows({ product, fields }: Wanted, scopes: Scopes): write.ValuesRow[] {
  const rows = new Map<string, write.ValuesRow>()
  for (const { field, value } of fields.values()) {
    if (field.kind !== 'value') continue
    const storeId = scopes.stores.get(field.store)?.id ?? 0
    const row = rows.get(field.store) ?? { id: product.id, storeId, values: {}, texts: {}, removed: [] }
    rows.set(field.store, row)
    if (value === null) row.removed.push(field.code)
    else row[isLongText(field.code, scopes) ? 'texts' : 'values'][field.code] = value
  }
  return [...rows.values()]
}

type TierEntry = {
  website: string | null
  currency: string | null
  group: string | null
  quantity: number
  price: number | null
  percentOff: number | null
}

async function writeTierLists(tx: Transaction, wanted: readonly Wanted[], scopes: Scopes): Promise<void> {
  const replaced = wanted.filter(({ fields }) => fields.has('tiers'))
  const rows = replaced.flatMap(({ product, fields }) =>
    ((fields.get('tiers')?.value ?? []) as TierEntry[]).map(({ website, group, ...tier }) => ({
      productId: product.id,
      ...tier,
      websiteId: website === null ? null : (scopes.websites.get(website)?.id ?? null),
      groupId: group === null ? null : (scopes.groups.get(group) ?? null),
    })),
  )
  if (replaced.length > 0)
    await writeTiers(
      tx,
      rows,
      replaced.map(({ product }) => product.id),
    )
}
