import { weekdaysIn } from '@comptoir/rules/fulfilment'
import { dayOf, slug } from '../import/index.ts'
import type { JsonValue } from '../platform/database.ts'
import { sanitiseHtml } from '../platform/html.ts'
import { checkList } from './check-list.ts'
import { isList, isWhole, problem, textOf, type Checked } from './checked.ts'
import type { BundleName, ColumnName, Field, StockName } from './fields.ts'
import type { StoredProduct } from './product-fields.sql.ts'
import type { Scopes } from './scopes.ts'

const longTexts = new Set(['description', 'short_description', 'meta_description'])
const htmlTexts = new Set(['description', 'short_description'])
/** Values that every product may have, beside its attributes. */
const builtIn: Readonly<Record<string, 'text' | 'date' | 'time' | 'weekdays'>> = {
  name: 'text',
  url_key: 'text',
  meta_title: 'text',
  meta_keyword: 'text',
  meta_description: 'text',
  description: 'text',
  short_description: 'text',
  gift_message_available: 'text',
  news_from_date: 'date',
  news_to_date: 'date',
  pad_available_weekdays: 'weekdays',
  pad_available_first: 'date',
  pad_available_last: 'date',
  pad_pickup_available_start: 'time',
  pad_pickup_available_end: 'time',
  pad_delivery_available_start: 'time',
  pad_delivery_available_end: 'time',
}
const mostCharacters = { short: 255, long: 100_000 }
const largest = 2_000_000_000

/** Whether the value of an attribute is stored among the long texts. */
export const isLongText = (code: string, { attributes }: Pick<Scopes, 'attributes'>): boolean =>
  longTexts.has(code) || attributes.get(code)?.type === 'textarea'

/** Brings a given value into the form in which it is stored. `product` is the stored one. */
export function checkValue(field: Field, given: JsonValue, product: StoredProduct, scopes: Scopes): Checked {
  switch (field.kind) {
    case 'column':
      return checkColumn(field.name, given, product, scopes)
    case 'stock':
      return checkStock(field.name, given)
    case 'bundle':
      return checkBundle(field.name, given, product)
    case 'price':
      return checkPrice(field, given, product, scopes)
    case 'value':
      return checkAttribute(field, given, product, scopes)
    case 'list':
      return checkList(field.name, given, product, scopes)
  }
}

function checkColumn(name: ColumnName, given: JsonValue, product: StoredProduct, scopes: Scopes): Checked {
  switch (name) {
    case 'sku':
    case 'attributeSet': {
      const text = typeof given === 'string' ? given.trim() : ''
      if (text === '') return problem('required')
      return text.length <= 64 ? { value: text } : problem('too_long')
    }
    case 'enabled':
      return typeof given === 'boolean' ? { value: given } : problem('choice')
    case 'visibility':
      return isWhole(given, 1, 4) ? { value: given } : problem('choice')
    case 'taxClass': {
      const websites = [...scopes.websites.values()].filter(({ id }) => product.websiteIds.includes(id))
      const known = (websites.length > 0 ? websites : [...scopes.websites.values()]).flatMap(
        (one) => one.classes,
      )
      return typeof given === 'string' && [...known, 'none'].includes(given)
        ? { value: given }
        : problem('choice')
    }
    case 'weight': {
      if (given === null) return { value: null }
      const isWeight = typeof given === 'number' && given >= 0 && given < 1_000_000
      return isWeight ? { value: given } : problem('number')
    }
  }
}

function checkStock(name: StockName, given: JsonValue): Checked {
  if (name === 'quantity')
    return isWhole(given, -largest, largest) ? { value: given } : problem('whole_number')
  if (name === 'least' || name === 'most')
    return isWhole(given, 1, 10_000) ? { value: given } : problem('whole_number')
  return typeof given === 'boolean' ? { value: given } : problem('choice')
}

