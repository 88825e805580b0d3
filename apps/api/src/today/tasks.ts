import type { TaskKind, TaskUrgency } from '@comptoir/contract/generated/admin'
import type { Permission } from '@comptoir/rules/permissions'
import { findAppointments, findOrdersToSchedule } from './appointments.ts'
import { findFullSlots } from './full-slots.ts'
import * as queries from './tasks.sql.ts'
import type { Found } from './waiting.ts'

export type Task = Found & { kind: TaskKind; urgency: TaskUrgency }

type Source = {
  kind: TaskKind
  urgency: TaskUrgency
  permission: Permission
  find: (ctx: queries.TodayContext) => Promise<Found>
}

/** The most pressing first. */
const sources: readonly Source[] = [
  { kind: 'PAYMENT_DIFFERS', urgency: 'FAILURE', permission: 'orders.view', find: queries.findPaymentIssues },
  { kind: 'ACTION_FAILED', urgency: 'FAILURE', permission: 'orders.view', find: queries.findFailedActions },
  { kind: 'MAIL_FAILED', urgency: 'FAILURE', permission: 'orders.view', find: queries.findFailedMails },
  {
    kind: 'WEBHOOK_FAILED',
    urgency: 'FAILURE',
    permission: 'webhooks.manage',
    find: queries.findFailedWebhooks,
  },
  {
    kind: 'WEBHOOK_OFF',
    urgency: 'FAILURE',
    permission: 'webhooks.manage',
    find: queries.findDisabledWebhooks,
  },
  { kind: 'JOB_FAILED', urgency: 'FAILURE', permission: 'settings.view', find: queries.findFailedJobs },
  { kind: 'ORDERS_DUE', urgency: 'FAILURE', permission: 'orders.view', find: queries.findDueOrders },
  { kind: 'ORDERS_TO_PREPARE', urgency: 'NORMAL', permission: 'orders.view', find: queries.findNewOrders },
  { kind: 'APPOINTMENTS_TODAY', urgency: 'NORMAL', permission: 'orders.view', find: findAppointments(0) },
  { kind: 'APPOINTMENTS_TOMORROW', urgency: 'NORMAL', permission: 'orders.view', find: findAppointments(1) },
  {
    kind: 'APPOINTMENTS_TO_AGREE',
    urgency: 'NORMAL',
    permission: 'orders.view',
    find: findOrdersToSchedule,
  },
  {
    kind: 'QUOTATIONS_TO_ANSWER',
    urgency: 'NORMAL',
    permission: 'quotations.view',
    find: queries.findOpenQuotations,
  },
  {
    kind: 'MESSAGES_TO_ANSWER',
    urgency: 'NORMAL',
    permission: 'messages.view',
    find: queries.findOpenMessages,
  },
  {
    kind: 'WITHDRAWALS_OPEN',
    urgency: 'NORMAL',
    permission: 'orders.view',
    find: queries.findOpenWithdrawals,
  },
  {
    kind: 'CUSTOMERS_TO_APPROVE',
    urgency: 'NORMAL',
    permission: 'customers.view',
    find: queries.findApplicants,
  },
  { kind: 'REVIEWS_TO_APPROVE', urgency: 'NORMAL', permission: 'catalogue.edit', find: queries.findReviews },
  { kind: 'SLOTS_NEARLY_FULL', urgency: 'WARNING', permission: 'slots.edit', find: findFullSlots },
  { kind: 'STOCK_OUT', urgency: 'WARNING', permission: 'catalogue.view', find: queries.findMissingStock },
  { kind: 'STOCK_LOW', urgency: 'WARNING', permission: 'catalogue.view', find: queries.findLowStock },
  {
    kind: 'TRANSFERS_AWAITED',
    urgency: 'WARNING',
    permission: 'orders.view',
    find: queries.findAwaitedTransfers,
  },
]

/** What needs a person within a scope, the most pressing first. */
export async function tasksOf(ctx: queries.TodayContext): Promise<Task[]> {
  const allowed = sources.filter(({ permission }) => ctx.staff.permissions.has(permission))
  const found = await Promise.all(
    allowed.map(async ({ kind, urgency, find }) => ({ kind, urgency, ...(await find(ctx)) })),
  )
  return found.filter(({ count }) => count > 0)
}
