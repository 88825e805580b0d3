import type {
  BundleCartItem,
  Cart,
  CartItemError,
  CartItemInterface,
  CartItemPrices,
  CartPrices,
  ConfigurableCartItem,
  Discount,
  DownloadableCartItem,
  FoodFacts,
  ProductDiscount,
  PromotionHint,
  SelectedCustomizableOption,
  SimpleCartItem,
} from '@comptoir/contract/generated/types'
import { fromMinorUnits, type Cents } from '@comptoir/rules/money'
import { bothPrices } from '@comptoir/rules/tax'
import type { LineTotals } from '@comptoir/rules/totals'
import { foodOfLines } from '../food/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { messageIn } from '../platform/messages.ts'
import { toMoney } from '../platform/money.ts'
import { encodeUid } from '../platform/uid.ts'
import { taxTitle } from '../stores/index.ts'
import { atCart } from './access.ts'
import {
  selectedBundleOptions,
  selectedConfigurableOption,
  selectedCustomOption,
  selectedDownloads,
} from './selected-options.ts'
import type { CartDiscount, CartLine, CartLineProblem, CartState } from './state.ts'

/**
 * The contract's cart; other fields are resolved from `state` on demand, for the visitor of `context`. At sign-in that is
 * the customer, although the request came from a guest.
 */
export type CartShape = Pick<
  Cart,
  | 'id'
  | 'email'
  | 'is_virtual'
  | 'total_quantity'
  | 'total_summary_quantity_including_config'
  | 'applied_coupon'
  | 'applied_coupons'
  | 'pad_comment'
  | 'pad_comment_shipping'
  | 'pad_cutlery'
> & { state: CartState; context: RequestContext }

/**
 * The contract's cart. A lapsed coupon is returned as applied, without a discount, so that clients can show and remove it;
 * placeOrder rejects a cart that has one.
 */
export function cartShape(context: RequestContext, state: CartState): CartShape {
  const here = atCart(context, state)
  const quantity = state.lines.reduce((sum, line) => sum + line.quantity, 0)
  const code = state.coupon?.code ?? state.lapsedCoupon
  const coupon = code === null ? null : { code }
  return {
    id: state.maskedId,
    email: state.email,
    is_virtual: state.isVirtual,
    total_quantity: quantity,
    total_summary_quantity_including_config: quantity,
    applied_coupon: coupon,
    applied_coupons: coupon && [coupon],
    pad_comment: state.comment,
    pad_comment_shipping: state.commentShipping,
    pad_cutlery: state.cutlery,
    state,
    context: here,
  }
}

/** A line as the contract's item; its products are resolved on demand, for the visitor of `context`. */
export type CartItemShape = Omit<CartItemInterface, 'product' | 'food'> &
  Pick<SimpleCartItem, 'gift_message'> &
  Partial<Pick<ConfigurableCartItem, 'configurable_options'>> &
  Partial<Pick<BundleCartItem, 'bundle_options'>> &
  Partial<Pick<DownloadableCartItem, 'links' | 'samples'>> & {
    __typename:
      | 'SimpleCartItem'
      | 'VirtualCartItem'
      | 'ConfigurableCartItem'
      | 'BundleCartItem'
      | 'DownloadableCartItem'
    customizable_options: SelectedCustomizableOption[]
    line: CartLine
    /** Of the whole cart, read once for all its items. */
    foods: () => Promise<ReadonlyMap<number, FoodFacts>>
    context: RequestContext
  }

/** The lines of a cart as the contract's items, oldest first. */
export function cartItems({ context, state }: CartShape): CartItemShape[] {
  const foods = foodsOf(context, state)
  return state.lines.map((line) => cartItemShape(context, state, line, foods))
}

function foodsOf(context: RequestContext, { lines }: CartState): CartItemShape['foods'] {
  let foods: ReturnType<CartItemShape['foods']> | undefined
  return async () =>
    await (foods ??= foodOfLines(
      context,
      context.app.sql,
      lines.map(({ id, productId, variantId, selections }) => ({
        id,
        productId,
        variantId,
        componentIds: selections.map(({ selection }) => selection.product.id),
      })),
    ))
}

/** One line as the item of its product's type. */
export function cartItemShape(
  context: RequestContext,
  state: CartState,
  line: CartLine,
  foods = foodsOf(context, state),
): CartItemShape {
  const totals = state.totals.lines.find((known) => known.id === String(line.id))
  if (!totals) throw new Error(`The totals of cart ${state.id} lack line ${line.id}.`)
  const discounts = discountsOf(context, state, ({ byLine }) => byLine.get(totals.id) ?? 0)
  return {
    __typename: typeOf(line),
    uid: encodeUid(line.id),
    id: String(line.id),
    quantity: line.quantity,
    prices: itemPrices(context, line, totals, discounts),
    errors: line.problem ? [itemError(line.problem)] : null,
    is_available: line.available,
    min_qty: line.min,
    max_qty: line.max,
    is_gift: line.giftRuleId !== null,
    not_available_message: line.problem?.message ?? null,
    gift_message: line.giftMessage,
    discount: discounts,
    customizable_options: line.custom.map((selected) => selectedCustomOption(context, selected)),
    ...(line.variantId !== null && { configurable_options: line.options.map(selectedConfigurableOption) }),
    ...(line.productType === 'bundle' && { bundle_options: selectedBundleOptions(context, line) }),
    ...(line.downloads &&
      selectedDownloads(context, line.downloads, line.priceComponents[0] ?? { taxRate: 0 })),
    line,
    foods,
    context,
  }
}

