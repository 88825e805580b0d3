import { allows, type Permission } from '@comptoir/rules/permissions'
import type { Queryable } from '../platform/database.ts'
import { grantOfRole } from './grants.ts'
import { selectAllStaff } from './staff.sql.ts'

/** The accounts in use that may do something on one of the websites, by name. */
export async function staffAllowed(
  sql: Queryable,
  permission: Permission,
  websiteIds: readonly number[],
): Promise<{ id: number; name: string }[]> {
  const all = await selectAllStaff(sql)
  return all
    .filter(({ disabledAt, role, ...places }) => {
      const grant = grantOfRole(role, places)
      return !disabledAt && websiteIds.some((websiteId) => allows(grant, permission, { websiteId }))
    })
    .map(({ id, name }) => ({ id, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
}
