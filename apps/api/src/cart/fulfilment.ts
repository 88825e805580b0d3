import { areInWindows, type FulfilmentMethod, type Windows } from '@comptoir/rules/fulfilment'
import type { SlotNeeds } from '@comptoir/rules/slots'
import type { Location } from '../locations/index.ts'
import type { App } from '../platform/context.ts'
import type { Transaction } from '../platform/database.ts'
import type { SalableProduct } from '../catalogue/index.ts'
import { addLineNotices, type CartRow } from './cart.sql.ts'
import { needsOf, type Choice } from './choice.ts'
import { deleteLines } from './lines.sql.ts'
import type { CartFulfilment, CartLine, CartState } from './state.ts'

/** Where and when a cart is handed over, from its row and its location. */
export function fulfilmentOf(row: CartRow, location: Location | null): CartFulfilment {
  const { padDay, padTime, padTimeEnd, padStartsAt, padFee, padHeldUntil } = row
  const isChosen = padDay !== null && padTime !== null && padTimeEnd !== null && padStartsAt !== null
  const slot = isChosen
    ? {
        day: padDay,
        time: padTime,
        endTime: padTimeEnd,
        startsAt: padStartsAt,
        fee: padFee ?? 0,
        heldUntil: padHeldUntil,
      }
    : null
  return { location, method: location && row.fulfilmentMethod, slot: location && slot }
}

/** Whether the cart goes to an address: neither downloads nor what is collected does. */
export function needsAddress({
  isVirtual,
  fulfilment,
}: Pick<CartState, 'isVirtual' | 'fulfilment'>): boolean {
  return !isVirtual && fulfilment.method !== 'pickup'
}

/** When what is chosen can be handed over: the product itself, its variant and the parts of a bundle. */
export function fulfilmentLimitsOf(choice: Choice): { delayMinutes: number; windows: Windows[] } {
  const products: SalableProduct[] = [choice.product, ...needsOf(choice).map(({ product }) => product)]
  const limits = products.flatMap(({ fulfilment }) => fulfilment ?? [])
  return {
    delayMinutes: Math.max(0, ...limits.map(({ delayMinutes }) => delayMinutes)),
    windows: limits.map(({ windows }) => windows),
  }
}

/** What of a cart its slots depend on. */
export type FulfilmentNeeds = Pick<CartState, 'id' | 'websiteId' | 'fulfilment'> & {
  lines: readonly Pick<CartLine, 'fulfilment'>[]
}

/** What the goods of a cart need of a slot (decisions H-2, H-3). */
export function slotNeedsOf(
  { settings }: Pick<App, 'settings'>,
  lines: FulfilmentNeeds['lines'],
  method: FulfilmentMethod,
): SlotNeeds {
  const windows = settings.productAvailability ? lines.flatMap((line) => line.fulfilment.windows) : []
  return {
    delayMinutes: Math.max(0, ...lines.map((line) => line.fulfilment.delayMinutes)),
    fits: (time) => areInWindows(windows, method, time),
  }
}

/** Takes lines out of a cart that was moved to where they are not sold, and keeps that it did (decisions H-4). */
export async function takeOutElsewhere(
  tx: Transaction,
  { id }: CartState,
  lines: readonly CartLine[],
): Promise<void> {
  const told = lines.map(({ productId, sku, quantity }) => {
    return { productId, sku, wanted: quantity, kept: 0, isElsewhere: true as const }
  })
  await addLineNotices(tx, id, told)
  await deleteLines(
    tx,
    id,
    lines.map((line) => line.id),
  )
}
