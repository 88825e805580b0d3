import type { PriceDisplay } from '@comptoir/rules/visitor'
import type { GroupPrices } from '../platform/group-prices.ts'
import { mulDivHalfUp, type Cents } from '@comptoir/rules/money'
import { lotSize, MAX_QUANTITY } from '@comptoir/rules/quantity'
import type { CartItemFragment, CartDetailsFragment } from '../generated/graphql.ts'
import type { PictureData } from '../ui/picture.tsx'
import { lineFood, type LineFood } from './line-food.ts'
import { lineOptions, type LineOption } from './line-options.ts'
import { lineErrorText } from './cart-errors.ts'
import { lineProduct } from './line-product.ts'
import {
  cartTotals,
  centsOf,
  discountsOf,
  withSum,
  type DiscountView,
  type TotalsView,
} from './totals-view.ts'
import { voucherOffer, type VoucherOffer } from './vouchers.ts'

export interface LineView {
  readonly uid: string
  readonly sku: string
  readonly name: string
  /** Path without the language prefix. */
  readonly path: string
  readonly picture?: PictureData | undefined
  /** One text per selected option, such as `Finition : noir`. */
  readonly options: readonly LineOption[]
  /** Undefined for goods other than food. */
  readonly food?: LineFood | undefined
  readonly quantity: number
  /** Lot size (decisions D-3). */
  readonly lot: number
  readonly min: number
  readonly max: number
  /** Given by a promotion; its quantity cannot be changed. */
  readonly isGift: boolean
  /** With or without tax, like the totals. */
  readonly unit: Cents
  readonly row: Cents
  /** What promotions for some lines only take off the row, which does not contain it. */
  readonly discounts: readonly DiscountView[]
  /** Eco-contribution included in the unit price, with or without tax like it; 0 when there is none. */
  readonly eco: Cents
  readonly inStock: boolean
  /** Why the line cannot be ordered, in the language of the page (decisions D-9). */
  readonly problem?: string | undefined
}

/** A change since the last visit, shown until it is dismissed. */
interface NoticeView {
  readonly text: string
  /** Uid of the line it concerns. */
  readonly line: string | undefined
  /** Whether it is a warning. */
  readonly warns: boolean
}

/** A promotion, and the amount or the units that the cart lacks for it. */
export interface PromotionHintView {
  readonly label: string
  readonly amount: Cents | undefined
  readonly units: number | undefined
}

export interface CartView {
  readonly quantity: number
  readonly isVirtual: boolean
  /** Whether anything is sent to an address; false for downloads and collected orders. */
  readonly isShipped: boolean
  readonly lines: readonly LineView[]
  readonly totals: TotalsView
  readonly notices: readonly NoticeView[]
  /** What is missing for the next promotion. */
  readonly promotionHints: readonly PromotionHintView[]
  /** Amounts that meal vouchers may pay; undefined where the shop accepts none. */
  readonly vouchers?: VoucherOffer | undefined
  /** Whether a quotation can be requested. */
  readonly canQuote: boolean
  /** What is known about the buyer's VAT number, where it decides about the tax. */
  readonly vatCheck: { readonly isValid: boolean; readonly message: string } | undefined
  /** Message when the cart is below the delivery minimum. */
  readonly belowMinimum: string | undefined
  /** Whether every line can be ordered. */
  readonly orderable: boolean
}

/** Whose prices are displayed, and whether those of the API include tax. */
export type CartPrices = GroupPrices & { readonly apiTax?: PriceDisplay | undefined }

export function cartView(cart: CartDetailsFragment, prices: CartPrices): CartView {
  const lines = (cart.items ?? []).flatMap((item) => (item ? [lineView(item, prices)] : []))
  return {
    quantity: cart.total_quantity,
    isVirtual: cart.is_virtual,
    isShipped: isShipped(cart),
    lines: withOwnDiscounts(lines),
    totals: cartTotals(cart, prices),
    notices: noticesOf(cart, lines),
    promotionHints: (cart.promotion_hints ?? []).map(
      ({ label, missing_amount: amount, missing_quantity: units }) => {
        return { label, amount: amount ? centsOf(amount) : undefined, units: units ?? undefined }
      },
    ),
    vouchers: voucherOffer(cart),
    canQuote: cart.can_request_quotation,
    vatCheck: cart.vat_check
      ? { isValid: cart.vat_check.state === 'VALID', message: cart.vat_check.message }
      : undefined,
    belowMinimum: cart.notices.find(({ type }) => type === 'BELOW_MINIMUM')?.message,
    orderable: lines.length > 0 && lines.every((line) => line.problem === undefined),
  }
}

