import type {
  DownloadableItemsLinks,
  FoodFacts,
  ItemSelectedBundleOption,
  OrderItem,
} from '@comptoir/contract/generated/types'
import type { RequestContext } from '../platform/context.ts'

/** The contract's order item; a resolver loads its product. */
export type OrderItemShape = Omit<OrderItem, 'product' | 'food'> & {
  __typename: 'OrderItem' | 'ConfigurableOrderItem' | 'BundleOrderItem' | 'DownloadableOrderItem'
  bundle_options?: ItemSelectedBundleOption[]
  downloadable_links?: DownloadableItemsLinks[]
  parent_sku: string | null
  itemId: number
  /** Of the whole order by id of the item, read once for all its items. */
  foods: (ctx: RequestContext) => Promise<ReadonlyMap<number, FoodFacts>>
  productId: number | null
}
