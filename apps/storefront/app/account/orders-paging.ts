/** Orders per page; 0 shows all (decisions G-5). */
export const PAGE_SIZES = [10, 25, 50, 0] as const

/** Orders that one API request fetches (spec 000 §9). */
export const BATCH_SIZE = 300

export interface OrdersPage {
  readonly size: number
  readonly page: number
}

/** Reads `page_size` and `page` from the query; unknown values fall back to the first ten orders. */
export function readOrdersPage(parameters: URLSearchParams): OrdersPage {
  const requested = parameters.get('page_size')
  const size = PAGE_SIZES.find((allowed) => String(allowed) === requested) ?? PAGE_SIZES[0]
  const page = Number(parameters.get('page') ?? '1')
  return { size, page: Number.isSafeInteger(page) && page > 0 && page <= 10_000 ? page : 1 }
}

/** Clamps the page to the last one. */
export function withinPages({ size, page }: OrdersPage, count: number): OrdersPage & { pages: number } {
  const pages = size === 0 ? 1 : Math.max(1, Math.ceil(count / size))
  return { size, page: Math.min(page, pages), pages }
}

/**
 * The batch that holds a page, and the page's range within it. Page sizes divide the batch size; showing all orders
 * needs every batch.
 */
export function positionInBatches({ size, page }: OrdersPage): {
  batch: number | 'all'
  from: number
  to: number
} {
  if (size === 0) return { batch: 'all', from: 0, to: Infinity }
  const start = (page - 1) * size
  const from = start % BATCH_SIZE
  return { batch: Math.floor(start / BATCH_SIZE) + 1, from, to: from + size }
}
