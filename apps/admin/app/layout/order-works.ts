import type { OrderWork } from '@comptoir/contract/generated/admin'
import { m } from '../paraglide/messages.js'
import type { StateKind } from '../ui/state.tsx'

/** How far the work on an order is, in words. */
export const WORKS: Readonly<Record<OrderWork, { readonly kind: StateKind; readonly label: () => string }>> =
  {
    NEW: { kind: 'todo', label: () => m.orders_work_new() },
    PREPARING: { kind: 'half', label: () => m.orders_work_preparing() },
    READY: { kind: 'half', label: () => m.orders_work_ready() },
    PART_SHIPPED: { kind: 'half', label: () => m.orders_work_part_shipped() },
    HANDED_OVER: { kind: 'done', label: () => m.orders_work_handed_over() },
    SHIPPED: { kind: 'done', label: () => m.orders_work_shipped() },
    ON_HOLD: { kind: 'off', label: () => m.orders_work_on_hold() },
    WAITING: { kind: 'off', label: () => m.orders_work_waiting() },
    CLOSED: { kind: 'off', label: () => m.orders_work_closed() },
    CANCELED: { kind: 'off', label: () => m.orders_work_canceled() },
  }
