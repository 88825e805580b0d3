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

/** What is said whole; everything else by its verb. */
const ACTIONS: Readonly<Record<string, () => string>> = {
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
  add_note: () => m.audit_verb_note(),
  answer: () => m.audit_verb_answer(),
  cancel: () => m.audit_verb_cancel(),
  change: () => m.audit_verb_change(),
  create: () => m.audit_verb_create(),
  delete: () => m.audit_verb_delete(),
  disable: () => m.audit_verb_disable(),
  enable: () => m.audit_verb_enable(),
  erase: () => m.audit_verb_erase(),
  export: () => m.audit_verb_export(),
  invite: () => m.audit_verb_invite(),
  prepare: () => m.audit_verb_prepare(),
  refund: () => m.audit_verb_refund(),
  renew: () => m.audit_verb_renew(),
  resend_invitation: () => m.audit_verb_resend(),
  restore: () => m.audit_verb_restore(),
  revoke: () => m.audit_verb_revoke(),
  save: () => m.audit_verb_save(),
  set_group: () => m.audit_verb_change(),
  set_state: () => m.audit_verb_change(),
  ship: () => m.audit_verb_ship(),
  undo: () => m.audit_verb_restore(),
  update: () => m.audit_verb_change(),
  upload: () => m.audit_verb_upload(),
  withdraw_invitation: () => m.audit_verb_withdraw(),
  write: () => m.audit_verb_change(),
}

/** What was done in words. */
export function actionLabel(action: string): string {
  const verb = action.slice(action.indexOf('.') + 1)
  return ACTIONS[action]?.() ?? VERBS[verb]?.() ?? plain(verb)
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
      before: valueText(old[field]),
      after: valueText(fresh[field]),
    }))
    .filter(({ before: was, after: is }) => was !== is)
}

/** Fields that many records have, in words. */
const FIELDS: Readonly<Record<string, () => string>> = {
  auditEntry: () => m.audit_field_entry(),
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

/** A value of the log as text. */
export function valueText(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.map(valueText).join(', ')
  if (typeof value === 'boolean') return value ? m.audit_yes() : m.audit_no()
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([key, own]) => [key, valueText(own)] as const)
      .filter(([, text]) => text !== '')
      .map(([key, text]) => `${fieldLabel(key)}: ${text}`)
      .join(', ')
  return typeof value === 'number' ? String(value) : typeof value === 'string' ? value : ''
}
