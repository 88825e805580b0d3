import type { Queryable, Transaction } from '../platform/database.ts'

export type CompareListRow = { id: number; uid: string; websiteId: number; customerId: number | null }

const columns = (sql: Queryable) => sql`id, uid, website_id as "websiteId", customer_id as "customerId"`

export async function selectList(sql: Queryable, uid: string): Promise<CompareListRow | undefined> {
  const [row] = await sql<CompareListRow[]>`select ${columns(sql)} from compare_list where uid = ${uid}`
  return row
}

export async function selectListOf(sql: Queryable, customerId: number): Promise<CompareListRow | undefined> {
  const [row] = await sql<CompareListRow[]>`
    select ${columns(sql)} from compare_list where customer_id = ${customerId}`
  return row
}

/** Locks a list until the transaction ends. */
export async function lockList(tx: Transaction, uid: string): Promise<CompareListRow | undefined> {
  const [row] = await tx<CompareListRow[]>`
    select ${columns(tx)} from compare_list where uid = ${uid} for update`
  return row
}

type NewList = { uid: string; websiteId: number; customerId: number | null; now: Date }

/** Returns the customer's list when there is one, locked until the transaction ends. */
export async function insertList(
  sql: Queryable,
  { uid, websiteId, customerId, now }: NewList,
): Promise<CompareListRow> {
  const [row] = await sql<[CompareListRow]>`
    insert into compare_list (uid, website_id, customer_id, created_at, updated_at)
    values (${uid}, ${websiteId}, ${customerId}, ${now}, ${now})
    on conflict (customer_id) do update set updated_at = excluded.updated_at
    returning ${columns(sql)}`
  return row
}

/** The products of a list in the order in which they were added. */
export async function selectItems(sql: Queryable, listId: number): Promise<number[]> {
  const rows = await sql<{ productId: number }[]>`
    select product_id as "productId" from compare_list_item where list_id = ${listId} order by id`
  return rows.map(({ productId }) => productId)
}

/** Adds products in the given order; those of the list stay where they are. */
export async function insertItems(
  tx: Transaction,
  listId: number,
  products: readonly number[],
): Promise<void> {
  await tx`
    insert into compare_list_item (list_id, product_id)
    select ${listId}, p.id from unnest(${[...products]}::int[]) with ordinality as given (id, position)
      join product p on p.id = given.id
     order by given.position
    on conflict do nothing`
}

export async function deleteItems(
  tx: Transaction,
  listId: number,
  products: readonly number[],
): Promise<void> {
  await tx`delete from compare_list_item where list_id = ${listId} and product_id = any(${[...products]}::int[])`
}

export async function touchList(tx: Transaction, id: number, now: Date): Promise<void> {
  await tx`update compare_list set updated_at = ${now} where id = ${id}`
}

export async function deleteList(sql: Queryable, id: number): Promise<void> {
  await sql`delete from compare_list where id = ${id}`
}

/** Deletes guests' lists that have not changed since; returns how many. */
export async function deleteGuestLists(
  tx: Transaction,
  { filledBefore, emptyBefore }: { filledBefore: Date; emptyBefore: Date },
): Promise<number> {
  const { count } = await tx`
    delete from compare_list l
     where customer_id is null and updated_at < ${emptyBefore}
       and (updated_at < ${filledBefore}
            or not exists (select from compare_list_item where list_id = l.id))`
  return count
}
