import { bulkText } from '../layout/bulk-texts.ts'
import { m } from '../paraglide/messages.js'

/** Kinds of records, as the log names them. */
const ENTITIES: Readonly<Record<string, () => string>> = {
  api_token: () => m.audit_entity_api_token(),
  attribute: () => m.audit_entity_attribute(),
  attribute_set: () => m.audit_entity_attribute_set(),
  category: () => m.audit_entity_category(),
  coupon: () => m.audit_entity_coupon(),
  customer: () => m.audit_entity_customer(),
  list: () => m.audit_entity_list(),
  location: () => m.audit_entity_location(),
  bulk_job: () => m.bulk_any(),
  message: () => m.audit_entity_message(),
  message_template: () => m.replies_choose(),
  order: () => m.audit_entity_order(),
  paymentIssue: () => m.audit_entity_payment_issue(),
  picture: () => m.audit_entity_picture(),
  price_list: () => m.audit_entity_price_list(),
  product: () => m.audit_entity_product(),
  promotion: () => m.audit_entity_promotion(),
  quotation: () => m.audit_entity_quotation(),
  return: () => m.audit_entity_return(),
  sign_in: () => m.audit_entity_sign_in(),
  slot: () => m.audit_entity_slot(),
  staff: () => m.audit_entity_staff(),
  staff_invitation: () => m.audit_entity_invitation(),
  staff_role: () => m.audit_entity_role(),
  view: () => m.audit_entity_view(),
  webhook: () => m.webhooks_one(),
}

/** The kind of a record in words; its code where this page does not know it. */
export const entityLabel = (type: string): string => ENTITIES[type]?.() ?? plain(type)

/** What a record is called in the log; a job for many by what it does. */
export const recordLabel = (entry: { entityType: string; entityLabel: string }): string =>
  entry.entityType === 'bulk_job' ? bulkText(entry.entityLabel) : entry.entityLabel

/** What is said whole; everything else by its verb. */
const ACTIONS: Readonly<Record<string, () => string>> = {
  'order.pay': () => m.audit_verb_pay(),
  'order.receive': () => m.audit_verb_pay(),
  'slots.capacity': () => m.audit_slots_capacity(),
  'slots.close': () => m.audit_slots_close(),
  'slots.hours': () => m.audit_slots_hours(),
  'slots.reopen': () => m.audit_slots_reopen(),
  'staff.accept_invitation': () => m.audit_accepted_invitation(),
  'staff.add_second_factor': () => m.audit_added_factor(),
  'staff.change_password': () => m.audit_changed_password(),
  'staff.end_other_sessions': () => m.audit_ended_sessions(),
  'staff.end_session': () => m.audit_ended_sessions(),
  'staff.end_sessions': () => m.audit_ended_sessions(),
  'staff.remove_second_factor': () => m.audit_removed_factor(),
  'staff.renew_recovery_codes': () => m.audit_renewed_codes(),
  'staff.reset_password': () => m.audit_changed_password(),
  'staff.reset_second_factor': () => m.audit_reset_factor(),
  'staff.sign_in': () => m.audit_signed_in(),
  'staff.sign_in_refused': () => m.audit_refused(),
  'staff.sign_out': () => m.audit_signed_out(),
  'webhook.dismiss': () => m.webhooks_log_dismissed(),
  'webhook.retry': () => m.webhooks_log_retried(),
  'webhook.rotate_secret': () => m.webhooks_log_rotated(),
  'webhook.test': () => m.webhooks_log_tested(),
}

