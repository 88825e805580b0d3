import type { Queryable } from '../platform/database.ts'
import { sanitiseHtml } from '../platform/html.ts'
import {
  insertMetAttributes,
  insertMetOptions,
  selectKnownAttributes,
  selectKnownOptions,
  type KnownAttribute,
} from './attributes.sql.ts'
import { dayOf } from './cells.ts'
import type { AttributeKind } from './attribute-kinds.ts'
import type { ProductRow, RowTexts } from './product-row.ts'
import type { ImportReport } from './report.ts'

export type Value = string | number | number[]
/** The two JSON columns of product_values. */
export type StoredValues = { attribute_values: Record<string, Value>; texts: Record<string, Value> }

const longTexts = new Set(['description', 'short_description', 'meta_description'])
const htmlTexts = new Set(['description', 'short_description'])
const builtIn = new Set(['name', 'url_key', 'meta_title', 'meta_keyword', 'news_from_date', 'news_to_date'])
/** What Magento's exports say of its own workings beside a product's attributes. */
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

/** Attributes and options by name; read once for an import, and again only when the file brings new ones. */
export class AttributeValues {
  #attributes = new Map<string, KnownAttribute>()
  #options = new Map<string, number>()
  #isRead = false
  readonly #readKinds: () => Promise<ReadonlyMap<string, AttributeKind>>
  #kinds: ReadonlyMap<string, AttributeKind> | undefined

  /** `readKinds` says what the attributes are that the shop does not have yet; called when the first is met. */
  constructor(readKinds: () => Promise<ReadonlyMap<string, AttributeKind>>) {
    this.#readKinds = readKinds
  }

  /** Knows what is there, after making the attributes and options that the rows meet for the first time. */
  async meet(sql: Queryable, rows: readonly ProductRow[]): Promise<void> {
    if (!this.#isRead) await this.#read(sql)
    const pairs = rows.flatMap((row) => [
      ...row.texts.attributes,
      ...row.variations.flatMap((one) => one.values),
    ])
    await this.#meetAttributes(sql, new Set(pairs.map(([code]) => code)))

    const metOptions = new Map<string, { attributeId: number; value: string }>()
    for (const [code, text] of pairs) {
      const attribute = this.#attributes.get(code)
      if (!attribute || (attribute.type !== 'select' && attribute.type !== 'multiselect')) continue
      for (const value of optionNames(attribute, text)) {
        const key = `${attribute.id}=${value}`
        if (!this.#options.has(key)) metOptions.set(key, { attributeId: attribute.id, value })
      }
    }
    if (metOptions.size === 0) return
    await insertMetOptions(sql, [...metOptions.values()])
    await this.#read(sql)
  }

  async #meetAttributes(sql: Queryable, codes: ReadonlySet<string>): Promise<void> {
    const isUnknown = (code: string) =>
      !this.#attributes.has(code) &&
      !builtIn.has(code) &&
      !systemAttributes.has(code) &&
      codePattern.test(code)
    const unknown = [...codes].filter(isUnknown)
    if (unknown.length === 0) return
    const kinds = (this.#kinds ??= await this.#readKinds())
    const met = unknown.flatMap((code) => {
      const kind = kinds.get(code)
      return kind ? [{ code, ...kind }] : []
    })
    if (met.length === 0) return
    await insertMetAttributes(sql, met)
    await this.#read(sql)
  }

  attributeId(code: string): number | undefined {
    return this.#attributes.get(code)?.id
  }

  /** The stored form of a row's words and attributes; values of the wrong kind go to the report. */
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

  #valueOf(attribute: KnownAttribute, text: string): Value | undefined {
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

const expected: Record<KnownAttribute['type'], string> = {
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

function optionNames(attribute: KnownAttribute, text: string): string[] {
  const names = attribute.type === 'multiselect' ? text.split('|') : [text]
  return names.flatMap((name) => (name.trim() ? [name.trim()] : []))
}
