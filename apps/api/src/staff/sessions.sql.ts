import type { Queryable } from '../platform/database.ts'
import { staffColumns, staffOf, type StaffRecord, type StaffRow } from './staff.sql.ts'

export type SessionRecord = {
  id: number
  userAgent: string | null
  address: string | null
  createdAt: Date
  lastSeenAt: Date
  expiresAt: Date
  confirmedAt: Date | null
}

export type NewSession = {
  staffId: number
  tokenHash: Buffer
  userAgent: string | null
  address: string | null
  at: Date
  expiresAt: Date
  confirmedAt: Date | null
}

const sessionColumns = (sql: Queryable) => sql`
  t.id, t.user_agent as "userAgent", t.address, t.created_at as "createdAt", t.last_seen_at as "lastSeenAt",
  t.expires_at as "expiresAt", t.confirmed_at as "confirmedAt"`

export async function insertSession(sql: Queryable, one: NewSession): Promise<void> {
  await sql`
    insert into staff_session (staff_id, token_hash, user_agent, address, created_at, last_seen_at, expires_at,
                               confirmed_at)
    values (${one.staffId}, ${one.tokenHash}, ${one.userAgent}, ${one.address}, ${one.at}, ${one.at}, ${one.expiresAt},
            ${one.confirmedAt})`
  await sql`update staff set last_seen_at = ${one.at} where id = ${one.staffId}`
}

/** The account of a session's token with what its identity needs. */
export async function selectBySession(
  sql: Queryable,
  tokenHash: Buffer,
): Promise<{ staff: StaffRecord; sessionId: number; lastSeenAt: Date; expiresAt: Date } | undefined> {
  const [row] = await sql<(StaffRow & { sessionId: number; sessionSeenAt: Date; sessionExpiresAt: Date })[]>`
    select ${staffColumns(sql)}, t.id as "sessionId", t.last_seen_at as "sessionSeenAt",
           t.expires_at as "sessionExpiresAt"
      from staff_session t join staff s on s.id = t.staff_id join staff_role r on r.id = s.role_id
     where t.token_hash = ${tokenHash}`
  if (!row) return undefined
  const { sessionId, sessionSeenAt, sessionExpiresAt, ...staff } = row
  return { staff: staffOf(staff), sessionId, lastSeenAt: sessionSeenAt, expiresAt: sessionExpiresAt }
}

export async function touchSession(
  sql: Queryable,
  { sessionId, staffId }: { sessionId: number; staffId: number },
  at: Date,
  address: string | null,
): Promise<void> {
  await sql`
    update staff_session set last_seen_at = ${at}, address = coalesce(${address}, address) where id = ${sessionId}`
  await sql`update staff set last_seen_at = ${at} where id = ${staffId}`
}

export async function selectSessions(sql: Queryable, staffId: number, now: Date): Promise<SessionRecord[]> {
  return await sql<SessionRecord[]>`
    select ${sessionColumns(sql)} from staff_session t
     where t.staff_id = ${staffId} and t.expires_at > ${now} order by t.last_seen_at desc, t.id desc`
}

export async function selectSession(sql: Queryable, id: number): Promise<SessionRecord | undefined> {
  const [row] = await sql<SessionRecord[]>`
    select ${sessionColumns(sql)} from staff_session t where t.id = ${id}`
  return row
}

/** Sessions of each account that has any. */
export async function countSessions(sql: Queryable, now: Date): Promise<Map<number, number>> {
  const rows = await sql<{ staffId: number; count: number }[]>`
    select staff_id as "staffId", count(*)::int as count from staff_session where expires_at > ${now} group by staff_id`
  return new Map(rows.map(({ staffId, count }) => [staffId, count]))
}

export async function confirmSession(sql: Queryable, id: number, at: Date): Promise<void> {
  await sql`update staff_session set confirmed_at = ${at} where id = ${id}`
}

/** Returns false when the person has no such session. */
export async function deleteSession(
  sql: Queryable,
  { id, staffId }: { id: number; staffId: number },
): Promise<boolean> {
  const { count } = await sql`delete from staff_session where id = ${id} and staff_id = ${staffId}`
  return count > 0
}

/** Ends all sessions of a person, except one, and forgets their devices and open challenges. */
export async function deleteSessions(
  sql: Queryable,
  staffId: number,
  { excluding = null }: { excluding?: number | null } = {},
): Promise<number> {
  const { count } = await sql`
    delete from staff_session where staff_id = ${staffId} and id is distinct from ${excluding}`
  await sql`delete from staff_trusted_device where staff_id = ${staffId}`
  await sql`delete from staff_challenge where staff_id = ${staffId}`
  return count
}

export async function insertTrustedDevice(
  sql: Queryable,
  { tokenHash, staffId, expiresAt }: { tokenHash: Buffer; staffId: number; expiresAt: Date },
): Promise<void> {
  await sql`
    insert into staff_trusted_device (token_hash, staff_id, expires_at) values (${tokenHash}, ${staffId}, ${expiresAt})`
}

export async function isTrustedDevice(
  sql: Queryable,
  { tokenHash, staffId }: { tokenHash: Buffer; staffId: number },
  now: Date,
): Promise<boolean> {
  const rows = await sql`
    select from staff_trusted_device
     where token_hash = ${tokenHash} and staff_id = ${staffId} and expires_at > ${now}`
  return rows.length > 0
}

/** Deletes what expired: sessions, devices, challenges, links. Invitations stay, so that they can be sent again. */
export async function deleteExpired(sql: Queryable, now: Date): Promise<void> {
  await sql`delete from staff_session where expires_at <= ${now}`
  await sql`delete from staff_trusted_device where expires_at <= ${now}`
  await sql`delete from staff_challenge where expires_at <= ${now}`
  await sql`delete from staff_password_reset where expires_at <= ${now}`
}
