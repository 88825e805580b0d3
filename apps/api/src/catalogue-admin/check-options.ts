import type { JsonValue } from '../platform/database.ts'
import {
  isEntry,
  isId,
  isList,
  isWhole,
  problem,
  type Checked,
  type Entry,
  type ProblemCode,
} from './checked.ts'
import type { StoredProduct } from './product-fields.sql.ts'

/** Types of custom options that shoppers enter, and those whose values they choose from. */
const enteredTypes = ['field', 'area']
const chosenTypes = ['drop_down', 'radio', 'checkbox', 'multiple']
const bundleTypes = ['select', 'radio', 'checkbox', 'multi']
/** Types of which one choice is taken at most. */
const singleTypes = new Set(['select', 'radio'])
/** In minor units, or in basis points of the product's price. */
const mostSurcharge = 100_000_000
const mostTitle = 255

/** A list of entries with titles that differ, each brought into its stored form. Problems name the place. */
function titled(
  given: JsonValue,
  at: string,
  read: (entry: Entry, place: string) => Record<string, JsonValue>,
): Record<string, JsonValue>[] {
  if (!isList(given) || given.length > 200) throw new Refused('list', at)
  const titles = new Set<string>()
  return given.map((one, index) => {
    const place = at === '' ? String(index) : `${at}.${index}`
    if (!isEntry(one)) throw new Refused('list', place)
    const title = textAt(one.title, `${place}.title`, mostTitle)
    if (title === null) throw new Refused('required', `${place}.title`)
    if (titles.has(title)) throw new Refused('title_taken', `${place}.title`)
    titles.add(title)
    const own = { id: isId(one.id) ? one.id : null, title, titles: titlesAt(one.titles, place) }
    return { ...own, ...read(one, place) }
  })
}

/** Why a list is refused, and where in it. */
class Refused extends Error {
  readonly code: ProblemCode
  readonly at: string

  constructor(code: ProblemCode, at: string) {
    super(code)
    this.code = code
    this.at = at
  }
}

function checkedList(read: () => JsonValue): Checked {
  try {
    return { value: read() }
  } catch (error) {
    if (error instanceof Refused) return { problem: error.code, at: error.at }
    throw error
  }
}

/** The custom options of a product, in order: `{ id, title, titles, type, isRequired, sku, maxCharacters, price, priceType, values }`. */
export function checkCustomOptions(given: JsonValue, { type }: StoredProduct): Checked {
  if (isList(given) && given.length > 0 && type === 'grouped') return problem('option_type')
  return checkedList(() =>
    titled(given, '', (entry, place) => {
      const kind = oneOf(entry.type, [...enteredTypes, ...chosenTypes], `${place}.type`)
      const isRequired = entry.isRequired === true
      if (enteredTypes.includes(kind))
        return {
          type: kind,
          isRequired,
          sku: textAt(entry.sku, `${place}.sku`, 64),
          maxCharacters: countAt(entry.maxCharacters, `${place}.maxCharacters`),
          ...surchargeAt(entry, place),
          values: [],
        }
      const values = titled(entry.values ?? [], `${place}.values`, (value, at) => ({
        sku: textAt(value.sku, `${at}.sku`, 64),
        ...surchargeAt(value, at),
      }))
      if (values.length === 0) throw new Refused('no_choices', `${place}.values`)
      const none = { sku: null, maxCharacters: null, price: null, priceType: null }
      return { type: kind, isRequired, ...none, values }
    }),
  )
}

/**
 * The options of a bundle, in order: `{ id, title, titles, type, isRequired, choices }`, and a choice is `{ id, product, quantity,
 * canChangeQuantity, isDefault, price, priceType }`. Whether the products exist and fit is checked when they are read.
 */
export function checkBundleOptions(given: JsonValue, product: StoredProduct): Checked {
  if (isList(given) && given.length > 0 && product.type !== 'bundle') return problem('bundle_type')
  return checkedList(() =>
    titled(given, '', (entry, place) => {
      const type = oneOf(entry.type, bundleTypes, `${place}.type`)
      const choices = choicesAt(entry.choices ?? [], `${place}.choices`, product)
      const defaults = choices.flatMap(({ isDefault }, at) => (isDefault ? [at] : []))
      if (singleTypes.has(type) && defaults.length > 1)
        throw new Refused('several_defaults', `${place}.choices.${defaults[1]}.isDefault`)
      return { type, isRequired: entry.isRequired === true, choices }
    }),
  )
}

function choicesAt(given: JsonValue, at: string, { id }: StoredProduct): Record<string, JsonValue>[] {
  if (!isList(given) || given.length > 200) throw new Refused('list', at)
  if (given.length === 0) throw new Refused('no_choices', at)
  const taken = new Set<number>()
  return given.map((one, index) => {
    const place = `${at}.${index}`
    if (!isEntry(one) || !isId(one.product)) throw new Refused('required', `${place}.product`)
    if (one.product === id) throw new Refused('circular', `${place}.product`)
    if (taken.has(one.product)) throw new Refused('choice_twice', `${place}.product`)
    taken.add(one.product)
    if (!isWhole(one.quantity ?? 1, 1, 999_999)) throw new Refused('whole_number', `${place}.quantity`)
    return {
      id: isId(one.id) ? one.id : null,
      product: one.product,
      quantity: one.quantity ?? 1,
      canChangeQuantity: one.canChangeQuantity === true,
      isDefault: one.isDefault === true,
      ...surchargeAt(one, place),
    }
  })
}

function oneOf(given: JsonValue | undefined, known: readonly string[], at: string): string {
  if (typeof given === 'string' && known.includes(given)) return given
  throw new Refused('choice', at)
}

function textAt(given: JsonValue | undefined, at: string, most: number): string | null {
  if (given !== undefined && given !== null && typeof given !== 'string') throw new Refused('text', at)
  const text = given?.trim() ?? ''
  if (text.length > most) throw new Refused('too_long', at)
  return text === '' ? null : text
}

/** Titles by language; empty ones are taken from the default scope. */
function titlesAt(given: JsonValue | undefined, place: string): Record<string, string> {
  if (given === undefined || given === null) return {}
  if (!isEntry(given)) throw new Refused('text', `${place}.titles`)
  const own = Object.entries(given).flatMap(([language, text]): [string, string][] => {
    const title = textAt(text, `${place}.titles.${language}`, mostTitle)
    return title === null || !/^[a-z]{2,3}$/.test(language) ? [] : [[language, title]]
  })
  return Object.fromEntries(own)
}

function countAt(given: JsonValue | undefined, at: string): number | null {
  if (given === undefined || given === null) return null
  if (isWhole(given, 1, 100_000)) return given
  throw new Refused('whole_number', at)
}

function surchargeAt({ price, priceType }: Entry, place: string): { price: number; priceType: string } {
  const amount = price ?? 0
  if (!isWhole(amount, 0, mostSurcharge)) throw new Refused('amount', `${place}.price`)
  return { price: amount, priceType: oneOf(priceType ?? 'fixed', ['fixed', 'percent'], `${place}.priceType`) }
}
