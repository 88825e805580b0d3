import { m } from '../paraglide/messages.js'
import type { PageFormats } from '../platform/formats.ts'
import { eventText } from './event-text.ts'
import { textOf, valueIn } from './entry-values.ts'

/** What belongs to an entry, as the API gives it by kind. */
type Values = Readonly<Record<string, unknown>>

const MAILS: Readonly<Record<string, () => string>> = {
  order_confirmation: () => m.order_mail_confirmation(),
  order_professional_transfer: () => m.order_mail_transfer(),
  order_awaiting_payment: () => m.order_mail_awaiting(),
  order_shipped: () => m.order_mail_shipped(),
  order_ready_for_pickup: () => m.order_mail_ready(),
  order_out_for_delivery: () => m.order_mail_out(),
  order_refunded: () => m.order_mail_refunded(),
  order_credited: () => m.order_mail_credited(),
  order_canceled: () => m.order_mail_canceled(),
  order_message: () => m.order_mail_message(),
  order_edited: () => m.order_mail_edited(),
  order_payment_link: () => m.order_mail_payment_link(),
  payment_refused: () => m.order_mail_payment_refused(),
  invoice: () => m.order_mail_invoice(),
  withdrawal_acknowledged: () => m.order_mail_withdrawal(),
  payment_issue: () => m.order_mail_payment_issue(),
}

/** Lines as they were and are; where the log has none, only that they changed. */
function editText(after: unknown, before: unknown, formats: PageFormats): string {
  const lines = (side: unknown) => {
    const texts = valueIn(side, 'lines')
    return (Array.isArray(texts) ? texts.map(textOf).join(', ') : '') || m.order_change_lines_nothing()
  }
  const amount = valueIn(after, 'total')
  if (typeof amount !== 'number') return m.order_change_lines()
  const total = formats.money({ amount, currency: textOf(valueIn(after, 'currency')) })
  return m.order_change_lines_to({ before: lines(before), after: lines(after), total })
}

/** An order of staff, with the prices that they gave and why. */
function createText(after: unknown, _before: unknown, formats: PageFormats): string {
  const prices = valueIn(after, 'prices')
  if (!Array.isArray(prices) || prices.length === 0) return m.order_change_created()
  const currency = textOf(valueIn(after, 'currency'))
  const texts = prices.map((one: unknown) => {
    const price = formats.money({ amount: Number(valueIn(one, 'price')), currency })
    return `${textOf(valueIn(one, 'sku'))} ${price} (${textOf(valueIn(one, 'reason'))})`
  })
  return m.order_change_created_prices({ prices: texts.join(', ') })
}

type ChangeText = (after: unknown, before: unknown, formats: PageFormats) => string

const CHANGES: Readonly<Record<string, ChangeText>> = {
  'order.assign': (after) => {
    const name = textOf(valueIn(after, 'assignee'))
    return name ? m.order_change_assigned({ name }) : m.order_change_unassigned()
  },
  'order.courier': (after) => {
    const name = textOf(valueIn(after, 'courier'))
    return name ? m.order_change_courier({ name }) : m.order_change_no_courier()
  },
  'order.tag': (after) => {
    const tags = valueIn(after, 'tags')
    return m.order_change_tagged({ tags: Array.isArray(tags) ? tags.map(textOf).join(', ') : '' })
  },
  'order.edit_address': (after) => {
    const address = textOf(valueIn(after, 'shippingAddress')) || textOf(valueIn(after, 'billingAddress'))
    return m.order_change_address({ address })
  },
  'order.appointment': (after, before) => {
    const [from, to] = [before, after].map((side) => textOf(valueIn(side, 'appointment')))
    return from
      ? m.order_change_appointment({ before: from, after: to ?? '' })
      : m.order_change_appointment_set({ after: to ?? '' })
  },
  'order.edit_lines': editText,
  'order.create': createText,
}

const PENDING: Readonly<Record<string, () => string>> = {
  'order.ship': () => m.order_pending_ship(),
  'order.invoice': () => m.order_pending_invoice(),
  'order.cancel': () => m.order_pending_cancel(),
  'order.pay': () => m.order_pending_pay(),
  'order.confirm': () => m.order_pending_confirm(),
  'order.message': () => m.order_pending_message(),
  'order.edit': () => m.order_pending_edit(),
  'order.resend': () => m.order_pending_resend(),
  'order.payment_link': () => m.order_pending_payment_link(),
}

export interface TimelineEntry {
  readonly kind: string
  readonly code: string
  readonly actor?: string | null
  readonly values: unknown
}

/** An entry as a sentence; who did it stands before it. */
export function timelineText({ kind, code, values }: TimelineEntry, formats: PageFormats): string {
  switch (kind) {
    case 'NOTE':
      return textOf(valueIn(values, 'text'))
    case 'MAIL':
      return mailText(code, values as Values)
    case 'CHANGE':
      return CHANGES[code]?.(valueIn(values, 'after'), valueIn(values, 'before'), formats) ?? code
    case 'PENDING':
      return PENDING[code]?.() ?? code
    default:
      return eventText(code, values, formats)
  }
}

function mailText(code: string, values: Values): string {
  const mail = MAILS[code]?.() ?? textOf(values['subject']) ?? code
  const recipient = textOf(values['recipient'])
  if (values['failed'] === true)
    return m.order_mail_failed({ mail, recipient, error: textOf(values['error']) })
  return values['sent'] === true
    ? m.order_mail_sent({ mail, recipient })
    : m.order_mail_waiting({ mail, recipient })
}
