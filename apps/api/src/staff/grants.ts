import { isWithinGrant } from '@comptoir/rules/staff-grant'
import type { Grant } from '@comptoir/rules/permissions'
import { InvalidInputError, RecordNotFoundError, type Problem } from '../platform/admin/errors.ts'
import type { AdminContext } from '../platform/admin/context.ts'
import type { Queryable } from '../platform/database.ts'
import { isTextKey, messageIn } from '../platform/messages.ts'
import { GrantExceededError, LastAdministratorError, PersonNeededError } from './errors.ts'
import type { StaffRole } from './roles.sql.ts'
import { selectAllStaff, selectStaff, type StaffRecord } from './staff.sql.ts'

/** Where an account works: null for everywhere, null for whole websites. */
export type Places = { websiteIds: readonly number[] | null; locationIds: readonly number[] | null }

/** The name of a role in a language: standard roles are translated until they are renamed. */
export function roleNameIn(language: string, { name, code }: Pick<StaffRole, 'name' | 'code'>): string {
  const key = `role_${code ?? ''}`
  return name ?? (isTextKey(key) ? messageIn(language, key) : (code ?? ''))
}

/** What an account with a role may do at its places, whether or not a second factor is due. */
export const grantOfRole = ({ permissions, refundLimit }: StaffRole, places: Places): Grant => ({
  permissions: new Set(permissions),
  refundLimit,
  websiteIds: places.websiteIds,
  locationIds: places.locationIds,
})

/** Throws GrantExceededError when the person would give what they do not have. */
export function demandGrant({ staff, language }: AdminContext, role: StaffRole, places: Places): void {
  if (!isWithinGrant(grantOfRole(role, places), staff)) throw new GrantExceededError(language)
}

/** Whether an account works only where the person does: others are not shown. */
export function isVisible({ staff }: Pick<AdminContext, 'staff'>, places: Places): boolean {
  const { websiteIds, locationIds } = places
  return isWithinGrant({ permissions: new Set(), refundLimit: 0, websiteIds, locationIds }, staff)
}

/** An account that the person may change. Throws RecordNotFoundError, or GrantExceededError. */
export async function editableStaff(ctx: AdminContext, id: string): Promise<StaffRecord> {
  const member = await visibleStaff(ctx, id)
  demandGrant(ctx, member.role, member)
  return member
}

/** An account that the person may see; throws RecordNotFoundError. */
export async function visibleStaff(ctx: AdminContext, id: string): Promise<StaffRecord> {
  const member = await selectStaff(ctx.app.sql, idOf(id))
  if (!member || !isVisible(ctx, member)) throw new RecordNotFoundError(ctx.language)
  return member
}

/** The person who is signed in; throws PersonNeededError for an API token. */
export async function ownAccount(ctx: AdminContext): Promise<StaffRecord> {
  const { staffId } = ctx.staff
  const own = staffId === null ? undefined : await selectStaff(ctx.app.sql, staffId)
  if (!own) throw new PersonNeededError(ctx.language)
  return own
}

/** Throws LastAdministratorError when nobody is left who may manage the team everywhere. */
export async function demandAdministrator({ app, language }: AdminContext): Promise<void> {
  const all = await selectAllStaff(app.sql)
  if (!all.some(isAdministrator)) throw new LastAdministratorError(language)
}

/** Whether an active account may manage the team everywhere. */
export function isAdministrator({ disabledAt, role, websiteIds, locationIds }: StaffRecord): boolean {
  return (
    disabledAt === null &&
    websiteIds === null &&
    locationIds === null &&
    role.permissions.includes('staff.edit')
  )
}

/** An id of the API as a number; one that is none has no record. */
export const idOf = (id: string): number => (/^\d{1,9}$/.test(id) ? Number(id) : 0)

/** The places of an input; throws InvalidInputError for websites and points of sale that do not exist or do not match. */
export async function placesOf(
  ctx: AdminContext,
  input: { websiteIds?: readonly string[] | null; locationIds?: readonly string[] | null },
): Promise<Places> {
  const websiteIds = input.websiteIds ? [...new Set(input.websiteIds.map(idOf))].toSorted(byNumber) : null
  const locationIds = input.locationIds ? [...new Set(input.locationIds.map(idOf))].toSorted(byNumber) : null
  const known = await selectPlaces(ctx.app.sql)
  const problems: Problem[] = []
  const problem = (field: string) =>
    problems.push({ field, message: messageIn(ctx.language, 'staff_places_unknown') })
  if (websiteIds && (websiteIds.length === 0 || websiteIds.some((id) => !known.websites.has(id))))
    problem('websiteIds')
  const isElsewhere = (id: number) => {
    const websiteId = known.locations.get(id)
    return websiteId === undefined || (websiteIds !== null && !websiteIds.includes(websiteId))
  }
  if (locationIds && (locationIds.length === 0 || locationIds.some(isElsewhere))) problem('locationIds')
  if (problems.length > 0) throw new InvalidInputError(problems)
  // Points of sale alone say their websites.
  const ofLocations = locationIds?.flatMap((id) => known.locations.get(id) ?? [])
  const implied = ofLocations ? [...new Set(ofLocations)].toSorted(byNumber) : null
  return { websiteIds: websiteIds ?? implied, locationIds }
}

const byNumber = (a: number, b: number) => a - b

async function selectPlaces(
  sql: Queryable,
): Promise<{ websites: ReadonlySet<number>; locations: ReadonlyMap<number, number> }> {
  const websites = await sql<{ id: number }[]>`select id from website`
  const locations = await sql<{ id: number; websiteId: number }[]>`
    select id, website_id as "websiteId" from location`
  return {
    websites: new Set(websites.map(({ id }) => id)),
    locations: new Map(locations.map(({ id, websiteId }) => [id, websiteId])),
  }
}
