import { GUEST } from '@comptoir/rules/visitor'
import { parseStoreSettings, type Store } from '../stores/index.ts'
import type { Attribute } from './attribute.ts'
import { buildSiteIndexes } from './build-site-index.ts'
import type { Category } from './category.ts'
import { Product } from './product.ts'
import { appended, type ProductValues, type Visibility } from './product-values.ts'
import { ProductStore } from './product-store.ts'
import type { SiteIndex } from './site-index.ts'
import { snapshotOf, type Snapshot } from './snapshot.ts'

/** A product of a test catalogue: colours are options 100 and up, uses 200 and up, categories 10 and up. */
export type TestProduct = {
  id: number
  /** Cents, tax included; null for a product without a price. */
  price: number | null
  colour: number
  uses: number[]
  categories: number[]
  position: number
  name: string
  quantity: number
  /** Id of the configurable product, or of the grouped product, that this one belongs to. */
  variantOf?: number | null
  groupedIn?: number | null
  /** How many of it the grouped product proposes; 1 if absent. */
  proposed?: number
  /** Pieces sold together. */
  lot?: number
  visibility?: Visibility
  isEnabled?: boolean
}

const plain: Omit<TestProduct, 'id'> = {
  price: 1000,
  colour: 0,
  uses: [],
  categories: [0],
  position: 0,
  name: 'Comptoir',
  quantity: 1,
}

/** Builds the index of a catalogue with these products; omitted fields have defaults. */
export async function createShop(products: readonly Partial<TestProduct>[]) {
  return await createShopOf(products.map((product) => ({ ...plain, ...product })))
}

export async function createShopOf(products: readonly Omit<TestProduct, 'id'>[]) {
  return await createShopWith(products.map((product, index) => ({ ...product, id: index + 1 })))
}

/** The same with ids of their own, ascending. */
export async function createShopWith(made: readonly TestProduct[]) {
  const values = productsOf(made)
  const snapshot = madeSnapshot(ProductStore.of(values))
  const [site] = (await buildSiteIndexes(snapshot, [[store]], new Map())) as [SiteIndex]
  snapshot.sites.set(site.websiteId, site)
  return { snapshot, site, made, options: { colour: [100, 101, 102, 103], use: [200, 201, 202] } }
}

function madeSnapshot(products: ProductStore): Snapshot {
  const attributes = [attribute(1, 'colour', [100, 101, 102, 103]), attribute(2, 'use', [200, 201, 202])]
  const root = category(2, null)
  const top = [category(10, root), category(13, root)] as const
  const categories = [root, ...top, category(11, top[0]), category(12, top[0])]
  return snapshotOf({
    day: '2026-11-21',
    attributes,
    categories: new Map(categories.map((one) => [one.id, one])),
    products,
    rules: new Map(),
  })
}

function productsOf(made: readonly TestProduct[]): ProductValues[] {
  const compositeIds = {
    configurable: new Set(made.flatMap(({ variantOf }) => variantOf ?? [])),
    grouped: new Set(made.flatMap(({ groupedIn }) => groupedIn ?? [])),
  }
  const typeOf = (id: number): Product['type'] =>
    compositeIds.configurable.has(id) ? 'configurable' : compositeIds.grouped.has(id) ? 'grouped' : 'simple'
  const products = new Map(made.map((one) => [one.id, { ...productOf(one), type: typeOf(one.id) }]))
  for (const { id, variantOf, groupedIn, proposed = 1 } of made) {
    const product = products.get(id)
    const parent = products.get(variantOf ?? 0)
    const group = products.get(groupedIn ?? 0)
    if (!product) continue
    if (parent) {
      parent.variantIds = appended(parent.variantIds, product.id)
      product.parentIds = appended(product.parentIds, parent.id)
    }
    if (group) {
      const part = { productId: product.id, position: 0, quantity: proposed }
      group.groupedParts = appended(group.groupedParts, part)
      product.wholeIds = appended(product.wholeIds, group.id)
    }
  }
  return [...products.values()]
}

