import { bulkText } from './bulk-texts.ts'
import { jobLabel } from './job-labels.ts'
import { m } from '../paraglide/messages.js'

/** Kinds of records, as the log names them. */
const ENTITIES: Readonly<Record<string, () => string>> = {
  agenda_feed: () => m.agenda_feed(),
  api_token: () => m.audit_entity_api_token(),
  appointments: () => m.agenda_settings_title(),
  attribute: () => m.audit_entity_attribute(),
  attribute_set: () => m.audit_entity_attribute_set(),
  category: () => m.audit_entity_category(),
  coupon: () => m.audit_entity_coupon(),
  customer: () => m.audit_entity_customer(),
  job: () => m.jobs_one(),
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
  review: () => m.reviews_one(),
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

/** What a record is called in the log; a job by what it does. */
export const recordLabel = (entry: { entityType: string; entityLabel: string }): string =>
  entry.entityType === 'bulk_job'
    ? bulkText(entry.entityLabel)
    : entry.entityType === 'job'
      ? jobLabel(entry.entityLabel)
      : entry.entityLabel

/** What is said whole; everything else by its verb. */
const ACTIONS: Readonly<Record<string, () => string>> = {
  'job.retry': () => m.jobs_log_retried(),
  'job.run': () => m.jobs_log_run(),
  'order.pay': () => m.audit_verb_pay(),
  'order.receive': () => m.audit_verb_pay(),
  'slots.capacity': () => m.audit_slots_capacity(),
  'slots.close': () => m.audit_slots_close(),
  'location.landmarks': () => m.audit_location_landmarks(),
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
  moderate: () => m.audit_verb_review(),
  merge: () => m.audit_verb_merge(),
  merge_into: () => m.audit_verb_merge(),
  message: () => m.audit_verb_message(),
  move: () => m.audit_verb_move(),
  appointment: () => m.audit_verb_change(),
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
