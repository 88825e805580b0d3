import { isPermission, STANDARD_ROLES, type Permission } from '@comptoir/rules/permissions'
import type { Queryable } from '../platform/database.ts'

export type StaffRole = {
  id: number
  /** Of a standard role. */
  code: string | null
  /** Null for a standard role that was not renamed. */
  name: string | null
  permissions: readonly Permission[]
  refundLimit: number | null
  requiresSecondFactor: boolean
}

export type RoleRow = {
  roleId: number
  roleCode: string | null
  roleName: string | null
  rolePermissions: string[] | null
  roleRefundLimit: number | null
  roleRequires: boolean
}

/** Columns of {@link RoleRow} from `staff_role r`. */
export const roleColumns = (sql: Queryable) => sql`
  r.id as "roleId", r.code as "roleCode", r.name as "roleName", r.permissions as "rolePermissions",
  r.refund_limit as "roleRefundLimit", r.requires_second_factor as "roleRequires"`

/** A standard role that nobody changed has the permissions of this version of the program. */
export function roleOf(row: RoleRow): StaffRole {
  const standard = STANDARD_ROLES.find(({ code }) => code === row.roleCode)
  const own = row.rolePermissions?.filter(isPermission)
  const isStandard = own === undefined && standard !== undefined
  return {
    id: row.roleId,
    code: row.roleCode,
    name: row.roleName,
    permissions: own ?? standard?.permissions ?? [],
    refundLimit: isStandard ? standard.refundLimit : row.roleRefundLimit,
    requiresSecondFactor: row.roleRequires,
  }
}

/** The standard roles in their order, then the others by name. */
export async function selectRoles(sql: Queryable): Promise<StaffRole[]> {
  const rows = await sql<RoleRow[]>`
    select ${roleColumns(sql)} from staff_role r
     order by r.code is null, case when r.code is null then lower(r.name) end, r.id`
  return rows.map(roleOf)
}

export async function selectRole(sql: Queryable, id: number): Promise<StaffRole | undefined> {
  const [row] = await sql<RoleRow[]>`select ${roleColumns(sql)} from staff_role r where r.id = ${id}`
  return row && roleOf(row)
}

export async function selectRoleByCode(sql: Queryable, code: string): Promise<StaffRole | undefined> {
  const [row] = await sql<RoleRow[]>`select ${roleColumns(sql)} from staff_role r where r.code = ${code}`
  return row && roleOf(row)
}

/** Active members by role. */
export async function countMembers(sql: Queryable): Promise<Map<number, number>> {
  const rows = await sql<{ roleId: number; count: number }[]>`
    select role_id as "roleId", count(*)::int as count from staff where disabled_at is null group by role_id`
  return new Map(rows.map(({ roleId, count }) => [roleId, count]))
}

export type RoleFields = Pick<StaffRole, 'permissions' | 'refundLimit' | 'requiresSecondFactor'> & {
  name: string | null
}

export async function insertRole(sql: Queryable, role: RoleFields): Promise<number> {
  const [row] = await sql<{ id: number }[]>`
    insert into staff_role (name, permissions, refund_limit, requires_second_factor)
    values (${role.name}, ${role.permissions}, ${role.refundLimit}, ${role.requiresSecondFactor}) returning id`
  if (!row) throw new Error('A role was not written.')
  return row.id
}

export async function updateRole(sql: Queryable, id: number, role: RoleFields): Promise<void> {
  await sql`
    update staff_role set name = ${role.name}, permissions = ${role.permissions}, refund_limit = ${role.refundLimit},
           requires_second_factor = ${role.requiresSecondFactor}
     where id = ${id}`
}

/** Sets or clears the end of the grace of a role's members when it starts or stops demanding a second factor. */
export async function updateGraceOfMembers(
  sql: Queryable,
  roleId: number,
  dueAt: Date | null,
): Promise<void> {
  await sql`
    update staff s set second_factor_due_at = case when ${dueAt}::timestamptz is null then null
           when s.totp_secret is null and not exists (select from staff_passkey p where p.staff_id = s.id)
           then ${dueAt}::timestamptz end
     where role_id = ${roleId}`
}

/** Returns false when somebody has the role or an invitation names it. */
export async function deleteRole(sql: Queryable, id: number): Promise<boolean> {
  const { count } = await sql`
    delete from staff_role r
     where id = ${id} and not exists (select from staff where role_id = r.id)
       and not exists (select from staff_invitation where role_id = r.id)`
  return count > 0
}
