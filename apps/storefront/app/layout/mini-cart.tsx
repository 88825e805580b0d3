import { Suspense, useEffect, useRef, type ComponentType } from 'react'
import type { Language } from '@comptoir/rules/language'
import * as m from '../paraglide/messages.js'
import type { RootData } from '../root.tsx'
import { DrawerHead } from '../ui/drawer.tsx'
import { Bones } from './mini-cart-bones.tsx'

/** What the mini cart shows: a feature's, which the shell does not know. */
export type CartPanel = ComponentType<{ language: Language }>

/** The cart in a dialog at the end side. The browser keeps the focus inside, gives it back, and closes other panels. */
export function MiniCart({
  data: { language, cartCount },
  panel: Panel,
  open,
  onClose,
}: {
  data: RootData
  panel: CartPanel
  open: boolean
  onClose: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  const close = () => dialog.current?.close()
  return (
    <dialog
      ref={dialog}
      className="drawer end mini-cart"
      aria-labelledby="mini-cart"
      onClose={onClose}
      closedby="any"
    >
      {open && (
        <>
          <DrawerHead closeLabel={m.layout_close_cart()} onClose={close}>
            <span id="mini-cart" aria-live="polite">
              {m.layout_cart({ count: cartCount })}
            </span>
          </DrawerHead>
          <Suspense fallback={<Bones />}>
            <Panel language={language} />
          </Suspense>
        </>
      )}
    </dialog>
  )
}