/** Leaves out what every line has: the totals say it. */
function withOwnDiscounts(lines: readonly LineView[]): LineView[] {
  const isOfAll = ({ label, coupon }: DiscountView) =>
    lines.every(({ discounts }) => discounts.some((one) => one.label === label && one.coupon === coupon))
  return lines.map((line) => ({ ...line, discounts: line.discounts.filter((one) => !isOfAll(one)) }))
}

/** Whether the cart is sent to an address (decisions D-7, F-1). */
export const isShipped = ({
  is_virtual,
  pad_mode,
}: Pick<CartDetailsFragment, 'is_virtual' | 'pad_mode'>): boolean => !is_virtual && pad_mode !== 'pickup'

/**
 * Whether nothing is left to choose: a collected order at its time, or the only way in which a website sends orders. Without an
 * address no method is known, but the goods may tell that an appointment is to be chosen.
 */
export function hasOneDelivery(
  cart: Pick<CartDetailsFragment, 'is_virtual' | 'pad_mode' | 'pad_time' | 'pad_location' | 'by_appointment'>,
  hasSoleMethod: boolean,
  methods: readonly ({ readonly appointment?: object | null } | null)[] = [],
): boolean {
  if (!isShipped(cart)) return Boolean(cart.pad_time)
  const hasChoice = cart.by_appointment || methods.length > 1 || methods.some((method) => method?.appointment)
  return hasSoleMethod && !cart.pad_location && !hasChoice
}

/** Notices shown where the shopper can resolve them; the others can be dismissed. */
const SHOWN_ELSEWHERE: ReadonlySet<string> = new Set(['LINE_UNAVAILABLE', 'SLOT_GONE', 'BELOW_MINIMUM'])

function noticesOf({ notices }: CartDetailsFragment, lines: readonly LineView[]): NoticeView[] {
  return notices
    .filter(({ type }) => !SHOWN_ELSEWHERE.has(type))
    .map(({ type, message, cart_item_uid: uid }) => ({
      text: message,
      line: lines.find((line) => line.uid === uid)?.uid,
      warns: type !== 'PRICE_LOWERED',
    }))
}

function lineView(item: CartItemFragment, { kind, tax, apiTax = tax }: CartPrices): LineView {
  const { product, prices } = item
  const variant = 'configured_variant' in item ? item.configured_variant : undefined
  const lot = Math.max(lotSize(kind, variant ?? {}), lotSize(kind, product))
  const withTax = tax === 'incl'
  const name = product.name ?? ''
  const given = discountsOf(prices?.discounts)
  const eco = centsOf(prices?.eco_participation)
  return {
    uid: item.uid,
    sku: variant?.sku ?? product.sku ?? '',
    name,
    ...lineProduct(product.url_key, name, variant?.optimized_images, product.optimized_images),
    options: lineOptions(item),
    food: lineFood(item.food),
    quantity: item.quantity,
    lot,
    min: Math.max(lot, item.min_qty ?? 1),
    max: Math.min(MAX_QUANTITY, item.max_qty ?? MAX_QUANTITY),
    isGift: item.is_gift,
    unit: centsOf(withTax ? prices?.price_including_tax : prices?.price),
    row: centsOf(withTax ? prices?.row_total_including_tax : prices?.row_total),
    discounts: (tax === apiTax ? given : withSum(given, withoutTaxOf(given.discount, prices))).discounts,
    eco: tax === apiTax ? eco : withoutTaxOf(eco, prices),
    inStock: (variant ?? product).is_in_stock !== false,
    problem: problemOf(item),
  }
}

/** An amount with the tax of a line, without it. */
function withoutTaxOf(amount: Cents, prices: CartItemFragment['prices']): Cents {
  const withTax = centsOf(prices?.row_total_including_tax)
  return withTax > 0 ? mulDivHalfUp(amount, centsOf(prices?.row_total), withTax) : amount
}

function problemOf(item: CartItemFragment): string | undefined {
  const message = item.errors?.find(Boolean)?.message
  if (message === undefined && item.is_available) return undefined
  return lineErrorText(
    message ?? '',
    ('configured_variant' in item ? item.configured_variant : item.product).only_x_left_in_stock,
  )
}
