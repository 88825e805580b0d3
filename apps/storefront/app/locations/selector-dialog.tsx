import { useEffect } from 'react'
import { useFetcher, useLocation } from 'react-router'
import type { Language } from '@comptoir/rules/language'
import { Bones } from '../layout/mini-cart-bones.tsx'
import { pathIn } from '../platform/seo.ts'
import type { action, loader } from './panel.ts'
import { SELECTOR_PANEL, selectorQuery } from '../handover/selector-path.ts'
import { SelectorPanel } from './selector-panel.tsx'

const KEY = 'selector'

/** The choice of place and time over a page; `onDone` when both are chosen. */
export default function SelectorDialog({ language, onDone }: { language: Language; onDone: () => void }) {
  const { pathname, search } = useLocation()
  const address = pathIn(language, SELECTOR_PANEL)
  const { data, load, state } = useFetcher<typeof loader | typeof action>({ key: KEY })
  const query = selectorQuery({ retour: pathname + search })
  useEffect(() => {
    void load(`${address}?${query}`)
  }, [load, address, query])
  const isDone = data?.step === 'done' && state === 'idle'
  useEffect(() => {
    if (isDone) onDone()
  }, [isDone, onDone])
  return (
    <div className="drawer-body">
      {!data || data.step === 'done' ? (
        <Bones />
      ) : (
        <SelectorPanel
          data={data}
          way={{ action: address, navigate: false, fetcherKey: KEY }}
          busy={state === 'submitting'}
        />
      )}
    </div>
  )
}
