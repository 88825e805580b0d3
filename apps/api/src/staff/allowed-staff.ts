import { allows, type Permission, type Place } from '@comptoir/rules/permissions'
import type { Queryable } from '../platform/database.ts'
import { grantOfRole } from './grants.ts'
import { selectAllStaff } from './staff.sql.ts'

/** The accounts in use that may do something on one of the websites, by name. */
export async function staffAllowed(
  sql: Queryable,
  permission: Permission,
  websiteIds: readonly number[],
): Promise<{ id: number; name: string }[]> {
  return await staffAllowedAt(sql, permission, ...websiteIds.map((websiteId) => ({ websiteId })))
}

/** The accounts in use that may do something at one of the places, by name. */
export async function staffAllowedAt(
  sql: Queryable,
  permission: Permission,
  ...wanted: readonly Place[]
): Promise<{ id: number; name: string }[]> {
  const all = await selectAllStaff(sql)
  return all
    .filter(({ disabledAt, role, ...places }) => {
      const grant = grantOfRole(role, places)
      return !disabledAt && wanted.some((place) => allows(grant, permission, place))
    })
    .map(({ id, name }) => ({ id, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
}
