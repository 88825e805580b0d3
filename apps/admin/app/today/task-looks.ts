import type { TaskKind } from '../generated/graphql.ts'
import { m } from '../paraglide/messages.js'
import type { IconName } from '../ui/icon.tsx'
import type { TaskData } from './task-data.ts'

interface TaskLooks {
  readonly icon: IconName
  readonly title: (values: { count: number }) => string
  /** The verb of its button. */
  readonly action: () => string
  /** Where it is done: the record when there is one, else the list of all. */
  readonly to: (task: TaskData) => string
}

/** The record of the only example, else the list. */
const recordOr =
  (list: string, record: (id: string) => string = (id) => `/orders/${id}`) =>
  ({ count, examples: [first] }: TaskData): string =>
    count === 1 && first ? record(encodeURIComponent(first.entityId)) : list

const records: Readonly<Record<string, (id: string) => string>> = {
  order: (id) => `/orders/${id}`,
  quotation: (id) => `/quotations/${id}`,
  customer: (id) => `/customers/${id}`,
  message: (id) => `/messages/${id}`,
  return: (id) => `/returns/${id}`,
  review: (id) => `/reviews/${id}`,
}

/** How each kind of task looks and where it leads. */
export const taskLooks: Readonly<Record<TaskKind, TaskLooks>> = {
  PAYMENT_DIFFERS: {
    icon: 'card',
    title: m.today_payment_differs,
    action: m.today_compare,
    to: recordOr('/payments/issues'),
  },
  ACTION_FAILED: {
    icon: 'warning',
    title: m.today_action_failed,
    action: m.today_mend,
    to: ({ examples: [first] }) =>
      first ? (records[first.entityType]?.(encodeURIComponent(first.entityId)) ?? '/audit') : '/audit',
  },
  MAIL_FAILED: {
    icon: 'mail',
    title: m.today_mail_failed,
    action: m.today_mend,
    to: ({ examples: [first] }) =>
      first && /^\d{9}$/.test(first.label) ? `/orders/${first.label}` : '/orders',
  },
  WEBHOOK_FAILED: {
    icon: 'exchange',
    title: m.today_webhook_failed,
    action: m.today_mend,
    to: ({ examples: [first] }) => (first ? `/webhooks/${first.entityId}` : '/webhooks'),
  },
  WEBHOOK_OFF: {
    icon: 'exchange',
    title: m.today_webhook_off,
    action: m.today_mend,
    to: recordOr('/webhooks', (id) => `/webhooks/${id}`),
  },
  JOB_FAILED: {
    icon: 'gear',
    title: m.today_job_failed,
    action: m.today_see,
    to: () => '/jobs',
  },
  ORDERS_DUE: {
    icon: 'clock',
    title: m.today_orders_due,
    action: m.today_prepare,
    to: recordOr('/orders?work.in=new&work.in=preparing&work.in=part_shipped'),
  },
  ORDERS_TO_PREPARE: {
    icon: 'bag',
    title: m.today_orders_to_prepare,
    action: m.today_prepare,
    to: recordOr('/orders?work.in=new'),
  },
  APPOINTMENTS_TODAY: {
    icon: 'truck',
    title: m.today_appointments,
    action: m.today_see,
    to: () => '/appointments',
  },
  APPOINTMENTS_TOMORROW: {
    icon: 'truck',
    title: m.today_appointments_tomorrow,
    action: m.today_see,
    to: () => '/appointments?day=tomorrow',
  },
  APPOINTMENTS_TO_AGREE: {
    icon: 'calendar',
    title: m.today_appointments_to_agree,
    action: m.today_agree,
    to: ({ count, examples: [first] }) =>
      count === 1 && first ? `/appointments?order=${first.entityId}` : '/appointments#unscheduled',
  },
  QUOTATIONS_TO_ANSWER: {
    icon: 'document',
    title: m.today_quotations,
    action: m.today_answer,
    to: recordOr('/quotations', (id) => `/quotations/${id}`),
  },
  MESSAGES_TO_ANSWER: {
    icon: 'mail',
    title: m.today_messages,
    action: m.today_read,
    to: () => '/messages',
  },
  WITHDRAWALS_OPEN: {
    icon: 'undo',
    title: m.today_withdrawals,
    action: m.today_see,
    to: recordOr('/returns', (id) => `/returns/${id}`),
  },
  CUSTOMERS_TO_APPROVE: {
    icon: 'person',
    title: m.today_customers,
    action: m.today_check,
    to: recordOr('/customers?view=waiting&approval.eq=WAITING', (id) => `/customers/${id}`),
  },
  REVIEWS_TO_APPROVE: {
    icon: 'quote',
    title: m.today_reviews,
    action: m.today_read,
    to: recordOr('/reviews', (id) => `/reviews/${id}`),
  },
  STOCK_OUT: {
    icon: 'stop',
    title: m.today_stock_out,
    action: m.today_see_stock,
    to: () => '/products?state.in=sold_out',
  },
  STOCK_LOW: {
    icon: 'box',
    title: m.today_stock_low,
    action: m.today_see_stock,
    to: () => '/products?state.in=low',
  },
  SLOTS_NEARLY_FULL: {
    icon: 'calendar',
    title: m.today_slots,
    action: m.today_see,
    to: ({ examples: [first] }) => (first ? `/slots?location=${first.entityId}` : '/slots'),
  },
  TRANSFERS_AWAITED: {
    icon: 'clock',
    title: m.today_transfers,
    action: m.today_see,
    to: recordOr('/orders?payment.in=transfer_awaited&payment.in=awaited'),
  },
}
