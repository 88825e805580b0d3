import { isPermission } from '@comptoir/rules/permissions'
import type { App } from '../context.ts'
import type { JsonValue } from '../database.ts'
import type { Author } from './audit.ts'
import type { AdminContext, StaffIdentity } from './context.ts'

/** What a person may do, as it is stored with work that is done later in their name. */
export type StoredGrant = Pick<StaffIdentity, 'websiteIds' | 'locationIds' | 'refundLimit' | 'language'> & {
  permissions: readonly string[]
}

export function grantOf({ staff, language }: AdminContext): StoredGrant {
  const { permissions, websiteIds, locationIds, refundLimit } = staff
  return { permissions: [...permissions], websiteIds, locationIds, refundLimit, language }
}

/** Who asked for a job that goes on in their name, as it is stored with it. */
export function jobAuthorOf(ctx: AdminContext): {
  staffId: number | null
  tokenId: number | null
  author: JsonValue
  requestId: string
} {
  const { staffId, tokenId, name } = ctx.staff
  const author: JsonValue = JSON.parse(JSON.stringify({ name, ...grantOf(ctx) }))
  return { staffId, tokenId, author, requestId: ctx.requestId }
}

/** The data of a request of a person, with what they were allowed when they asked for the work. */
export function deferredContext(
  app: App,
  { staff: author, requestId }: Pick<Author, 'staff' | 'requestId'>,
  { permissions, ...grant }: StoredGrant,
): AdminContext {
  const allowed = new Set(permissions.filter(isPermission))
  const staff = { ...author, ...grant, permissions: allowed, sessionId: null, email: null }
  const { language } = grant
  const { timezone: timeZone } = app.stores.default.settings
  const { log } = app
  return { app, staff, change: null, requestId, address: null, userAgent: null, language, timeZone, log }
}
