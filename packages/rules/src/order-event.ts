/** An event of an order for people: its code and what belongs to it. */
export type OrderEventText = { readonly code: string; readonly value: string | null }

/** Reasons of events with a value in them: what they mean, in the order in which they are tried. */
const patterns: readonly (readonly [RegExp, string])[] = [
  [/^shipped in (\S+)$/, 'shipped'],
  [/^delivered on (\S+)$/, 'delivered'],
  [/^refunded by ([^\s,]+)(?:, .*)?$/s, 'refunded'],
  [/^payment paid \((\w+)\)$/, 'paid'],
  [/^preparation (\w+)$/, 'preparation'],
  [/^cancelled by the customer: (.+)$/s, 'canceled_by_customer'],
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
  return { code: 'status', value: reason || null }
}
