import type { Queryable } from '../platform/database.ts'
import { roleColumns, roleOf, type RoleRow, type StaffRole } from './roles.sql.ts'

export type StaffRecord = {
  id: number
  email: string
  name: string
  language: string
  passwordHash: string
  role: StaffRole
  websiteIds: readonly number[] | null
  locationIds: readonly number[] | null
  totpSecret: string | null
  passkeys: number
  recoveryCodes: number
  secondFactorDueAt: Date | null
  createdAt: Date
  lastSeenAt: Date | null
  disabledAt: Date | null
}

export type StaffRow = Omit<StaffRecord, 'role'> & RoleRow

/** Columns of {@link StaffRow} from `staff s` and `staff_role r`. */
export const staffColumns = (sql: Queryable) => sql`
  s.id, s.email, s.name, s.language, s.password_hash as "passwordHash", s.website_ids as "websiteIds",
  s.location_ids as "locationIds", s.totp_secret as "totpSecret",
  (select count(*)::int from staff_passkey p where p.staff_id = s.id) as passkeys,
  (select count(*)::int from staff_recovery_code c where c.staff_id = s.id) as "recoveryCodes",
  s.second_factor_due_at as "secondFactorDueAt", s.created_at as "createdAt", s.last_seen_at as "lastSeenAt",
  s.disabled_at as "disabledAt", ${roleColumns(sql)}`

export function staffOf(row: StaffRow): StaffRecord {
  const { roleId, roleCode, roleName, rolePermissions, roleRefundLimit, roleRequires, ...own } = row
  const role = roleOf({ roleId, roleCode, roleName, rolePermissions, roleRefundLimit, roleRequires })
  return { ...own, role }
}

export async function selectStaff(sql: Queryable, id: number): Promise<StaffRecord | undefined> {
  const [row] = await sql<StaffRow[]>`
    select ${staffColumns(sql)} from staff s join staff_role r on r.id = s.role_id where s.id = ${id}`
  return row && staffOf(row)
}

export async function selectStaffByEmail(sql: Queryable, email: string): Promise<StaffRecord | undefined> {
  const [row] = await sql<StaffRow[]>`
    select ${staffColumns(sql)} from staff s join staff_role r on r.id = s.role_id
     where lower(s.email) = lower(${email})`
  return row && staffOf(row)
}

/** All accounts by name, disabled ones last. */
export async function selectAllStaff(sql: Queryable): Promise<StaffRecord[]> {
  const rows = await sql<StaffRow[]>`
    select ${staffColumns(sql)} from staff s join staff_role r on r.id = s.role_id
     order by s.disabled_at is not null, lower(s.name), s.id`
  return rows.map(staffOf)
}

/** Locks all accounts until the end of the transaction, so that two changes cannot both remove the last administrator. */
export async function lockStaff(sql: Queryable): Promise<void> {
  await sql`select id from staff order by id for update`
}

export type NewStaff = {
  email: string
  name: string
  language: string
  passwordHash: string
  roleId: number
  websiteIds: readonly number[] | null
  locationIds: readonly number[] | null
  secondFactorDueAt: Date | null
  createdAt: Date
}

/** Returns the id; undefined when the e-mail has an account. */
export async function insertStaff(sql: Queryable, one: NewStaff): Promise<number | undefined> {
  const [row] = await sql<{ id: number }[]>`
    insert into staff (email, name, language, password_hash, role_id, website_ids, location_ids, second_factor_due_at,
                       created_at)
    values (${one.email}, ${one.name}, ${one.language}, ${one.passwordHash}, ${one.roleId}, ${one.websiteIds},
            ${one.locationIds}, ${one.secondFactorDueAt}, ${one.createdAt})
    on conflict (lower(email)) do nothing returning id`
  return row?.id
}

export async function updateStaff(
  sql: Queryable,
  id: number,
  one: {
    name: string
    roleId: number
    websiteIds: readonly number[] | null
    locationIds: readonly number[] | null
    secondFactorDueAt: Date | null
  },
): Promise<void> {
  await sql`
    update staff set name = ${one.name}, role_id = ${one.roleId}, website_ids = ${one.websiteIds},
           location_ids = ${one.locationIds}, second_factor_due_at = ${one.secondFactorDueAt}
     where id = ${id}`
}

export async function updateOwnAccount(
  sql: Queryable,
  id: number,
  { name, language }: { name: string; language: string },
): Promise<void> {
  await sql`update staff set name = ${name}, language = ${language} where id = ${id}`
}

export async function updatePassword(sql: Queryable, id: number, passwordHash: string): Promise<void> {
  await sql`update staff set password_hash = ${passwordHash} where id = ${id}`
  await sql`delete from staff_password_reset where staff_id = ${id}`
}

export async function updateDisabled(sql: Queryable, id: number, at: Date | null): Promise<void> {
  await sql`update staff set disabled_at = ${at} where id = ${id}`
}

export async function updateSecondFactorDue(sql: Queryable, id: number, at: Date | null): Promise<void> {
  await sql`update staff set second_factor_due_at = ${at} where id = ${id}`
}
