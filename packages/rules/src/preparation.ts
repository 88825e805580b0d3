import type { OrderStatus } from './order-status.ts'

/** How far the staff has prepared an order; it is finer than the status that the customer reads. */
export const PREPARATIONS = ['new', 'preparing', 'ready', 'handed_over'] as const

export type Preparation = (typeof PREPARATIONS)[number]

export function isPreparation(value: string): value is Preparation {
  return PREPARATIONS.some((known) => known === value)
}

/**
 * Whether the staff may change the preparation of an order, to any other state: a step is skipped or taken back. Only a
 * confirmed order is prepared; one on hold waits, and one that is shipped, cancelled or refunded stays as it is.
 */
export function canPrepare(status: OrderStatus, from: Preparation, to: Preparation): boolean {
  return status === 'processing' && from !== to
}

/** The next step of the staff; null after the last. */
export function nextPreparation(from: Preparation): Preparation | null {
  return PREPARATIONS[PREPARATIONS.indexOf(from) + 1] ?? null
}
