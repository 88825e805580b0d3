import type { VisitorKind } from '@comptoir/rules/visitor'
import type { Store } from '../stores/index.ts'
import type { Details } from './details.ts'
import type { HistoryRow } from './details.sql.ts'
import type { Product } from './product.ts'
import type { Snapshot } from './snapshot.ts'

/** For whom products are shown. */
export type Viewer = {
  store: Store
  kind: VisitorKind
  /** The browsed category hides its prices from this kind (decisions E-1). */
  hidesPrices?: boolean
}

/** What a view is made of; resolvers of fields that reach further find it on the view. */
export type ViewSource = {
  product: Product
  details: Details
  /** The product whose price is shown: the cheapest variant of a configurable one. */
  priced: Product
  history: readonly HistoryRow[]
  viewer: Viewer
  snapshot: Snapshot
  mediaUrl: string
}
