import type { Queryable } from '../platform/database.ts'
import { roleColumns, roleOf, type RoleRow, type StaffRole } from './roles.sql.ts'

export type InvitationRecord = {
  id: number
  email: string
  name: string
  language: string
  role: StaffRole
  websiteIds: readonly number[] | null
  locationIds: readonly number[] | null
  invitedBy: string
  createdAt: Date
  expiresAt: Date
}

type InvitationRow = Omit<InvitationRecord, 'role'> & RoleRow

const invitationColumns = (sql: Queryable) => sql`
  i.id, i.email, i.name, i.language, i.website_ids as "websiteIds", i.location_ids as "locationIds",
  i.invited_by as "invitedBy", i.created_at as "createdAt", i.expires_at as "expiresAt", ${roleColumns(sql)}`

function invitationOf(row: InvitationRow): InvitationRecord {
  const { roleId, roleCode, roleName, rolePermissions, roleRefundLimit, roleRequires, ...own } = row
  const role = roleOf({ roleId, roleCode, roleName, rolePermissions, roleRefundLimit, roleRequires })
  return { ...own, role }
}

export async function selectInvitations(sql: Queryable): Promise<InvitationRecord[]> {
  const rows = await sql<InvitationRow[]>`
    select ${invitationColumns(sql)} from staff_invitation i join staff_role r on r.id = i.role_id
     order by i.created_at desc, i.id desc`
  return rows.map(invitationOf)
}

export async function selectInvitation(sql: Queryable, id: number): Promise<InvitationRecord | undefined> {
  const [row] = await sql<InvitationRow[]>`
    select ${invitationColumns(sql)} from staff_invitation i join staff_role r on r.id = i.role_id where i.id = ${id}`
  return row && invitationOf(row)
}

/** The invitation of a link that still works. */
export async function selectInvitationByToken(
  sql: Queryable,
  tokenHash: Buffer,
  now: Date,
): Promise<InvitationRecord | undefined> {
  const [row] = await sql<InvitationRow[]>`
    select ${invitationColumns(sql)} from staff_invitation i join staff_role r on r.id = i.role_id
     where i.token_hash = ${tokenHash} and i.expires_at > ${now}`
  return row && invitationOf(row)
}

export type NewInvitation = {
  email: string
  name: string
  language: string
  roleId: number
  websiteIds: readonly number[] | null
  locationIds: readonly number[] | null
  tokenHash: Buffer
  invitedBy: string
  createdAt: Date
  expiresAt: Date
}

/** Stores an invitation; it replaces an earlier one to the same e-mail. */
export async function saveInvitation(sql: Queryable, one: NewInvitation): Promise<number> {
  await sql`delete from staff_invitation where lower(email) = lower(${one.email})`
  const [row] = await sql<{ id: number }[]>`
    insert into staff_invitation (email, name, language, role_id, website_ids, location_ids, token_hash, invited_by,
                                  created_at, expires_at)
    values (${one.email}, ${one.name}, ${one.language}, ${one.roleId}, ${one.websiteIds}, ${one.locationIds},
            ${one.tokenHash}, ${one.invitedBy}, ${one.createdAt}, ${one.expiresAt})
    returning id`
  if (!row) throw new Error('An invitation was not written.')
  return row.id
}

export async function renewInvitation(
  sql: Queryable,
  id: number,
  { tokenHash, expiresAt }: { tokenHash: Buffer; expiresAt: Date },
): Promise<void> {
  await sql`update staff_invitation set token_hash = ${tokenHash}, expires_at = ${expiresAt} where id = ${id}`
}

/** Returns false when it was accepted or withdrawn before. */
export async function deleteInvitation(sql: Queryable, id: number): Promise<boolean> {
  const { count } = await sql`delete from staff_invitation where id = ${id}`
  return count > 0
}
