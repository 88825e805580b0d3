import type { Queryable, Transaction } from '../platform/database.ts'

type RequestKind = 'export' | 'anonymisation' | 'deletion'
type RequestState = 'waiting' | 'cancelled' | 'done'

export type DueDeletion = { id: number; customerId: number; email: string; requestedAt: Date; dueAt: Date }

export async function insertRequest(
  sql: Queryable,
  request: {
    websiteId: number
    customerId: number
    kind: RequestKind
    state: RequestState
    at: Date
    dueAt: Date | null
  },
): Promise<void> {
  const { websiteId, customerId, kind, state, at, dueAt } = request
  await sql`
    insert into privacy_request (website_id, customer_id, kind, state, requested_at, due_at, settled_at)
    values (${websiteId}, ${customerId}, ${kind}, ${state}, ${at}, ${dueAt}, ${state === 'waiting' ? null : at})`
}

/** When the customer's account will be deleted; undefined when no deletion is scheduled. */
export async function selectDeletion(sql: Queryable, customerId: number): Promise<Date | undefined> {
  const [row] = await sql<{ dueAt: Date }[]>`
    select due_at as "dueAt" from privacy_request
     where customer_id = ${customerId} and kind = 'deletion' and state = 'waiting'`
  return row?.dueAt
}

/** Sets the final state of a scheduled deletion; returns whether there was one. */
export async function settleDeletion(
  sql: Queryable,
  customerId: number,
  state: 'cancelled' | 'done',
  at: Date,
): Promise<boolean> {
  const settled = await sql`
    update privacy_request set state = ${state}, settled_at = ${at}
     where customer_id = ${customerId} and kind = 'deletion' and state = 'waiting'`
  return settled.count > 0
}

/** Scheduled deletions, oldest first: those due by an instant, or those of a website. */
export async function selectDeletions(
  sql: Queryable,
  which: { dueBy: Date } | { website: string },
): Promise<DueDeletion[]> {
  const filter = 'dueBy' in which ? sql`r.due_at <= ${which.dueBy}` : sql`w.code = ${which.website}`
  return await sql<DueDeletion[]>`
    select r.id, r.customer_id as "customerId", c.email, r.requested_at as "requestedAt", r.due_at as "dueAt"
      from privacy_request r join customer c on c.id = r.customer_id join website w on w.id = r.website_id
     where r.kind = 'deletion' and r.state = 'waiting' and ${filter} order by r.due_at`
}

/** Locks a customer's row until `tx` ends; undefined when it does not exist. `email` is null until it is verified. */
export async function lockAccount(
  tx: Transaction,
  customerId: number,
): Promise<{ email: string | null; websiteId: number } | undefined> {
  const [row] = await tx<{ email: string | null; websiteId: number }[]>`
    select case when email_verified_at is not null then email end as email, website_id as "websiteId" from customer where id = ${customerId} for update`
  return row
}

export async function selectOrderStatuses(sql: Queryable, customerId: number): Promise<string[]> {
  const rows = await sql<{ status: string }[]>`
    select distinct status from sales_order where customer_id = ${customerId}`
  return rows.map(({ status }) => status)
}

export async function selectAccount(
  sql: Queryable,
  website: string,
  email: string,
): Promise<{ customerId: number; websiteId: number } | undefined> {
  const [row] = await sql<{ customerId: number; websiteId: number }[]>`
    select c.id as "customerId", c.website_id as "websiteId"
      from customer c join website w on w.id = c.website_id
     where w.code = ${website} and lower(c.email) = lower(${email})`
  return row
}