function typeOf(line: CartLine): CartItemShape['__typename'] {
  if (line.productType === 'bundle') return 'BundleCartItem'
  if (line.productType === 'downloadable') return 'DownloadableCartItem'
  if (line.variantId !== null) return 'ConfigurableCartItem'
  return line.isVirtual ? 'VirtualCartItem' : 'SimpleCartItem'
}

function itemPrices(
  ctx: RequestContext,
  line: CartLine,
  totals: LineTotals,
  discounts: Discount[] | null,
): CartItemPrices {
  const base = { pricesIncludeTax: ctx.store.website.pricesIncludeTax, priceDisplay: ctx.priceDisplay }
  const original = line.priceComponents.reduce((sum, component) => {
    const { excl } = bothPrices(component.regularPrice, component, base)
    return sum + excl * component.quantity
  }, 0)
  const fees = ctx.priceDisplay === 'excl' ? totals.feesExclTax : totals.feesInclTax
  const { currency } = ctx.store
  const money = (amount: number) => toMoney(amount, currency)
  return {
    eco_participation: fees === 0 ? null : money(fees / line.quantity),
    fixed_product_taxes: [],
    price: money(totals.price),
    price_including_tax: money(totals.priceInclTax),
    row_total: money(totals.rowTotal),
    row_total_including_tax: money(totals.rowTotalInclTax),
    discounts,
    total_item_discount: money(totals.discount),
    original_item_price: money(original),
    original_row_total: money(original * line.quantity),
    catalog_discount: productDiscount(original, totals.price, currency),
    row_catalog_discount: productDiscount(original * line.quantity, totals.price * line.quantity, currency),
  }
}

/** What a special price takes off, without tax; the share in percent, to two decimals. */
function productDiscount(original: number, price: number, currency: string): ProductDiscount {
  const off = Math.max(0, original - price)
  return {
    amount_off: fromMinorUnits(off, currency),
    percent_off: off === 0 ? 0 : Math.round((off / original) * 10_000) / 100,
  }
}

/** Magento has different codes for quantities outside stock or limits and for those outside lots. */
function itemError(problem: CartLineProblem): CartItemError {
  const { kind, message } = problem
  if (kind === 'not_a_lot') return { code: 'ITEM_INCREMENTS', message }
  const isQuantity = problem.code === 'INSUFFICIENT_STOCK'
  return { code: isQuantity ? 'ITEM_QTY' : 'UNDEFINED', message }
}

/** What each rule takes off; null when none does. */
function discountsOf(
  { store }: RequestContext,
  state: CartState,
  amountOf: (discount: CartDiscount) => Cents,
): Discount[] | null {
  const discounts = state.discounts.flatMap((discount) => {
    const amount = amountOf(discount)
    if (amount === 0) return []
    const coupon = discount.coupon && { code: discount.coupon.code }
    return {
      amount: toMoney(amount, store.currency),
      applied_to: 'ITEM' as const,
      coupon,
      label: discount.label,
    }
  })
  return discounts.length > 0 ? discounts : null
}

export function cartPrices({ context, state }: CartShape): CartPrices {
  const { totals } = state
  const money = (amount: number) => toMoney(amount, context.store.currency)
  return {
    subtotal_excluding_tax: money(totals.subtotalExclTax),
    subtotal_including_tax: money(totals.subtotalInclTax),
    subtotal_with_discount_excluding_tax: money(totals.subtotalWithDiscountExclTax),
    applied_taxes: [
      ...totals.taxes.map((tax) => ({ amount: money(tax.amount), label: taxTitle(context.store, tax.rate) })),
      // Says why there is no tax.
      ...(state.reverseCharge
        ? [{ amount: money(0), label: messageIn(context.store.language, 'document_reverse_charge') }]
        : []),
    ],
    discounts: discountsOf(context, state, ({ amount }) => amount),
    tip: totals.tip > 0 ? money(totals.tip) : null,
    grand_total: money(totals.grandTotal),
    grand_total_excluding_tax: money(totals.grandTotalExclTax),
  }
}

export function promotionHints({ context, state: { missingForRule } }: CartShape): PromotionHint[] {
  if (!missingForRule) return []
  const { label, field, missing } = missingForRule
  const isAmount = field === 'subtotal'
  return [
    {
      label,
      missing_amount: isAmount ? toMoney(missing, context.store.currency) : null,
      missing_quantity: isAmount ? null : missing,
    },
  ]
}
