import { fromCents, type Cents } from '@comptoir/rules/money'
import { randomOf, type Random } from './random.ts'
import { families, firstSyllables, lastSyllables, middleSyllables, sentences, type Family } from './words.ts'

/** An attribute whose options products may have. */
export type OptionAttribute = { code: string; multiple: boolean; options: readonly string[] }

export type GeneratedShop = {
  website: string
  /** Name of the root category. */
  root: string
  /** Store view of each language but French, which is the default scope. */
  stores: { en: string; it: string }
  attributes: readonly OptionAttribute[]
  /** Attribute that tells the variants of a configurable product apart. */
  variantAttribute: OptionAttribute
  /** Names of masters that are encoded already. */
  pictures: readonly string[]
}

/** Columns of a Magento product export that generated rows fill. */
export const columns = [
  'sku',
  'store_view_code',
  'attribute_set_code',
  'product_type',
  'categories',
  'product_websites',
  'name',
  'description',
  'short_description',
  'weight',
  'product_online',
  'tax_class_name',
  'visibility',
  'price',
  'special_price',
  'special_price_from_date',
  'special_price_to_date',
  'url_key',
  'base_image',
  'small_image',
  'thumbnail_image',
  'new_from_date',
  'new_to_date',
  'additional_attributes',
  'qty',
  'is_in_stock',
  'configurable_variations',
] as const
export type GeneratedRow = Partial<Record<(typeof columns)[number], string>>

const collections = 12
const variantsEach = 4
/** One product in ten is configurable. */
const configurableEvery = 10

/**
 * Rows of a plausible catalogue: `count` products that can be come across, each in three languages, one in ten of
 * them configurable with variants of its own. The same count and shop give the same rows, and a smaller count gives
 * the first rows of a larger one.
 */
export function* generateProducts(count: number, shop: GeneratedShop): Generator<GeneratedRow> {
  for (let index = 0; index < count; index++) {
    const random = randomOf(index + 1)
    const product = describe(index, random, shop)
    if (index % configurableEvery === configurableEvery - 1) yield* configurable(product, random, shop)
    else yield* translated({ ...product.row, ...product.offer }, product, shop)
  }
}

type Described = {
  family: Family
  model: string
  row: GeneratedRow
  offer: GeneratedRow
  attributes: string[]
  sentence: (typeof sentences)[number]
}

function describe(index: number, random: Random, shop: GeneratedShop): Described {
  const family = random.pick(families)
  const name = random.pick(firstSyllables) + random.pick(middleSyllables) + random.pick(lastSyllables)
  const model = `${name} ${index + 1}`
  const picture = shop.pictures.length > 0 ? random.pick(shop.pictures) : ''
  const sku = `GEN-${String(index + 1).padStart(7, '0')}`
  const sentence = random.pick(sentences)
  const attributes = shop.attributes.flatMap((attribute) => {
    if (random.chance(0.2)) return []
    const picked = attribute.multiple
      ? new Set([random.pick(attribute.options), random.pick(attribute.options)])
      : [random.pick(attribute.options)]
    return [`${attribute.code}=${[...picked].join('|')}`]
  })
  const row: GeneratedRow = {
    sku,
    attribute_set_code: 'Default',
    product_type: 'simple',
    categories: `${shop.root}/${family.category}/Collection ${random.between(1, collections)}`,
    product_websites: shop.website,
    weight: String(random.between(1, 40)),
    product_online: '1',
    tax_class_name: 'standard',
    visibility: 'Catalog, Search',
    url_key: sku.toLowerCase(),
    base_image: picture,
    small_image: picture,
    thumbnail_image: picture,
    additional_attributes: attributes.join(','),
    ...(random.chance(0.03) ? { new_from_date: '2026-10-01', new_to_date: '2027-03-31' } : {}),
  }
  return { family, model, row, offer: offerOf(family, random), attributes, sentence }
}

function decimal(cents: Cents): string {
  return fromCents(cents).toFixed(2)
}

/** Price and stock; cheap products are more frequent than dear ones, as in shops. */
function offerOf({ prices: [from, to] }: Family, random: Random): GeneratedRow {
  const price = Math.round((from + (to - from) * random.fraction() ** 2) / 25) * 25
  const isReduced = random.chance(0.08)
  const quantity = random.chance(0.05) ? 0 : random.between(1, 400)
  return {
    price: decimal(price),
    ...(isReduced
      ? {
          special_price: decimal(Math.round((price * random.between(70, 92)) / 2500) * 25),
          special_price_from_date: '2026-10-01',
          special_price_to_date: '2027-12-31',
        }
      : {}),
    qty: String(quantity),
    is_in_stock: quantity > 0 ? '1' : '0',
  }
}

/** The variants first, then the product that names them. */
function* configurable(product: Described, random: Random, shop: GeneratedShop): Generator<GeneratedRow> {
  const { code, options } = shop.variantAttribute
  const variations: string[] = []
  for (const [index, option] of options.slice(0, variantsEach).entries()) {
    const sku = `${product.row.sku}-${index + 1}`
    variations.push(`sku=${sku},${code}=${option}`)
    const others = product.attributes.filter((one) => !one.startsWith(`${code}=`))
    const variant: GeneratedRow = {
      ...product.row,
      ...offerOf(product.family, random),
      sku,
      categories: '',
      visibility: 'Not Visible Individually',
      url_key: sku.toLowerCase(),
      additional_attributes: [...others, `${code}=${option}`].join(','),
    }
    yield* translated(variant, product, shop, option)
  }
  const parent: GeneratedRow = {
    ...product.row,
    product_type: 'configurable',
    is_in_stock: '1',
    configurable_variations: variations.join('|'),
  }
  yield* translated(parent, product, shop)
}

function* translated(
  row: GeneratedRow,
  { family, model, sentence }: Described,
  { stores }: GeneratedShop,
  finish?: string,
): Generator<GeneratedRow> {
  const name = (language: 'fr' | 'en' | 'it') =>
    `${family.names[language]} ${model}${finish ? `, ${finish}` : ''}`
  const texts = (language: 'fr' | 'en' | 'it'): GeneratedRow => ({
    name: name(language),
    short_description: sentence[language],
    description: `<p>${name(language)}. ${sentence[language]}</p>`,
  })
  yield { ...row, ...texts('fr') }
  for (const language of ['en', 'it'] as const) {
    yield { sku: row.sku ?? '', store_view_code: stores[language], ...texts(language) }
  }
}
