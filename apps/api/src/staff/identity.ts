import { intersectGrants } from '@comptoir/rules/staff-grant'
import type { Grant } from '@comptoir/rules/permissions'
import type { StaffIdentity } from '../platform/admin/context.ts'
import type { App } from '../platform/context.ts'
import { SOURCE_LANGUAGE } from '../platform/messages.ts'
import { tokenHash } from '../platform/random-token.ts'
import { selectByToken, touchToken } from './api-tokens.sql.ts'
import { StaffTokenError } from './errors.ts'
import { isSecondFactorOverdue } from './second-factor-state.ts'
import { selectBySession, touchSession } from './sessions.sql.ts'
import { selectStaff, type StaffRecord } from './staff.sql.ts'

/** API tokens begin with it, so that people and scanners of secrets recognise them. */
export const API_TOKEN_PREFIX = 'cpt_'

/** Uses within this time are noted once. */
const noteMs = 60_000

/**
 * The person of a session's token, or the program of an API token, with what they may do now: roles, places and the state
 * of the account are read on each request. Throws StaffTokenError for a token that is unknown, ended or expired, and for
 * a disabled account.
 */
export async function identifyStaff(
  app: App,
  token: string,
  { address }: { address: string | null } = { address: null },
): Promise<StaffIdentity> {
  const hash = tokenHash(token)
  return token.startsWith(API_TOKEN_PREFIX)
    ? await identifyToken(app, hash)
    : await identifySession(app, hash, address)
}

async function identifySession(app: App, hash: Buffer, address: string | null): Promise<StaffIdentity> {
  const now = app.now()
  const found = await selectBySession(app.sql, hash)
  if (!found || found.expiresAt <= now || found.staff.disabledAt) throw new StaffTokenError(SOURCE_LANGUAGE)
  const { staff, sessionId } = found
  if (now.getTime() - found.lastSeenAt.getTime() >= noteMs)
    await touchSession(app.sql, { sessionId, staffId: staff.id }, now, address)
  return {
    ...grantOf(staff, now),
    staffId: staff.id,
    tokenId: null,
    sessionId,
    name: staff.name,
    email: staff.email,
    language: staff.language,
  }
}

async function identifyToken(app: App, hash: Buffer): Promise<StaffIdentity> {
  const now = app.now()
  const found = await selectByToken(app.sql, hash)
  const isEnded = !found || found.token.revokedAt !== null || found.token.expiresAt <= now
  if (isEnded || found.owner.disabledAt) throw new StaffTokenError(SOURCE_LANGUAGE)
  const { token, owner } = found
  if (!token.lastUsedAt || now.getTime() - token.lastUsedAt.getTime() >= noteMs)
    await touchToken(app.sql, token.id, now)
  const own = { ...token, permissions: new Set(token.permissions), locationIds: null, refundLimit: null }
  return {
    ...intersectGrants(pickGrant(own), grantOf(owner, now)),
    staffId: null,
    tokenId: token.id,
    sessionId: null,
    name: token.name,
    email: null,
    language: owner.language,
  }
}

/** What a person may do now, and their language; undefined for an account that is not in use. */
export async function grantOfAccount(
  app: App,
  staffId: number,
): Promise<(Grant & Pick<StaffRecord, 'language'>) | undefined> {
  const staff = await selectStaff(app.sql, staffId)
  if (!staff || staff.disabledAt) return undefined
  return { ...grantOf(staff, app.now()), language: staff.language }
}

/** What an account may do; nothing while its second factor is overdue. */
function grantOf(staff: StaffRecord, now: Date): Grant {
  return {
    permissions: new Set(isSecondFactorOverdue(staff, now) ? [] : staff.role.permissions),
    websiteIds: staff.websiteIds,
    locationIds: staff.locationIds,
    refundLimit: staff.role.refundLimit,
  }
}

const pickGrant = ({ permissions, websiteIds, locationIds, refundLimit }: Grant): Grant => ({
  permissions,
  websiteIds,
  locationIds,
  refundLimit,
})
