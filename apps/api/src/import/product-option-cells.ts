import type { ProductType } from '../catalogue/index.ts'
import { parseAdditionalAttributes } from './additional-attributes.ts'
import { centsOf, countOf } from './cells.ts'
import type { CsvRow } from './csv.ts'
import type { ImportReport } from './report.ts'

type PriceType = 'fixed' | 'percent'
/** `price` is in cents, or in basis points for a percentage. */
type Surcharge = { price: number; priceType: PriceType }

const valuelessTypes = ['field', 'area', 'date', 'date_time', 'time', 'file']
const unofferedTypes = new Set(['date', 'date_time', 'time', 'file'])
const customTypes = [...valuelessTypes, 'drop_down', 'radio', 'checkbox', 'multiple']
const bundleTypes = ['select', 'radio', 'checkbox', 'multi']
const singleTypes = new Set(['select', 'radio'])

export type CustomOption = {
  title: string
  type: string
  isRequired: boolean
  sku: string | null
  maxCharacters: number | null
  /** null for options with values, where the values have prices. */
  price: number | null
  priceType: PriceType | null
  values: (Surcharge & { title: string; sku: string | null })[]
}

type BundleSelection = Surcharge & {
  sku: string
  quantity: number
  canChangeQuantity: boolean
  isDefault: boolean
}
export type BundleOption = { title: string; type: string; isRequired: boolean; selections: BundleSelection[] }
/** Bundle columns; null keeps the current value. */
export type BundleSettings = Record<
  'priceType' | 'skuType' | 'weightType' | 'priceView' | 'shipmentType',
  string | null
>

/** The custom options and bundle options of a row; undefined keeps the current ones. */
export type ProductOptions = {
  options: CustomOption[] | undefined
  bundleOptions: BundleOption[] | undefined
  bundle: BundleSettings | undefined
}

/** Reads custom_options and the bundle columns in Magento's syntax. Errors are added to the report. */
export function readProductOptions(row: CsvRow, type: ProductType, report: ImportReport): ProductOptions {
  const custom = new Entries(row, 'custom_options', report)
  const bundle = new Entries(row, 'bundle_values', report)
  if (type !== 'bundle' && bundle.records.length > 0)
    bundle.wrong('only a bundle has them: set product_type.')
  return {
    options: custom.records.length > 0 ? customOptionsOf(custom) : undefined,
    bundleOptions: type === 'bundle' && bundle.records.length > 0 ? bundleOptionsOf(bundle) : undefined,
    bundle: type === 'bundle' ? bundleSettingsOf(row, report) : undefined,
  }
}

/** Translated titles in the order of the first row: options, each with its values. */
export function readOptionTitles(
  row: CsvRow,
  column: 'custom_options' | 'bundle_values',
): { title: string; values: string[] }[] {
  const records = (row.cells[column] ?? '').split('|').map((part) => new Map(parseAdditionalAttributes(part)))
  const named = records.filter((record) => record.get('name')?.trim())
  return [...Map.groupBy(named, (record) => record.get('name')?.trim() ?? '')].map(([title, group]) => ({
    title,
    values: group.flatMap((record) => record.get('option_title')?.trim() || []),
  }))
}

type Entry = ReadonlyMap<string, string>

/** A cell of the form `name=…,type=…|name=…`, with error reporting. */
class Entries {
  readonly records: Entry[]
  readonly #line: number
  readonly #column: string
  readonly #report: ImportReport

  constructor(row: CsvRow, column: string, report: ImportReport) {
    const text = row.cells[column]?.trim() ?? ''
    this.records = text ? text.split('|').map((part) => new Map(parseAdditionalAttributes(part))) : []
    this.#line = row.line
    this.#column = column
    this.#report = report
  }

  wrong(message: string): void {
    this.#report.problem(this.#line, this.#column, message)
  }

  /** Groups entries by name; each group is one option. */
  groups(): [name: string, records: Entry[]][] {
    if (this.records.some((record) => !record.get('name')?.trim())) this.wrong('an entry has no name=.')
    const named = this.records.filter((record) => record.get('name')?.trim())
    return [...Map.groupBy(named, (record) => record.get('name')?.trim() ?? '')]
  }

  /** The type of an option. An unknown type is reported and returns undefined. */
  type(name: string, record: Entry | undefined, known: readonly string[]): string | undefined {
    const type = record?.get('type')?.trim() ?? ''
    if (known.includes(type)) return type
    this.wrong(`"${name}": the type "${type}" is unknown: use ${known.join(', ')}.`)
    return undefined
  }

  flag(name: string, record: Entry | undefined, key: string, otherwise: boolean): boolean {
    const value = record?.get(key)?.trim()
    if (!value) return otherwise
    if (value !== '0' && value !== '1') this.wrong(`"${name}": ${key} is 1 or 0, not "${value}".`)
    return value === '1'
  }

