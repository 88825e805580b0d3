import { expectVersion, noChange, recordChange } from '../platform/admin/audit.ts'
import type { AdminContext } from '../platform/admin/context.ts'
import { InvalidInputError, invalidField } from '../platform/admin/errors.ts'
import type { JsonValue } from '../platform/database.ts'
import { revokeTokensOf } from './api-tokens.sql.ts'
import {
  demandAdministrator,
  demandGrant,
  editableStaff,
  idOf,
  placesOf,
  roleNameIn,
  type Places,
} from './grants.ts'
import { accountProblems } from './invitations.ts'
import { selectRole, type StaffRole } from './roles.sql.ts'
import { endOfGrace, hasSecondFactor } from './second-factor-state.ts'
import { deleteSecondFactors } from './second-factor.sql.ts'
import { deleteSessions } from './sessions.sql.ts'
import { demandConfirmedSession } from './sessions.ts'
import {
  lockStaff,
  updateDisabled,
  updateSecondFactorDue,
  updateStaff,
  type StaffRecord,
} from './staff.sql.ts'

/** Absent fields stay as they are. */
export type MemberInput = {
  name?: string | null
  roleId?: string | null
  places?: { websiteIds?: readonly string[] | null; locationIds?: readonly string[] | null } | null
}

type Target = { id: string; version: string }

export const memberEntity = ({ id, name }: Pick<StaffRecord, 'id' | 'name'>) => ({
  type: 'staff',
  id,
  label: name,
})

/**
 * Changes name, role and places of a member; the next request of theirs has them. Throws InvalidInputError,
 * GrantExceededError, and LastAdministratorError.
 */
export async function updateMember(
  ctx: AdminContext,
  { id, version }: Target,
  input: MemberInput,
): Promise<number> {
  const { app } = ctx
  await demandConfirmedSession(ctx)
  const member = await editableStaff(ctx, id)
  const role = input.roleId ? await grantableRole(ctx, input.roleId) : member.role
  const places: Places = input.places ? await placesOf(ctx, input.places) : member
  const name = input.name?.trim() ?? member.name
  const problems = accountProblems(ctx.language, { name, language: member.language })
  if (problems.length > 0) throw new InvalidInputError(problems)
  demandGrant(ctx, role, places)
  const [before, after] = changedValues(
    valuesOf(ctx.language, member, member.role, member),
    valuesOf(ctx.language, { name }, role, places),
  )
  await expectVersion(ctx, { type: 'staff', id: member.id }, version, Object.keys(after))
  if (Object.keys(after).length === 0) {
    noChange(ctx)
    return member.id
  }
  await lockStaff(app.sql)
  await updateStaff(app.sql, member.id, {
    name,
    roleId: role.id,
    websiteIds: places.websiteIds,
    locationIds: places.locationIds,
    secondFactorDueAt: dueOf(member, role, app.now()),
  })
  await demandAdministrator(ctx)
  await recordChange(ctx, {
    action: 'staff.update',
    entity: memberEntity({ id: member.id, name }),
    before,
    after,
  })
  return member.id
}

/** A role that exists; throws InvalidInputError. */
export async function grantableRole(ctx: AdminContext, id: string): Promise<StaffRole> {
  const role = await selectRole(ctx.app.sql, idOf(id))
  if (!role) throw invalidField(ctx.language, 'roleId', 'staff_role_unknown')
  return role
}

type Values = Record<string, JsonValue>

const valuesOf = (
  language: string,
  { name }: { name: string },
  role: StaffRole,
  { websiteIds, locationIds }: Places,
): Values => ({
  name,
  role: roleNameIn(language, role),
  websiteIds: websiteIds && [...websiteIds],
  locationIds: locationIds && [...locationIds],
})

/** The fields that differ, as they were and as they are. */
export function changedValues(before: Values, after: Values): [Values, Values] {
  const keys = Object.keys(after).filter(
    (key) => JSON.stringify(before[key] ?? null) !== JSON.stringify(after[key] ?? null),
  )
  const pick = (values: Values): Values => Object.fromEntries(keys.map((key) => [key, values[key] ?? null]))
  return [pick(before), pick(after)]
}

/** The end of the grace of a member who gets a role. */
function dueOf(member: StaffRecord, role: StaffRole, now: Date): Date | null {
  if (!role.requiresSecondFactor || hasSecondFactor(member)) return null
  return member.secondFactorDueAt ?? endOfGrace(now)
}

/** Ends all sessions and API tokens of a member, who cannot sign in any more. Throws LastAdministratorError. */
export async function disableMember(ctx: AdminContext, target: Target): Promise<number> {
  const { app } = ctx
  const member = await editableAt(ctx, target, ['disabledAt'])
  if (member.disabledAt) return unchanged(ctx, member)
  const at = app.now()
  await lockStaff(app.sql)
  await updateDisabled(app.sql, member.id, at)
  await demandAdministrator(ctx)
  await deleteSessions(app.sql, member.id)
  await revokeTokensOf(app.sql, member.id, at)
  await recordChange(ctx, {
    action: 'staff.disable',
    entity: memberEntity(member),
    before: { disabledAt: null },
    after: { disabledAt: at.toISOString() },
  })
  return member.id
}

export async function enableMember(ctx: AdminContext, target: Target): Promise<number> {
  const member = await editableAt(ctx, target, ['disabledAt'])
  if (!member.disabledAt) return unchanged(ctx, member)
  await updateDisabled(ctx.app.sql, member.id, null)
  await recordChange(ctx, {
    action: 'staff.enable',
    entity: memberEntity(member),
    before: { disabledAt: member.disabledAt.toISOString() },
    after: { disabledAt: null },
  })
  return member.id
}

/** Removes the second factors of a member, for one who has lost them; the sessions end, and the grace begins again. */
export async function resetSecondFactor(ctx: AdminContext, target: Target): Promise<number> {
  const { app } = ctx
  await demandConfirmedSession(ctx)
  const member = await editableAt(ctx, target, ['secondFactor'])
  await deleteSecondFactors(app.sql, member.id)
  await deleteSessions(app.sql, member.id)
  const dueAt = member.role.requiresSecondFactor ? endOfGrace(app.now()) : null
  await updateSecondFactorDue(app.sql, member.id, dueAt)
  await recordChange(ctx, {
    action: 'staff.reset_second_factor',
    entity: memberEntity(member),
    before: { secondFactor: hasSecondFactor(member) },
    after: { secondFactor: false },
  })
  return member.id
}

/** Ends all sessions of a member, but not the one that asks. */
export async function endMemberSessions(ctx: AdminContext, target: Target): Promise<number> {
  const member = await editableAt(ctx, target, ['sessions'])
  const sessions = await deleteSessions(ctx.app.sql, member.id, { excluding: ctx.staff.sessionId })
  await recordChange(ctx, {
    action: 'staff.end_sessions',
    entity: memberEntity(member),
    before: { sessions },
    after: { sessions: 0 },
  })
  return member.id
}

async function editableAt(
  ctx: AdminContext,
  { id, version }: Target,
  fields: readonly string[],
): Promise<StaffRecord> {
  const member = await editableStaff(ctx, id)
  await expectVersion(ctx, { type: 'staff', id: member.id }, version, fields)
  return member
}

function unchanged(ctx: AdminContext, member: StaffRecord): number {
  noChange(ctx)
  return member.id
}
