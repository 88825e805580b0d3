import type { FulfilmentMethod, TimeOfDay } from '@comptoir/rules/fulfilment'
import type { Day } from '@comptoir/rules/calendar'
import type { TicketState } from '@comptoir/rules/kitchen'
import type { DeliveryDetails } from '../platform/postal-address.ts'
import type { Queryable } from '../platform/database.ts'

/** A dish of a ticket. */
export type TicketLine = {
  id: number
  productId: number | null
  sku: string
  /** In the language of the staff. */
  name: string
  quantity: number
  /** What the customer chose and wrote. */
  options: { label: string; value: string }[]
  selections: { name: string; quantity: number }[]
  /** Ids of options of the attribute `allergens`, of the dish and of what was chosen for it; may repeat. */
  allergens: number[]
  isAlcohol: boolean
  /** The location cannot make it at the moment. */
  isUnavailable: boolean
}

/** An order as the kitchen sees it: of its customer only the first name. */
export type Ticket = {
  id: number
  number: string
  websiteId: number
  locationId: number
  firstname: string
  method: FulfilmentMethod
  startsAt: Date
  day: Day
  time: TimeOfDay
  endTime: TimeOfDay
  state: TicketState
  /** When the state began, and who changed it; null for a new one. */
  stateSince: Date | null
  stateBy: string | null
  createdAt: Date
  comment: string | null
  cutlery: number
  /** Minutes that the dishes need at least. */
  minutes: number
  voucherCount: number
  voucherAmount: number
  currency: string
  lines: TicketLine[]
}

/** Names are those of the store view `storeId`, which is one in the staff's language. */
export type TicketReading = { storeId: number }

const stateOf = (sql: Queryable) => sql`
  case when o.preparation = 'ready' and o.out_for_delivery_at is not null then 'out' else o.preparation end`

/** Attribute values of an item's variant, else of its product. */
const value = (sql: Queryable, code: string) => sql`
  coalesce(v.attribute_values ->> ${code}::text, p.attribute_values ->> ${code}::text)`

const columns = (sql: Queryable) => sql`
  o.id, o.number, o.website_id as "websiteId", o.pad_location_id as "locationId", o.firstname, o.pad_mode as method,
  o.pad_starts_at as "startsAt", o.pad_day::text as day, o.pad_time as time, o.pad_time_end as "endTime",
  ${stateOf(sql)} as state, coalesce(e.created_at, o.preparation_changed_at) as "stateSince", e.actor as "stateBy", o.created_at as "createdAt",
  nullif(concat_ws(E'\n', o.comment, o.comment_shipping), '') as comment, o.cutlery,
  o.voucher_count as "voucherCount", o.voucher_amount as "voucherAmount", o.currency,
  coalesce(i.minutes, 0) as minutes, coalesce(i.lines, '[]') as lines`

