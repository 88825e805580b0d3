import type { Queryable, Transaction } from '../platform/database.ts'

export type Shipment = {
  id: number
  orderId: number
  number: string
  carrier: string | null
  trackingNumber: string | null
  trackingUrl: string | null
  /** YYYY-MM-DD. */
  deliveredOn: string | null
  createdAt: Date
  items: { orderItemId: number; quantity: number }[]
}

export type NewShipment = Omit<Shipment, 'id' | 'number'>

/** Inserts a shipment and adds its units to the order items' shipped quantities. */
export async function insertShipment(
  tx: Transaction,
  shipment: NewShipment,
): Promise<{ id: number; number: string }> {
  const row = {
    order_id: shipment.orderId,
    carrier: shipment.carrier,
    tracking_number: shipment.trackingNumber,
    tracking_url: shipment.trackingUrl,
    delivered_on: shipment.deliveredOn,
    created_at: shipment.createdAt,
  }
  const [inserted] = await tx<[{ id: number; number: string }]>`
    insert into shipment ${tx(row)} returning id, number`
  const items = shipment.items.map((item) => ({
    shipment_id: inserted.id,
    order_item_id: item.orderItemId,
    quantity: item.quantity,
  }))
  await tx`insert into shipment_item ${tx(items)}`
  await tx`
    update order_item set quantity_shipped = quantity_shipped + s.quantity
      from shipment_item s where s.shipment_id = ${inserted.id} and s.order_item_id = order_item.id`
  return inserted
}

/** The shipments of orders, oldest first. */
export async function selectShipments(sql: Queryable, orderIds: readonly number[]): Promise<Shipment[]> {
  return await sql<Shipment[]>`
    select id, order_id as "orderId", number, carrier, tracking_number as "trackingNumber",
           tracking_url as "trackingUrl", delivered_on::text as "deliveredOn", created_at as "createdAt",
           array(select jsonb_build_object('orderItemId', order_item_id, 'quantity', quantity)
                   from shipment_item i where i.shipment_id = s.id order by order_item_id) as items
      from shipment s where order_id = any(${orderIds}::integer[]) order by id`
}

/** Units of an order item left to ship: not those of virtual products, nor cancelled or refunded ones. */
export type Unsent = { orderItemId: number; sku: string; units: number }

export async function selectUnsent(sql: Queryable, orderId: number): Promise<Unsent[]> {
  return await sql<Unsent[]>`
    select id as "orderItemId", sku,
           quantity - quantity_canceled - greatest(quantity_shipped, quantity_refunded) as units
      from order_item
     where order_id = ${orderId} and product_type not in ('virtual', 'downloadable')
       and quantity - quantity_canceled > greatest(quantity_shipped, quantity_refunded)
     order by id`
}

/** Sets the delivery day of the shipments that have none; returns how many there were. */
export async function updateDelivered(tx: Transaction, orderId: number, day: string): Promise<number> {
  const { count } = await tx`
    update shipment set delivered_on = ${day}::date where order_id = ${orderId} and delivered_on is null`
  return count
}
