/** How the rows of a table are matched to a customer. */
export type Owner =
  | 'self'
  | 'customer'
  | 'email'
  | 'cart'
  | 'compareList'
  | 'review'
  | 'order'
  | 'orderItem'
  | 'document'
  | 'shipment'
  | 'wishlist'
  | 'withdrawal'
  | 'mail'
  | 'submission'
  | 'record'

/** A table with personal data; `internal` columns, such as secrets and hashes, are not exported. */
export type Section = { name: string; table: string; owner: Owner; internal?: readonly string[] }

/**
 * All tables with personal data, in the order of the export. Every table must be listed here or in
 * {@link withoutPersonalData}; columns that are not internal are exported.
 */
export const sections: readonly Section[] = [
  { name: 'account', table: 'customer', owner: 'self', internal: ['password_hash', 'search'] },
  { name: 'notes_of_staff', table: 'customer_note', owner: 'customer' },
  {
    name: 'changes_by_staff',
    table: 'audit_entry',
    owner: 'record',
    internal: ['staff_id', 'token_id', 'actor', 'request_id', 'address'],
  },
  {
    name: 'actions_of_staff',
    table: 'pending_action',
    owner: 'record',
    internal: ['staff_id', 'token_id', 'actor', 'request_id', 'error'],
  },
  { name: 'orders_in_sum', table: 'customer_statistic', owner: 'customer' },
  { name: 'addresses', table: 'customer_address', owner: 'customer' },
  { name: 'sessions', table: 'customer_token', owner: 'customer', internal: ['token_hash'] },
  { name: 'sessions_of_staff', table: 'acting_link', owner: 'customer', internal: ['token_hash'] },
  { name: 'password_resets', table: 'password_reset', owner: 'customer', internal: ['token_hash'] },
  { name: 'mail_links', table: 'mail_link', owner: 'mail', internal: ['token_hash'] },
  { name: 'newsletter', table: 'newsletter_subscriber', owner: 'email' },
  { name: 'consents', table: 'consent_record', owner: 'customer' },
  { name: 'privacy_requests', table: 'privacy_request', owner: 'customer' },
  { name: 'form_submissions', table: 'form_submission', owner: 'customer', internal: ['address_hash'] },
  { name: 'answers_to_forms', table: 'form_submission_entry', owner: 'submission' },
  { name: 'carts', table: 'cart', owner: 'customer' },
  { name: 'cart_items', table: 'cart_item', owner: 'cart' },
  { name: 'cart_addresses', table: 'cart_address', owner: 'cart' },
  { name: 'compare_lists', table: 'compare_list', owner: 'customer', internal: ['uid'] },
  { name: 'compare_list_items', table: 'compare_list_item', owner: 'compareList' },
  { name: 'wishlists', table: 'wishlist', owner: 'customer', internal: ['sharing_code'] },
  { name: 'wishlist_items', table: 'wishlist_item', owner: 'wishlist' },
  { name: 'reviews', table: 'product_review', owner: 'customer' },
  { name: 'review_votes', table: 'product_review_vote', owner: 'review' },
  {
    name: 'orders',
    table: 'sales_order',
    owner: 'customer',
    internal: ['token', 'payment_expires_at', 'sender_hash', 'sender_wider_hash', 'assigned_to'],
  },
  { name: 'order_slots', table: 'slot_reservation', owner: 'order' },
  { name: 'order_items', table: 'order_item', owner: 'order' },
  { name: 'order_item_bundle_selections', table: 'order_item_bundle_selection', owner: 'orderItem' },
  {
    name: 'order_item_downloads',
    table: 'order_item_download',
    owner: 'orderItem',
    internal: ['link_hash', 'file', 'url'],
  },
  { name: 'order_addresses', table: 'order_address', owner: 'order' },
  { name: 'order_taxes', table: 'order_tax', owner: 'order' },
  { name: 'order_events', table: 'order_event', owner: 'order', internal: ['actor'] },
  { name: 'order_notes', table: 'order_note', owner: 'order', internal: ['staff_id', 'author'] },
  { name: 'cart_rule_uses', table: 'cart_rule_use', owner: 'order' },
  {
    name: 'stored_cards',
    table: 'payment_token',
    owner: 'customer',
    internal: ['public_hash', 'gateway_token'],
  },
  { name: 'payments', table: 'payment', owner: 'order' },
  {
    name: 'payment_operations',
    table: 'payment_operation',
    owner: 'order',
    internal: ['idempotency_key', 'staff_id', 'detail'],
  },
  { name: 'payment_notifications', table: 'payment_notification', owner: 'order' },
  { name: 'payment_issues', table: 'payment_issue', owner: 'order', internal: ['resolved_by', 'note'] },
  { name: 'invoices_and_credit_notes', table: 'order_document', owner: 'order' },
  { name: 'document_items', table: 'order_document_item', owner: 'document' },
  { name: 'document_taxes', table: 'order_document_tax', owner: 'document' },
  { name: 'shipments', table: 'shipment', owner: 'order' },
  { name: 'shipment_items', table: 'shipment_item', owner: 'shipment' },
  { name: 'withdrawals', table: 'withdrawal', owner: 'order', internal: ['token_hash'] },
  { name: 'withdrawal_items', table: 'withdrawal_item', owner: 'withdrawal' },
  {
    name: 'mails',
    table: 'mail',
    owner: 'mail',
    // Mails may contain links that give access to the account; the customer has received them already.
    internal: [
      'html',
      'plain',
      'content',
      'unsubscribe_url',
      'attempts',
      'next_attempt_at',
      'last_error',
      'lease_id',
      'message_id',
      'failed_at',
      'about_email',
      'reference',
    ],
  },
]

