import type { FulfilmentNeeds, SlotRequest } from '../fulfilment/index.ts'
import type { Location } from '../locations/index.ts'
import type { Transaction } from '../platform/database.ts'
import type { SalableProduct } from '../catalogue/index.ts'
import { addLineNotices, type CartRow } from './cart.sql.ts'
import { stockNeedsOf, type ResolvedItem } from './resolved-item.ts'
import { deleteLines } from './lines.sql.ts'
import type { CartAddressRecord, CartFulfilment, CartLine, CartState } from './state.ts'

/** The fulfilment that a cart's row and its location stand for. */
export function fulfilmentOf(row: CartRow, location: Location | null): CartFulfilment {
  const { padDay, padTime, padTimeEnd, padStartsAt, padFee, padReservedUntil } = row
  const isSelected = padDay !== null && padTime !== null && padTimeEnd !== null && padStartsAt !== null
  const slot = isSelected
    ? {
        day: padDay,
        time: padTime,
        endTime: padTimeEnd,
        startsAt: padStartsAt,
        fee: padFee ?? 0,
        reservedUntil: padReservedUntil,
      }
    : null
  const isAutomatic = location !== null && row.isAutomatic
  return { location, method: location && row.fulfilmentMethod, slot: location && slot, isAutomatic }
}

/**
 * Whether the cart needs a shipping address. Virtual carts do not, nor do pickups where a shopper chose the location:
 * other clients name it with the address.
 */
export function needsAddress({
  isVirtual,
  fulfilment,
}: Pick<CartState, 'isVirtual' | 'fulfilment'>): boolean {
  return !isVirtual && (fulfilment.method !== 'pickup' || fulfilment.isAutomatic)
}

/** Whether the cart is collected, but its client has not named a pickup location with the shipping address (Magento). */
export function isPickupUnassigned({
  fulfilment,
  shippingAddress,
}: Pick<CartState, 'fulfilment' | 'shippingAddress'>): boolean {
  const { location, method, isAutomatic } = fulfilment
  return isAutomatic && method === 'pickup' && !isAddressOf(location, shippingAddress)
}

/** Whether the address is that of the location, as a cart has it whose order is collected there. */
export function isAddressOf(location: Location | null, address: CartAddressRecord | null): boolean {
  if (!location?.marker || !address) return false
  const { marker } = location
  const [street, ...rest] = address.street
  return (
    rest.length === 0 &&
    street === marker.address &&
    address.city === marker.city &&
    address.postcode === marker.postcode &&
    address.countryCode === marker.countryCode
  )
}

/** What the product, its variant and the selections of a bundle need of a slot. */
export function fulfilmentNeedsOf(item: ResolvedItem): FulfilmentNeeds {
  const products: SalableProduct[] = [item.product, ...stockNeedsOf(item).map(({ product }) => product)]
  const limits = products.flatMap(({ fulfilment }) => fulfilment ?? [])
  return {
    delayMinutes: Math.max(0, ...limits.map(({ delayMinutes }) => delayMinutes)),
    windows: limits.map(({ windows }) => windows),
  }
}

/** The fields of a cart that its slots depend on. */
export type CartSlotNeeds = Pick<CartState, 'id' | 'websiteId' | 'fulfilment'> & {
  lines: readonly Pick<CartLine, 'fulfilment'>[]
}

/** Requirements of a cart for a slot; undefined until location and method are selected. */
export function slotRequestOf({
  id,
  fulfilment,
  lines,
}: Omit<CartSlotNeeds, 'websiteId'>): SlotRequest | undefined {
  const { location, method } = fulfilment
  if (!location || !method) return undefined
  return { cartId: id, location, method, needs: lines.map((line) => line.fulfilment) }
}

/** Removes lines that are not sold where the cart was moved to, and stores notices of it (decisions H-4). */
export async function removeLinesNotSold(
  tx: Transaction,
  cartId: number,
  lines: readonly Pick<CartLine, 'id' | 'productId' | 'sku' | 'quantity'>[],
): Promise<void> {
  const notices = lines.map(({ productId, sku, quantity }) => {
    return { productId, sku, wanted: quantity, quantity: 0, isElsewhere: true as const }
  })
  await addLineNotices(tx, cartId, notices)
  await deleteLines(
    tx,
    cartId,
    lines.map((line) => line.id),
  )
}
