import type { VisitorKind } from '@comptoir/rules/visitor'
import type { CheckoutCartFragment } from '../generated/graphql.ts'

/** The method that needs the buyer's own number of the order. */
export const PURCHASE_ORDER = 'purchaseorder'

/** The method to begin with: the first that asks for nothing; undefined while an available one is selected. */
export function paymentToSelect({
  available_payment_methods: methods,
  selected_payment_method: selected,
}: CheckoutCartFragment): string | undefined {
  if (selected?.code) return undefined
  return (methods ?? []).find((method) => method && method.code !== PURCHASE_ORDER)?.code
}

/** The only way to pay, where nothing is entered for it: professionals give their own number of the order. */
export function onlyPayment(
  { available_payment_methods: methods }: CheckoutCartFragment,
  kind: VisitorKind,
): string | undefined {
  const [first, ...others] = (methods ?? []).flatMap((method) => method?.code ?? [])
  return kind === 'b2b' || others.length > 0 || first === PURCHASE_ORDER ? undefined : first
}
