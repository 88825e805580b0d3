import type { CartItemInput } from '@comptoir/contract/generated/types'
import { salableBySku } from '../catalogue/index.ts'
import type { RequestContext } from '../platform/context.ts'
import type { Choice } from './choice.ts'
import { choose } from './choose.ts'
import { fulfilmentNeedsOf } from './fulfilment.ts'
import type { FulfilmentNeeds } from '../fulfilment/index.ts'

/** What items need of their fulfilment before they are in a cart, as far as it can be said; nothing for unknown ones. */
export function needsOfItems(ctx: RequestContext, items: readonly CartItemInput[]): FulfilmentNeeds[] {
  return items.flatMap((item) => {
    const choice = choiceOf(ctx, item)
    return choice ? [fulfilmentNeedsOf(choice)] : []
  })
}

/** The product itself where options are missing: it is not to be had earlier, nor at other times, than it says. */
function choiceOf(ctx: RequestContext, item: CartItemInput): Choice | undefined {
  const found = choose(ctx, item)
  if ('choice' in found) return found.choice
  const product = salableBySku(ctx, item.parent_sku || item.sku)
  return product && { product, variant: null, custom: [], selections: [] }
}
