import type { StaffPlace } from '@comptoir/contract/generated/admin'
import type { AdminContext } from '../platform/admin/context.ts'
import { withinScope } from '../platform/admin/scope.ts'

/** The websites and points of sale of a person, with their names in the language of the request. */
export async function placeShapes({ app, staff, language }: AdminContext): Promise<StaffPlace[]> {
  const { sql } = app
  const websites = await sql<{ id: number; name: string; currency: string }[]>`
    select id, name, currency from website w
     where ${staff.websiteIds ? sql`w.id = any(${[...staff.websiteIds]})` : sql`true`} order by id`
  const locations = await sql<{ id: number; websiteId: number; name: string }[]>`
    select l.id, l.website_id as "websiteId",
           coalesce((select title from location_text t where t.location_id = l.id
                      order by t.language <> ${language}, t.language limit 1), l.code) as name
      from location l where ${withinScope(sql, staff, sql`l.website_id`, sql`l.id`)} order by l.position, l.id`
  return websites.map(({ id, name, currency }) => ({
    id: String(id),
    name,
    currency,
    locations: locations
      .filter(({ websiteId }) => websiteId === id)
      .map((location) => ({ id: String(location.id), name: location.name })),
  }))
}
