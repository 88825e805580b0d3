import { useEffect } from 'react'
import { useFetcher, useRevalidator } from 'react-router'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { countsPath, writeAddress } from './list-address.ts'
import type { ListConfig, ListState } from './list-config.ts'
import type { loader } from './view-counts.ts'

/** Milliseconds after which the list asks again whether something came. */
const INTERVAL = 30_000

/** A line above the list that says how many records came since it was read: rows do not move under the hand. */
export function NewRows({ config, list }: { config: ListConfig; list: ListState }) {
  const { load, data } = useFetcher<typeof loader>({ key: `new rows of ${config.name}` })
  const { revalidate, state } = useRevalidator()
  const address = addressOfNews(config, list)
  useEffect(() => {
    if (!address) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void load(address)
    }, INTERVAL)
    return () => clearInterval(timer)
  }, [load, address])
  const answer = data?.of === list.readAt ? data : undefined
  const count = answer?.counts[0] ?? 0
  return (
    <output className="block">
      {count > 0 && config.news && (
        <span className="row mt">
          <Button small busy={state === 'loading' && m.ui_loading()} onClick={() => void revalidate()}>
            {config.news.text(count)}
          </Button>
        </span>
      )}
    </output>
  )
}

/** Counts what the list shows and came after it was read. */
function addressOfNews(config: ListConfig, list: ListState): string | undefined {
  if (!config.news || !list.readAt) return undefined
  const since = { field: config.news.field, op: 'GT' as const, values: [list.readAt] }
  const parameters = writeAddress({ ...list, view: '', filters: [...list.filters, since] }, config)
  return countsPath(config, [parameters.toString()], list.readAt)
}
