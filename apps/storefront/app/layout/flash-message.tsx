import { Suspense, useState } from 'react'
import type { Flash } from '../platform/flash.ts'
import { lazyComponent } from '../platform/lazy-component.ts'
import type { OpenPanel } from './use-panel.ts'

const loadFlashToast = async () => (await import('./flash-toast.tsx')).FlashToast
const FlashToast = import.meta.env.SSR ? await loadFlashToast() : lazyComponent(loadFlashToast)

const MAX_SHOWN = 3

interface ShownFlash {
  readonly id: number
  readonly flash: Flash
}

/** Flash messages, newest last; errors stay across navigations until they are closed (K-8). */
export function FlashMessages({
  flash,
  cartPath,
  onCart,
}: {
  flash: Flash | undefined
  cartPath: string
  onCart: OpenPanel | undefined
}) {
  const [last, setLast] = useState(flash)
  const [shown, setShown] = useState<readonly ShownFlash[]>(flash ? [{ id: 0, flash }] : [])
  if (flash !== last) {
    setLast(flash)
    const id = 1 + (shown.at(-1)?.id ?? 0)
    const others = shown.filter((one) => one.flash.message !== flash?.message)
    if (flash) setShown([...others.slice(1 - MAX_SHOWN), { id, flash }])
  }
  return (
    <div className="toasts" aria-live="polite">
      {/* Each has a boundary of its own: navigations wait for what is new in one that is on the page already. */}
      {shown.map(({ id, flash: one }) => (
        <Suspense key={id}>
          <FlashToast
            flash={one}
            cartPath={cartPath}
            onCart={onCart}
            onClose={() => setShown((all) => all.filter((other) => other.id !== id))}
          />
        </Suspense>
      ))}
    </div>
  )
}
