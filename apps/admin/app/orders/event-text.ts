import { m } from '../paraglide/messages.js'
import type { PageFormats } from '../platform/formats.ts'
import { readAmount } from '../platform/read-amount.ts'
import { textOf, valueIn } from './entry-values.ts'
import { WORKS } from '../layout/order-works.ts'
import { PAYMENTS } from './states.tsx'

type Text = (value: string, formats: PageFormats) => string

const EVENTS: Readonly<Record<string, Text>> = {
  placed: () => m.order_event_placed(),
  paid: () => m.order_event_paid(),
  confirmed: () => m.order_event_confirmed(),
  no_payment: () => m.order_event_no_payment(),
  handed_over: () => m.order_event_handed_over(),
  out_for_delivery: () => m.order_event_out_for_delivery(),
  held: () => m.order_event_held(),
  released: () => m.order_event_released(),
  nothing_to_ship: () => m.order_event_nothing_to_ship(),
  shipped: (number) => m.order_event_shipped({ number }),
  delivered: (day, formats) => m.order_event_delivered({ day: formats.day(day) }),
  refunded: (number) => m.order_event_refunded({ number }),
  preparation: (state) => m.order_event_preparation({ state: workText(state) }),
  canceled_by_customer: (text) =>
    text ? m.order_event_canceled_because({ text }) : m.order_event_canceled(),
  payment_retried: () => m.order_event_payment_retried(),
  quotation_requested: () => m.order_event_quotation_requested(),
  quotation_answered: () => m.order_event_quotation_answered(),
  quotation_accepted: () => m.order_event_quotation_accepted(),
  quotation_expired: () => m.order_event_quotation_expired(),
  quotation_extended: () => m.order_event_quotation_extended(),
  quotation_rejected: (text) => because(m.order_event_quotation_rejected(), text),
  quotation_declined: (text) => because(m.order_event_quotation_declined(), text),
  cancel_requested: (text) => m.order_event_cancel_requested({ text }),
  payment_released: () => m.order_event_payment_released(),
  notified: (status) => m.order_event_notified({ status }),
  address_changed: () => m.order_event_address_changed(),
  lines_changed: () => m.order_change_lines(),
}

const isWork = (state: string): state is keyof typeof WORKS => Object.hasOwn(WORKS, state)

const workText = (state: string) => {
  const code = state.toUpperCase()
  return isWork(code) ? WORKS[code].label() : state
}

/** A sentence, and why after it. */
const because = (sentence: string, text: string) =>
  text ? m.order_event_because({ sentence: sentence.replace(/\.$/, ''), text }) : sentence

type Read = (name: string) => string

/** Events with several values. */
const SEVERAL: Readonly<Record<string, (read: Read, formats: PageFormats) => string>> = {
  operation: (read, formats) => {
    const amount = moneyOf(read, 'amount', formats)
    const sentence = OPERATIONS[`${read('kind')} ${read('state')}`]?.({ amount }) ?? ''
    const place = read('byHand') ? m.order_event_by_hand() : m.order_event_at_provider()
    return because(sentence && `${sentence} ${place}`, read('why'))
  },
  payment: (read) =>
    because(RESULTS[read('result')]?.({ status: read('status') }) ?? '', noteOf(read('note'))),
  received: (read, formats) =>
    because(
      m.order_event_received({
        amount: moneyOf(read, 'amount', formats),
        due: moneyOf(read, 'due', formats),
      }),
      read('note'),
    ),
  surplus_refund: (read) => because(m.order_event_surplus_refund({ name: read('name') }), read('note')),
  released_by: (read) => because(m.order_event_released_by({ name: read('name') }), read('note')),
}

const OPERATIONS: Readonly<Record<string, (values: { amount: string }) => string>> = {
  'refund accepted': m.order_event_refund_accepted,
  'refund refused': m.order_event_refund_refused,
  'refund requested': m.order_event_refund_requested,
  'refund unknown': m.order_event_refund_unknown,
  'capture accepted': m.order_event_capture_accepted,
  'capture refused': m.order_event_capture_refused,
  'void accepted': m.order_event_void_accepted,
  'void refused': m.order_event_void_refused,
}

const RESULTS: Readonly<Record<string, (values: { status: string }) => string>> = {
  paid: m.order_event_payment_paid,
  pending: m.order_event_payment_pending,
  to_validate: m.order_event_payment_to_validate,
  refused: m.order_event_payment_refused,
  cancelled: m.order_event_payment_cancelled,
}

const NOTES: Readonly<Record<string, () => string>> = {
  'after cancellation': m.order_event_note_canceled,
  'the rest after an edit': m.order_event_note_rest,
  'on hold until it is released': m.order_event_note_hold,
  'duplicate payment': m.order_event_note_duplicate,
  'suspected by the provider': m.order_event_note_suspected,
  'amount differs': m.order_event_note_amount,
}

const noteOf = (note: string) => NOTES[note]?.() ?? note

function moneyOf(read: Read, name: string, formats: PageFormats): string {
  const currency = read('currency')
  const amount = readAmount(read(name), currency)
  return amount === undefined ? `${read(name)} ${currency}` : formats.money({ amount, currency })
}

/** An event of an order as a sentence. Words of programs and operators that nothing knows stand as they are. */
export function eventText(code: string, values: unknown, formats: PageFormats): string {
  const known = EVENTS[code]?.(textOf(valueIn(values, 'value')), formats)
  if (known) return known
  const words =
    SEVERAL[code]?.((name) => textOf(valueIn(values, name)), formats) || textOf(valueIn(values, 'value'))
  const status = textOf(valueIn(values, 'to'))
  if (textOf(valueIn(values, 'from')) === status) return words
  const name = STATUSES[status]?.() ?? status
  return words
    ? m.order_event_status_because({ status: name, text: words })
    : m.order_event_status({ status: name })
}

const STATUSES: Readonly<Record<string, () => string>> = {
  pending: () => m.order_status_pending(),
  pending_payment: () => PAYMENTS.AWAITED.label(),
  payzen_pending_transfer: () => PAYMENTS.TRANSFER_AWAITED.label(),
  payzen_to_validate: () => PAYMENTS.TO_CHECK.label(),
  payment_review: () => PAYMENTS.TO_CHECK.label(),
  fraud: () => PAYMENTS.TO_CHECK.label(),
  processing: () => m.order_status_confirmed(),
  holded: () => WORKS.ON_HOLD.label(),
  complete: () => WORKS.SHIPPED.label(),
  closed: () => WORKS.CLOSED.label(),
  canceled: () => WORKS.CANCELED.label(),
}
