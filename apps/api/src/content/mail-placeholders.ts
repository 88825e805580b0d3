/** Allowed in every mail. */
const common = ['shop_name', 'shop_phone', 'shop_email']

const order = ['customer_firstname', 'order_number', 'action_url']
const person = ['customer_firstname', 'action_url']
const received = ['customer_firstname', 'message_copy', 'received_at', 'product_name']

/** The mails that the shop sends, and their placeholders. */
const byMail: Record<string, readonly string[]> = {
  order_confirmation: [
    ...order,
    'order_date',
    'order_lines',
    'order_total',
    'shipping_address',
    'delivery_date',
    'location_name',
    'location_address',
    'slot',
  ],
  order_professional_transfer: [
    ...order,
    'order_date',
    'order_lines',
    'order_total',
    'bank_holder',
    'bank_iban',
    'bank_bic',
    'expires',
  ],
  order_awaiting_payment: [
    ...order,
    'order_date',
    'order_lines',
    'order_total',
    'payment_title',
    'payment_instructions',
    'purchase_order_number',
    'expires',
    'shipping_address',
    'delivery_date',
    'location_name',
    'location_address',
    'slot',
  ],
  order_shipped: [...order, 'carrier', 'tracking_number', 'tracking_url', 'order_lines', 'shipping_address'],
  order_ready_for_pickup: [...order, 'order_lines', 'location_name', 'location_address', 'slot'],
  order_out_for_delivery: [...order, 'order_lines', 'shipping_address', 'slot'],
  slot_changed: [...order, 'location_name', 'slot', 'old_slot', 'reason'],
  order_canceled: [...order, 'order_total', 'reason'],
  order_message: [...order, 'message_subject', 'shop_message'],
  order_payment_link: [...order, 'order_lines', 'order_total', 'expires'],
  order_edited: [...order, 'order_lines', 'order_total', 'edit_result', 'shop_message'],
  order_refunded: [...order, 'refund_amount', 'refund_lines', 'shop_message'],
  order_credited: [...order, 'refund_amount', 'refund_lines', 'shop_message'],
  payment_refused: [...order, 'order_total', 'reason', 'expires'],
  invoice: [...order, 'order_total', 'invoice_number'],
  quotation_received: [...order, 'order_lines', 'order_total'],
  quotation_ready: [...order, 'order_lines', 'order_total', 'expires', 'shop_message'],
  quotation_accepted: [...order, 'order_lines', 'order_total', 'expires'],
  quotation_expired: [...order, 'expires'],
  quotation_for_shop: ['order_number', 'order_lines', 'order_total', 'reason', 'buyer', 'message_copy'],
  payment_issue: [...order, 'order_total', 'reason', 'what_to_do', 'payment_amount', 'transaction', 'buyer'],
  account_created: [...person, 'email'],
  account_invitation: [...person, 'expires'],
  password_reset: [...person, 'expires'],
  password_changed: person,
  email_confirm: [...person, 'email', 'expires'],
  email_change_requested: [...person, 'new_email'],
  email_changed: [...person, 'new_email'],
  account_locked: [...person, 'expires'],
  professional_to_confirm: ['buyer', 'siret', 'email'],
  professional_confirmed: person,
  professional_refused: [...person, 'reason'],
  review_request: [...order, 'unsubscribe_url'],
  product_alert_confirm: ['product_name', 'action_url', 'expires', 'email'],
  price_drop: ['product_name', 'product_price', 'old_price', 'action_url', 'unsubscribe_url'],
  newsletter_confirm: ['action_url', 'expires', 'email'],
  newsletter_leave: ['action_url', 'email'],
  newsletter_welcome: ['action_url', 'unsubscribe_url', 'email'],
  newsletter_unsubscribed: ['action_url', 'email'],
  contact_received: received,
  information_request_received: received,
  order_link: ['order_number', 'expires', 'action_url'],
  cancellation_link: ['order_number', 'expires', 'action_url'],
  withdrawal_link: ['order_number', 'expires', 'action_url'],
  withdrawal_acknowledged: [
    'customer_name',
    'order_number',
    'received_at',
    'withdrawal_lines',
    'message_copy',
    'expires',
    'action_url',
  ],
  return_received: [...order, 'withdrawal_lines'],
  return_inspected: [...order, 'withdrawal_lines', 'shop_message'],
  deletion_requested: [...person, 'expires'],
  deletion_cancelled: person,
  personal_data_anonymized: ['new_email', 'email'],
  recommendation: [
    'friend_name',
    'sender_name',
    'sender_email',
    'product_name',
    'message_copy',
    'action_url',
  ],
  back_in_stock: ['product_name', 'product_price', 'action_url', 'unsubscribe_url'],
}

/** Identifiers of the mails that the shop sends. */
export const mailIdentifiers = Object.keys(byMail)

/** Placeholders that a mail may use. */
export function placeholdersOf(identifier: string): readonly string[] {
  return [...(byMail[identifier] ?? []), ...common]
}

/** The placeholders of a text, in order. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(/\{\{([^{}]*)\}\}/g)].map(([, name = '']) => name.trim())
}
