import { useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import type { ListData, ListPage } from './list-config.ts'

interface Rows<Row> {
  readonly rows: readonly Row[]
  readonly hasMore: boolean
  readonly isLoading: boolean
  readonly loadMore: () => void
}

interface Further<Row> {
  readonly page: ListPage<Row>
  readonly pages: readonly ListPage<Row>[]
}

/** Further rows by entry of the history, so that coming back from a record shows them again. */
const remembered = new Map<string, readonly ListPage<unknown>[]>()
const MOST_REMEMBERED = 20

/** The rows of a list: the first page, and further ones as they are asked for. */
export function useRows<Row>(first: ListPage<Row>): Rows<Row> {
  const { pathname, search, key } = useLocation()
  const fetcher = useFetcher<ListData<Row>>({ key: `rows ${pathname}${search}` })
  const [state, setState] = useState<Further<Row>>(() => ({
    page: first,
    pages: (remembered.get(key) ?? []) as readonly ListPage<Row>[],
  }))
  const [seen, setSeen] = useState<unknown>()
  let shown = state
  if (shown.page !== first) {
    // Other filters begin anew; the same ones after an action keep their further rows.
    const isSame = shown.page.pageInfo.endCursor === first.pageInfo.endCursor
    shown = { page: first, pages: isSame ? shown.pages : [] }
    setState(shown)
  }
  const { data } = fetcher
  if (data && data !== seen) {
    setSeen(data)
    const isNext = !shown.pages.some((page) => page.pageInfo.endCursor === data.page.pageInfo.endCursor)
    if (isNext) {
      shown = { ...shown, pages: [...shown.pages, data.page] }
      setState(shown)
    }
  }
  const last = shown.pages.at(-1) ?? first
  return {
    rows: [first, ...shown.pages].flatMap(({ nodes }) => nodes),
    hasMore: last.pageInfo.hasNextPage,
    isLoading: fetcher.state !== 'idle',
    loadMore: () => {
      const { endCursor } = last.pageInfo
      if (!endCursor || fetcher.state !== 'idle') return
      remember(key, shown.pages)
      const parameters = new URLSearchParams(search)
      parameters.set('after', endCursor)
      void fetcher.load(`${pathname}?${parameters}`)
    },
  }
}

function remember(key: string, pages: readonly ListPage<unknown>[]): void {
  remembered.set(key, pages)
  const [oldest] = remembered.keys()
  if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest)
}
