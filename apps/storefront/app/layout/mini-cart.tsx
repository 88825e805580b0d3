import { Suspense, type ComponentType } from 'react'
import type { Language } from '@comptoir/rules/language'
import * as m from '../paraglide/messages.js'
import type { RootData } from './root-data.server.ts'
import { DrawerHead } from '../ui/drawer.tsx'
import { Bones } from './mini-cart-bones.tsx'
import { Panel } from './panel.tsx'

/** What the mini cart shows: a feature's, which the shell does not know. */
export type CartPanel = ComponentType<{ language: Language }>

/** The cart over the page. */
export function MiniCart({
  data: { language, cartCount },
  panel: Contents,
  open,
  onClose,
}: {
  data: RootData
  panel: CartPanel
  open: boolean
  onClose: () => void
}) {
  return (
    <Panel open={open} onClose={onClose} className="mini-cart" label="mini-cart">
      <DrawerHead closeLabel={m.layout_close_cart()} onClose={onClose}>
        <span id="mini-cart" aria-live="polite">
          {m.layout_cart({ count: cartCount })}
        </span>
      </DrawerHead>
      <Suspense fallback={<Bones />}>
        <Contents language={language} />
      </Suspense>
    </Panel>
  )
}
