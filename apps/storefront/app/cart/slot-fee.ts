import { toCents, type Cents } from '@comptoir/rules/money'
import type { ChosenLocationFragment } from '../generated/graphql.ts'

/** Delivery fee of the selected slot (decisions H-6); undefined without delivery by slots. */
export type SlotFee = { readonly amount: Cents | undefined } | undefined

/** The amount is undefined until a slot is selected. */
export function slotFeeOf(
  cart: Pick<ChosenLocationFragment, 'pad_mode' | 'pad_time' | 'pad_fee'> | undefined,
): SlotFee {
  if (cart?.pad_mode !== 'delivery') return undefined
  return { amount: cart.pad_time ? toCents(cart.pad_fee ?? 0) : undefined }
}
