import { m } from '../paraglide/messages.js'

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
  answer: () => m.reviews_answer(),
  closures: () => m.agenda_closures(),
  daysAhead: () => m.agenda_days_ahead(),
  fromWeight: () => m.agenda_from_weight(),
  leadWorkingDays: () => m.agenda_lead_days(),
  leadWorkingDaysByZone: () => m.agenda_lead_days(),
  optionSkus: () => m.agenda_option_skus(),
  windows: () => m.agenda_windows(),
  auditEntry: () => m.audit_field_entry(),
  documents: () => m.audit_field_documents(),
  landmarks: () => m.audit_field_landmarks(),
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
  return (
    FIELDS[field]?.() ??
    field
      .replaceAll('_', ' ')
      .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
      .toLowerCase()
  )
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** States of orders, returns, messages, reviews, quotations and companies, as the log writes them in small or capital letters. */
const STATES: Readonly<Record<string, () => string>> = {
  accepted: () => m.quote_state_accepted(),
  answered: () => m.message_state_answered(),
  approved: () => m.reviews_status_approved(),
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
  rejected: () => m.reviews_status_rejected(),
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