  surcharge(name: string, record: Entry): Surcharge {
    const priceType = record.get('price_type')?.trim() || 'fixed'
    const price = record.get('price')?.trim() || '0'
    const amount = centsOf(price)
    if (amount === undefined)
      this.wrong(`"${name}": the price "${price}" is not an amount: write it like 8.50.`)
    if (priceType !== 'fixed' && priceType !== 'percent')
      this.wrong(`"${name}": the price_type is fixed or percent, not "${priceType}".`)
    return { price: amount ?? 0, priceType: priceType === 'percent' ? 'percent' : 'fixed' }
  }

  count(name: string, record: Entry, key: string): number | undefined {
    const value = record.get(key)?.trim()
    if (!value || value === '0') return undefined
    const count = countOf(value)
    if (count === undefined) this.wrong(`"${name}": ${key} is a whole number from 1 on, not "${value}".`)
    return count
  }
}

function customOptionsOf(entries: Entries): CustomOption[] {
  return entries.groups().flatMap(([title, records]) => {
    const [first] = records
    const type = entries.type(title, first, customTypes)
    if (!first || !type) return []
    const hasValues = !valuelessTypes.includes(type)
    if (unofferedTypes.has(type))
      entries.wrong(`"${title}": shoppers are not asked for a ${type} here; use a field.`)
    if (!hasValues && records.length > 1) entries.wrong(`"${title}" stands twice: its type has no values.`)
    const own = hasValues ? undefined : entries.surcharge(title, first)
    return {
      title,
      type,
      isRequired: entries.flag(title, first, 'required', false),
      sku: hasValues ? null : (first.get('sku')?.trim() ?? null),
      maxCharacters: entries.count(title, first, 'max_characters') ?? null,
      price: own?.price ?? null,
      priceType: own?.priceType ?? null,
      values: hasValues ? customValuesOf(entries, title, records) : [],
    }
  })
}

function customValuesOf(entries: Entries, name: string, records: readonly Entry[]): CustomOption['values'] {
  const titles = new Set<string>()
  return records.flatMap((record) => {
    const title = record.get('option_title')?.trim()
    if (!title) entries.wrong(`"${name}": a value has no option_title=.`)
    if (!title) return []
    if (titles.has(title)) entries.wrong(`"${name}": the value "${title}" stands twice.`)
    if (titles.has(title)) return []
    titles.add(title)
    return { title, sku: record.get('sku')?.trim() ?? null, ...entries.surcharge(name, record) }
  })
}

function bundleOptionsOf(entries: Entries): BundleOption[] {
  return entries.groups().flatMap(([title, records]) => {
    const type = entries.type(title, records[0], bundleTypes)
    if (!type) return []
    const selections = records.flatMap((record): BundleSelection[] => {
      const sku = record.get('sku')?.trim()
      if (!sku) entries.wrong(`"${title}": an entry has no sku=.`)
      if (!sku) return []
      return [
        {
          sku,
          ...entries.surcharge(title, record),
          quantity: entries.count(title, record, 'default_qty') ?? 1,
          canChangeQuantity: entries.flag(title, record, 'can_change_qty', false),
          isDefault: entries.flag(title, record, 'default', false),
        },
      ]
    })
    checkSelections(entries, title, type, selections)
    const unique = [...new Map(selections.map((one) => [one.sku, one])).values()]
    return [
      { title, type, isRequired: entries.flag(title, records[0], 'required', true), selections: unique },
    ]
  })
}

function checkSelections(
  entries: Entries,
  title: string,
  type: string,
  selections: readonly BundleSelection[],
): void {
  const defaults = selections.filter((selection) => selection.isDefault).length
  if (singleTypes.has(type) && defaults > 1)
    entries.wrong(`"${title}" has ${defaults} defaults: a ${type} has one at most.`)
  const twice = selections.find(({ sku }, at) => selections.findIndex((one) => one.sku === sku) < at)
  if (twice) entries.wrong(`"${title}": the product "${twice.sku}" stands twice.`)
}

const fixedOrDynamic = { dynamic: 'dynamic', fixed: 'fixed', 0: 'dynamic', 1: 'fixed' }
const bundleColumns: Record<keyof BundleSettings, { column: string; known: Record<string, string> }> = {
  priceType: { column: 'bundle_price_type', known: fixedOrDynamic },
  skuType: { column: 'bundle_sku_type', known: fixedOrDynamic },
  weightType: { column: 'bundle_weight_type', known: fixedOrDynamic },
  priceView: {
    column: 'bundle_price_view',
    known: { 'price range': 'PRICE_RANGE', 'as low as': 'AS_LOW_AS' },
  },
  shipmentType: {
    column: 'bundle_shipment_type',
    known: { together: 'together', separately: 'separately' },
  },
}

function bundleSettingsOf(row: CsvRow, report: ImportReport): BundleSettings {
  const read = (key: keyof BundleSettings): string | null => {
    const { column, known } = bundleColumns[key]
    const value = row.cells[column]?.trim()
    if (!value) return null
    const found = known[value.toLowerCase()]
    if (found === undefined)
      report.problem(row.line, column, `"${value}" is unknown: use ${Object.keys(known).join(', ')}.`)
    return found ?? null
  }
  return {
    priceType: read('priceType'),
    skuType: read('skuType'),
    weightType: read('weightType'),
    priceView: read('priceView'),
    shipmentType: read('shipmentType'),
  }
}
