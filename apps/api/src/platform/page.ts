import type { SearchResultPageInfo } from '@comptoir/contract/generated/types'
import { InputError } from './errors.ts'

type Asked = { currentPage?: number | null; pageSize?: number | null }

/** A page of a list in memory; 20 entries by default. Throws InputError with Magento's message. */
export function pageOf<Item>(
  all: readonly Item[],
  asked: Asked,
): { items: Item[]; page_info: SearchResultPageInfo; total_count: number } {
  const current = asked.currentPage ?? 1
  const size = asked.pageSize ?? 20
  if (current < 1) throw new InputError('currentPage value must be greater than 0.')
  if (size < 1) throw new InputError('pageSize value must be greater than 0.')
  const first = (current - 1) * size
  return {
    items: all.slice(first, first + size),
    page_info: { current_page: current, page_size: size, total_pages: Math.ceil(all.length / size) },
    total_count: all.length,
  }
}
