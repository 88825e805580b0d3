import type { JsonValue } from '../platform/database.ts'
import { isEntry, isList } from './checked.ts'

/** A product that a list names, and where in the list: `0.choices.2.product`. */
export type ListedProduct = { id: number; at: string }

const plain = new Set(['related', 'upsell', 'crosssell', 'variants'])

/** The products that the value of a field names; none for fields that name none. */
export function listedProducts(key: string, value: JsonValue): ListedProduct[] {
  if (!isList(value)) return []
  if (plain.has(key)) return value.map((id, at) => ({ id: Number(id), at: String(at) }))
  if (key === 'grouped') return value.flatMap((one, at) => entryOf(one, 'id', `${at}.id`))
  if (key !== 'bundleOptions') return []
  return value.flatMap((option, index) => {
    const choices = isEntry(option) ? (option.choices ?? null) : null
    if (!isList(choices)) return []
    return choices.flatMap((one, at) => entryOf(one, 'product', `${index}.choices.${at}.product`))
  })
}

const entryOf = (one: JsonValue, name: string, at: string): ListedProduct[] =>
  isEntry(one) ? [{ id: Number(one[name]), at }] : []
