import type { ItemSelectedBundleOption, OrderItem } from '@comptoir/contract/generated/types'

/** The contract's item; its product is looked up when it is asked for. */
export type OrderItemShape = Omit<OrderItem, 'product'> & {
  __typename: 'OrderItem' | 'ConfigurableOrderItem' | 'BundleOrderItem'
  bundle_options?: ItemSelectedBundleOption[]
  parent_sku: string | null
  productId: number | null
}
