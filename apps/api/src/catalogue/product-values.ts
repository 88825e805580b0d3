import type { Cents } from '@comptoir/rules/money'
import type { TierPrice } from '@comptoir/rules/product-price'
import type { Windows } from '@comptoir/rules/fulfilment'
import type { Surcharge } from '@comptoir/rules/surcharge'

export type ProductType = 'simple' | 'virtual' | 'configurable' | 'grouped' | 'bundle' | 'downloadable'

export type Stock = {
  quantity: number
  isInStock: boolean
  manageStock: boolean
  backorders: boolean
  minSaleQty: number
  maxSaleQty: number
}

/**
 * The price of a product on one website, in minor units in the website's tax base. Days are YYYY-MM-DD, inclusive.
 */
export type WebsitePrice = {
  websiteId: number
  /** Of the list of a further currency; null for the website's own price. */
  currency: string | null
  price: Cents
  special: Cents | null
  specialFrom: string | null
  specialTo: string | null
}

/**
 * A tier price as it is stored: in the website's tax base and minor units, or in hundredths of a unit where it is of every
 * website and of no currency's list.
 */
export type ProductTier = TierPrice & {
  /** Null is every website. */
  readonly websiteId: number | null
  /** Of the list of a currency; null is the website's own. */
  readonly currency: string | null
}

/** The approved reviews of a store view. */
export type ProductRating = {
  readonly storeId: number
  readonly count: number
  /** Average of all votes, from 0 to 100. */
  readonly percent: number
}

/** Preparation time in minutes (decisions H-3), and the times of day at which slots may start (H-2). */
export type FulfilmentLimits = { readonly delayMinutes: number; readonly windows: Windows }

/** Magento's visibility: 1 nowhere, 2 catalogue, 3 search, 4 both. */
export type Visibility = 1 | 2 | 3 | 4

/** What a snapshot holds of a product, in all languages. Links to other products are their ids. */
export type ProductValues = {
  readonly id: number
  readonly sku: string
  readonly type: ProductType
  readonly isEnabled: boolean
  readonly visibility: Visibility
  readonly taxClass: string
  /** In the website's unit. */
  readonly weight: number
  readonly websiteIds: readonly number[]
  readonly categoryIds: readonly number[]
  /** Position in each category of `categoryIds`. */
  readonly positions: readonly number[]
  /** By store id; 0 is the default scope. */
  readonly names: (string | null)[]
  readonly urlKeys: (string | null)[]
  /** Options of filterable and configurable attributes. */
  readonly optionIds: readonly number[]
  readonly lotB2b: number
  readonly lotB2c: number
  /** Eco-participation per unit in cents, included in the price. */
  readonly fees: Cents
  readonly newFrom: string | null
  readonly newTo: string | null
  /** When the product can be picked up or delivered; null means always. */
  readonly fulfilment: FulfilmentLimits | null
  prices: readonly WebsitePrice[]
  tiers: readonly ProductTier[]
  /** Of the store views in which reviews were approved. */
  ratings: readonly ProductRating[]
  stock: Stock
  /** For configurable products: the attributes to select, and the variants. */
  superAttributeIds: readonly number[]
  variantIds: readonly number[]
  /** The configurable products of which this is a variant. */
  parentIds: readonly number[]
  customOptions: readonly CustomOption[]
  /** For grouped products. */
  groupedParts: readonly GroupedPart[]
  /** For bundles. */
  bundleParts: BundleOf<SelectedPart> | null
  /** For downloadable products. */
  downloads: Downloads | null
  /** The grouped products and bundles that contain this product. */
  wholeIds: readonly number[]
  /** Values of attributes without options that rules of the catalogue ask for, by code. */
  readonly ruleValues: Readonly<Record<string, string>>
}

/** Titles by language; `default` is the fallback. */
export type Titles = Readonly<Record<string, string>>

export type CustomOptionType =
  | 'field'
  | 'area'
  | 'drop_down'
  | 'radio'
  | 'checkbox'
  | 'multiple'
  | 'date'
  | 'date_time'
  | 'time'
  | 'file'

/** A custom option: the shopper selects a value or enters a text (spec 001 §3). */
export type CustomOption = {
  readonly id: number
  readonly titles: Titles
  readonly type: CustomOptionType
  readonly isRequired: boolean
  readonly position: number
  readonly sku: string | null
  readonly maxCharacters: number | null
  /** For options with a text input. Options with values have a surcharge for each value. */
  readonly surcharge: Surcharge
  readonly values: CustomValue[]
}

export type CustomValue = {
  readonly id: number
  readonly titles: Titles
  readonly position: number
  readonly sku: string | null
  readonly surcharge: Surcharge
}

/** What is sold for download: files below the folder of downloads, or addresses elsewhere. */
export type Downloads = {
  /** true: the shopper selects links and pays for each. false: all links belong to the product's price. */
  readonly isSeparate: boolean
  readonly linksTitles: Titles
  readonly links: readonly DownloadLink[]
  readonly samples: readonly DownloadSample[]
}

export type DownloadLink = {
  readonly id: number
  readonly titles: Titles
  readonly position: number
  /** Cents in the website's tax base. */
  readonly price: Cents
  /** For each unit bought; null without a limit. */
  readonly downloadsPerUnit: number | null
  /** Whether it can be downloaded without signing in. */
  readonly isShareable: boolean
  readonly file: string | null
  readonly url: string | null
  readonly sampleFile: string | null
  readonly sampleUrl: string | null
}

export type DownloadSample = Pick<DownloadLink, 'id' | 'titles' | 'position' | 'file' | 'url'>

/** A bundle product's options and settings. */
export type BundleOf<Selection> = {
  /**
   * true: the price is the sum of the selections. false: a fixed price plus the surcharges of the selections.
   */
  readonly isDynamic: boolean
  readonly isSkuDynamic: boolean
  readonly isWeightDynamic: boolean
  readonly priceView: 'PRICE_RANGE' | 'AS_LOW_AS'
  readonly shipment: 'together' | 'separately'
  readonly options: BundleOptionOf<Selection>[]
}

export type BundleOptionOf<Selection> = {
  readonly id: number
  readonly titles: Titles
  readonly type: 'select' | 'radio' | 'checkbox' | 'multi'
  readonly isRequired: boolean
  readonly position: number
  readonly selections: Selection[]
}

/** A product that can be selected in a bundle. */
export type SelectedPart = {
  readonly id: number
  readonly productId: number
  readonly position: number
  readonly quantity: number
  readonly canChangeQuantity: boolean
  readonly isDefault: boolean
  /** Applies in bundles with a fixed price. */
  readonly surcharge: Surcharge
}

/** An item of a grouped product with its default quantity. */
export type GroupedPart = {
  readonly productId: number
  readonly position: number
  readonly quantity: number
}

/** Shared by products without values for rules. */
export const noValues: Readonly<Record<string, string>> = {}

/** Shared by all empty lists, because most lists are empty. */
export const emptyList: readonly never[] = []

/** A copy of the list with one more item. */
export function appended<Item>(list: readonly Item[], item: Item): readonly Item[] {
  return [...list, item]
}
