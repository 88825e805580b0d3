import type { PriceAudience } from '@comptoir/rules/visitor'
import type { Store } from '../stores/index.ts'
import type { ProductDetails } from './product-details.ts'
import type { HistoryRow } from './product-details.sql.ts'
import type { Product } from './product.ts'
import type { Snapshot } from './snapshot.ts'

/** Who sees the products. */
export type Viewer = PriceAudience & {
  store: Store
  /** The browsed category hides its prices from this visitor kind (decisions E-1). */
  hidesPrices?: boolean
}

/** The data behind a view, for resolvers of further fields. */
export type ViewSource = {
  product: Product
  details: ProductDetails
  /** The product whose price is shown, for example the cheapest variant. */
  priced: Product
  history: readonly HistoryRow[]
  viewer: Viewer
  snapshot: Snapshot
  mediaUrl: string
}
