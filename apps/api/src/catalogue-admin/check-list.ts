import { dayOf } from '../import/index.ts'
import type { JsonValue } from '../platform/database.ts'
import { checkBundleOptions, checkCustomOptions } from './check-options.ts'
import { isEntry, isId, isList, isWhole, problem, textOf, type Checked, type Entry } from './checked.ts'
import type { ListName } from './fields.ts'
import type { StoredProduct } from './product-fields.sql.ts'
import type { Scopes } from './scopes.ts'

const mostEntries = 1000
const roles = ['image', 'small_image', 'thumbnail']

/** Brings a list into the form in which it is stored. Whether products and categories exist is checked when it is written. */
export function checkList(name: ListName, given: JsonValue, product: StoredProduct, scopes: Scopes): Checked {
  if (!isList(given) || given.length > mostEntries) return problem('list')
  switch (name) {
    case 'websites':
      return given.every((code) => typeof code === 'string' && scopes.websites.has(code))
        ? { value: [...new Set(given)] }
        : problem('unknown_website')
    case 'variantAttributes':
      return given.every((code) => typeof code === 'string' && scopes.attributes.get(code)?.type === 'select')
        ? { value: [...new Set(given)] }
        : problem('choice')
    case 'pictures':
      return all(given, picture)
    case 'tiers':
      return ['configurable', 'grouped'].includes(product.type) && given.length > 0
        ? problem('tier_type')
        : all(given, (entry) => tier(entry, scopes))
    case 'scheduledPrices':
      return all(given, (entry) => scheduledPrice(entry, scopes))
    case 'customOptions':
      return checkCustomOptions(given, product)
    case 'bundleOptions':
      return checkBundleOptions(given, product)
    case 'grouped':
      return items(given, product)
    case 'variants':
      if (product.type !== 'configurable' && given.length > 0) return problem('variant_type')
      return ids(given)
    case 'categories': {
      const sorted = ids(given)
      return 'value' in sorted && isList(sorted.value)
        ? { value: sorted.value.toSorted((a, b) => Number(a) - Number(b)) }
        : sorted
    }
    default:
      return ids(given)
  }
}

const ids = (given: readonly JsonValue[]): Checked =>
  given.every(isId) ? { value: [...new Set(given)] } : problem('list')

function all(given: readonly JsonValue[], read: (entry: Entry) => JsonValue | undefined): Checked {
  const entries = given.map((one) => (isEntry(one) ? read(one) : undefined))
  return entries.some((one) => one === undefined)
    ? problem('list')
    : { value: entries.flatMap((one) => one ?? []) }
}

/** The items of a group with their default quantities. */
function items(given: readonly JsonValue[], { id: group }: StoredProduct): Checked {
  const entries: { id: number; quantity: number }[] = []
  for (const [at, one] of given.entries()) {
    const { id, quantity = 1 } = isEntry(one) ? one : {}
    if (!isId(id)) return { problem: 'list', at: `${at}.id` }
    if (id === group) return { problem: 'circular', at: `${at}.id` }
    if (!isWhole(quantity, 1, 999_999)) return { problem: 'whole_number', at: `${at}.quantity` }
    if (entries.some((entry) => entry.id === id)) return { problem: 'choice_twice', at: `${at}.id` }
    entries.push({ id, quantity })
  }
  return { value: entries }
}

function picture({ file, labels, roles: given, focus }: Entry): JsonValue | undefined {
  if (typeof file !== 'string' || !/^[\w][\w./-]{0,199}$/.test(file) || file.includes('..')) return undefined
  const texts = isEntry(labels ?? {}) ? Object.entries((labels ?? {}) as Entry) : []
  if (texts.some(([, text]) => typeof text !== 'string' || text.length > 500)) return undefined
  const wanted = isList(given ?? null) ? (given as readonly JsonValue[]) : []
  if (!wanted.every((role) => typeof role === 'string' && roles.includes(role))) return undefined
  const point = focusOf(focus ?? null)
  if (point === undefined) return undefined
  const own = Object.fromEntries(texts.filter(([, text]) => text !== ''))
  return { file, labels: own, roles: [...wanted], focus: point }
}

function focusOf(given: JsonValue): JsonValue | undefined {
  if (given === null) return null
  if (!isEntry(given)) return undefined
  const { x = null, y = null } = given
  return isWhole(x, 0, 100) && isWhole(y, 0, 100) ? { x, y } : undefined
}

function tier(entry: Entry, { websites, groups }: Scopes): JsonValue | undefined {
  const { website = null, currency = null, group = null, quantity = null } = entry
  const { price = null, percentOff = null } = entry
  const isPriced = isWhole(price, 0, 2_000_000_000) && percentOff === null
  const isOff = isWhole(percentOff, 1, 10_000) && price === null
  if (!(isPriced || isOff) || !isWhole(quantity, 1, 999_999)) return undefined
  if (website !== null && !websites.has(textOf(website))) return undefined
  if (group !== null && !groups.has(textOf(group))) return undefined
  if (currency !== null && !/^[A-Z]{3}$/.test(textOf(currency))) return undefined
  return { website, currency, group, quantity, price, percentOff }
}

function scheduledPrice(entry: Entry, { websites }: Scopes): JsonValue | undefined {
  const { website = null, currency = null, firstDay = null, price = null } = entry
  const day = typeof firstDay === 'string' ? dayOf(firstDay) : undefined
  const known = websites.get(textOf(website))
  if (!day || !known || !isWhole(price, 0, 2_000_000_000)) return undefined
  if (currency !== null && !known.currencies.includes(textOf(currency))) return undefined
  return { website: known.code, currency, firstDay: day, price }
}
