import { API_TOKEN_MAX_DAYS } from '@comptoir/rules/staff-limits'
import { isPermission, type Permission } from '@comptoir/rules/permissions'
import { DAY_MS } from '@comptoir/rules/duration'
import { noChange, recordChange } from '../platform/admin/audit.ts'
import type { AdminContext } from '../platform/admin/context.ts'
import {
  InvalidInputError,
  invalidField,
  RecordNotFoundError,
  type Problem,
} from '../platform/admin/errors.ts'
import { messageIn } from '../platform/messages.ts'
import { randomToken, tokenHash } from '../platform/random-token.ts'
import {
  insertApiToken,
  revokeToken,
  selectToken,
  selectTokens,
  updateTokenExpiry,
  type ListedToken,
} from './api-tokens.sql.ts'
import { demandGrant, idOf, ownAccount, placesOf } from './grants.ts'
import { API_TOKEN_PREFIX } from './identity.ts'
import { demandConfirmedSession } from './sessions.ts'
import { showOnce } from '../platform/admin/shown-once.ts'

type TokenInput = {
  name: string
  permissions: readonly string[]
  websiteIds?: readonly string[] | null
  expiresAt: string
}

const NAME_MAX = 60

/** Name under which the new token is shown once. */
export const API_TOKEN_SHOWN = 'api token'

const tokenEntity = ({ id, name }: { id: number; name: string }) => ({ type: 'api_token', id, label: name })

/** One's own tokens, for who may see the team those of all. */
export async function tokensFor({ app, staff }: AdminContext): Promise<ListedToken[]> {
  const seesAll =
    staff.permissions.has('staff.view') && staff.websiteIds === null && staff.locationIds === null
  return await selectTokens(app.sql, seesAll ? null : (staff.staffId ?? 0))
}

/** Makes an API token, which the response shows once. Throws PasswordNeededError, InvalidInputError, GrantExceededError. */
export async function createToken(ctx: AdminContext, input: TokenInput): Promise<number> {
  const { app } = ctx
  const own = await ownAccount(ctx)
  await demandConfirmedSession(ctx)
  const { name, permissions, expiresAt } = checkedInput(ctx, input)
  const { websiteIds } = await placesOf(ctx, { websiteIds: input.websiteIds ?? null })
  const given = { websiteIds: websiteIds ?? own.websiteIds, locationIds: own.locationIds }
  demandGrant(ctx, { ...own.role, permissions }, given)
  const secret = `${API_TOKEN_PREFIX}${randomToken()}`
  const id = await insertApiToken(app.sql, {
    staffId: own.id,
    name,
    hash: tokenHash(secret),
    ending: secret.slice(-4),
    permissions,
    websiteIds,
    createdAt: app.now(),
    expiresAt,
  })
  showOnce(ctx.staff, API_TOKEN_SHOWN, [secret])
  await recordChange(ctx, {
    action: 'api_token.create',
    entity: tokenEntity({ id, name }),
    after: {
      permissions: [...permissions],
      websiteIds: websiteIds && [...websiteIds],
      expiresAt: expiresAt.toISOString(),
    },
  })
  return id
}

function checkedInput(ctx: AdminContext, input: TokenInput) {
  const { language } = ctx
  const problems: Problem[] = []
  const name = input.name.trim()
  if (name === '' || name.length > NAME_MAX)
    problems.push({ field: 'name', message: messageIn(language, 'staff_name_invalid', { most: NAME_MAX }) })
  const permissions: Permission[] = [...new Set(input.permissions)].filter(isPermission)
  if (permissions.length === 0 || permissions.length < new Set(input.permissions).size)
    problems.push({ field: 'permissions', message: messageIn(language, 'staff_permission_unknown') })
  const expiresAt = expiryOf(ctx, input.expiresAt)
  if (!expiresAt) problems.push({ field: 'expiresAt', message: messageIn(language, 'staff_expiry_invalid') })
  if (!expiresAt || problems.length > 0) throw new InvalidInputError(problems)
  return { name, permissions, expiresAt }
}

/** A time to come, at most two years from now. */
function expiryOf({ app }: AdminContext, text: string): Date | undefined {
  const time = new Date(text)
  const now = app.now().getTime()
  const isPossible = time.getTime() > now && time.getTime() <= now + API_TOKEN_MAX_DAYS * DAY_MS
  return isPossible ? time : undefined
}

/** Lets one's own token live longer. Throws PasswordNeededError, RecordNotFoundError, InvalidInputError. */
export async function renewToken(
  ctx: AdminContext,
  { id, expiresAt }: { id: string; expiresAt: string },
): Promise<number> {
  const own = await ownAccount(ctx)
  await demandConfirmedSession(ctx)
  const token = await selectToken(ctx.app.sql, idOf(id))
  if (token?.staffId !== own.id || token.revokedAt) throw new RecordNotFoundError(ctx.language)
  const time = expiryOf(ctx, expiresAt)
  if (!time) throw invalidField(ctx.language, 'expiresAt', 'staff_expiry_invalid')
  await updateTokenExpiry(ctx.app.sql, token.id, time)
  await recordChange(ctx, {
    action: 'api_token.renew',
    entity: tokenEntity(token),
    before: { expiresAt: token.expiresAt.toISOString() },
    after: { expiresAt: time.toISOString() },
  })
  return token.id
}

/** Ends a token: one's own, or with `staff.edit` that of a member. Throws RecordNotFoundError. */
export async function endToken(ctx: AdminContext, id: string): Promise<number> {
  const { app, staff } = ctx
  const own = await ownAccount(ctx)
  const token = await selectToken(app.sql, idOf(id))
  const mayEnd =
    token?.staffId === own.id ||
    (staff.permissions.has('staff.edit') && staff.websiteIds === null && staff.locationIds === null)
  if (!token || !mayEnd) throw new RecordNotFoundError(ctx.language)
  if (token.revokedAt) {
    noChange(ctx)
    return token.id
  }
  await revokeToken(app.sql, token.id, app.now())
  await recordChange(ctx, {
    action: 'api_token.revoke',
    entity: tokenEntity(token),
    before: { permissions: token.permissions },
    after: { revokedAt: app.now().toISOString() },
  })
  return token.id
}
