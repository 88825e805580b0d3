import { Suspense, type ComponentType } from 'react'
import type { Language } from '@comptoir/rules/language'
import * as m from '../paraglide/messages.js'
import type { RootData } from './root-data.server.ts'
import { DrawerHead } from '../ui/drawer.tsx'
import { Icon } from '../ui/icon.tsx'
import { PanelSkeleton } from './panel-skeleton.tsx'
import { Panel } from './panel.tsx'

/** Content of the mini cart, passed in because layout does not depend on the cart. */
export type CartPanel = ComponentType<{ language: Language; hasAdded: boolean }>

/** The cart in a panel; `added` says what was just put into it, and names the dialog, so that it is read out. */
export function MiniCart({
  data: { language, cartCount },
  panel: Contents,
  open,
  added,
  onClose,
}: {
  data: RootData
  panel: CartPanel
  open: boolean
  added: string | undefined
  onClose: () => void
}) {
  return (
    <Panel
      open={open}
      onClose={onClose}
      className="mini-cart"
      label={added ? 'mini-cart mini-cart-added' : 'mini-cart'}
    >
      <DrawerHead closeLabel={m.layout_close_cart()} onClose={onClose}>
        <span id="mini-cart" aria-live="polite">
          {m.layout_cart({ count: cartCount })}
        </span>
      </DrawerHead>
      {added && (
        <p className="mini-cart-status" id="mini-cart-added">
          <span className="row tight">
            <Icon name="check" />
            {added}
          </span>
        </p>
      )}
      <Suspense fallback={<PanelSkeleton />}>
        <Contents language={language} hasAdded={added !== undefined} />
      </Suspense>
    </Panel>
  )
}
