import type {
  ApiToken,
  Device,
  InvitationOffer,
  Me,
  Passkey,
  Role,
  SecondFactor,
  SignInResult as SignInResultShape,
  StaffInvitation,
  StaffMember,
  StaffSession,
} from '@comptoir/contract/generated/admin'
import { hiddenAddress } from '@comptoir/rules/network-address'
import { isWithinGrant } from '@comptoir/rules/staff-grant'
import { deviceOf } from '@comptoir/rules/user-agent'
import { versionsOf } from '../platform/admin/audit.ts'
import type { AdminContext } from '../platform/admin/context.ts'
import type { App } from '../platform/context.ts'
import type { ListedToken } from './api-tokens.sql.ts'
import { grantOfRole, isAdministrator, roleNameIn } from './grants.ts'
import type { InvitationRecord } from './invitations.sql.ts'
import { countMembers, selectRoles, type StaffRole } from './roles.sql.ts'
import { hasSecondFactor, isSecondFactorOverdue } from './second-factor-state.ts'
import type { PasskeyRecord } from './second-factor.sql.ts'
import { countSessions, selectSession, selectSessions, type SessionRecord } from './sessions.sql.ts'
import { confirmedUntil } from './sessions.ts'
import type { OpenChallenge, SignInResult } from './sign-in.ts'
import { selectAllStaff, selectStaff, type StaffRecord } from './staff.sql.ts'

const iso = (time: Date | null): string | null => time?.toISOString() ?? null
const idsOf = (ids: readonly number[] | null): string[] | null => ids?.map(String) ?? null

/** Browser and system of a session. */
const deviceShape = (userAgent: string | null): Device | null => deviceOf(userAgent)

export async function signInShape(app: App, result: SignInResult): Promise<SignInResultShape> {
  const none = { session: null, challenge: null, failure: null }
  if ('failure' in result) return { ...none, failure: result.failure }
  if ('challenge' in result) return { ...none, challenge: await challengeShape(app, result.challenge) }
  const { token, expiresAt, deviceToken, deviceTokenExpiresAt } = result.session
  return {
    ...none,
    session: {
      token,
      expiresAt: expiresAt.toISOString(),
      deviceToken,
      deviceTokenExpiresAt: iso(deviceTokenExpiresAt),
    },
  }
}

async function challengeShape(app: App, { token, expiresAt, staff }: OpenChallenge) {
  const all = await selectAllStaff(app.sql)
  const [last] = await selectSessions(app.sql, staff.id, app.now())
  const methods: ('TOTP' | 'PASSKEY' | 'RECOVERY_CODE')[] = []
  if (staff.totpSecret !== null) methods.push('TOTP')
  if (staff.passkeys > 0) methods.push('PASSKEY')
  if (staff.recoveryCodes > 0) methods.push('RECOVERY_CODE')
  return {
    token,
    expiresAt: expiresAt.toISOString(),
    methods,
    recoveryCodesLeft: staff.recoveryCodes,
    email: staff.email,
    name: staff.name,
    language: staff.language,
    administrators: all
      .filter((one) => one.id !== staff.id && isAdministrator(one))
      .slice(0, 3)
      .map(({ name }) => name),
    lastSignIn: last
      ? {
          at: last.createdAt.toISOString(),
          device: deviceShape(last.userAgent),
          address: last.address && hiddenAddress(last.address),
        }
      : null,
  }
}

/** The person or the API token of a request. */
export async function meShape({ app, staff, language }: AdminContext): Promise<Me> {
  const now = app.now()
  const own = staff.staffId === null ? undefined : await selectStaff(app.sql, staff.staffId)
  const session = staff.sessionId === null ? undefined : await selectSession(app.sql, staff.sessionId)
  const none = {
    hasTotp: false,
    passkeys: 0,
    recoveryCodesLeft: 0,
    isRequired: false,
    dueAt: null,
    isOverdue: false,
  }
  return {
    id: own ? String(own.id) : null,
    name: own?.name ?? staff.name,
    email: own?.email ?? '',
    language: own?.language ?? staff.language,
    roleName: own ? roleNameIn(language, own.role) : null,
    permissions:
      own && isSecondFactorOverdue(own, now) ? [] : [...(own?.role.permissions ?? staff.permissions)],
    refundLimit: staff.refundLimit,
    websiteIds: idsOf(staff.websiteIds),
    locationIds: idsOf(staff.locationIds),
    secondFactor: own ? secondFactorShape(own, now) : none,
    confirmedUntil: session ? iso(confirmedUntil(session, now)) : null,
  }
}

function secondFactorShape(staff: StaffRecord, now: Date): SecondFactor {
  const isRequired = staff.role.requiresSecondFactor
  const dueAt = isRequired && !hasSecondFactor(staff) ? iso(staff.secondFactorDueAt) : null
  return {
    hasTotp: staff.totpSecret !== null,
    passkeys: staff.passkeys,
    recoveryCodesLeft: staff.recoveryCodes,
    isRequired,
    dueAt,
    isOverdue: isSecondFactorOverdue(staff, now),
  }
}

