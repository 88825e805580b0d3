import type { Queryable } from '../platform/database.ts'
import { sanitiseHtml } from '../platform/html.ts'
import {
  insertNewAttributes,
  insertNewOptions,
  selectKnownAttributes,
  selectKnownOptions,
  type StoredAttribute,
} from './attributes.sql.ts'
import { dayOf } from './cells.ts'
import type { InferredAttribute } from './infer-attributes.ts'
import type { ProductRow, RowTexts } from './product-row.ts'
import type { ImportReport } from './report.ts'

export type Value = string | number | number[]
/** The JSON columns of product_values. */
export type StoredValues = { attribute_values: Record<string, Value>; texts: Record<string, Value> }

const longTexts = new Set(['description', 'short_description', 'meta_description'])
const htmlTexts = new Set(['description', 'short_description'])
const builtIn = new Set(['name', 'url_key', 'meta_title', 'meta_keyword', 'news_from_date', 'news_to_date'])
/** Attributes in Magento's exports that only matter to Magento. */
const systemAttributes = new Set([
  'has_options',
  'required_options',
  'shipment_type',
  'quantity_and_stock_status',
  'links_exist',
  'links_purchased_separately',
  'links_title',
  'samples_title',
  'gift_message_available',
  'options_container',
  'page_layout',
  'url_path',
])
const codePattern = /^[a-z][a-z0-9_]{0,59}$/

/** Attributes and options by name. Loaded once, and again when the file adds new ones. */
export class AttributeValues {
  #attributes = new Map<string, StoredAttribute>()
  #options = new Map<string, number>()
  #isRead = false
  /** Whether the file added attributes, options or labels of them. */
  isExtended = false
  readonly #inferTypes: () => Promise<ReadonlyMap<string, InferredAttribute>>
  #inferred: ReadonlyMap<string, InferredAttribute> | undefined

  /** `inferTypes` infers the types of unknown attributes; called for the first one. */
  constructor(inferTypes: () => Promise<ReadonlyMap<string, InferredAttribute>>) {
    this.#inferTypes = inferTypes
  }

  /** Creates the attributes and options of the rows that do not exist yet. */
  async ensure(sql: Queryable, rows: readonly ProductRow[]): Promise<void> {
    if (!this.#isRead) await this.#read(sql)
    const pairs = rows.flatMap((row) => [
      ...row.texts.attributes,
      ...row.variations.flatMap((one) => one.values),
    ])
    await this.#ensureAttributes(sql, new Set(pairs.map(([code]) => code)))

    const newOptions = new Map<string, { attributeId: number; value: string }>()
    for (const [code, text] of pairs) {
      const attribute = this.#attributes.get(code)
      if (!attribute || (attribute.type !== 'select' && attribute.type !== 'multiselect')) continue
      for (const value of optionNames(attribute, text)) {
        const key = `${attribute.id}=${value}`
        if (!this.#options.has(key)) newOptions.set(key, { attributeId: attribute.id, value })
      }
    }
    if (newOptions.size === 0) return
    await insertNewOptions(sql, [...newOptions.values()])
    this.isExtended = true
    await this.#read(sql)
  }

  async #ensureAttributes(sql: Queryable, codes: ReadonlySet<string>): Promise<void> {
    const isUnknown = (code: string) =>
      !this.#attributes.has(code) &&
      !builtIn.has(code) &&
      !systemAttributes.has(code) &&
      codePattern.test(code)
    const unknown = [...codes].filter(isUnknown)
    if (unknown.length === 0) return
    const inferred = (this.#inferred ??= await this.#inferTypes())
    const created = unknown.flatMap((code) => {
      const type = inferred.get(code)
      return type ? [{ code, ...type }] : []
    })
    if (created.length === 0) return
    await insertNewAttributes(sql, created)
    this.isExtended = true
    await this.#read(sql)
  }

  attributeId(code: string): number | undefined {
    return this.#attributes.get(code)?.id
  }

  /** Converts the texts and attributes of a row to their stored form. Invalid values are reported. */
  stored({ line, plain, attributes }: RowTexts, report: ImportReport): StoredValues {
    const stored: StoredValues = { attribute_values: {}, texts: {} }
    for (const [code, text] of Object.entries(plain)) {
      const target = longTexts.has(code) ? stored.texts : stored.attribute_values
      target[code] = htmlTexts.has(code) ? sanitiseHtml(text) : text
    }
    for (const [code, text] of attributes) {
      if (text.trim() === '' || systemAttributes.has(code)) continue
      const attribute = this.#attributes.get(code)
      if (!attribute) {
        if (!builtIn.has(code))
          report.problem(
            line,
            'additional_attributes',
            `"${code}" is no attribute code: use small letters, digits and _.`,
          )
        continue
      }
      const value = this.#valueOf(attribute, text.trim())
      if (value === undefined)
        report.problem(
          line,
          'additional_attributes',
          `${code}: "${text}" is not ${expected[attribute.type]}.`,
        )
      else if (attribute.type === 'textarea') stored.texts[code] = sanitiseHtml(String(value))
      else stored.attribute_values[code] = value
    }
    return stored
  }

  #valueOf(attribute: StoredAttribute, text: string): Value | undefined {
    switch (attribute.type) {
      case 'select':
        return this.#options.get(`${attribute.id}=${text}`)
      case 'multiselect':
        return optionNames(attribute, text).flatMap(
          (name) => this.#options.get(`${attribute.id}=${name}`) ?? [],
        )
      case 'boolean':
        return /^(1|yes|true)$/i.test(text) ? 1 : /^(0|no|false)$/i.test(text) ? 0 : undefined
      case 'int':
        return /^-?\d+$/.test(text) ? Number(text) : undefined
      case 'price':
      case 'decimal':
        return /^-?\d+(\.\d+)?$/.test(text) ? text : undefined
      case 'date':
        return dayOf(text)
      default:
        return text
    }
  }

  async #read(sql: Queryable): Promise<void> {
    const [attributes, options] = await Promise.all([selectKnownAttributes(sql), selectKnownOptions(sql)])
    this.#attributes = new Map(attributes.map((one) => [one.code, one]))
    this.#options = new Map(options.map((one) => [`${one.attributeId}=${one.value}`, one.id]))
    this.#isRead = true
  }
}

const expected: Record<StoredAttribute['type'], string> = {
  text: 'a text',
  textarea: 'a text',
  select: 'an option',
  multiselect: 'a list of options',
  boolean: '1 or 0',
  price: 'an amount like 8.50',
  decimal: 'a number',
  int: 'a whole number',
  date: 'a day like 2026-11-21',
}

function optionNames(attribute: StoredAttribute, text: string): string[] {
  const names = attribute.type === 'multiselect' ? text.split('|') : [text]
  return names.flatMap((name) => (name.trim() ? [name.trim()] : []))
}
