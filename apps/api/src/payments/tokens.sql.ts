import type { Queryable, Transaction } from '../platform/database.ts'
import type { CardDetails } from '../payment-providers/index.ts'

export type PaymentTokenRecord = {
  id: number
  method: string
  publicHash: string
  gatewayToken: string
  type: 'card' | 'account'
  details: CardDetails
}

type NewToken = Omit<PaymentTokenRecord, 'id'> & { customerId: number; expiresAt: Date; createdAt: Date }

/** Most tokens of one customer: more are not stored. */
const mostTokens = 50

/** The customer's tokens that are neither deleted nor expired, newest first; with `publicHash` only that one. */
export async function selectTokens(
  sql: Queryable,
  { customerId, now, publicHash }: { customerId: number; now: Date; publicHash?: string },
): Promise<PaymentTokenRecord[]> {
  return await sql<PaymentTokenRecord[]>`
    select id, method, public_hash as "publicHash", gateway_token as "gatewayToken", type, details
      from payment_token
     where customer_id = ${customerId} and deleted_at is null and expires_at > ${now}
           ${publicHash === undefined ? sql`` : sql`and public_hash = ${publicHash}`}
     order by id desc limit ${mostTokens}`
}

/** Stores a token; one that the customer has, or has deleted, stays as it is. */
export async function insertToken(tx: Transaction, token: NewToken): Promise<void> {
  await tx`
    insert into payment_token (customer_id, method, public_hash, gateway_token, type, details, expires_at, created_at)
    select ${token.customerId}, ${token.method}, ${token.publicHash}, ${token.gatewayToken}, ${token.type},
           ${tx.json(token.details)}, ${token.expiresAt}, ${token.createdAt}
     where (select count(*) from payment_token
             where customer_id = ${token.customerId} and deleted_at is null and expires_at > ${token.createdAt}) < ${mostTokens}
    on conflict (customer_id, method, gateway_token) do nothing`
}

/** Deletes a token of the customer, also an expired one; false when there is none. */
export async function deleteToken(
  sql: Queryable,
  { customerId, publicHash, at }: { customerId: number; publicHash: string; at: Date },
): Promise<boolean> {
  const { count } = await sql`
    update payment_token set deleted_at = ${at}, details = null
     where customer_id = ${customerId} and public_hash = ${publicHash} and deleted_at is null`
  return count > 0
}

/** Whether the shopper asked to keep the card of a transaction that the shop opened. */
export async function selectStoresCard(
  tx: Transaction,
  orderId: number,
  transactionId: string,
): Promise<boolean> {
  const rows = await tx`
    select 1 from payment where order_id = ${orderId} and transaction_id = ${transactionId} and stores_card limit 1`
  return rows.length > 0
}
