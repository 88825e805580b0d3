import { isDeepStrictEqual } from 'node:util'
import type { Permission } from '@comptoir/rules/permissions'
import type { JsonValue } from '../platform/database.ts'
import { checkValue } from './check-value.ts'
import { textOf, type ProblemCode } from './checked.ts'
import { fieldOf, permissionOf, type Field } from './fields.ts'
import type { StoredProduct } from './product-fields.sql.ts'
import type { Scopes } from './scopes.ts'

/** One value to set. `from` is the value that the change was based on; a conflict is found by it where it is given. */
export type FieldChange = { field: string; value: JsonValue; from?: JsonValue | undefined }
/** Changes of one product. */
export type ProductChange = { id: number; fields: readonly FieldChange[] }

/** Why a value was not changed. `current` is what is stored where somebody else changed it meanwhile. */
export type ChangeProblem = {
  productId: number
  sku: string
  field: string
  code: ProblemCode
  current?: JsonValue
}

/** Who changes: null as `websiteIds` is every website. */
export type Editor = {
  permissions: ReadonlySet<Permission>
  websiteIds: readonly number[] | null
  /** Who is limited to points of sale sees no products, which belong to whole websites. */
  locationIds: readonly number[] | null
}

/** A checked change of a stored product. */
export type Wanted = { product: StoredProduct; fields: Map<string, { field: Field; value: JsonValue }> }

/** Whether the product is sold on a website of the editor, or on none. */
export function isWithin({ websiteIds, locationIds }: Editor, product: StoredProduct): boolean {
  if (locationIds) return false
  return (
    websiteIds === null ||
    product.websiteIds.length === 0 ||
    product.websiteIds.some((id) => websiteIds.includes(id))
  )
}

export function wantedOf(
  { fields }: ProductChange,
  given: StoredProduct,
  editor: Editor,
  scopes: Scopes,
  problems: ChangeProblem[],
): Wanted {
  const wanted: Wanted = { product: given, fields: new Map() }
  const product = { ...given, websiteIds: websitesAfter(given, fields, scopes) }
  for (const { field: key, value, from } of fields) {
    const fail = (
      code: ProblemCode,
      { current, at }: { current?: JsonValue; at?: string | undefined } = {},
    ) =>
      problems.push({
        productId: product.id,
        sku: product.sku,
        field: at === undefined ? key : `${key}.${at}`,
        code,
        ...(current !== undefined && { current }),
      })
    const field = fieldOf(key)
    if (!field) fail('unknown_field')
    else if (!editor.permissions.has(permissionOf(field)) || !isFieldWithin(field, given, editor, scopes))
      fail('out_of_scope')
    else {
      const checked = checkValue(field, value, product, scopes)
      const current = given.fields[key] ?? null
      if ('problem' in checked) fail(checked.problem, { at: checked.at })
      else if (isDeepStrictEqual(checked.value, current)) continue
      else if (from !== undefined && !isDeepStrictEqual(from, current)) fail('conflict', { current })
      else wanted.fields.set(key, { field, value: checked.value })
    }
  }
  return wanted
}

/** Websites that sell the product after the change, so that it can get its prices with them. */
function websitesAfter(
  product: StoredProduct,
  fields: readonly FieldChange[],
  { websites }: Scopes,
): number[] {
  const given = fields.find(({ field }) => field === 'websites')?.value
  if (!Array.isArray(given)) return product.websiteIds
  return given.flatMap((code) => websites.get(textOf(code))?.id ?? [])
}

/** Prices and texts of a website belong to it; everything else belongs to all websites that sell the product. */
function isFieldWithin(
  field: Field,
  product: StoredProduct,
  { websiteIds }: Editor,
  scopes: Scopes,
): boolean {
  if (websiteIds === null) return true
  const own =
    field.kind === 'price'
      ? scopes.websites.get(field.website)?.id
      : field.kind === 'value'
        ? scopes.stores.get(field.store)?.websiteId
        : undefined
  return own === undefined || own === null
    ? product.websiteIds.every((id) => websiteIds.includes(id))
    : websiteIds.includes(own)
}

/** First and last day, and first and last time of day, at which a product is sold. */
const periods = [
  ['pad_available_first', 'pad_available_last'],
  ['pad_pickup_available_start', 'pad_pickup_available_end'],
  ['pad_delivery_available_start', 'pad_delivery_available_end'],
] as const

/** What must hold between values. */
export function checkTogether({ product, fields }: Wanted, problems: ChangeProblem[]): void {
  const after = (key: string) => (fields.has(key) ? fields.get(key)?.value : product.fields[key]) ?? null
  const fail = (field: string, code: ProblemCode) =>
    problems.push({ productId: product.id, sku: product.sku, field, code })
  for (const [key, { field }] of fields) {
    if (field.kind === 'stock') {
      const isShort = Number(after('stock.quantity')) < 0
      if (isShort && after('stock.managed') !== false && after('stock.backorders') !== true)
        fail(key, 'negative_stock')
    }
    const period =
      field.kind === 'value' && periods.find((codes) => codes.some((code) => code === field.code))
    if (period) {
      const [start, end] = period.map((code) => after(`${code}@${field.store}`))
      if (typeof start === 'string' && typeof end === 'string' && start > end) fail(key, 'period')
    }
    if (field.kind !== 'price') continue
    const list = key.slice(key.indexOf(':'))
    if (after(`special${list}`) !== null && after(`price${list}`) === null) fail(key, 'special_without_price')
    const [from, to] = [after(`specialFrom${list}`), after(`specialTo${list}`)]
    if (typeof from === 'string' && typeof to === 'string' && from > to) fail(key, 'days_reversed')
  }
}
