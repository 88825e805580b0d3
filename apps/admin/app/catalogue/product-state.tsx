import { m } from '../paraglide/messages.js'
import { State, type StateKind } from '../ui/state.tsx'
import type { CatalogueProductState } from '../generated/graphql.ts'

const kinds: Readonly<Record<CatalogueProductState, StateKind>> = {
  ONLINE: 'done',
  LOW: 'warn',
  SOLD_OUT: 'bad',
  DISABLED: 'off',
}

const words: Readonly<Record<CatalogueProductState, () => string>> = {
  ONLINE: () => m.product_online(),
  LOW: () => m.product_low(),
  SOLD_OUT: () => m.product_sold_out(),
  DISABLED: () => m.product_disabled(),
}

/** Whether a product is sold, and whether it is nearly or wholly sold out. */
export function ProductState({ state }: { state: CatalogueProductState }) {
  return <State kind={kinds[state]}>{words[state]()}</State>
}