const VERBS: Readonly<Record<string, () => string>> = {
  accept: () => m.audit_verb_accept(),
  act_for: () => m.audit_verb_act_for(),
  add_note: () => m.audit_verb_note(),
  anonymise: () => m.audit_verb_anonymise(),
  answer: () => m.audit_verb_answer(),
  assign: () => m.audit_verb_assign(),
  await: () => m.audit_verb_await(),
  cancel: () => m.audit_verb_cancel(),
  capture: () => m.audit_verb_capture(),
  change: () => m.audit_verb_change(),
  change_email: () => m.audit_verb_change(),
  close: () => m.audit_verb_close(),
  confirm: () => m.audit_verb_confirm(),
  confirm_email: () => m.audit_verb_confirm(),
  courier: () => m.audit_verb_courier(),
  create: () => m.audit_verb_create(),
  declare: () => m.audit_verb_declare(),
  delete: () => m.audit_verb_delete(),
  delete_address: () => m.audit_verb_delete_address(),
  delete_note: () => m.audit_verb_delete_note(),
  deliver: () => m.audit_verb_deliver(),
  disable: () => m.audit_verb_disable(),
  edit: () => m.audit_verb_edit(),
  edit_address: () => m.audit_verb_save_address(),
  edit_lines: () => m.audit_verb_edit(),
  enable: () => m.audit_verb_enable(),
  erase: () => m.audit_verb_erase(),
  export: () => m.audit_verb_export(),
  export_data: () => m.audit_verb_export(),
  extend: () => m.audit_verb_extend(),
  generate_coupons: () => m.audit_verb_generate_coupons(),
  hold: () => m.audit_verb_hold(),
  inspect: () => m.audit_verb_inspect(),
  invitation: () => m.audit_verb_invite(),
  invite: () => m.audit_verb_invite(),
  invoice: () => m.audit_verb_invoice(),
  menu: () => m.audit_verb_change(),
  merge: () => m.audit_verb_merge(),
  merge_into: () => m.audit_verb_merge(),
  message: () => m.audit_verb_message(),
  move: () => m.audit_verb_move(),
  note: () => m.audit_verb_note(),
  notify: () => m.audit_verb_message(),
  order: () => m.audit_verb_move(),
  password_mail: () => m.audit_verb_password_mail(),
  pay: () => m.audit_verb_pay(),
  payment_link: () => m.audit_verb_payment_link(),
  place_for_customer: () => m.audit_verb_create(),
  prepare: () => m.audit_verb_prepare(),
  publish: () => m.audit_verb_publish(),
  receive: () => m.audit_verb_receive(),
  refreshPayment: () => m.audit_verb_refresh_payment(),
  refund: () => m.audit_verb_refund(),
  refundPayment: () => m.audit_verb_refund(),
  reject: () => m.audit_verb_reject(),
  release: () => m.audit_verb_release(),
  renew: () => m.audit_verb_renew(),
  reopen: () => m.audit_verb_reopen(),
  repeatRefund: () => m.audit_verb_refund(),
  resend: () => m.audit_verb_resend(),
  resend_invitation: () => m.audit_verb_resend(),
  resolve: () => m.audit_verb_resolve(),
  restore: () => m.audit_verb_restore(),
  review: () => m.audit_verb_review(),
  revoke: () => m.audit_verb_revoke(),
  save: () => m.audit_verb_save(),
  save_address: () => m.audit_verb_save_address(),
  set_group: () => m.audit_verb_change(),
  set_state: () => m.audit_verb_change(),
  settleRefund: () => m.audit_verb_refund(),
  ship: () => m.audit_verb_ship(),
  start: () => m.audit_verb_start(),
  switch_off: () => m.audit_verb_disable(),
  switch_on: () => m.audit_verb_enable(),
  tag: () => m.audit_verb_tag(),
  unblock: () => m.audit_verb_release(),
  undo: () => m.audit_verb_restore(),
  update: () => m.audit_verb_change(),
  update_account: () => m.audit_verb_change(),
  upload: () => m.audit_verb_upload(),
  void: () => m.audit_verb_void(),
  withdraw_invitation: () => m.audit_verb_withdraw(),
  write: () => m.audit_verb_message(),
}

/** What becomes of something that waits until it can no longer be taken back. */
const STEPS: Readonly<Record<string, (values: { action: string }) => string>> = {
  request: m.audit_step_request,
  withdraw: m.audit_step_withdraw,
  hasten: m.audit_step_hasten,
  dismiss: m.audit_step_dismiss,
}

/** What was done in words. */
export function actionLabel(action: string): string {
  const [type = '', verb = '', step = ''] = action.split('.')
  const label = ACTIONS[`${type}.${verb}`]?.() ?? VERBS[verb]?.() ?? plain(verb)
  return STEPS[step]?.({ action: label }) ?? label
}

const plain = (code: string) => code.replaceAll('_', ' ')

interface Values {
  readonly before?: unknown
  readonly after?: unknown
}

export interface FieldChange {
  readonly field: string
  readonly before: string
  readonly after: string
}

/** The changed fields with their values as text. */
export function changesOf({ before, after }: Values): FieldChange[] {
  const [old, fresh] = [fieldsOf(before), fieldsOf(after)]
  return [...new Set([...Object.keys(old), ...Object.keys(fresh)])]
    .map((field) => ({
      field: fieldLabel(field),
      before: fieldText(field, old[field]),
      after: fieldText(field, fresh[field]),
    }))
    .filter(({ before: was, after: is }) => was !== is)
}

