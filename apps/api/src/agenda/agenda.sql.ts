import { workStateOf, type OrderItemOption, type WorkState } from '../orders/index.ts'
import type { Queryable, Row, Statement } from '../platform/database.ts'
import type { DeliveryDetails } from '../platform/postal-address.ts'

type Fragment = Statement<Row[]>

/** A line of an order as those who deliver it need it; `weight` is that of one unit, as the product has it now. */
export type AgendaLine = {
  name: string
  quantity: number
  options: OrderItemOption[]
  weight: number | null
}

/** An order with an appointment, or one that needs one; null times are those of the latter. */
export type AgendaRow = {
  id: number
  number: string
  shippingMethod: string
  work: WorkState
  placedAt: Date
  startsAt: Date | null
  endsAt: Date | null
  sequence: number
  firstname: string
  lastname: string
  company: string | null
  street: string[]
  postcode: string | null
  city: string
  country: string
  region: string | null
  telephone: string | null
  details: DeliveryDetails | null
  comment: string | null
  lines: AgendaLine[]
}

const columns = (sql: Queryable) => sql`
  o.id, o.number, o.shipping_method as "shippingMethod", ${workStateOf(sql)} as work, o.created_at as "placedAt",
  o.appointment_starts_at as "startsAt", o.appointment_ends_at as "endsAt", o.appointment_sequence as sequence,
  a.firstname, a.lastname, a.company, a.street, a.postcode, a.city, a.country_code as country,
  a.region_code as region, a.telephone, a.delivery as details, o.comment_shipping as comment, l.lines
  from sales_order o
  join order_address a on a.order_id = o.id and a.kind = 'shipping'
  cross join lateral (
    select coalesce(jsonb_agg(jsonb_build_object(
             'name', i.name, 'quantity', i.quantity - i.quantity_canceled, 'options', i.options,
             'weight', coalesce(v.weight, p.weight, (
               select sum(one.weight * s.quantity)
                 from order_item_bundle_selection s join product one on one.sku = s.sku
                where s.order_item_id = i.id))) order by i.id), '[]') as lines
      from order_item i left join product v on v.id = i.variant_id left join product p on p.id = i.product_id
     where i.order_id = o.id and i.quantity > i.quantity_canceled) l`

/** Orders that are or were to be delivered: neither cancelled nor taken back, nor quotations without an answer. */
const isDelivered = (sql: Queryable): Fragment => sql`
  o.status not in ('canceled', 'closed') and not (o.is_quotation and o.quotation_accepted_at is null)`

/** The appointments of a website that begin in `[from, to)`, the earliest first; without `to` all later ones. */
export async function selectAppointments(
  sql: Queryable,
  { websiteId, from, to }: { websiteId: number; from: Date; to: Date | null },
): Promise<AgendaRow[]> {
  return await sql<AgendaRow[]>`
    select ${columns(sql)}
     where o.website_id = ${websiteId} and o.appointment_starts_at >= ${from}
       and o.appointment_starts_at < coalesce(${to}, 'infinity'::timestamptz) and ${isDelivered(sql)}
     order by o.appointment_starts_at, o.id`
}

/** When a shipping method needs an appointment. */
export type Needing = { method: string; fromWeight: number | null; optionSkus: readonly string[] }

/** Open orders of a website that need an appointment and have none, the oldest first; unpaid ones are not among them. */
export async function selectUnscheduled(
  sql: Queryable,
  websiteId: number,
  needing: readonly Needing[],
  limit: number,
): Promise<(AgendaRow & { total: number })[]> {
  if (needing.length === 0) return []
  return await sql<(AgendaRow & { total: number })[]>`
    select count(*) over ()::int as total, ${columns(sql)}
     where o.website_id = ${websiteId} and o.appointment_starts_at is null
       and o.status in ('pending', 'processing', 'holded', 'payzen_to_validate') and ${isDelivered(sql)}
       and exists (
         select from jsonb_to_recordset(${sql.json(needing.map((one) => ({ ...one, optionSkus: [...one.optionSkus] })))})
                  as n(method text, "fromWeight" numeric, "optionSkus" jsonb)
           cross join jsonb_array_elements(l.lines) as line
          where n.method = o.shipping_method
            and ((line ->> 'weight')::numeric >= n."fromWeight"
                 or exists (select from jsonb_array_elements(line -> 'options') as option
                              cross join jsonb_array_elements_text(coalesce(option -> 'skus', '[]')) as sku
                             where n."optionSkus" ? sku)))
     order by o.created_at, o.id limit ${limit}`
}
