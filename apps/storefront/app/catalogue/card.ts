import type { Language } from '@comptoir/rules/language'
import { averageStars } from '@comptoir/rules/review'
import type { UnitPrice } from '@comptoir/rules/unit-price'
import type { Windows } from '@comptoir/rules/fulfilment'
import type { ProductCardFragment } from '../generated/graphql.ts'
import type { PictureData } from '../ui/picture.tsx'
import { attributeValues, isYes } from './attributes.ts'
import { pictureOf } from '../content/pictures.ts'
import { priceView, type Audience, type PriceView } from './price-view.ts'
import { unitPriceOf } from './unit-price-text.ts'
import { DEFAULT_LANGUAGE } from '../platform/language.ts'
import { routePath } from '../platform/routes.ts'

export type StockView =
  | { readonly state: 'in' | 'made_to_order' }
  /** `isOffMenu`: the chosen point of sale cannot make it for now. */
  | { readonly state: 'out'; readonly isOffMenu?: boolean }
  | { readonly state: 'low'; readonly left: number }

/** A product card; holds only what the card shows, as it is part of the page data. */
export interface Card {
  readonly sku: string
  readonly name: string
  /** Path without language prefix. */
  readonly path: string
  /** Language of its texts and page when a forced store has another language than the page (decisions A-2). */
  readonly language?: Language
  readonly facts?: string | undefined
  readonly price?: PriceView | undefined
  /** For packaged food and drink (decisions M-3). */
  readonly unit?: UnitPrice | undefined
  readonly stock: StockView
  /** Days and times of day at which it is available; absent when always. */
  readonly windows?: Windows | undefined
  readonly isNew: boolean
  /** Average stars, from 1 to 5, and the number of reviews; absent without stars. */
  readonly rating?: { readonly stars: number; readonly count: number } | undefined
  readonly picture?: PictureData | undefined
  /** Labels of allergens and diets of a dish. */
  readonly allergens?: readonly string[] | undefined
  readonly diet?: readonly string[] | undefined
  /** Whether it can be added to the cart from a list, without options. */
  readonly simple: boolean
}

export function cardOf(product: ProductCardFragment, audience: Audience): Card {
  const items = product.card_attributes?.items
  const name = product.name ?? ''
  const price = priceView(product, audience)
  return {
    sku: product.sku ?? '',
    name,
    path: productPath(product.url_key),
    // A dot between two facts ends a line, and begins none.
    facts: attributeValues(items, 'aay_facts')?.[0]?.replaceAll(' ·', '\u{a0}·'),
    price,
    unit: unitPriceOf(price, items),
    stock: stockOf(product, isYes(items, 'made_to_order')),
    windows: windowsOf(product),
    isNew: product.is_new === true,
    rating: ratingOf(product),
    picture: pictureOf(product.optimized_images?.[0], name),
    allergens: attributeValues(items, 'allergens'),
    diet: attributeValues(items, 'diet'),
    simple: isSimple(product),
  }
}

function isSimple(product: ProductCardFragment): boolean {
  if (product.type !== 'SimpleProduct' && product.type !== 'VirtualProduct') return false
  return !product.options?.some((option) => option?.required)
}

function ratingOf({ rating_summary: percent, review_count: count }: ProductCardFragment): Card['rating'] {
  return count > 0 && percent > 0 ? { stars: averageStars(percent), count } : undefined
}

function windowsOf(product: ProductCardFragment): Windows | undefined {
  const pickup = { start: product.pad_pickup_available_start, end: product.pad_pickup_available_end }
  const delivery = { start: product.pad_delivery_available_start, end: product.pad_delivery_available_end }
  const days = {
    weekdays: product.pad_available_weekdays,
    first: product.pad_available_first,
    last: product.pad_available_last,
  }
  const hasDays = Boolean(days.weekdays?.length) || Boolean(days.first) || Boolean(days.last)
  const isBound = hasDays || [pickup, delivery].some(({ start, end }) => start || end)
  return isBound ? { pickup, delivery, ...(hasDays && { days }) } : undefined
}

/** Canonical path of a product, in every language the same but for its key (spec 001 §2). */
export function productPath(urlKey: string | null | undefined): string {
  return routePath(DEFAULT_LANGUAGE, 'product', { urlKey: urlKey ?? '' })
}

export function stockOf(
  product: Pick<ProductCardFragment, 'is_in_stock' | 'only_x_left_in_stock'> &
    Partial<Pick<ProductCardFragment, 'is_off_menu'>>,
  madeToOrder: boolean,
): StockView {
  if (product.is_off_menu) return { state: 'out', isOffMenu: true }
  if (product.is_in_stock === false) return { state: 'out' }
  if (madeToOrder) return { state: 'made_to_order' }
  const left = product.only_x_left_in_stock
  return left ? { state: 'low', left } : { state: 'in' }
}
