import type { Queryable } from '../platform/database.ts'

/** Who brings an order; null for nobody yet. */
export type StopCourier = { orderId: number; number: string; courier: { id: number; name: string } | null }

/** The couriers of those of the orders that a location delivers and has not handed over, locked in the order of their ids. */
export async function lockStopCouriers(
  sql: Queryable,
  { locationId, orderIds }: { locationId: number; orderIds: readonly number[] },
): Promise<StopCourier[]> {
  return await sql<StopCourier[]>`
    select o.id as "orderId", o.number, ${courierOf(sql)} as courier
      from sales_order o
     where o.id = any(${orderIds}::integer[]) and o.pad_location_id = ${locationId} and o.pad_mode = 'delivery'
       and o.status = 'processing'
     order by o.id for update of o`
}

/** The couriers of orders by order id; orders without one are absent. */
export async function selectCouriers(
  sql: Queryable,
  orderIds: readonly number[],
): Promise<Map<number, { id: number; name: string }>> {
  const rows = await sql<StopCourier[]>`
    select o.id as "orderId", o.number, ${courierOf(sql)} as courier
      from sales_order o where o.id = any(${orderIds}::integer[])`
  return new Map(rows.flatMap(({ orderId, courier }) => (courier ? [[orderId, courier] as const] : [])))
}

const courierOf = (sql: Queryable) => sql`
  (select jsonb_build_object('id', s.id, 'name', s.name) from staff s where s.id = o.courier_id)`

export async function updateCourier(
  sql: Queryable,
  orderIds: readonly number[],
  courierId: number | null,
): Promise<void> {
  await sql`update sales_order set courier_id = ${courierId} where id = any(${orderIds}::integer[])`
}
