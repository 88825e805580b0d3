import type { ProductType } from '../catalogue/index.ts'
import { parseAdditionalAttributes, parseList, parseVariations } from './additional-attributes.ts'
import { tierEntries, type TierCells } from './tier-price-cells.ts'
import { centsOf, countOf, dayOf } from './cells.ts'
import type { CsvRow } from './csv.ts'
import { readCurrencyPrices, type CurrencyPrice } from './currency-prices.ts'
import { readProductOptions, type ProductOptions } from './product-option-cells.ts'
import { isDownloadPath } from '../downloads/index.ts'
import { readDownloads, type ProductDownloads } from './download-cells.ts'
import type { ImportReport } from './report.ts'

/** A parsed row of the default scope. undefined keeps the current value. */
export type ProductRow = {
  line: number
  sku: string
  type: ProductType
  websites: string[] | undefined
  categories: string[] | undefined
  attributeSet: string | undefined
  weight: number | undefined
  isEnabled: boolean | undefined
  visibility: number | undefined
  taxClass: string | undefined
  /** Decimals, in the own currency of each of its websites. */
  price: string | undefined
  specialPrice: string | undefined
  specialFrom: string | undefined
  specialTo: string | undefined
  currencyPrices: CurrencyPrice[]
  /** As written; undefined keeps the tier prices, a list replaces them. */
  tiers: TierCells[] | undefined
  stock: Partial<Record<'quantity' | 'min' | 'max', number>> &
    Partial<Record<'inStock' | 'manage' | 'backorders', boolean>>
  images: { file: string; label: string; roles: string[] }[]
  variations: ReturnType<typeof parseVariations>
  /** In order, grouped by kind. */
  links: { kind: 'related' | 'upsell' | 'crosssell' | 'grouped'; sku: string; quantity: number }[]
  options: ProductOptions
  downloads: ProductDownloads
  texts: RowTexts
}

/** The texts of a row of any scope. */
export type RowTexts = {
  line: number
  sku: string
  plain: Record<string, string>
  attributes: [code: string, value: string][]
}

const types: Record<string, ProductType> = {
  simple: 'simple',
  virtual: 'virtual',
  downloadable: 'downloadable',
  configurable: 'configurable',
  grouped: 'grouped',
  bundle: 'bundle',
}
export const productTypes: readonly string[] = Object.keys(types)
const visibilities: Record<string, number> = {
  'not visible individually': 1,
  catalog: 2,
  search: 3,
  'catalog, search': 4,
}
/** Columns stored as text, under their own name or Magento's attribute code. */
const plainColumns: Record<string, string> = {
  name: 'name',
  url_key: 'url_key',
  description: 'description',
  short_description: 'short_description',
  meta_title: 'meta_title',
  meta_description: 'meta_description',
  meta_keywords: 'meta_keyword',
  country_of_manufacture: 'country_of_manufacture',
}
const imageColumns = ['base', 'small', 'thumbnail'] as const
const roleOf = { base: 'image', small: 'small_image', thumbnail: 'thumbnail' }
const linkKinds = ['related', 'upsell', 'crosssell'] as const

/** Reads a row of the default scope. Errors are added to the report; an invalid row returns undefined. */
export function readProductRow(row: CsvRow, report: ImportReport): ProductRow | undefined {
  const cell = (name: string) => row.cells[name]?.trim() || undefined
  const wrong = (column: string, message: string) => report.problem(row.line, column, message)
  const texts = readTexts(row)
  const type = types[cell('product_type')?.toLowerCase() ?? 'simple']
  if (!texts.sku || texts.sku.length > 64) {
    wrong('sku', 'give each product a sku of at most 64 characters.')
    return undefined
  }
  if (!type) {
    wrong('product_type', `"${cell('product_type')}" is unknown: use ${productTypes.join(', ')}.`)
    return undefined
  }

  const amount = (column: string): string | undefined => {
    const value = cell(column)
    if (value === undefined) return undefined
    const isAmount = centsOf(value) !== undefined
    if (!isAmount) wrong(column, `"${value}" is not an amount: write it like 1290.00.`)
    return isAmount ? value : undefined
  }
  const number = (column: string): number | undefined => {
    const value = cell(column)
    if (value === undefined) return undefined
    const isNumber = /^-?\d+(\.\d+)?$/.test(value)
    if (!isNumber) wrong(column, `"${value}" is not a number.`)
    return isNumber ? Number(value) : undefined
  }
  const day = (column: string): string | undefined => {
    const value = cell(column)
    const found = value && dayOf(value)
    if (value && !found) wrong(column, `"${value}" is not a day: write it like 2026-11-21.`)
    return found || undefined
  }
  const flag = (column: string): boolean | undefined => {
    const value = cell(column)
    return value === undefined ? undefined : value === '1' || /^(yes|enabled)$/i.test(value)
  }
  /** Whether the setting is the product's own and not Magento's default configuration. */
  const own = (setting: string) => cell(`use_config_${setting}`) !== '1'
  const whole = (column: string) => {
    const value = number(column)
    return value === undefined ? undefined : Math.trunc(value)
  }
  const visibility = cell('visibility')
  if (visibility && !visibilities[visibility.toLowerCase()])
    wrong('visibility', `"${visibility}" is unknown: use Catalog, Search.`)
  if (cell('special_price') !== undefined && cell('price') === undefined)
    wrong('price', 'is empty: a special price needs the price beside it.')
  for (const [column, code] of Object.entries({
    new_from_date: 'news_from_date',
    new_to_date: 'news_to_date',
  })) {
    const value = day(column)
    if (value) texts.plain[code] = value
  }
  return {
    line: row.line,
    sku: texts.sku,
    type,
    websites: cell('product_websites') ? parseList(cell('product_websites')) : undefined,
    categories: cell('categories') ? parseList(cell('categories')) : undefined,
    attributeSet: cell('attribute_set_code'),
    weight: number('weight'),
    isEnabled: flag('product_online'),
    visibility: visibilities[visibility?.toLowerCase() ?? ''],
    taxClass: taxClassOf(cell('tax_class_name')),
    price: amount('price'),
    specialPrice: amount('special_price'),
    specialFrom: day('special_price_from_date'),
    specialTo: day('special_price_to_date'),
    currencyPrices: readCurrencyPrices(row, report),
    tiers: tierEntries(cell('tier_prices')),
    stock: definedOf({
      quantity: whole('qty'),
      inStock: flag('is_in_stock'),
      manage: own('manage_stock') ? flag('manage_stock') : undefined,
      backorders: own('backorders') ? flag('allow_backorders') : undefined,
      min: own('min_sale_qty') ? atLeastOne(whole('min_cart_qty')) : undefined,
      max: own('max_sale_qty') ? atLeastOne(whole('max_cart_qty')) : undefined,
    }),
    images: imagesOf(row),
    variations: parseVariations(cell('configurable_variations') ?? ''),
    links: linksOf(row, report),
    options: readProductOptions(row, type, report),
    downloads: readDownloads(row, type === 'downloadable', isDownloadPath, report),
    texts,
  }
}