const bundleValues: Readonly<Record<BundleName, readonly string[]>> = {
  priceType: ['dynamic', 'fixed'],
  skuType: ['dynamic', 'fixed'],
  weightType: ['dynamic', 'fixed'],
  priceView: ['PRICE_RANGE', 'AS_LOW_AS'],
  shipmentType: ['together', 'separately'],
}

function checkBundle(name: BundleName, given: JsonValue, { type }: StoredProduct): Checked {
  if (type !== 'bundle') return problem('bundle_type')
  return typeof given === 'string' && bundleValues[name].includes(given)
    ? { value: given }
    : problem('choice')
}

function checkPrice(
  { part, website: code, currency }: Extract<Field, { kind: 'price' }>,
  given: JsonValue,
  product: StoredProduct,
  { websites }: Scopes,
): Checked {
  const website = websites.get(code)
  if (!website || (currency !== null && !website.currencies.includes(currency)))
    return problem('unknown_website')
  if (!product.websiteIds.includes(website.id)) return problem('not_sold')
  if (part === 'specialFrom' || part === 'specialTo') return checkDay(given)
  if (given === null) {
    const isComposed = ['configurable', 'grouped', 'bundle'].includes(product.type)
    return part === 'special' || isComposed || currency !== null ? { value: null } : problem('required')
  }
  return isWhole(given, 0, largest) ? { value: given } : problem('amount')
}

function checkDay(given: JsonValue): Checked {
  if (given === null || given === '') return { value: null }
  const day = typeof given === 'string' ? dayOf(given) : undefined
  return day ? { value: day } : problem('day')
}

function checkAttribute(
  { code, store: storeCode }: Extract<Field, { kind: 'value' }>,
  given: JsonValue,
  product: StoredProduct,
  scopes: Scopes,
): Checked {
  const store = scopes.stores.get(storeCode)
  if (!store) return problem('unknown_field')
  if (store.websiteId !== null && !product.websiteIds.includes(store.websiteId)) return problem('not_sold')
  const attribute = scopes.attributes.get(code)
  const type = builtIn[code] ?? attribute?.type
  if (type === undefined) return problem('unknown_field')
  const isEmpty = given === null || (typeof given === 'string' && given.trim() === '')
  if (isEmpty || (Array.isArray(given) && given.length === 0))
    return storeCode === 'default' && code === 'name' ? problem('required') : { value: null }
  switch (type) {
    case 'select':
      return typeof given === 'number' && attribute?.options.has(given) ? { value: given } : problem('choice')
    case 'multiselect':
      return isList(given) && given.every((one) => typeof one === 'number' && attribute?.options.has(one))
        ? { value: [...new Set(given)] }
        : problem('choice')
    case 'boolean':
      return typeof given === 'boolean' || given === 0 || given === 1
        ? { value: Number(given) }
        : problem('choice')
    case 'int':
      return isWhole(given, -largest, largest) ? { value: given } : problem('whole_number')
    case 'price':
    case 'decimal': {
      const text = textOf(given)
      return /^-?\d{1,12}(\.\d{1,6})?$/.test(text) ? { value: text } : problem('number')
    }
    case 'date':
      return checkDay(given)
    case 'time':
      return typeof given === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(given)
        ? { value: given }
        : problem('time')
    case 'weekdays': {
      const days = typeof given === 'string' ? weekdaysIn(given) : []
      // Every day of the week is no limit.
      if (days.length === 0) return problem('choice')
      return { value: days.length === 7 ? null : days.join(',') }
    }
    default:
      return checkText(code, given, isLongText(code, scopes))
  }
}

function checkText(code: string, given: JsonValue, isLong: boolean): Checked {
  if (typeof given !== 'string') return problem('text')
  if (given.length > (isLong ? mostCharacters.long : mostCharacters.short)) return problem('too_long')
  if (code === 'url_key') {
    const key = slug(given)
    return key === '' ? problem('text') : { value: key }
  }
  const isHtml = htmlTexts.has(code) || (isLong && code !== 'meta_description')
  const text = isHtml ? sanitiseHtml(given) : given.trim()
  return { value: text === '' ? null : text }
}
