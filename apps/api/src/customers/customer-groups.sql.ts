import { priceDisplayOf, type PriceDisplay } from '@comptoir/rules/visitor'
import type { Identity } from '../platform/context.ts'
import type { Queryable } from '../platform/database.ts'

/** A customer of a website by the e-mail address, with the code of the group. */
export async function selectGroupOf(
  sql: Queryable,
  websiteId: number,
  email: string,
): Promise<{ id: number; group: string } | undefined> {
  const [row] = await sql<{ id: number; group: string }[]>`
    select c.id, g.code as "group" from customer c join customer_group g on g.id = c.group_id
     where c.website_id = ${websiteId} and lower(c.email) = lower(${email.trim()})`
  return row
}

/** Puts a customer into the group with this code; false when there is none. */
export async function setGroup(sql: Queryable, id: number, code: string): Promise<boolean> {
  const moved = await sql<{ id: number }[]>`
    update customer set group_id = g.id, updated_at = now() from customer_group g
     where customer.id = ${id} and g.code = ${code} returning customer.id`
  return moved.length > 0
}

/** Somebody of a group who is no customer, for prices that are tried; undefined when there is no such group. */
export async function selectGroupIdentity(
  sql: Queryable,
  websiteId: number,
  code: string,
): Promise<Identity | undefined> {
  const [row] = await sql<
    { id: number; kind: Identity['visitorKind']; display: PriceDisplay | null }[]
  >`select id, visitor_kind as kind, price_display as display from customer_group where code = ${code}`
  return (
    row && {
      customerId: 0,
      websiteId,
      groupId: row.id,
      groupCode: code,
      visitorKind: row.kind,
      priceDisplay: priceDisplayOf(row.kind, row.display),
      email: '',
      vatNumber: null,
      emailVerified: false,
      tokenHash: null,
      acting: null,
    }
  )
}
