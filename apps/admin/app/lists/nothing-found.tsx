import { useEffect, type ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { m } from '../paraglide/messages.js'
import { writeFilters } from '../platform/list-filters.ts'
import { Button } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { countsPath, sameFilters } from './list-address.ts'
import type { ListConfig, ListState, ShowState } from './list-config.ts'
import type { loader } from './view-counts.ts'

/** Nothing for the filters: says whether that is the view, what somebody asked for, or that there is nothing at all. */
export function NothingFound({
  config,
  list,
  show,
  children,
}: {
  config: ListConfig
  list: ListState
  show: ShowState
  /** What a list without any record shows. */
  children: ReactNode
}) {
  const { load, data } = useFetcher<typeof loader>({ key: `all of ${config.name}` })
  const address = countsPath(config, [writeFilters(new URLSearchParams(), list.within).toString()])
  useEffect(() => {
    void load(address)
  }, [load, address])
  if (data?.counts[0] === 0) return children
  const view = config.views.find(({ code }) => code === list.view)
  const isViewEmpty = !list.search && view !== undefined && sameFilters(view.filters, list.filters)
  // Without a view the address would lead to the first one, with its filters.
  const all = config.views.find(({ filters }) => filters.length === 0)?.code ?? 'all'
  const showAll = () => show({ ...list, filters: [], search: '', view: all })
  if (isViewEmpty)
    return (
      <Empty
        icon="check"
        title={m.list_view_empty({ view: view.label() })}
        action={<Button onClick={showAll}>{m.list_show_all()}</Button>}
      />
    )
  return (
    <Empty
      icon="search"
      title={list.search ? m.list_nothing_for({ search: list.search }) : m.list_nothing()}
      action={<Button onClick={showAll}>{m.list_remove_filters()}</Button>}
    />
  )
}
