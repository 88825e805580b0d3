import { m } from '../paraglide/messages.js'

/** What is done, by kind of job; each feature that starts one adds its sentence. */
const TEXTS: Readonly<Record<string, () => string>> = {
  'orders.prepare': () => m.orders_bulk_prepare(),
  'orders.assign': () => m.orders_bulk_assign(),
  'customers.set_group': () => m.customers_bulk_group(),
  'messages.set_state': () => m.messages_bulk_state(),
  'returns.receive': () => m.returns_bulk_receive(),
  'returns.close': () => m.returns_bulk_close(),
  'reviews.moderate': () => m.reviews_bulk_moderate(),
  'bulk.undo': () => m.bulk_undone(),
}

/** What a job for many records does, in words. */
export const bulkText = (kind: string): string => TEXTS[kind]?.() ?? m.bulk_any()
