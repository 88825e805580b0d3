import { useEffect } from 'react'
import { useFetcher, useLocation } from 'react-router'
import type { Language } from '@comptoir/rules/language'
import { PanelSkeleton } from '../layout/panel-skeleton.tsx'
import type { action, loader } from './panel.ts'
import { selectorQuery } from '../fulfilment/selector-path.ts'
import { SelectorPanel } from './selector-panel.tsx'
import { href } from '../platform/routes.ts'

const KEY = 'selector'

/** Selector in a panel over the page. `onDone` receives whether the pending product was dropped. */
export default function SelectorDialog({
  language,
  sku,
  onDone,
}: {
  language: Language
  sku: string
  onDone: (left: boolean) => void
}) {
  const { pathname, search } = useLocation()
  const address = href(language, 'fulfilmentSelectorPanel')
  const { data, load, state } = useFetcher<typeof loader | typeof action>({ key: KEY })
  const query = selectorQuery({ return_to: pathname + search, sku })
  useEffect(() => {
    void load(`${address}?${query}`)
  }, [load, address, query])
  useEffect(() => {
    if (data?.step === 'done' && state === 'idle') onDone(data.left)
  }, [data, state, onDone])
  return (
    <div className="drawer-body">
      {!data || data.step === 'done' ? (
        <PanelSkeleton />
      ) : (
        <SelectorPanel
          data={data}
          formTarget={{ action: address, navigate: false, fetcherKey: KEY }}
          busy={state === 'submitting'}
        />
      )}
    </div>
  )
}
