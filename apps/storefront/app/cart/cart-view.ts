import type { Cents } from '@comptoir/rules/money'
import { lotSize, MAX_QUANTITY } from '@comptoir/rules/quantity'
import { priceDisplay, type VisitorKind } from '@comptoir/rules/visitor'
import type { CartItemFragment, WholeCartFragment } from '../generated/graphql.ts'
import type { PictureData } from '../ui/picture.tsx'
import { lineOptions } from './line-options.ts'
import { problemText } from './refusals.ts'
import { shownProduct } from './shown-product.ts'
import { cartTotals, centsOf, type TotalsView } from './totals-view.ts'
import { voucherOffer, type VoucherOffer } from './vouchers.ts'

export interface LineView {
  readonly uid: string
  readonly sku: string
  readonly name: string
  /** Below the language prefix. */
  readonly path: string
  readonly picture?: PictureData | undefined
  /** `Finition : noir`, one for each chosen option. */
  readonly options: readonly string[]
  readonly quantity: number
  /** Units sold together (decisions D-3). */
  readonly lot: number
  readonly min: number
  readonly max: number
  /** With or without tax, as the totals read. */
  readonly unit: Cents
  readonly row: Cents
  /** Contained in the price of one unit; 0 where there is none. */
  readonly eco: Cents
  readonly inStock: boolean
  /** Why the line cannot be ordered as it is, in the language of the page (decisions D-9). */
  readonly problem?: string | undefined
}

/** What has changed since the shopper was here; told until he says that he has read it. */
interface NoticeView {
  readonly text: string
  /** Uid of the line, to lead to it. */
  readonly line: string | undefined
  /** Bad news. */
  readonly warns: boolean
}

export interface CartView {
  readonly quantity: number
  readonly isVirtual: boolean
  /** It goes to an address: neither downloads nor what is collected does. */
  readonly isShipped: boolean
  readonly lines: readonly LineView[]
  readonly totals: TotalsView
  readonly notices: readonly NoticeView[]
  /** What meal vouchers may pay; absent where the shop takes none. */
  readonly vouchers?: VoucherOffer | undefined
  /** A quotation may be asked for. */
  readonly canQuote: boolean
  /** What is missing for a delivery, in words. */
  readonly tooLittle: string | undefined
  /** Every line can be ordered as it is. */
  readonly orderable: boolean
}

export function cartView(cart: WholeCartFragment, kind: VisitorKind): CartView {
  const lines = (cart.items ?? []).flatMap((item) => (item ? [lineView(item, kind)] : []))
  return {
    quantity: cart.total_quantity,
    isVirtual: cart.is_virtual,
    isShipped: isShipped(cart),
    lines,
    totals: cartTotals(cart, priceDisplay(kind)),
    notices: noticesOf(cart, lines),
    vouchers: voucherOffer(cart),
    canQuote: cart.can_request_quotation,
    tooLittle: cart.notices.find(({ type }) => type === 'BELOW_MINIMUM')?.message,
    orderable: lines.length > 0 && lines.every((line) => line.problem === undefined),
  }
}

/** Whether the cart goes to an address (decisions D-7, F-1). */
export const isShipped = ({
  is_virtual,
  pad_mode,
}: Pick<WholeCartFragment, 'is_virtual' | 'pad_mode'>): boolean => !is_virtual && pad_mode !== 'pickup'

/** What stays as long as it is so is said where it can be put right; the others can be read and forgotten. */
const SAID_ELSEWHERE: ReadonlySet<string> = new Set(['LINE_UNAVAILABLE', 'SLOT_GONE', 'BELOW_MINIMUM'])

function noticesOf({ notices }: WholeCartFragment, lines: readonly LineView[]): NoticeView[] {
  return notices
    .filter(({ type }) => !SAID_ELSEWHERE.has(type))
    .map(({ type, message, cart_item_uid: uid }) => ({
      text: message,
      line: lines.find((line) => line.uid === uid)?.uid,
      warns: type !== 'PRICE_LOWERED',
    }))
}

function lineView(item: CartItemFragment, kind: VisitorKind): LineView {
  const { product, prices } = item
  const variant = 'configured_variant' in item ? item.configured_variant : undefined
  const lot = Math.max(lotSize(kind, variant ?? {}), lotSize(kind, product))
  const withTax = priceDisplay(kind) === 'incl'
  const name = product.name ?? ''
  return {
    uid: item.uid,
    sku: variant?.sku ?? product.sku ?? '',
    name,
    ...shownProduct(product.url_key, name, variant?.optimized_images, product.optimized_images),
    options: lineOptions(item),
    quantity: item.quantity,
    lot,
    min: Math.max(lot, item.min_qty ?? 1),
    max: Math.min(MAX_QUANTITY, item.max_qty ?? MAX_QUANTITY),
    unit: centsOf(withTax ? prices?.price_including_tax : prices?.price),
    row: centsOf(withTax ? prices?.row_total_including_tax : prices?.row_total),
    eco: centsOf(prices?.eco_participation),
    inStock: (variant ?? product).stock_status !== 'OUT_OF_STOCK',
    problem: problemOf(item),
  }
}

function problemOf(item: CartItemFragment): string | undefined {
  const message = item.errors?.find(Boolean)?.message
  if (message === undefined && item.is_available) return undefined
  return problemText(
    message ?? '',
    ('configured_variant' in item ? item.configured_variant : item.product).only_x_left_in_stock,
  )
}
