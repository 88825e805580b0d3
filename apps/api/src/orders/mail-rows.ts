import type { FoodFacts } from '@comptoir/contract/generated/types'
import type { Language } from '@comptoir/rules/language'
import { formatMoney } from '@comptoir/rules/money'
import { amountDue } from '@comptoir/rules/voucher'
import type { SmallPicture } from '../catalogue/index.ts'
import type { MailRow } from '../mail/index.ts'
import { messageIn } from '../platform/messages.ts'
import type { Store } from '../stores/index.ts'
import { namedDiscounts } from './discounts.ts'
import type { OrderItemRecord, WholeOrder } from './order.ts'

/** Small pictures by order item. */
export type LinePictures = ReadonlyMap<number, SmallPicture>

/**
 * Rows of the order table in mails: items with their allergens, cutlery, discount, shipping with tax and tip, which add up to the
 * total; then the tax, and the meal vouchers with the amount left to pay.
 */
export function confirmationRows(
  { order, items }: WholeOrder,
  { language, formats }: Store,
  { foods, pictures }: { foods: ReadonlyMap<number, FoodFacts>; pictures: LinePictures },
): MailRow[] {
  const money = (cents: number) => formatMoney(cents, formats.locale, order.currency)
  const rows = items.map((item): MailRow => ({
    label: nameOf(item, item.quantity, language),
    ...noteOf(foods.get(item.id), language),
    amount: money(item.rowInclTax),
    picture: pictures.get(item.id)?.url,
  }))
  if (order.cutlery > 0)
    rows.push({ label: messageIn(language, 'cutlery_sets', { count: order.cutlery }), amount: null })
  // B2B orders store the discount without tax (decisions E-7).
  const discount = order.subtotalInclTax + order.shippingInclTax + order.tip - order.grandTotal
  for (const { label, amount } of namedDiscounts(order, discount, messageIn(language, 'mail_discount')))
    if (amount > 0) rows.push({ label, amount: `−${money(amount)}` })
  if (order.shippingTitle !== null) {
    const free = order.fulfilment?.method === 'pickup' ? null : messageIn(language, 'mail_shipping_included')
    const amount = order.shippingInclTax === 0 ? free : money(order.shippingInclTax)
    rows.push({ label: order.shippingTitle, amount })
  }
  if (order.tip > 0) rows.push({ label: messageIn(language, 'order_tip'), amount: money(order.tip) })
  const tax = order.reverseChargeVatNumber ? 'document_reverse_charge' : 'mail_tax'
  rows.push({ label: messageIn(language, tax), amount: money(order.tax), isSum: true })
  if (order.voucherAmount > 0) {
    const rest = amountDue(order.grandTotal, order.voucherAmount)
    const paid = `−${money(order.voucherAmount)}`
    rows.push({
      label: messageIn(language, 'mail_vouchers', { count: order.voucherCount }),
      amount: paid,
      isSum: true,
    })
    if (rest > 0) rows.push({ label: order.paymentTitle, amount: money(rest), isSum: true })
  }
  return rows
}

/** Rows for some units of an order's items, without amounts. */
export function itemRows(
  { items }: WholeOrder,
  selection: readonly { orderItemId: number; quantity: number }[],
  pictures: LinePictures,
): MailRow[] {
  return selection.flatMap(({ orderItemId, quantity }) => {
    const item = items.find(({ id }) => id === orderItemId)
    if (!item) return []
    const label = `${quantity} × ${item.name} (${item.sku})`
    return [{ label, amount: null, picture: pictures.get(item.id)?.url }]
  })
}

/** What a dish contains, or that it is not known (decisions M-5). */
function noteOf(food: FoodFacts | undefined, language: Language): Pick<MailRow, 'note'> {
  if (!food) return {}
  const allergens = food.allergens.join(', ')
  if (allergens) return { note: messageIn(language, 'mail_allergens', { allergens }) }
  return { note: messageIn(language, food.is_declared ? 'mail_no_allergens' : 'mail_unknown_allergens') }
}

function nameOf({ name, options }: OrderItemRecord, quantity: number, language: Language): string {
  const selected = options
    .map(({ label, value }) => messageIn(language, 'labelled', { label, value }))
    .join(', ')
  return `${quantity} × ${name}${selected && ` (${selected})`}`
}
