import type { CartItemInput } from '@comptoir/contract/generated/types'
import { salableBySku } from '../catalogue/index.ts'
import type { FulfilmentNeeds } from '../fulfilment/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { fulfilmentNeedsOf } from './fulfilment.ts'
import { resolveCartItem } from './resolve-item.ts'
import { unconfigured, type ResolvedItem } from './resolved-item.ts'

/** What items need of a slot before they are added; unknown items are left out. */
export function fulfilmentNeedsOfInputs(
  ctx: RequestContext,
  inputs: readonly CartItemInput[],
): FulfilmentNeeds[] {
  return inputs.flatMap((input) => {
    const item = itemFor(ctx, input)
    return item ? [fulfilmentNeedsOf(item)] : []
  })
}

/** With missing options the product alone: its options can only add to its needs. */
function itemFor(ctx: RequestContext, input: CartItemInput): ResolvedItem | undefined {
  const result = resolveCartItem(ctx, input)
  if ('item' in result) return result.item
  const product = salableBySku(ctx, input.parent_sku || input.sku)
  return product && unconfigured(product)
}
