/** An event of an order for people: its code and what belongs to it; `values` where that is more than one thing. */
export type OrderEventText = {
  readonly code: string
  readonly value: string | null
  readonly values?: Readonly<Record<string, string>>
}

/** Reasons of events with a value in them: what they mean, in the order in which they are tried. */
const patterns: readonly (readonly [RegExp, string])[] = [
  [/^shipped in (\S+)$/, 'shipped'],
  [/^delivered on (\S+)$/, 'delivered'],
  [/^refunded by ([^\s,]+)(?:, .*)?$/s, 'refunded'],
  [/^payment paid \((\w+)\)$/, 'paid'],
  [/^preparation (\w+)$/, 'preparation'],
  [/^cancelled by the customer: (.+)$/s, 'canceled_by_customer'],
  [/^cancellation requested: (.+)$/s, 'cancel_requested'],
  [/^quotation turned down by the shop: (.+)$/s, 'quotation_rejected'],
  [/^quotation turned down by the customer: (.+)$/s, 'quotation_declined'],
  [/^payment released at the provider \((\w+)\)$/, 'payment_released'],
  [/^notified: (\S+)$/, 'notified'],
]

/** Reasons with several values, by the names of their groups. */
const named: readonly (readonly [RegExp, string])[] = [
  [
    /^(?<kind>refund|capture|void) of (?<amount>[\d.]+) (?<currency>[A-Z]{3}) (?<state>accepted|refused|unknown|requested) (?:(?<byHand>by hand)|at the payment provider)(?: \((?<why>.*)\))?$/s,
    'operation',
  ],
  [
    /^payment (?<result>paid|pending|to_validate|refused|cancelled) \((?<status>\w+)\)(?:,? (?<note>after cancellation|the rest after an edit|on hold until it is released|duplicate payment|suspected by the provider|amount differs))?$/,
    'payment',
  ],
  [
    /^received (?<amount>[\d.]+) (?<currency>[A-Z]{3}) of (?<due>[\d.]+) [A-Z]{3}(?:: (?<note>.+))?$/s,
    'received',
  ],
  [/^refund of a surplus payment requested, (?<name>[^:]+): (?<note>.*)$/s, 'surplus_refund'],
  [/^released by (?<name>[^:]+): (?<note>.*)$/s, 'released_by'],
]

const fixed: Readonly<Record<string, string>> = {
  placed: 'placed',
  'payment received': 'paid',
  paid: 'paid',
  'no payment in time': 'no_payment',
  unpaid: 'no_payment',
  'handed over': 'handed_over',
  'out for delivery': 'out_for_delivery',
  'confirmed before payment': 'confirmed',
  'put on hold by the shop': 'held',
  'released by the shop': 'released',
  'nothing to ship': 'nothing_to_ship',
  'cancelled by the customer': 'canceled_by_customer',
  'payment retried': 'payment_retried',
  'quotation requested': 'quotation_requested',
  'quotation answered': 'quotation_answered',
  'quotation answered with prices': 'quotation_answered',
  'addresses changed': 'address_changed',
  'lines changed': 'lines_changed',
  'quotation accepted': 'quotation_accepted',
  'quotation expired': 'quotation_expired',
  'quotation extended': 'quotation_extended',
  'quotation not paid in time': 'no_payment',
  'quotation turned down by the shop': 'quotation_rejected',
  'quotation turned down by the customer': 'quotation_declined',
}

/**
 * What the reason of an event means. Reasons that programs and operators wrote in their own words become `status`, with
 * the words as value.
 */
export function orderEventText(reason: string): OrderEventText {
  const known = Object.hasOwn(fixed, reason) ? fixed[reason] : undefined
  if (known) return { code: known, value: null }
  for (const [pattern, code] of patterns) {
    const [, value] = pattern.exec(reason) ?? []
    if (value !== undefined) return { code, value }
  }
  for (const [pattern, code] of named) {
    const groups = pattern.exec(reason)?.groups
    if (groups) {
      const values = Object.entries(groups).filter(
        (entry): entry is [string, string] => entry[1] !== undefined,
      )
      return { code, value: null, values: Object.fromEntries(values) }
    }
  }
  return { code: 'status', value: reason || null }
}
