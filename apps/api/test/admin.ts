import { PERMISSIONS } from '@comptoir/rules/permissions'
import { adminSchema } from '../src/admin-api.ts'
import { bulkHandlers, pendingHandlers } from '../src/admin.ts'
import { runBulkJobs } from '../src/platform/admin/bulk-jobs.ts'
import type { AdminContext, PublicContext, StaffIdentity } from '../src/platform/admin/context.ts'
import { createAdminHandler } from '../src/platform/admin/handler.ts'
import { runDueActions } from '../src/platform/admin/pending-actions.ts'
import { Executor } from '../src/platform/executor.ts'
import type { TestApi } from './api.ts'

type AdminError = {
  message: string
  path?: (string | number)[]
  extensions: {
    category: string
    problems?: { field: string; message: string }[]
    conflicts?: { field: string; by: string; value: unknown }[]
    permission?: string
  }
}

type AdminAnswer<Data> = { status: number; data: Data; errors?: AdminError[] }

export type TestStaff = {
  /** Sends an operation of the admin API. */
  send: <Data = Record<string, never>>(
    query: string,
    variables?: Record<string, unknown>,
  ) => Promise<AdminAnswer<Data>>
}

let keys = 0

/** An idempotency key that no other request of the run has. */
export const newKey = (): string => `test-key-${++keys}`

function identity(grant: Partial<StaffIdentity>): StaffIdentity {
  return {
    staffId: 1,
    tokenId: null,
    sessionId: null,
    name: 'Léa Bonnet',
    email: 'lea@example.com',
    language: 'en',
    permissions: new Set(PERMISSIONS),
    websiteIds: null,
    locationIds: null,
    refundLimit: null,
    ...grant,
  }
}

/** The data of a request of that person, for verbs that are called without GraphQL. */
export function adminContext(
  { api }: Pick<TestApi, 'api'>,
  grant: Partial<StaffIdentity> = {},
): AdminContext {
  const staff = identity(grant)
  return {
    app: api.app,
    staff,
    change: null,
    requestId: 'test',
    address: null,
    userAgent: null,
    language: staff.language,
    timeZone: api.app.stores.default.settings.timezone,
    log: api.app.log,
  }
}

/** Somebody who may do everything everywhere, but for what `grant` says. */
export function asStaff({ api }: Pick<TestApi, 'api'>, grant: Partial<StaffIdentity> = {}): TestStaff {
  const staff = identity(grant)
  const handle = createAdminHandler({
    app: api.app,
    executor: new Executor<PublicContext>(adminSchema(), { introspection: true }),
    identify: async () => await Promise.resolve(staff),
    timeZoneOf: () => api.app.stores.default.settings.timezone,
  })
  return {
    send: async (query, variables = {}) => {
      const { status, body } = await handle({
        method: 'POST',
        body: JSON.stringify({ query, variables }),
        headers: { authorization: 'Bearer test' },
      })
      return { status, ...JSON.parse(body) }
    },
  }
}

/** Brings changes of whole lists to their end. */
export async function runBulk({ api }: TestApi): Promise<void> {
  await runBulkJobs(api.app, bulkHandlers)
}

/** Runs the actions that are due now; returns how many happened. */
export async function runActions({ api }: TestApi): Promise<number> {
  return await runDueActions(api.app, pendingHandlers)
}
