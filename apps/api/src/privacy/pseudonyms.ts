/**
 * What becomes of a value with `restore --pseudonymise`. The same value becomes the same pseudonym everywhere; `text`,
 * `number`, `phone` and `token` keep the length. `json` replaces all strings, `json_values` those of `value`.
 */
export type Pseudonym =
  | 'keep'
  | 'null'
  | 'email'
  | 'first_name'
  | 'last_name'
  | 'full_name'
  | 'company'
  | 'phone'
  | 'number'
  | 'street'
  | 'city'
  | 'postcode'
  | 'text'
  | 'token'
  | 'json'
  | 'json_values'
  | 'password'
  | 'empty_list'

/** Tables that a shop for testing does not get: secrets, sessions, what waits to be sent, and records of what people did. */
export const emptied: readonly string[] = [
  'acting_link',
  'admin_request',
  'agenda_feed',
  'api_token',
  'audit_entry',
  'bulk_job',
  'customer_token',
  'job_failure',
  'job_run',
  'mail',
  'mail_attachment',
  'mail_file',
  'mail_link',
  'password_reset',
  'payment_notification',
  'payment_token',
  'pending_action',
  'request_count',
  'review_picture',
  'saved_view',
  'search_count',
  'staff_challenge',
  'staff_invitation',
  'staff_passkey',
  'staff_password_reset',
  'staff_recovery_code',
  'staff_session',
  'staff_trusted_device',
  'used_nonce',
  'webhook_delivery',
  'webhook_endpoint',
]

type Columns = Partial<Record<Pseudonym, readonly string[]>>

const address: Columns = {
  first_name: ['firstname'],
  last_name: ['lastname'],
  company: ['company'],
  street: ['street'],
  city: ['city'],
  postcode: ['postcode'],
  phone: ['telephone', 'fax'],
  number: ['vat_id'],
  null: ['middlename', 'prefix', 'suffix', 'delivery'],
  keep: ['kind', 'region', 'region_code', 'country_code'],
}

/** Every column with text, documents, bytes, days or coordinates of the tables about people, except of {@link emptied} ones. */
export const pseudonyms: Readonly<Record<string, Columns>> = {
  customer: {
    email: ['email'],
    password: ['password_hash'],
    first_name: ['firstname'],
    last_name: ['lastname'],
    company: ['pad_company'],
    phone: ['telephone', 'pad_telephone'],
    number: ['taxvat', 'vat_checked', 'pad_company_siret'],
    null: ['middlename', 'prefix', 'suffix', 'date_of_birth', 'pending_email', 'vat_request_id'],
    keep: ['language', 'professional_state', 'vat_country'],
  },
  customer_note: { full_name: ['author'], text: ['text'] },
  customer_address: {
    ...address,
    null: [
      'middlename',
      'prefix',
      'suffix',
      'pad_code',
      'pad_floor',
      'pad_appt',
      'pad_latitude',
      'pad_longitude',
    ],
    text: ['pad_instructions', 'pad_ring_option'],
    keep: ['region', 'region_code', 'country_code'],
  },
  newsletter_subscriber: { email: ['email'], keep: ['status'] },
  product_alert: { email: ['email'], keep: ['kind'] },
  consent_record: { token: ['visitor_id'], keep: ['subject', 'version', 'choices'] },
  privacy_request: { keep: ['kind', 'state'] },
  form_submission: {
    email: ['email'],
    json_values: ['answers'],
    full_name: ['assigned_name'],
    null: ['address_hash'],
    keep: ['product_sku', 'state'],
  },
  form_submission_entry: { full_name: ['author'], text: ['text'], keep: ['kind'] },
  cart: {
    token: ['masked_id'],
    email: ['email'],
    text: ['comment', 'comment_shipping', 'purchase_order_number'],
    keep: [
      'shipping_method',
      'payment_method',
      'notices',
      'pad_mode',
      'pad_day',
      'pad_time',
      'pad_time_end',
      'appointment_method',
      'tip_currency',
    ],
  },
  cart_item: {
    json: ['gift_message'],
    json_values: ['entered'],
    keep: ['option_key', 'options', 'seen_currency'],
  },
  cart_address: {
    ...address,
    text: ['customer_notes'],
    null: ['middlename', 'prefix', 'suffix', 'delivery', 'vat_check'],
  },
  compare_list: { token: ['uid'] },
  wishlist: { text: ['name'], token: ['sharing_code'] },
  wishlist_item: { text: ['description'], json_values: ['entered'], keep: ['option_key', 'options'] },
  product_review: { first_name: ['nickname'], text: ['summary', 'content', 'answer'], keep: ['status'] },
  review_refusal: { email: ['email'] },
  sales_order: {
    token: ['token'],
    email: ['email'],
    first_name: ['firstname'],
    last_name: ['lastname'],
    full_name: ['placed_by'],
    text: ['comment', 'comment_shipping', 'purchase_order_number', 'quotation_message'],
    number: ['reverse_charge_vat_number'],
    null: ['sender_hash', 'sender_wider_hash', 'reverse_charge_request_id'],
    empty_list: ['tags'],
    keep: [
      'number',
      'status',
      'visitor_kind',
      'coupon_code',
      'shipping_method',
      'carrier_title',
      'shipping_title',
      'payment_method',
      'payment_title',
      'payment_state',
      'delivery_date',
      'pad_location',
      'pad_mode',
      'pad_day',
      'pad_time',
      'pad_time_end',
      'voucher_day',
      'currency',
      'price_display',
      'discounts',
      'preparation',
    ],
  },
  slot_reservation: { null: ['reserved_by'], keep: ['method'] },
  order_item: {
    json: ['gift_message'],
    json_values: ['options'],
    keep: ['product_type', 'sku', 'parent_sku', 'name', 'url_key', 'at_rates', 'agreed'],
  },
  order_item_bundle_selection: { keep: ['option_title', 'sku', 'name'] },
  order_item_download: { token: ['link_hash'], text: ['title'], keep: ['file', 'url'] },
  order_address: address,
  order_tax: { keep: ['title'] },
  order_event: { text: ['reason'], full_name: ['actor'], keep: ['from_status', 'to_status'] },
  order_note: { full_name: ['author'], text: ['text'] },
  payment: {
    token: ['transaction_uuid'],
    text: ['note', 'return_url'],
    keep: ['method', 'transaction_id', 'transaction_day', 'language', 'state'],
  },
  payment_operation: {
    token: ['idempotency_key', 'reference'],
    text: ['detail'],
    keep: ['kind', 'currency', 'state', 'code'],
  },
  payment_issue: {
    token: ['transaction_uuid'],
    text: ['detail', 'note'],
    full_name: ['resolved_by'],
    keep: ['kind', 'transaction_id', 'currency'],
  },
  order_document: { text: ['message'], keep: ['kind', 'number'] },
  order_document_tax: { keep: ['title'] },
  shipment: {
    token: ['tracking_number'],
    null: ['tracking_url'],
    keep: ['number', 'carrier', 'delivered_on'],
  },
  withdrawal: {
    token: ['token_hash'],
    full_name: ['name', 'declared_by'],
    email: ['email'],
    text: ['message', 'note', 'close_reason'],
    keep: ['language'],
  },
  withdrawal_item: { keep: ['condition'] },
  product_draft: { keep: ['changes'] },
  staff: {
    email: ['email'],
    full_name: ['name'],
    password: ['password_hash'],
    null: ['totp_secret'],
    keep: ['language'],
  },
  staff_role: { keep: ['code', 'name', 'permissions'] },
}
