import { giftMessageFlags, isVirtualType } from '../catalogue/index.ts'
import type { RequestContext } from '../platform/context.ts'
import type { Transaction } from '../platform/database.ts'
import { GiftError } from './errors.ts'
import type { ResolvedLine } from './resolve-cart.ts'
import { stockNeedsOf } from './resolved-item.ts'

/** Throws GiftError unless website and products allow a message with each of the lines; nothing goes with virtual ones. */
export async function requireGiftMessages(
  tx: Transaction,
  ctx: RequestContext,
  lines: readonly ResolvedLine[],
): Promise<void> {
  if (lines.length === 0) return
  const { store } = ctx
  if (!store.settings.gift_messages.allow_items) throw new GiftError()
  const flags = await giftMessageFlags(
    tx,
    store.id,
    lines.map(({ productId }) => productId),
  )
  const isAllowed = ({ productId, item }: ResolvedLine) =>
    flags.get(productId) !== false && stockNeedsOf(item).some(({ product }) => !isVirtualType(product.type))
  if (!lines.every(isAllowed)) throw new GiftError()
}
