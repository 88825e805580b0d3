import type { OrderStatus } from './order-status.ts'

/** Magento's status of a purchased link. */
export type DownloadStatus = 'pending_payment' | 'payment_review' | 'pending' | 'available' | 'expired'

/** When links of an order can be downloaded: when it is invoiced, or when it is placed (Magento's setting). */
export type DownloadableFrom = 'invoiced' | 'pending'

/** A purchased link with its order and item. */
export type PurchasedLink = {
  orderStatus: OrderStatus
  /** A quotation that its customer has not accepted. */
  isOpenQuotation: boolean
  quantity: number
  quantityInvoiced: number
  quantityRefunded: number
  quantityCanceled: number
  /** Downloads for each unit; null without a limit. */
  downloadsPerUnit: number | null
  downloadsUsed: number
}

type Bought = Pick<
  PurchasedLink,
  'quantity' | 'quantityRefunded' | 'quantityCanceled' | 'downloadsPerUnit' | 'downloadsUsed'
>

/** Downloads that are left, for the units that are neither refunded nor cancelled; null without a limit. */
export function remainingDownloads(link: Bought): number | null {
  if (link.downloadsPerUnit === null) return null
  return Math.max(0, link.downloadsPerUnit * unitsLeft(link) - link.downloadsUsed)
}

function unitsLeft({ quantity, quantityRefunded, quantityCanceled }: Bought): number {
  return Math.max(0, quantity - quantityRefunded - quantityCanceled)
}

const expired: readonly OrderStatus[] = ['canceled', 'closed']
const unpaid: readonly OrderStatus[] = ['pending_payment', 'payzen_pending_transfer']
const reviewed: readonly OrderStatus[] = ['payment_review', 'payzen_to_validate', 'fraud']
/** An order without an amount has no invoice, but is confirmed. */
const confirmed: readonly OrderStatus[] = ['processing', 'complete']

/** The status of a purchased link; only `available` links can be downloaded. */
export function downloadStatus(link: PurchasedLink, from: DownloadableFrom): DownloadStatus {
  const { orderStatus } = link
  if (expired.includes(orderStatus) || unitsLeft(link) === 0 || remainingDownloads(link) === 0)
    return 'expired'
  if (unpaid.includes(orderStatus)) return 'pending_payment'
  if (reviewed.includes(orderStatus)) return 'payment_review'
  if (orderStatus === 'holded' || link.isOpenQuotation) return 'pending'
  const isAvailable = from === 'pending' || link.quantityInvoiced > 0 || confirmed.includes(orderStatus)
  return isAvailable ? 'available' : 'pending'
}
