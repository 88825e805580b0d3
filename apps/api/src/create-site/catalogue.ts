import type { NewSiteTexts } from '@comptoir/messages/new-site'
import type { Language } from '@comptoir/rules/language'
import { csvLine } from '../platform/csv.ts'
import type { Answers } from './answers.ts'
import { filled, inEach, samplePrice, storeCode, textsIn, valuesIn, type Draft } from './draft.ts'

type ProductKey = keyof NewSiteTexts['products']
type Material = Exclude<keyof NewSiteTexts['material'], 'label'>
type CategoryKey = keyof NewSiteTexts['categories']
type Shade = 'light' | 'dark'

interface Sample {
  readonly key: Exclude<ProductKey, 'set' | 'cup'>
  readonly category: CategoryKey
  readonly material: Material
  readonly euros: number
  readonly weight: string
}

const samples: readonly Sample[] = [
  { key: 'bowl', category: 'table', material: 'stoneware', euros: 24, weight: '0.5' },
  { key: 'plate', category: 'table', material: 'stoneware', euros: 22, weight: '0.6' },
  { key: 'jug', category: 'table', material: 'stoneware', euros: 48, weight: '1.1' },
  { key: 'vase', category: 'room', material: 'stoneware', euros: 56, weight: '1.4' },
  { key: 'candle', category: 'room', material: 'wax', euros: 14, weight: '0.3' },
  { key: 'tray', category: 'room', material: 'wood', euros: 64, weight: '0.9' },
]
const cup = { euros: 18, weight: '0.3', shades: ['light', 'dark'] } as const
/** Sum of what the bundle has at first: a cup and two plates. */
const setEuros = 62

/** Categories of the new shop, in order. */
export const categoryKeys = ['table', 'room'] as const

/** Lowest price of a category in euros. */
export const lowestEuros: Readonly<Record<CategoryKey, number>> = { table: 18, room: 14 }

export const skuOf = ({ code }: Answers, key: string): string => `${code}-${key}`.toUpperCase()

/** File of a sample's picture; names are unique across all shops. */
export const pictureOf = ({ code }: Answers, key: string): string => `${code}-${key}.webp`

const attributeOf = ({ code }: Answers, key: 'colour' | 'material') => `${code}_${key}`

/** The contents of `catalogue/attributes.json`. */
export function attributesOf(draft: Draft) {
  const option = (textOf: (texts: NewSiteTexts) => string) => ({
    value: inEach(draft, textOf)[draft.languages[0]] ?? '',
    labels: inEach(draft, textOf),
  })
  const attribute = (key: 'colour' | 'material', position: number, options: object[]) => ({
    code: attributeOf(draft, key),
    type: 'select',
    labels: inEach(draft, (texts) => texts[key].label),
    filterable: true,
    searchable: true,
    sortable: false,
    visible: true,
    position,
    options,
  })
  return [
    attribute('colour', 10, [option(({ colour }) => colour.light), option(({ colour }) => colour.dark)]),
    attribute('material', 20, [
      option(({ material }) => material.stoneware),
      option(({ material }) => material.wood),
      option(({ material }) => material.wax),
    ]),
  ]
}

type Row = Readonly<Record<string, string>>

function csvOf(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
    .map((cells) => `${csvLine(cells)}\n`)
    .join('')
}

/** Rows of a thing in the default language with its other cells, and in each further language with its texts only. */
function rowsOf(
  draft: Draft,
  key: Row,
  textsOf: (texts: NewSiteTexts, language: Language) => Row,
  others: Row,
): Row[] {
  return draft.languages.map((language, index) => ({
    ...key,
    store_view_code: index === 0 ? '' : storeCode(draft, language),
    ...textsOf(textsIn(draft, language), language),
    ...(index === 0 ? others : {}),
  }))
}

/** The contents of `catalogue/categories.csv`. */
export function categoriesCsv(draft: Draft): string {
  return csvOf(
    categoryKeys.flatMap((key, index) =>
      rowsOf(
        draft,
        { path: categoryPath(draft, key) },
        ({ categories, sample }) => ({
          name: categories[key].name,
          url_key: categories[key].key,
          description: `<p>${categories[key].text}</p>`,
          meta_title: `${categories[key].name} (${sample})`,
          meta_description: categories[key].text,
        }),
        {
          position: String(10 * (index + 1)),
          is_active: '1',
          is_anchor: '1',
          include_in_menu: '1',
          b2b_show_prices: '1',
          b2c_show_prices: '1',
          image: pictureOf(draft, `category-${key}`),
        },
      ),
    ),
  )
}

const categoryPath = (draft: Draft, key: CategoryKey) =>
  textsIn(draft, draft.languages[0]).categories[key].name

/** The contents of `catalogue/products.csv`: variants, the configurable product, simple products, and a bundle of them. */
export function productsCsv(draft: Draft): string {
  return csvOf([
    ...cup.shades.flatMap((shade) => variantRows(draft, shade)),
    ...cupRows(draft),
    ...samples.flatMap((sample) => simpleRows(draft, sample)),
    ...setRows(draft),
  ])
}