/** Reads the translatable columns of a row. */
export function readTexts(row: CsvRow): RowTexts {
  const plain = Object.entries(plainColumns).flatMap(([column, code]) => {
    const value = row.cells[column]?.trim()
    return value ? [[code, value]] : []
  })
  const gift = giftMessageFlag(row.cells.gift_message_available?.trim() ?? '')
  if (gift !== undefined) plain.push(['gift_message_available', gift])
  return {
    line: row.line,
    sku: row.cells.sku?.trim() ?? '',
    plain: Object.fromEntries(plain),
    attributes: parseAdditionalAttributes(row.cells.additional_attributes ?? ''),
  }
}

/** As stored: Magento exports Yes, No, and Use config, which leaves it to the website; undefined without a cell. */
function giftMessageFlag(text: string): string | undefined {
  if (text === '') return undefined
  if (/^(1|yes)$/i.test(text)) return '1'
  return /^(0|no)$/i.test(text) ? '0' : ''
}

/** The pictures of a row in order, each once with all its roles. */
export function imagesOf(row: CsvRow): ProductRow['images'] {
  const images = new Map<string, { file: string; label: string; roles: string[] }>()
  const take = (name: string | undefined, label: string | undefined, role?: string) => {
    const file = name?.trim().replace(/^\/+/, '')
    if (!file || file === 'no_selection') return
    const image = images.get(file) ?? { file, label: '', roles: [] }
    image.label ||= label?.trim() ?? ''
    if (role) image.roles.push(role)
    images.set(file, image)
  }
  for (const column of imageColumns) {
    take(row.cells[`${column}_image`], row.cells[`${column}_image_label`], roleOf[column])
  }
  const labels = (row.cells.additional_image_labels ?? '').split(',')
  parseList(row.cells.additional_images).forEach((file, index) => take(file, labels[index]))
  return [...images.values()]
}

function linksOf(row: CsvRow, report: ImportReport): ProductRow['links'] {
  const links = linkKinds.flatMap((kind) =>
    sortedByPosition(parseList(row.cells[`${kind}_skus`]), parseList(row.cells[`${kind}_position`])).map(
      (sku) => ({
        kind,
        sku,
        quantity: 1,
      }),
    ),
  )
  const grouped = parseList(row.cells.associated_skus).map((entry) => {
    const [sku = '', quantity = '1'] = entry.split('=')
    const count = Number(quantity) === 0 ? 1 : countOf(quantity)
    if (count === undefined)
      report.problem(row.line, 'associated_skus', `"${entry}": write each product like SKU=2.`)
    return { kind: 'grouped' as const, sku, quantity: count ?? 1 }
  })
  return [...links, ...grouped]
}

/** Sorts entries by their positions if each has one. */
function sortedByPosition(entries: string[], positions: readonly string[]): string[] {
  if (positions.length !== entries.length || positions.some((place) => !/^\d+$/.test(place))) return entries
  const places = new Map(entries.map((entry, index) => [entry, Number(positions[index])]))
  return entries.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0))
}

function taxClassOf(name: string | undefined): string | undefined {
  if (name === 'Taxable Goods') return 'standard'
  return name === 'None' ? 'none' : name
}

function atLeastOne(value: number | undefined): number | undefined {
  return value !== undefined && value < 1 ? 1 : value
}

function definedOf<T extends object>(value: T): { [Key in keyof T]?: NonNullable<T[Key]> } {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as {
    [Key in keyof T]?: NonNullable<T[Key]>
  }
}
