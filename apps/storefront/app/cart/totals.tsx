import { labelWithCoupon, sameCouponCode } from '@comptoir/rules/coupon'
import type { Language } from '@comptoir/rules/language'
import { formatMoney } from '../platform/money.ts'
import * as m from '../paraglide/messages.js'
import type { DiscountView, TotalsView } from './totals-view.ts'

interface Row {
  readonly label: string
  readonly amount: string
  /** Amount that is contained in another row. */
  readonly isDetail?: boolean
}

/** Whether there is tax in the amounts: none in exports, and where the buyer owes it. */
const isTaxed = ({ taxes, goodsInclTax, goodsExclTax }: TotalsView) =>
  goodsInclTax !== goodsExclTax || taxes.some(({ amount }) => amount > 0)

/** Label of the grand total: says "without delivery" until a method is selected. */
function totalLabel(totals: TotalsView, isDelivered: boolean): string {
  const isWhole = totals.shipping !== undefined || !isDelivered
  if (!isTaxed(totals)) return isWhole ? m.cart_total() : m.cart_total_without_shipping()
  return isWhole ? m.cart_total_incl() : m.cart_total_incl_without_shipping()
}

/** Label of the last row: the amount left once vouchers pay a part. */
export function dueLabel(totals: TotalsView, isDelivered: boolean): string {
  return totals.vouchers ? m.vouchers_due() : totalLabel(totals, isDelivered)
}

/**
 * Totals and taxes (decisions E-6), each figure once. `shipping` is shown until a method is selected; `hidesTotal`: the grand total is
 * rendered elsewhere.
 */
export function Totals({
  totals,
  language,
  shipping,
  hidesTotal,
}: {
  totals: TotalsView
  language: Language
  shipping?: string
  hidesTotal?: boolean
}) {
  const rows =
    totals.tax === 'incl' ? withTax(totals, language, shipping) : withoutTax(totals, language, shipping)
  return (
    <dl className="totals">
      {rows.map(({ label, amount, isDetail }) => (
        <div key={label} className={isDetail ? 'help' : undefined}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
      {(!hidesTotal || totals.vouchers) && (
        <div className={totals.vouchers ? undefined : 'total'}>
          <dt>{totalLabel(totals, shipping !== undefined)}</dt>
          <dd>{formatMoney(totals.grandTotal, language, totals.currency)}</dd>
        </div>
      )}
      {totals.vouchers && (
        <div>
          <dt>{m.vouchers_row({ count: totals.vouchers.count })}</dt>
          <dd>− {formatMoney(totals.vouchers.amount, language, totals.currency)}</dd>
        </div>
      )}
      {totals.vouchers && !hidesTotal && (
        <div className="total">
          <dt>{totals.paidBy ?? m.vouchers_due()}</dt>
          <dd>{formatMoney(totals.due, language, totals.currency)}</dd>
        </div>
      )}
    </dl>
  )
}

function withTax(totals: TotalsView, language: Language, pendingShipping: string | undefined): Row[] {
  const money = (cents: number) => formatMoney(cents, language, totals.currency)
  const sums: Row[] = [
    { label: m.cart_items(), amount: money(totals.goodsInclTax) },
    ...discountRows(totals, money),
    ...shippingRow(totals, pendingShipping, totals.shipping && priceOrFree(totals.shipping.inclTax, money)),
  ]
  if (!isTaxed(totals)) return [...sums, ...tipRow(totals, money), ...taxRows(totals, money)]
  return [
    ...sums,
    ...tipRow(totals, money),
    ...totals.taxes.map(({ label, amount }) => ({
      label: m.cart_included_tax({ tax: label }),
      amount: money(amount),
      isDetail: true,
    })),
  ]
}

function withoutTax(totals: TotalsView, language: Language, pendingShipping: string | undefined): Row[] {
  const money = (cents: number) => formatMoney(cents, language, totals.currency)
  return [
    ...(totals.discount > 0
      ? [{ label: m.cart_before_discount_excl(), amount: money(totals.goodsExclTax) }]
      : []),
    ...discountRows(totals, money),
    { label: m.cart_items_excl(), amount: money(totals.totalExclTax) },
    ...shippingRow(totals, pendingShipping, totals.shipping && priceOrFree(totals.shipping.exclTax, money)),
    ...taxRows(totals, money),
    ...tipRow(totals, money),
  ]
}

const taxRows = ({ taxes }: TotalsView, money: (cents: number) => string): Row[] =>
  taxes.map(({ label, amount }) => ({ label, amount: money(amount) }))

const tipRow = ({ tip = 0 }: TotalsView, money: (cents: number) => string): Row[] =>
  tip > 0 ? [{ label: m.cart_tip(), amount: money(tip) }] : []

const discountRows = ({ discounts }: TotalsView, money: (cents: number) => string): Row[] =>
  discounts.map((one) => ({ label: discountLabel(one), amount: `− ${money(one.amount)}` }))

/** Why something is taken off: the promotion's own words, with the coupon that brought it. */
export function discountLabel({ label, coupon }: Omit<DiscountView, 'amount'>): string {
  if (!coupon) return label || m.cart_discount()
  if (!label || sameCouponCode(label, coupon)) return m.cart_discount_code({ code: coupon })
  return labelWithCoupon(label, coupon)
}

function shippingRow(
  { shipping }: TotalsView,
  pendingShipping: string | undefined,
  amount: string | undefined,
): Row[] {
  const label = shipping?.isPickup ? m.location_pickup() : (shipping?.title ?? m.cart_shipping())
  if (shipping && amount) return [{ label, amount }]
  return pendingShipping ? [{ label: m.cart_shipping(), amount: pendingShipping }] : []
}

export function priceOrFree(cents: number, money: (cents: number) => string): string {
  return cents === 0 ? m.cart_free() : money(cents)
}