function variantRows(draft: Draft, shade: Shade): Row[] {
  const nameOf = ({ products, colour }: NewSiteTexts) =>
    `${products.cup.name}, ${colour[shade].toLocaleLowerCase()}`
  return rowsOf(
    draft,
    { sku: skuOf(draft, `cup-${shade}`) },
    (texts) => ({
      name: nameOf(texts),
      url_key: `${texts.products.cup.key}-${shade}`,
      ...labelsOf(texts.products.cup.alt),
    }),
    {
      ...simple(draft, cup.euros, cup.weight),
      visibility: 'Not Visible Individually',
      ...picturesOf(draft, `cup-${shade}`),
      additional_attributes: attributeCells(draft, 'stoneware', shade),
    },
  )
}

function cupRows(draft: Draft): Row[] {
  const { colour } = textsIn(draft, draft.languages[0])
  const code = attributeOf(draft, 'colour')
  return productRows(
    draft,
    'cup',
    (texts) => ({ configurable_variation_labels: `${code}=${texts.colour.label}` }),
    {
      ...common(draft, 'configurable', 'table'),
      weight: cup.weight,
      ...picturesOf(draft, 'cup-light'),
      additional_attributes: attributeCells(draft, 'stoneware'),
      configurable_variations: cup.shades
        .map((shade) => `sku=${skuOf(draft, `cup-${shade}`)},${code}=${colour[shade]}`)
        .join('|'),
    },
  )
}

function simpleRows(draft: Draft, { key, category, material, euros, weight }: Sample): Row[] {
  return productRows(draft, key, () => ({}), {
    ...common(draft, 'simple', category),
    ...simple(draft, euros, weight),
    ...picturesOf(draft, key),
    additional_attributes: attributeCells(draft, material),
  })
}

function setRows(draft: Draft): Row[] {
  const parts = [
    ['vessel', 'radio', 1, 'cup-light', 1, 1, 0],
    ['vessel', 'radio', 1, 'cup-dark', 1, 0, 0],
    ['vessel', 'radio', 1, 'bowl', 1, 0, 0],
    ['plates', 'radio', 1, 'plate', 2, 1, 1],
    ['tray', 'checkbox', 0, 'tray', 1, 0, 0],
  ] as const
  const names = ['vessel', 'plates', 'tray'] as const
  const { bundle } = textsIn(draft, draft.languages[0])
  const values = parts.map(
    ([name, type, required, key, qty, isDefault, canChange]) =>
      `name=${bundle[name]},type=${type},required=${required},sku=${skuOf(draft, key)},price=0.00,default=${isDefault},default_qty=${qty},price_type=fixed,can_change_qty=${canChange}`,
  )
  const translated = (texts: NewSiteTexts, language: Language): Row =>
    language === draft.languages[0]
      ? { bundle_values: values.join('|') }
      : { bundle_values: names.map((name) => `name=${texts.bundle[name]}`).join('|') }
  return productRows(draft, 'set', translated, {
    ...common(draft, 'bundle', 'table'),
    ...pricesOf(draft, setEuros),
    ...picturesOf(draft, 'set'),
    bundle_price_type: 'dynamic',
    bundle_sku_type: 'dynamic',
    bundle_price_view: 'Price range',
    bundle_weight_type: 'dynamic',
    bundle_shipment_type: 'together',
  })
}

function productRows(
  draft: Draft,
  key: ProductKey,
  moreTexts: (texts: NewSiteTexts, language: Language) => Row,
  others: Row,
): Row[] {
  const textsOf = (texts: NewSiteTexts, language: Language): Row => {
    const { name, key: urlKey, text, alt } = texts.products[key]
    const title = `${name} (${texts.sample})`
    return {
      name: title,
      url_key: urlKey,
      short_description: `<p>${text}</p>`,
      description: `<p>${filled(texts.product_note, valuesIn(draft, language))}</p>`,
      meta_title: title,
      meta_description: text,
      ...labelsOf(alt),
      ...moreTexts(texts, language),
    }
  }
  return rowsOf(draft, { sku: skuOf(draft, key) }, textsOf, others)
}

const common = (draft: Draft, type: string, category: CategoryKey): Row => ({
  attribute_set_code: 'Default',
  product_type: type,
  categories: `${draft.code}/${categoryPath(draft, category)}`,
  product_websites: draft.code,
  product_online: '1',
  tax_class_name: 'standard',
  visibility: 'Catalog, Search',
  qty: '0',
  is_in_stock: '1',
})

const simple = (draft: Draft, euros: number, weight: string): Row => ({
  attribute_set_code: 'Default',
  product_type: 'simple',
  product_websites: draft.code,
  product_online: '1',
  tax_class_name: 'standard',
  weight,
  qty: '50',
  is_in_stock: '1',
  ...pricesOf(draft, euros),
})

function pricesOf(draft: Draft, euros: number): Row {
  const [own, ...others] = draft.currencies
  return {
    price: samplePrice(draft, euros, own),
    ...Object.fromEntries(others.map((one) => [`price_${one}`, samplePrice(draft, euros, one)])),
  }
}

function attributeCells(draft: Draft, material: Material, shade?: Shade): string {
  const texts = textsIn(draft, draft.languages[0])
  const own = `${attributeOf(draft, 'material')}=${texts.material[material]}`
  return shade ? `${attributeOf(draft, 'colour')}=${texts.colour[shade]},${own}` : own
}

function picturesOf(draft: Draft, key: string): Row {
  const file = pictureOf(draft, key)
  return { base_image: file, small_image: file, thumbnail_image: file }
}

const labelsOf = (alt: string): Row => ({
  base_image_label: alt,
  small_image_label: alt,
  thumbnail_image_label: alt,
})
