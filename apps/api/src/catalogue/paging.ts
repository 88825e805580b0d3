import type { SearchResultPageInfo } from '@comptoir/contract/generated/types'
import { NotPositiveError, PageTooHighError, PageTooLargeError } from './errors.ts'

export type PageRequest = { size: number; current: number }

const largestPage = 300

/** Validates the arguments (contract §4). Throws subclasses of InputError. */
export function readPage(args: { pageSize?: number | null; currentPage?: number | null }): PageRequest {
  const size = args.pageSize ?? 20
  const current = args.currentPage ?? 1
  if (current < 1) throw new NotPositiveError('currentPage')
  if (size < 1) throw new NotPositiveError('pageSize')
  if (size > largestPage) throw new PageTooLargeError(largestPage)
  return { size, current }
}

/**
 * Page info. Throws {@link PageTooHighError} when the page is after the last one; an empty result has no last
 * page.
 */
export function pageInfo({ size, current }: PageRequest, total: number): SearchResultPageInfo {
  const pages = Math.ceil(total / size)
  if (total > 0 && current > pages) throw new PageTooHighError(current, pages)
  return { current_page: current, page_size: size, total_pages: pages }
}
