import type { StoreConfig } from '@comptoir/contract/generated/types'

const off = '0'

/** Settings of features that do not exist: gifts, returns of Adobe Commerce, B2B modules. */
export const absentFeatures = {
  allow_gift_receipt: off,
  allow_gift_wrapping_on_order: off,
  allow_gift_wrapping_on_order_items: off,
  allow_printed_card: off,
  cart_gift_wrapping: off,
  cart_printed_card: off,
  sales_gift_wrapping: off,
  sales_printed_card: off,
  printed_card_price: null,
  printed_card_priceV2: null,
  returns_enabled: 'disabled',
  is_negotiable_quote_active: false,
  is_requisition_list_active: off,
  graphql_share_all_customer_groups: false,
  share_all_catalog_rules: false,
  share_all_sales_rule: false,
  share_applied_catalog_rules: false,
  share_applied_sales_rule: false,
  share_active_segments: false,
  share_applied_cart_rule: false,
} satisfies Partial<StoreConfig>
