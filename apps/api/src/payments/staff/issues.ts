import type { PaymentIssue } from '@comptoir/contract/generated/admin'
import { isCurrency } from '@comptoir/rules/currency'
import { blocksOrder, PAYMENT_ISSUE_KINDS, type PaymentIssueKind } from '@comptoir/rules/payment-issue'
import { recordChange } from '../../platform/admin/audit.ts'
import type { AdminContext } from '../../platform/admin/context.ts'
import { RecordNotFoundError } from '../../platform/admin/errors.ts'
import { readList, type Connection, type List, type ListArguments } from '../../platform/admin/list.ts'
import { withinScope } from '../../platform/admin/scope.ts'
import { inTransaction } from '../../platform/database.ts'
import { InputError } from '../../platform/errors.ts'
import { messageIn } from '../../platform/messages.ts'
import { resolveIssues } from '../issues.sql.ts'
import { orderPlace } from './access.ts'
import { noteOf } from './payment-actions.ts'

/** Payment issues, open and resolved. */
export const paymentIssueList: List = {
  name: 'paymentIssues',
  permission: 'orders.view',
  from: (sql) => sql`payment_issue i join sales_order o on o.id = i.order_id`,
  id: (sql) => sql`i.id`,
  scope: (sql, { staff }) => withinScope(sql, staff, sql`o.website_id`, sql`o.pad_location_id`),
  search: (sql, text) =>
    sql`o.number = ${text} or lower(o.email) = ${text.toLowerCase()} or i.transaction_uuid = ${text}`,
  sort: { field: 'createdAt', direction: 'DESC' },
  columns: {
    kind: { type: 'CHOICE', choices: PAYMENT_ISSUE_KINDS, value: (sql) => sql`i.kind` },
    orderNumber: { type: 'TEXT', value: (sql) => sql`o.number` },
    orderStatus: { type: 'TEXT', value: (sql) => sql`o.status` },
    websiteId: { type: 'NUMBER', value: (sql) => sql`o.website_id` },
    website: {
      type: 'CHOICE',
      choices: ({ app }) => [...new Set(app.stores.all.map(({ website }) => website.code))],
      value: (sql) => sql`(select code from website w where w.id = o.website_id)`,
    },
    amount: { type: 'MONEY', value: (sql) => sql`i.amount`, currency: 'issueCurrency' },
    issueCurrency: { type: 'TEXT', value: (sql) => sql`i.currency` },
    due: { type: 'MONEY', value: (sql) => sql`greatest(0, o.grand_total - o.voucher_amount)` },
    currency: { type: 'TEXT', value: (sql) => sql`o.currency` },
    transaction: {
      type: 'TEXT',
      value: (sql) => sql`concat_ws(' ', nullif(i.transaction_id, ''), nullif(i.transaction_uuid, ''))`,
    },
    detail: { type: 'TEXT', value: (sql) => sql`i.detail` },
    createdAt: { type: 'TIME', value: (sql) => sql`i.created_at`, isSortable: true },
    resolvedAt: { type: 'TIME', value: (sql) => sql`i.resolved_at` },
    resolvedBy: { type: 'TEXT', value: (sql) => sql`i.resolved_by` },
    note: { type: 'TEXT', value: (sql) => sql`i.note` },
  },
}

type IssueRow = {
  id: number
  kind: PaymentIssueKind
  orderNumber: string
  orderStatus: string
  website: string
  amount: number | null
  issueCurrency: string | null
  due: number
  currency: string
  transaction: string
  detail: string
  createdAt: Date
  resolvedAt: Date | null
  resolvedBy: string | null
  note: string | null
}

export async function readIssues(ctx: AdminContext, args: ListArguments): Promise<Connection<PaymentIssue>> {
  const page = await readList<IssueRow>(ctx, paymentIssueList, args)
  return { ...page, nodes: page.nodes.map(issueShape) }
}

/** Throws RecordNotFoundError. */
export async function readIssue(ctx: AdminContext, id: number): Promise<PaymentIssue> {
  const { sql } = ctx.app
  const list = { ...paymentIssueList, scope: () => sql`i.id = ${id} and ${paymentIssueList.scope(sql, ctx)}` }
  const [row] = (await readList<IssueRow>(ctx, list, { first: 1 })).nodes
  if (!row) throw new RecordNotFoundError(ctx.language)
  return issueShape(row)
}

function issueShape({
  id,
  kind,
  amount,
  issueCurrency,
  due,
  currency,
  createdAt,
  resolvedAt,
  ...row
}: IssueRow): PaymentIssue {
  return {
    ...row,
    id: String(id),
    kind: kind.toUpperCase() as PaymentIssue['kind'],
    amount:
      amount !== null && issueCurrency && isCurrency(issueCurrency)
        ? { amount, currency: issueCurrency }
        : null,
    due: { amount: due, currency },
    createdAt: createdAt.toISOString(),
    resolvedAt: resolvedAt?.toISOString() ?? null,
    blocksOrder: resolvedAt === null && blocksOrder(kind) && row.orderStatus === 'fraud',
  }
}

/** Closes an issue with a note. Throws InputError for one that is closed or blocks its order. */
export async function resolveIssue(ctx: AdminContext, id: number, note: string): Promise<void> {
  const issue = await readIssue(ctx, id)
  if (issue.resolvedAt) throw new InputError(messageIn(ctx.language, 'admin_issue_resolved'))
  if (issue.blocksOrder) throw new InputError(messageIn(ctx.language, 'admin_issue_blocks'))
  const text = noteOf(ctx, 'note', note)
  const { websiteId, locationId } = await orderPlace(ctx, { number: issue.orderNumber })
  await inTransaction(ctx.app.sql, (tx) =>
    resolveIssues(tx, [id], { by: ctx.staff.name, note: text, at: ctx.app.now() }),
  )
  await recordChange(ctx, {
    action: 'paymentIssue.resolve',
    entity: { type: 'paymentIssue', id, label: issue.orderNumber },
    websiteId,
    locationId,
    before: { resolvedBy: null },
    after: { resolvedBy: ctx.staff.name, note: text },
  })
}