const tables = (sql: Queryable, { storeId }: TicketReading) => sql`
  sales_order o
  left join lateral (
    select created_at, actor from order_event
     where order_id = o.id and (reason like 'preparation %' or reason = 'out for delivery')
     order by id desc limit 1) e on true
  left join lateral (
    select max(coalesce(${value(sql, 'pad_min_delay')}, '0')::numeric)::integer as minutes,
           jsonb_agg(jsonb_build_object(
             'id', i.id, 'productId', coalesce(i.variant_id, i.product_id), 'sku', i.sku,
             'name', coalesce(l.attribute_values ->> 'name', p.attribute_values ->> 'name', i.name),
             'quantity', i.quantity - i.quantity_canceled - i.quantity_refunded, 'options', i.options,
             'selections', (select coalesce(jsonb_agg(jsonb_build_object('name', s.name, 'quantity', s.quantity) order by s.id), '[]')
                              from order_item_bundle_selection s where s.order_item_id = i.id),
             'allergens', coalesce(v.attribute_values -> 'allergens', p.attribute_values -> 'allergens', '[]')
                          || coalesce(c.allergens, '[]'),
             'isAlcohol', coalesce(${value(sql, 'alcohol')}, '0') = '1' or coalesce(c.alcohol, false),
             'isUnavailable', exists (
               select from location_unavailable_product u
                where u.location_id = o.pad_location_id
                  and (u.product_id in (i.product_id, i.variant_id)
                       or u.product_id in (select s.product_id from order_item_bundle_selection s where s.order_item_id = i.id))))
             order by i.id) as lines
      from order_item i
      left join product_values p on p.product_id = i.product_id and p.store_id = 0
      left join product_values v on v.product_id = i.variant_id and v.store_id = 0
      left join product_values l on l.product_id = i.product_id and l.store_id = ${storeId}
      left join lateral (
        select jsonb_agg(distinct a.id) filter (where a.id is not null) as allergens,
               bool_or(coalesce(b.attribute_values ->> 'alcohol', '0') = '1') as alcohol
          from order_item_bundle_selection s
          join product_values b on b.product_id = s.product_id and b.store_id = 0
          left join lateral jsonb_array_elements(
            case jsonb_typeof(b.attribute_values -> 'allergens') when 'array' then b.attribute_values -> 'allergens' else '[]' end
          ) a(id) on true
         where s.order_item_id = i.id) c on true
     where i.order_id = o.id and i.quantity > i.quantity_canceled + i.quantity_refunded) i on true`

/**
 * The orders that a location has to make and hand over until `until`, the earliest slot first: confirmed, and not handed
 * over before `since`.
 */
export async function selectTickets(
  sql: Queryable,
  { locationId, until, since, ...reading }: TicketReading & { locationId: number; until: Date; since: Date },
): Promise<Ticket[]> {
  return await sql<Ticket[]>`
    select ${columns(sql)} from ${tables(sql, reading)}
     where o.pad_location_id = ${locationId} and o.status = 'processing' and o.pad_starts_at < ${until}
       and (o.preparation <> 'handed_over' or o.preparation_changed_at > ${since})
     order by o.pad_starts_at, o.id`
}

/** One order as {@link selectTickets} has it, whatever its status; undefined for one without a point of sale. */
export async function selectTicket(
  sql: Queryable,
  orderId: number,
  reading: TicketReading,
): Promise<Ticket | undefined> {
  const [ticket] = await sql<Ticket[]>`
    select ${columns(sql)} from ${tables(sql, reading)}
     where o.id = ${orderId} and o.pad_location_id is not null`
  return ticket
}

const noDetails: DeliveryDetails = {
  padCode: null,
  padFloor: null,
  padAppt: null,
  padInstructions: null,
  padRingOption: null,
  padLatitude: null,
  padLongitude: null,
}

/** Where an order has to be brought. */
export type StopAddress = DeliveryDetails & {
  orderId: number
  company: string | null
  street: string[]
  postcode: string
  city: string
  telephone: string | null
}

export async function selectStopAddresses(
  sql: Queryable,
  orderIds: readonly number[],
): Promise<StopAddress[]> {
  const rows = await sql<(StopAddress & { delivery: DeliveryDetails | null })[]>`
    select order_id as "orderId", company, street, coalesce(postcode, '') as postcode, city, telephone, delivery
      from order_address where kind = 'shipping' and order_id = any(${orderIds}::integer[])`
  return rows.map(({ delivery, ...address }) => ({ ...noDetails, ...address, ...delivery }))
}

/** Who is asked for by whom: the place of an order, for the check of what somebody may see. */
export type TicketPlace = { number: string; websiteId: number; locationId: number | null }

export async function selectTicketPlace(sql: Queryable, orderId: number): Promise<TicketPlace | undefined> {
  const [place] = await sql<TicketPlace[]>`
    select number, website_id as "websiteId", pad_location_id as "locationId" from sales_order where id = ${orderId}`
  return place
}
