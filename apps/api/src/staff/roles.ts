import { isPermission, PERMISSIONS, type Permission } from '@comptoir/rules/permissions'
import { expectVersion, noChange, recordChange } from '../platform/admin/audit.ts'
import type { AdminContext } from '../platform/admin/context.ts'
import { InvalidInputError, RecordNotFoundError, type Problem } from '../platform/admin/errors.ts'
import type { JsonValue } from '../platform/database.ts'
import { messageIn } from '../platform/messages.ts'
import { RoleInUseError } from './errors.ts'
import { demandAdministrator, demandGrant, idOf, roleNameIn } from './grants.ts'
import { changedValues } from './members.ts'
import {
  deleteRole,
  insertRole,
  selectRole,
  updateGraceOfMembers,
  updateRole,
  type RoleFields,
  type StaffRole,
} from './roles.sql.ts'
import { endOfGrace } from './second-factor-state.ts'
import { demandConfirmedSession } from './sessions.ts'
import { lockStaff } from './staff.sql.ts'

type RoleInput = {
  name: string
  permissions: readonly string[]
  refundLimit?: number | null
  requiresSecondFactor: boolean
}

type Fields = RoleFields & { name: string }

const NAME_MAX = 60
const everywhere = { websiteIds: null, locationIds: null }
const roleEntity = (id: number, name: string) => ({ type: 'staff_role', id, label: name })

/** Makes a role. Throws InvalidInputError, and GrantExceededError for permissions that the person does not have. */
export async function createRole(ctx: AdminContext, input: RoleInput): Promise<number> {
  await demandConfirmedSession(ctx)
  const fields = checkedFields(ctx, input)
  demandGrant(ctx, { id: 0, code: null, ...fields }, ownPlaces(ctx))
  const id = await insertRole(ctx.app.sql, fields)
  await recordChange(ctx, {
    action: 'staff_role.create',
    entity: roleEntity(id, fields.name),
    after: valuesOf(fields),
  })
  return id
}

/**
 * Changes a role for all its members at once. Members get the grace again when it begins to demand a second factor. The
 * administrator's permissions cannot be changed, so that nobody is locked out.
 */
export async function changeRole(
  ctx: AdminContext,
  { id, version }: { id: string; version: string },
  input: RoleInput,
): Promise<number> {
  const { app } = ctx
  await demandConfirmedSession(ctx)
  const role = await existingRole(ctx, id)
  // A role may hold everywhere: only somebody who has all of it everywhere changes it.
  demandGrant(ctx, role, everywhere)
  const shown = roleNameIn(ctx.language, role)
  const fields = checkedFields(ctx, role.code === 'administrator' ? { ...input, ...allOf(role) } : input)
  demandGrant(ctx, { ...role, ...fields }, everywhere)
  const [before, after] = changedValues(valuesOf({ ...role, name: shown }), valuesOf(fields))
  await expectVersion(ctx, { type: 'staff_role', id: role.id }, version, Object.keys(after))
  if (Object.keys(after).length === 0) {
    noChange(ctx)
    return role.id
  }
  await lockStaff(app.sql)
  // A standard role keeps its translated names until it is renamed.
  const name = fields.name === shown ? role.name : fields.name
  await updateRole(app.sql, role.id, { ...fields, name })
  if (fields.requiresSecondFactor !== role.requiresSecondFactor)
    await updateGraceOfMembers(app.sql, role.id, fields.requiresSecondFactor ? endOfGrace(app.now()) : null)
  await demandAdministrator(ctx)
  await recordChange(ctx, {
    action: 'staff_role.update',
    entity: roleEntity(role.id, fields.name),
    before,
    after,
  })
  return role.id
}

/** Deletes a role that nobody has. Throws RoleInUseError. */
export async function removeRole(
  ctx: AdminContext,
  { id, version }: { id: string; version: string },
): Promise<number> {
  const role = await existingRole(ctx, id)
  demandGrant(ctx, role, everywhere)
  await expectVersion(ctx, { type: 'staff_role', id: role.id }, version)
  if (role.code === 'administrator' || !(await deleteRole(ctx.app.sql, role.id)))
    throw new RoleInUseError(ctx.language)
  const name = roleNameIn(ctx.language, role)
  await recordChange(ctx, {
    action: 'staff_role.delete',
    entity: roleEntity(role.id, name),
    before: valuesOf({ ...role, name }),
  })
  return role.id
}

async function existingRole(ctx: AdminContext, id: string): Promise<StaffRole> {
  const role = await selectRole(ctx.app.sql, idOf(id))
  if (!role) throw new RecordNotFoundError(ctx.language)
  return role
}

const ownPlaces = ({ staff: { websiteIds, locationIds } }: AdminContext) => ({ websiteIds, locationIds })

const allOf = ({ permissions, refundLimit }: StaffRole) => ({ permissions, refundLimit })

function checkedFields({ language }: AdminContext, input: RoleInput): Fields {
  const problems: Problem[] = []
  const name = input.name.trim()
  if (name === '' || name.length > NAME_MAX)
    problems.push({ field: 'name', message: messageIn(language, 'staff_name_invalid', { most: NAME_MAX }) })
  if (!input.permissions.every(isPermission))
    problems.push({ field: 'permissions', message: messageIn(language, 'staff_permission_unknown') })
  const refundLimit = input.refundLimit ?? null
  if (refundLimit !== null && refundLimit < 0)
    problems.push({ field: 'refundLimit', message: messageIn(language, 'staff_limit_invalid') })
  if (problems.length > 0) throw new InvalidInputError(problems)
  const wanted = new Set(input.permissions)
  return {
    name,
    permissions: PERMISSIONS.filter((one) => wanted.has(one)),
    refundLimit,
    requiresSecondFactor: input.requiresSecondFactor,
  }
}

function valuesOf(fields: {
  name: string
  permissions: readonly Permission[]
  refundLimit: number | null
  requiresSecondFactor: boolean
}): Record<string, JsonValue> {
  const { name, permissions, refundLimit, requiresSecondFactor } = fields
  return { name, permissions: [...permissions], refundLimit, requiresSecondFactor }
}
