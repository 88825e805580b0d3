import type { Language } from '@comptoir/rules/language'
import type { OrderDetailsFragment } from '../generated/graphql.ts'
import * as m from '../paraglide/messages.js'
import { numericDay } from '../platform/dates.ts'
import type { Fact } from '../ui/facts.tsx'

/** How to pay an order that the shop waits to be paid for. */
export interface PaymentGuide {
  readonly text?: string | undefined
  /** By the API's name of each detail. */
  readonly details: readonly { readonly name: string; readonly value: string }[]
  /** Last day, in digits. */
  readonly until?: string | undefined
  /** Whether the order is prepared before it is paid. */
  readonly isPaidLater: boolean
}

const LABELS: Readonly<Record<string, () => string>> = {
  payable_to: m.order_pay_payable_to,
  mailing_address: m.order_pay_mailing_address,
  account_holder: m.order_pay_account_holder,
  iban: () => 'IBAN',
  bic: () => 'BIC',
}

const PAID_LATER: ReadonlySet<string> = new Set(['cashondelivery', 'purchaseorder'])

/** Undefined when the API gives nothing to do. */
export function paymentGuide(
  order: Pick<OrderDetailsFragment, 'payment_methods' | 'payment_due_on'>,
  language: Language,
): PaymentGuide | undefined {
  const [method] = order.payment_methods ?? []
  const given = (method?.additional_data ?? []).flatMap((one) =>
    one?.name && one.value ? [{ name: one.name, value: one.value }] : [],
  )
  if (!method || (given.length === 0 && !order.payment_due_on)) return undefined
  return {
    text: given.find(({ name }) => name === 'instructions')?.value,
    details: given.filter(({ name }) => Object.hasOwn(LABELS, name)),
    until: order.payment_due_on ? numericDay(order.payment_due_on, language) : undefined,
    isPaidLater: PAID_LATER.has(method.type),
  }
}

export function paymentFacts({ details, until }: PaymentGuide): Fact[] {
  return [
    ...details.map(({ name, value }) => ({ label: LABELS[name]?.() ?? name, fact: value })),
    ...(until ? [{ label: m.order_pay_until(), fact: until }] : []),
  ]
}
