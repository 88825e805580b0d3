import type {
  DownloadableItemsLinks,
  ItemSelectedBundleOption,
  OrderItem,
} from '@comptoir/contract/generated/types'

/** The contract's order item; a resolver loads its product. */
export type OrderItemShape = Omit<OrderItem, 'product'> & {
  __typename: 'OrderItem' | 'ConfigurableOrderItem' | 'BundleOrderItem' | 'DownloadableOrderItem'
  bundle_options?: ItemSelectedBundleOption[]
  downloadable_links?: DownloadableItemsLinks[]
  parent_sku: string | null
  productId: number | null
}
