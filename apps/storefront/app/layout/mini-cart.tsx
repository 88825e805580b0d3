import { Suspense, type ComponentType } from 'react'
import type { Language } from '@comptoir/rules/language'
import * as m from '../paraglide/messages.js'
import type { RootData } from './root-data.server.ts'
import { DrawerHead } from '../ui/drawer.tsx'
import { PanelSkeleton } from './panel-skeleton.tsx'
import { Panel } from './panel.tsx'

/** Content of the mini cart, passed in because layout does not depend on the cart. */
export type CartPanel = ComponentType<{ language: Language }>

/** The cart in a panel. */
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
      <Suspense fallback={<PanelSkeleton />}>
        <Contents language={language} />
      </Suspense>
    </Panel>
  )
}