/** Members as the person may see them. */
export async function memberShapes(
  ctx: AdminContext,
  members: readonly StaffRecord[],
): Promise<StaffMember[]> {
  const { sql, now } = ctx.app
  const at = now()
  const versions = await versionsOf(
    sql,
    'staff',
    members.map(({ id }) => id),
  )
  const sessions = await countSessions(sql, at)
  const roles = new Map((await roleShapes(ctx)).map((role) => [role.id, role]))
  return members.flatMap((member) => {
    const role = roles.get(String(member.role.id))
    if (!role) return []
    return {
      id: String(member.id),
      version: versions.get(String(member.id)) ?? '0',
      email: member.email,
      name: member.name,
      language: member.language,
      role,
      websiteIds: idsOf(member.websiteIds),
      locationIds: idsOf(member.locationIds),
      secondFactor: secondFactorShape(member, at),
      sessions: sessions.get(member.id) ?? 0,
      lastSeenAt: iso(member.lastSeenAt),
      createdAt: member.createdAt.toISOString(),
      disabledAt: iso(member.disabledAt),
      isMe: member.id === ctx.staff.staffId,
      canEdit: mayEdit(ctx, member.role, member),
    }
  })
}

/** All roles as the person may see them. */
export async function roleShapes(ctx: AdminContext): Promise<Role[]> {
  const { sql } = ctx.app
  const roles = await selectRoles(sql)
  const members = await countMembers(sql)
  const versions = await versionsOf(
    sql,
    'staff_role',
    roles.map(({ id }) => id),
  )
  return roles.map((role) => ({
    id: String(role.id),
    version: versions.get(String(role.id)) ?? '0',
    name: roleNameIn(ctx.language, role),
    code: role.code,
    permissions: [...role.permissions],
    refundLimit: role.refundLimit,
    requiresSecondFactor: role.requiresSecondFactor,
    members: members.get(role.id) ?? 0,
    canEdit: mayEdit(ctx, role, { websiteIds: null, locationIds: null }),
    canGrant: mayEdit(ctx, role, ctx.staff),
  }))
}

function mayEdit(
  { staff }: AdminContext,
  role: StaffRole,
  places: { websiteIds: readonly number[] | null; locationIds: readonly number[] | null },
): boolean {
  return staff.permissions.has('staff.edit') && isWithinGrant(grantOfRole(role, places), staff)
}

export async function invitationShapes(
  ctx: AdminContext,
  invitations: readonly InvitationRecord[],
): Promise<StaffInvitation[]> {
  const roles = new Map((await roleShapes(ctx)).map((role) => [role.id, role]))
  return invitations.flatMap(({ id, email, name, language, ...one }) => {
    const role = roles.get(String(one.role.id))
    if (!role) return []
    return {
      id: String(id),
      email,
      name,
      language,
      role,
      websiteIds: idsOf(one.websiteIds),
      locationIds: idsOf(one.locationIds),
      invitedBy: one.invitedBy,
      createdAt: one.createdAt.toISOString(),
      expiresAt: one.expiresAt.toISOString(),
      isExpired: one.expiresAt <= ctx.app.now(),
    }
  })
}

export const offerShape = (invitation: InvitationRecord): InvitationOffer => ({
  email: invitation.email,
  name: invitation.name,
  language: invitation.language,
  roleName: roleNameIn(invitation.language, invitation.role),
  invitedBy: invitation.invitedBy,
  expiresAt: invitation.expiresAt.toISOString(),
})

export const sessionShape = ({ staff }: AdminContext, session: SessionRecord): StaffSession => ({
  id: String(session.id),
  device: deviceShape(session.userAgent),
  address: session.address,
  createdAt: session.createdAt.toISOString(),
  lastSeenAt: session.lastSeenAt.toISOString(),
  expiresAt: session.expiresAt.toISOString(),
  isCurrent: session.id === staff.sessionId,
})

export const passkeyShape = ({ id, name, createdAt, lastUsedAt }: PasskeyRecord): Passkey => ({
  id: String(id),
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: iso(lastUsedAt),
})

export const tokenShape = ({ staff }: AdminContext, token: ListedToken): ApiToken => ({
  id: String(token.id),
  name: token.name,
  ending: token.ending,
  owner: token.ownerName,
  isMine: token.staffId === staff.staffId,
  permissions: token.permissions,
  websiteIds: idsOf(token.websiteIds),
  createdAt: token.createdAt.toISOString(),
  expiresAt: token.expiresAt.toISOString(),
  lastUsedAt: iso(token.lastUsedAt),
  revokedAt: iso(token.revokedAt),
})
