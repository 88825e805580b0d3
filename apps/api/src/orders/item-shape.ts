import type { ItemSelectedBundleOption, OrderItem } from '@comptoir/contract/generated/types'

/** The contract's order item; a resolver loads its product. */
export type OrderItemShape = Omit<OrderItem, 'product'> & {
  __typename: 'OrderItem' | 'ConfigurableOrderItem' | 'BundleOrderItem'
  bundle_options?: ItemSelectedBundleOption[]
  parent_sku: string | null
  productId: number | null
}
