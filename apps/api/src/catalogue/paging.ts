import type { SearchResultPageInfo } from '@comptoir/contract/generated/types'
import { NotPositiveError, PageTooHighError, PageTooLargeError } from './errors.ts'

export type Page = { size: number; current: number }

const largestPage = 300

/** Checks what was asked for (contract §4); throws subclasses of InputError. */
export function readPage(args: { pageSize?: number | null; currentPage?: number | null }): Page {
  const size = args.pageSize ?? 20
  const current = args.currentPage ?? 1
  if (current < 1) throw new NotPositiveError('currentPage')
  if (size < 1) throw new NotPositiveError('pageSize')
  if (size > largestPage) throw new PageTooLargeError(largestPage)
  return { size, current }
}

/** What is told of a page; throws {@link PageTooHighError} when there are hits, but none that far. */
export function pageInfo({ size, current }: Page, total: number): SearchResultPageInfo {
  const pages = Math.ceil(total / size)
  if (total > 0 && current > pages) throw new PageTooHighError(current, pages)
  return { current_page: current, page_size: size, total_pages: pages }
}
