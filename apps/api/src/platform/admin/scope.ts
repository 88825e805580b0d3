import { covers, type Place, type Scope } from '@comptoir/rules/permissions'
import type { Queryable, Row, Statement } from '../database.ts'
import type { AdminContext } from './context.ts'
import { RecordNotFoundError } from './errors.ts'

type Fragment = Statement<Row[]>

/**
 * The condition for records within a scope. `website` and `location` are SQL expressions; records of a type that belongs to
 * no point of sale leave `location` out, and who is limited to points of sale sees none of them.
 */
export function withinScope(
  sql: Queryable,
  { websiteIds, locationIds }: Scope,
  website: Fragment,
  location?: Fragment,
): Fragment {
  const ofWebsite = websiteIds ? sql`${website} = any(${[...websiteIds]}::int[])` : sql`true`
  if (!locationIds) return ofWebsite
  const ofLocation = location ? sql`${location} = any(${[...locationIds]}::int[])` : sql`false`
  return sql`(${ofWebsite} and ${ofLocation})`
}

/** Throws RecordNotFoundError for a record outside of what the person may see. */
export function demandPlace({ staff, language }: AdminContext, place: Place): void {
  if (!covers(staff, place)) throw new RecordNotFoundError(language)
}
