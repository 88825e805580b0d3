import { isPermission } from '@comptoir/rules/permissions'
import type { App } from '../context.ts'
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
