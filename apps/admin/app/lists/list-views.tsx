import { useEffect } from 'react'
import { Link, useFetcher } from 'react-router'
import { useFormats } from '../layout/use-frame.ts'
import type { ListFilter } from '@comptoir/contract/generated/admin'
import { parseFilters, writeFilters } from '../platform/list-filters.ts'
import { addressOfView, countsPath } from './list-address.ts'
import type { ListConfig, ListState } from './list-config.ts'
import type { loader } from './view-counts.ts'

interface ShownView {
  readonly code: string
  readonly label: string
  readonly query: string
  readonly isCounted: boolean
}

/** The saved sets of filters above a list, with the number of what is to be done. */
export function ListViews({ config, list }: { config: ListConfig; list: ListState }) {
  const views: ShownView[] = [
    ...config.views.map((view) => ({
      code: view.code,
      label: view.label(),
      query: addressOfView(view, config, list.layout).toString(),
      isCounted: view.isCounted ?? false,
    })),
    ...list.saved.map((view) => {
      const code = `saved-${view.id}`
      const parameters = new URLSearchParams(view.query)
      parameters.set('view', code)
      if (list.layout) parameters.set('as', list.layout)
      return { code, label: view.name, query: parameters.toString(), isCounted: true }
    }),
  ]
  const counts = useCounts(config, views, list.within)
  const formats = useFormats()
  if (views.length < 2) return null
  return (
    <nav className="views" aria-label={config.name}>
      {views.map(({ code, label, query }) => {
        const count = counts.get(code)
        return (
          <Link key={code} to={`?${query}`} aria-current={code === list.view ? 'page' : undefined}>
            {label}
            {count !== undefined && <span className="n">{formats.number(count)}</span>}
          </Link>
        )
      })}
    </nav>
  )
}

/** What is counted is what the view shows, within the page's own filters. */
function withFilters(query: string, within: readonly ListFilter[]): string {
  const parameters = new URLSearchParams(query)
  return writeFilters(parameters, [...parseFilters(parameters), ...within]).toString()
}

/** Read after the page, so that no list waits for them. */
function useCounts(
  config: ListConfig,
  views: readonly ShownView[],
  within: readonly ListFilter[],
): ReadonlyMap<string, number> {
  const counted = views.filter(({ isCounted }) => isCounted)
  const { load, data } = useFetcher<typeof loader>({ key: `counts of ${config.name}` })
  const address = countsPath(
    config,
    counted.map(({ query }) => withFilters(query, within)),
  )
  const isNeeded = counted.length > 0
  useEffect(() => {
    if (isNeeded) void load(address)
  }, [load, address, isNeeded])
  const counts = new Map<string, number>()
  for (const [index, { code }] of counted.entries()) {
    const count = data?.counts[index]
    if (typeof count === 'number') counts.set(code, count)
  }
  return counts
}