/** Fields that many records have, in words. */
const FIELDS: Readonly<Record<string, () => string>> = {
  auditEntry: () => m.audit_field_entry(),
  documents: () => m.audit_field_documents(),
  lines: () => m.audit_field_lines(),
  priceReason: () => m.audit_field_price_reason(),
  reason: () => m.audit_field_reason(),
  total: () => m.audit_field_total(),
  group: () => m.audit_field_group(),
  email: () => m.audit_field_email(),
  expiresAt: () => m.audit_field_end(),
  language: () => m.audit_field_language(),
  locationIds: () => m.audit_field_locations(),
  name: () => m.audit_field_name(),
  permissions: () => m.audit_field_permissions(),
  price: () => m.audit_field_price(),
  refundLimit: () => m.audit_field_limit(),
  role: () => m.audit_field_role(),
  state: () => m.audit_field_state(),
  status: () => m.audit_field_state(),
  stock: () => m.audit_field_stock(),
  websiteIds: () => m.audit_field_websites(),
  websites: () => m.audit_field_websites(),
  amount: () => m.audit_field_amount(),
  approval: () => m.audit_field_approval(),
  professionalState: () => m.audit_field_approval(),
  assignee: () => m.audit_field_assignee(),
  courier: () => m.audit_field_courier(),
  currency: () => m.audit_field_currency(),
  deliveredOn: () => m.audit_field_delivered_on(),
  dish: () => m.audit_field_dish(),
  endedSessions: () => m.audit_field_ended_sessions(),
  input: () => m.audit_field_input(),
  isActive: () => m.audit_field_is_active(),
  enabled: () => m.audit_field_is_active(),
  isAvailable: () => m.audit_field_is_available(),
  isDisabled: () => m.audit_field_is_disabled(),
  disabledAt: () => m.audit_field_disabled_at(),
  revokedAt: () => m.audit_field_revoked_at(),
  label: () => m.audit_field_label(),
  title: () => m.audit_field_label(),
  list: () => m.audit_field_list(),
  mail: () => m.audit_field_mail(),
  merged: () => m.audit_field_merged(),
  mergedInto: () => m.audit_field_merged(),
  mergedEmail: () => m.audit_field_merged_email(),
  message: () => m.audit_field_message(),
  method: () => m.audit_field_method(),
  note: () => m.audit_field_note(),
  orders: () => m.audit_field_orders(),
  pendingAction: () => m.audit_field_pending_action(),
  placedBy: () => m.audit_field_placed_by(),
  preparation: () => m.audit_field_preparation(),
  query: () => m.audit_field_query(),
  records: () => m.audit_field_records(),
  result: () => m.audit_field_result(),
  storeView: () => m.audit_field_store_view(),
  tags: () => m.audit_field_tags(),
  userAgent: () => m.audit_field_user_agent(),
  validUntil: () => m.audit_field_valid_until(),
  grandTotal: () => m.audit_field_total(),
}

/** The first words of fields that name a thing of the record, such as `hours 2026-12-24`. */
const THINGS: Readonly<Record<string, () => string>> = {
  capacity: () => m.audit_field_capacity(),
  closure: () => m.audit_field_closure(),
  from: () => m.audit_field_price_from(),
  hours: () => m.audit_field_hours(),
  tier: () => m.audit_field_tier(),
}

/** The name of a field; as the API writes it, in words, where this page does not know it. */
export function fieldLabel(field: string): string {
  const [first = '', ...rest] = field.split(' ')
  const thing = rest.length > 0 ? THINGS[first] : undefined
  if (thing) return [thing(), ...rest.filter((word) => word !== '')].join(' ')
  return FIELDS[field]?.() ?? plain(field.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase())
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** States of orders, returns, messages, quotations and companies, as the log writes them in small or capital letters. */
const STATES: Readonly<Record<string, () => string>> = {
  accepted: () => m.quote_state_accepted(),
  answered: () => m.message_state_answered(),
  archived: () => m.message_state_archived(),
  canceled: () => m.orders_work_canceled(),
  closed: () => m.orders_work_closed(),
  complete: () => m.orders_work_shipped(),
  confirmed: () => m.customers_approval_confirmed(),
  declared: () => m.returns_state_declared(),
  handed_over: () => m.orders_work_handed_over(),
  holded: () => m.orders_work_on_hold(),
  in_work: () => m.message_state_in_work(),
  inspected: () => m.returns_state_inspected(),
  new: () => m.message_state_new(),
  on_hold: () => m.orders_work_on_hold(),
  part_shipped: () => m.orders_work_part_shipped(),
  payment_review: () => m.orders_payment_to_check(),
  pending: () => m.order_status_pending(),
  pending_payment: () => m.orders_payment_awaited(),
  preparing: () => m.orders_work_preparing(),
  processing: () => m.order_status_confirmed(),
  ready: () => m.orders_work_ready(),
  received: () => m.returns_state_received(),
  refunded: () => m.returns_state_refunded(),
  refused: () => m.customers_approval_refused(),
  shipped: () => m.orders_work_shipped(),
  spam: () => m.message_state_spam(),
  waiting: () => m.customers_approval_waiting(),
}
const STATE_FIELDS: ReadonlySet<string> = new Set(['approval', 'professionalState', 'state', 'status'])

/** The value of a field as text; a state in words. */
export function fieldText(field: string, value: unknown): string {
  const state = typeof value === 'string' && STATE_FIELDS.has(field) ? STATES[value.toLowerCase()] : undefined
  return state?.() ?? valueText(value)
}

/** A value of the log as text. */
export function valueText(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.map(valueText).join(', ')
  if (typeof value === 'boolean') return value ? m.audit_yes() : m.audit_no()
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([key, own]) => [key, fieldText(key, own)] as const)
      .filter(([, text]) => text !== '')
      .map(([key, text]) => `${fieldLabel(key)}: ${text}`)
      .join(', ')
  return typeof value === 'number' ? String(value) : typeof value === 'string' ? value : ''
}