/** Tables about the team and its work: of accounts of the team, not of customers. */
export const ofStaff: readonly string[] = [
  'admin_request',
  'api_token',
  'bulk_job',
  'product_draft',
  'saved_view',
  'staff',
  'staff_challenge',
  'staff_invitation',
  'staff_passkey',
  'staff_password_reset',
  'staff_recovery_code',
  'staff_role',
  'staff_session',
  'staff_trusted_device',
]

/** Tables without personal data; hashes of network addresses are deleted within an hour. */
export const withoutPersonalData: readonly string[] = [
  'attribute',
  'attribute_option',
  'blog_category',
  'blog_post',
  'blog_post_category',
  'blog_post_tag',
  'blog_tag',
  'bundle',
  'bundle_option',
  'bundle_selection',
  'cart_rule',
  'catalogue_change',
  'catalogue_rule',
  'catalogue_state',
  'category',
  'category_text',
  'checkout_agreement',
  'cms_block',
  'cms_block_text',
  'cms_page',
  'cms_page_text',
  'configurable_attribute',
  'configurable_variant',
  'content_source',
  'coupon',
  'coupon_batch',
  'customer_group',
  'document_counter',
  'downloadable',
  'downloadable_link',
  'downloadable_sample',
  'form',
  'job_failure',
  'location',
  'location_closure',
  'location_delivery_postcode',
  'location_opening',
  'location_slot_fee',
  'location_slot_rule',
  'location_special_hours',
  'location_text',
  'location_unavailable_product',
  'mail_attachment',
  'mail_file',
  'mail_template',
  'marker',
  'marker_text',
  'picture',
  'price_history',
  'product',
  'product_category',
  'product_link',
  'product_media',
  'product_option',
  'product_option_value',
  'product_price',
  'product_currency_price',
  'product_rating',
  'product_summary',
  'product_values',
  'product_website',
  'reply_template',
  'request_count',
  'review_rating',
  'scheduled_price',
  'schema_migration',
  'search_count',
  'search_synonym',
  'shop_secret',
  'site_file',
  'slot',
  'slot_closure',
  'stock_item',
  'store',
  'store_group',
  'tier_price',
  'url_rewrite',
  'used_nonce',
  'website',
]
