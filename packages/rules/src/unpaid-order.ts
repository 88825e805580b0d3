/** Maximum time in minutes for which an unpaid order keeps its stock, even when the shopper is active. */
export const MAX_UNPAID_MINUTES = 60

/** When an order that waits for its payment loses its stock: `minutes` after the shopper's last activity. */
export function paymentExpiry(placedAt: Date, activeAt: Date, minutes: number): Date {
  const minute = 60_000
  return new Date(
    Math.min(activeAt.getTime() + minutes * minute, placedAt.getTime() + MAX_UNPAID_MINUTES * minute),
  )
}
