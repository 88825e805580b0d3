import { useEffect } from 'react'
import { useFetcher, useLocation } from 'react-router'
import type { Language } from '@comptoir/rules/language'
import { Bones } from '../layout/mini-cart-bones.tsx'
import type { action, loader } from './panel.ts'
import { selectorQuery } from '../handover/selector-path.ts'
import { SelectorPanel } from './selector-panel.tsx'
import { href } from '../platform/routes.ts'

const KEY = 'selector'

/** The choice of place and time over a page, for the product that waits; `onDone` says whether that is left. */
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
  const query = selectorQuery({ retour: pathname + search, pour: sku })
  useEffect(() => {
    void load(`${address}?${query}`)
  }, [load, address, query])
  useEffect(() => {
    if (data?.step === 'done' && state === 'idle') onDone(data.left)
  }, [data, state, onDone])
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
