import { useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import type { ListData, ListPage } from './list-config.ts'
import { useRemembered } from './use-remembered.ts'

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

/** The rows of a list: the first page, and further ones as they are asked for. */
export function useRows<Row>(first: ListPage<Row>): Rows<Row> {
  const { pathname, search } = useLocation()
  const fetcher = useFetcher<ListData<Row>>({ key: `rows ${pathname}${search}` })
  const [state, setState] = useRemembered<Further<Row>>('rows', { page: first, pages: [] })
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
      const parameters = new URLSearchParams(search)
      parameters.set('after', endCursor)
      void fetcher.load(`${pathname}?${parameters}`)
    },
  }
}
