import type { Queryable, Transaction } from '../../platform/database.ts'
import { postalFields, type PostalAddress } from '../../platform/postal-address.ts'
import type { OrderAddressRecord } from '../order.ts'

export async function insertNote(
  sql: Queryable,
  note: { orderId: number; staffId: number | null; author: string; text: string; at: Date },
): Promise<number> {
  const [row] = await sql<[{ id: number }]>`
    insert into order_note (order_id, staff_id, author, text, created_at)
    values (${note.orderId}, ${note.staffId}, ${note.author}, ${note.text}, ${note.at}) returning id`
  return row.id
}

/** Deletes a note that this person wrote; returns its text. */
export async function deleteNote(
  sql: Queryable,
  { id, orderId, staffId }: { id: number; orderId: number; staffId: number },
): Promise<string | undefined> {
  const [row] = await sql<{ text: string }[]>`
    delete from order_note where id = ${id} and order_id = ${orderId} and staff_id = ${staffId} returning text`
  return row?.text
}

export async function updateAssignee(
  sql: Queryable,
  ids: readonly number[],
  staffId: number | null,
): Promise<void> {
  await sql`update sales_order set assigned_to = ${staffId} where id = any(${ids}::integer[])`
}

/** A person who can be assigned. */
export async function selectAssignee(
  sql: Queryable,
  id: number,
): Promise<{ id: number; name: string } | undefined> {
  const [row] = await sql<{ id: number; name: string }[]>`
    select id, name from staff where id = ${id} and disabled_at is null`
  return row
}

export async function updateTags(sql: Queryable, orderId: number, tags: readonly string[]): Promise<void> {
  await sql`update sales_order set tags = ${tags}::text[] where id = ${orderId}`
}

/** What staff may change of an address; the rest stays. */
export type EditedAddress = Pick<
  PostalAddress,
  'firstname' | 'lastname' | 'company' | 'street' | 'postcode' | 'city' | 'telephone'
>

export async function updateOrderAddress(
  sql: Queryable,
  orderId: number,
  kind: OrderAddressRecord['kind'],
  address: PostalAddress,
): Promise<void> {
  const { firstname, lastname, company, street, postcode, city, telephone } = postalFields(address)
  await sql`
    update order_address
       set firstname = ${firstname}, lastname = ${lastname}, company = ${company}, street = ${street}::text[],
           postcode = ${postcode}, city = ${city}, telephone = ${telephone}
     where order_id = ${orderId} and kind = ${kind}`
}

/** The day is also that of the promised delivery. */
export async function updateAppointment(
  tx: Transaction,
  orderId: number,
  { startsAt, endsAt, day }: { startsAt: Date; endsAt: Date; day: string },
): Promise<void> {
  await tx`
    update sales_order
       set appointment_starts_at = ${startsAt}, appointment_ends_at = ${endsAt}, delivery_date = ${day},
           appointment_sequence = appointment_sequence + 1
     where id = ${orderId}`
}
