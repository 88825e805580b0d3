/** Orders a page; 0 shows them all (decisions G-5). */
export const PAGE_SIZES = [10, 25, 50, 0] as const

/** One call of the API fetches that many (spec 000 §9). */
export const CALL_SIZE = 300

export interface OrdersPage {
  readonly size: number
  readonly page: number
}

/** Reads `par` and `page` of the address; anything unknown counts as the first ten. */
export function readOrdersPage(parameters: URLSearchParams): OrdersPage {
  const wanted = parameters.get('par')
  const size = PAGE_SIZES.find((known) => String(known) === wanted) ?? PAGE_SIZES[0]
  const page = Number(parameters.get('page') ?? '1')
  return { size, page: Number.isSafeInteger(page) && page > 0 && page <= 10_000 ? page : 1 }
}

/** The page itself, or the last one where there are not so many. */
export function withinPages({ size, page }: OrdersPage, count: number): OrdersPage & { pages: number } {
  const pages = size === 0 ? 1 : Math.max(1, Math.ceil(count / size))
  return { size, page: Math.min(page, pages), pages }
}

/** Which call holds a page, and where in it; page sizes divide the size of a call. All orders need every call. */
export function placeInCalls({ size, page }: OrdersPage): {
  call: number | 'all'
  from: number
  to: number
} {
  if (size === 0) return { call: 'all', from: 0, to: Infinity }
  const start = (page - 1) * size
  const from = start % CALL_SIZE
  return { call: Math.floor(start / CALL_SIZE) + 1, from, to: from + size }
}
