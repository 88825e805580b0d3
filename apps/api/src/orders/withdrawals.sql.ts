import type { Queryable, Transaction } from '../platform/database.ts'

export type WithdrawalRecord = {
  id: number
  /** SHA-256 of the token that confirms it, in hexadecimal. */
  tokenHash: string
  orderId: number
  name: string
  email: string
  message: string | null
  preparedAt: Date
  /** When it was confirmed; null before. */
  receivedAt: Date | null
  /** Whether it ended without refund. */
  isClosed: boolean
  /** What the shop wrote about the goods. */
  note: string | null
  /** `arrived` and `accepted` are units that the shop received and takes back; null before. */
  items: { orderItemId: number; quantity: number; arrived: number | null; accepted: number | null }[]
}

const selection = (sql: Queryable) => sql`
  select id, token_hash as "tokenHash", order_id as "orderId", name, email, message, prepared_at as "preparedAt",
         received_at as "receivedAt", closed_at is not null as "isClosed", note,
         array(select jsonb_build_object('orderItemId', order_item_id, 'quantity', quantity, 'arrived', arrived,
                 'accepted', accepted)
                 from withdrawal_item i where i.withdrawal_id = w.id order by order_item_id) as items
    from withdrawal w`

export type NewWithdrawal = Omit<WithdrawalRecord, 'id' | 'receivedAt' | 'isClosed' | 'note' | 'items'> & {
  language: string
  items: readonly { orderItemId: number; quantity: number }[]
}

export async function insertWithdrawal(tx: Transaction, withdrawal: NewWithdrawal): Promise<number> {
  const row = {
    token_hash: withdrawal.tokenHash,
    order_id: withdrawal.orderId,
    name: withdrawal.name,
    email: withdrawal.email,
    message: withdrawal.message,
    language: withdrawal.language,
    prepared_at: withdrawal.preparedAt,
  }
  const [inserted] = await tx<[{ id: number }]>`insert into withdrawal ${tx(row)} returning id`
  const items = withdrawal.items.map((item) => ({
    withdrawal_id: inserted.id,
    order_item_id: item.orderItemId,
    quantity: item.quantity,
  }))
  await tx`insert into withdrawal_item ${tx(items)}`
  return inserted.id
}

export async function selectWithdrawal(sql: Queryable, id: number): Promise<WithdrawalRecord | undefined> {
  const [row] = await sql<WithdrawalRecord[]>`${selection(sql)} where id = ${id}`
  return row
}

export async function selectWithdrawalByToken(
  sql: Queryable,
  hash: string,
): Promise<WithdrawalRecord | undefined> {
  const [row] = await sql<WithdrawalRecord[]>`${selection(sql)} where token_hash = ${hash}`
  return row
}

/** The confirmed withdrawals of orders, oldest first. */
export async function selectWithdrawals(
  sql: Queryable,
  orderIds: readonly number[],
): Promise<WithdrawalRecord[]> {
  return await sql<WithdrawalRecord[]>`
    ${selection(sql)} where order_id = any(${orderIds}::integer[]) and received_at is not null order by id`
}

export async function markReceived(tx: Transaction, id: number, at: Date): Promise<void> {
  await tx`update withdrawal set received_at = ${at} where id = ${id}`
}

/** Deletes withdrawals that were prepared before `before` and not confirmed. */
export async function deleteUnconfirmed(sql: Queryable, before: Date): Promise<void> {
  await sql`delete from withdrawal where received_at is null and prepared_at < ${before}`
}