export function productOf(given: TestProduct): ProductValues {
  const { id, price, colour, uses, categories, position, name, quantity } = given
  const { visibility = 4, isEnabled = true, lot = 1 } = given
  return {
    id,
    sku: `P-${id}`,
    type: 'simple',
    isEnabled,
    visibility,
    taxClass: 'standard',
    weight: 0,
    websiteIds: [1],
    categoryIds: categories.map((one) => 10 + one),
    positions: categories.map(() => position),
    names: [name],
    urlKeys: [name.toLowerCase()],
    optionIds: [100 + colour, ...uses.map((use) => 200 + use)],
    fulfilment: null,
    lotB2b: lot,
    lotB2c: 1,
    fees: 0,
    newFrom: null,
    newTo: null,
    prices:
      price === null
        ? []
        : [{ websiteId: 1, currency: null, price, special: null, specialFrom: null, specialTo: null }],
    tiers: [],
    ratings: [],
    stock: {
      quantity,
      isInStock: true,
      manageStock: true,
      backorders: false,
      minSaleQty: 1,
      maxSaleQty: 100,
    },
    superAttributeIds: [],
    variantIds: [],
    parentIds: [],
    customOptions: [],
    groupedParts: [],
    bundleParts: null,
    downloads: null,
    wholeIds: [],
    ruleValues: {},
  }
}

function attribute(id: number, code: string, optionIds: readonly number[]): Attribute {
  const options = optionIds.map((option) => ({
    id: option,
    attributeId: id,
    value: String(option),
    labels: {},
    swatch: null,
    swatchPicture: null,
  }))
  const flags = {
    isFilterable: true,
    isSearchable: true,
    isSortable: false,
    isVisible: true,
    isComparable: true,
    isInListing: false,
  }
  return { id, code, type: 'multiselect', ...flags, position: id, labels: {}, options }
}

function category(id: number, parent: Category | null): Category {
  const made: Category = {
    id,
    parentId: parent?.id ?? null,
    level: (parent?.level ?? 0) + 1,
    position: id,
    isActive: true,
    isAnchor: true,
    includeInMenu: true,
    adminName: `Category ${id}`,
    image: null,
    landingPage: null,
    b2b_show_prices: true,
    b2c_show_prices: true,
    show_texts_for_b2b: false,
    hiddenFilters: {},
    createdAt: new Date(0),
    updatedAt: new Date(0),
    texts: new Map(),
    path: [],
    children: [],
  }
  made.path.push(...(parent?.path ?? []), made)
  parent?.children.push(made)
  return made
}

const text = { fr: '', en: '', it: '' }

/** The store view of the test catalogue. */
export const store: Store = {
  id: 1,
  code: 'fr',
  name: 'Français',
  language: 'fr',
  locale: 'fr_FR',
  formats: { locale: 'fr-FR' },
  isDefault: true,
  isDefaultOfWebsite: true,
  isActive: true,
  sortOrder: 0,
  group: { id: 1, code: 'made', name: 'Made', rootCategoryId: 2 },
  location: null,
  website: {
    id: 1,
    code: 'made',
    name: 'Made',
    pricesIncludeTax: true,
    currency: 'CHF',
    priceAudiences: [
      GUEST,
      { visitorKind: 'b2b', priceDisplay: 'excl', priceGroup: null },
      { visitorKind: 'b2c', priceDisplay: 'excl', priceGroup: null },
    ],
  },
  currency: 'CHF',
  conversion: null,
  settings: parseStoreSettings(
    {
      zones: [{ code: 'fr', name: text, countries: ['FR'] }],
      home_zone: 'fr',
      taxRates: { standard: { fr: 2000 } },
      taxTitles: text,
      shipping: { methods: [] },
      payment: [],
      currencies: [{ code: 'KWD', rate: '0.35', round: { to: 50, ending: 45 } }],
      grid_per_page: 12,
      list_per_page: 12,
      catalog_default_sort_by: 'position',
      display_out_of_stock: true,
      weight_unit: 'kgs',
      timezone: 'Europe/Paris',
      default_country: 'FR',
      title_suffix: text,
      default_title: text,
      default_description: text,
      phone: text,
      email: '',
      sender_name: '',
      delivery_cut_off_hour: 14,
      delivery_working_days: 2,
      low_stock_threshold: 3,
      lowest_price_days: 30,
    },
    'made',
  ),
}
