import type { Language } from '@comptoir/rules/language'
import { formatMoney } from '@comptoir/rules/money'
import { amountDue } from '@comptoir/rules/voucher'
import { mailWords, type MailRow } from '../mail/index.ts'
import type { OrderItemRecord, WholeOrder } from './order.ts'

/** The goods of an order, discount and delivery, tax included for everybody: they add up to the total. Then its tax, and what vouchers pay. */
export function confirmationRows({ order, items }: WholeOrder, language: Language): MailRow[] {
  const words = mailWords[language]
  const money = (cents: number) => formatMoney(cents, language)
  const rows = items.map((item): MailRow => ({
    label: nameOf(item, item.quantity, language),
    amount: money(item.rowInclTax),
  }))
  // A professional's order keeps its discount without tax (decisions E-7).
  const discount = order.subtotalInclTax + order.shippingInclTax - order.grandTotal
  if (discount > 0) rows.push({ label: words.discount, amount: `−${money(discount)}` })
  if (order.shippingTitle !== null) {
    const free = order.fulfilment?.method === 'pickup' ? null : words.shippingIncluded
    const amount = order.shippingInclTax === 0 ? free : money(order.shippingInclTax)
    rows.push({ label: order.shippingTitle, amount })
  }
  rows.push({ label: words.tax, amount: money(order.tax), isSum: true })
  if (order.voucherAmount > 0) {
    const rest = amountDue(order.grandTotal, order.voucherAmount)
    const paid = `−${money(order.voucherAmount)}`
    rows.push({ label: words.vouchers(order.voucherCount), amount: paid, isSum: true })
    if (rest > 0) rows.push({ label: order.paymentTitle, amount: money(rest), isSum: true })
  }
  return rows
}

/** Some units of an order's items, without amounts. */
export function itemRows(
  { items }: WholeOrder,
  chosen: readonly { orderItemId: number; quantity: number }[],
): MailRow[] {
  return chosen.flatMap(({ orderItemId, quantity }) => {
    const item = items.find(({ id }) => id === orderItemId)
    return item ? [{ label: `${quantity} × ${item.name} (${item.sku})`, amount: null }] : []
  })
}

function nameOf({ name, options }: OrderItemRecord, quantity: number, language: Language): string {
  const { labelled } = mailWords[language]
  const chosen = options.map(({ label, value }) => labelled(label, value)).join(', ')
  return `${quantity} × ${name}${chosen && ` (${chosen})`}`
}
