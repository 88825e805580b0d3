import type {
  InviteStaffInput,
  MutationCreateRoleArgs,
  MutationInviteStaffArgs,
  MutationUpdateRoleArgs,
  MutationUpdateStaffMemberArgs,
  Role,
  StaffInvitation,
  StaffMember,
  StaffPlace,
} from '@comptoir/contract/generated/admin'
import { recordChange } from '../platform/admin/audit.ts'
import type { AdminContext, AdminResolverMap } from '../platform/admin/context.ts'
import { RecordNotFoundError } from '../platform/admin/errors.ts'
import { placeShapes } from './place-shapes.ts'
import { demandGrant, isVisible, placesOf, roleNameIn, visibleStaff } from './grants.ts'
import { invite, resendInvitation, visibleInvitation, withdrawInvitation } from './invitations.ts'
import { selectInvitations } from './invitations.sql.ts'
import {
  disableMember,
  enableMember,
  endMemberSessions,
  grantableRole,
  resetSecondFactor,
  updateMember,
} from './members.ts'
import { changeRole, createRole, removeRole } from './roles.ts'
import { demandConfirmedSession } from './sessions.ts'
import { invitationShapes, memberShapes, roleShapes } from './shapes.ts'
import { selectAllStaff } from './staff.sql.ts'

type WithId = { id: string }
type Versioned = WithId & { version: string }
type InvitationId = { invitationId: number }
type MemberId = { memberId: number }
type RoleId = { roleId: number }

async function inviteMember(ctx: AdminContext, input: InviteStaffInput): Promise<number> {
  await demandConfirmedSession(ctx)
  const role = await grantableRole(ctx, input.roleId)
  const places = await placesOf(ctx, input)
  demandGrant(ctx, role, places)
  const { email, name, language } = input
  const by = { name: ctx.staff.name, language: ctx.language }
  const { id } = await invite(ctx.app, ctx.app.sql, { email, name, language, role, ...places }, by)
  await recordChange(ctx, {
    action: 'staff.invite',
    entity: { type: 'staff_invitation', id, label: email },
    after: {
      email,
      name,
      role: roleNameIn(ctx.language, role),
      websiteIds: places.websiteIds && [...places.websiteIds],
      locationIds: places.locationIds && [...places.locationIds],
    },
  })
  return id
}

async function oneMember(ctx: AdminContext, id: string): Promise<StaffMember> {
  const [shape] = await memberShapes(ctx, [await visibleStaff(ctx, id)])
  if (!shape) throw new RecordNotFoundError(ctx.language)
  return shape
}

/** A mutation of a member that gives back the member. */
const memberMutation =
  (change: (ctx: AdminContext, target: Versioned) => Promise<number>) =>
  async (_: unknown, args: Versioned, ctx: AdminContext): Promise<MemberId> => ({
    memberId: await change(ctx, args),
  })

/** The team, its invitations and roles. */
export const teamAdmin: AdminResolverMap = {
  Query: {
    staffMembers: async (_: unknown, __: unknown, ctx: AdminContext): Promise<StaffMember[]> => {
      const all = await selectAllStaff(ctx.app.sql)
      return await memberShapes(
        ctx,
        all.filter((member) => isVisible(ctx, member)),
      )
    },
    staffMember: async (_: unknown, { id }: WithId, ctx: AdminContext) => await oneMember(ctx, id),
    staffInvitations: async (_: unknown, __: unknown, ctx: AdminContext): Promise<StaffInvitation[]> => {
      const all = await selectInvitations(ctx.app.sql)
      return await invitationShapes(
        ctx,
        all.filter((invitation) => isVisible(ctx, invitation)),
      )
    },
    staffPlaces: async (_: unknown, __: unknown, ctx: AdminContext): Promise<StaffPlace[]> =>
      await placeShapes(ctx),
    roles: async (_: unknown, __: unknown, ctx: AdminContext): Promise<Role[]> => await roleShapes(ctx),
  },
  Mutation: {
    inviteStaff: async (
      _: unknown,
      { input }: MutationInviteStaffArgs,
      ctx: AdminContext,
    ): Promise<InvitationId> => ({ invitationId: await inviteMember(ctx, input) }),
    resendInvitation: async (_: unknown, { id }: WithId, ctx: AdminContext): Promise<InvitationId> => ({
      invitationId: await resendInvitation(ctx, id),
    }),
    withdrawInvitation: async (_: unknown, { id }: WithId, ctx: AdminContext) => {
      await withdrawInvitation(ctx, id)
      return { id }
    },
    updateStaffMember: async (
      _: unknown,
      { input, ...target }: MutationUpdateStaffMemberArgs,
      ctx: AdminContext,
    ): Promise<MemberId> => ({ memberId: await updateMember(ctx, target, input) }),
    disableStaffMember: memberMutation(disableMember),
    enableStaffMember: memberMutation(enableMember),
    resetSecondFactor: memberMutation(resetSecondFactor),
    endStaffSessions: memberMutation(endMemberSessions),
    createRole: async (
      _: unknown,
      { input }: MutationCreateRoleArgs,
      ctx: AdminContext,
    ): Promise<RoleId> => ({
      roleId: await createRole(ctx, input),
    }),
    updateRole: async (
      _: unknown,
      { input, ...target }: MutationUpdateRoleArgs,
      ctx: AdminContext,
    ): Promise<RoleId> => ({ roleId: await changeRole(ctx, target, input) }),
    deleteRole: async (_: unknown, { id, version }: Versioned, ctx: AdminContext) => {
      await removeRole(ctx, { id, version })
      return { id }
    },
  },
  StaffInvitationPayload: {
    invitation: async ({ invitationId }: InvitationId, _: unknown, ctx: AdminContext) => {
      const [shape] = await invitationShapes(ctx, [await visibleInvitation(ctx, String(invitationId))])
      return shape
    },
  },
  StaffMemberPayload: {
    member: async ({ memberId }: MemberId, _: unknown, ctx: AdminContext) =>
      await oneMember(ctx, String(memberId)),
  },
  RolePayload: {
    role: async ({ roleId }: RoleId, _: unknown, ctx: AdminContext) =>
      (await roleShapes(ctx)).find(({ id }) => id === String(roleId)),
  },
}
