import type { FastifyInstance } from 'fastify'
import {
  adminLists,
  adminResolverMaps,
  bulkHandlers,
  identifyStaff,
  pendingHandlers,
  registerAdminRoutes,
} from './admin.ts'
import { runBulkJobs } from './platform/admin/bulk-jobs.ts'
import { deleteOldRequests } from './platform/admin/change.ts'
import type { PublicContext, StaffIdentity } from './platform/admin/context.ts'
import { createAdminHandler, type AdminHandler } from './platform/admin/handler.ts'
import { registerListExport } from './platform/admin/list-export.ts'
import { runDueActions } from './platform/admin/pending-actions.ts'
import { platformResolvers } from './platform/admin/resolvers.ts'
import { adminRoutes, registerAdminGraphql } from './platform/admin/routes.ts'
import { buildAdminSchema } from './platform/admin/schema.ts'
import type { App } from './platform/context.ts'
import { Executor } from './platform/executor.ts'
import type { Job } from './platform/jobs.ts'

/** A page of a list with its details costs more than what shoppers ask for, and nobody anonymous runs it. */
const costFactor = 4

/** Registers the admin API on the server; returns its handler. */
export function registerAdminApi(server: FastifyInstance, app: App): AdminHandler {
  const { introspection, graphqlLimits } = app.settings
  const executor = new Executor<PublicContext>(adminSchema(), {
    introspection,
    limits: { ...graphqlLimits, cost: graphqlLimits.cost * costFactor },
  })
  app.caches.add(() => executor.statistics)
  const handle = createAdminHandler({
    app,
    executor,
    identify: identifyStaff,
    timeZoneOf: (staff) => timeZoneOf(app, staff),
  })
  registerAdminGraphql(server, handle)
  const route = adminRoutes(server, handle.contextOf)
  registerListExport(route, adminLists)
  for (const register of registerAdminRoutes) register(route, app)
  return handle
}

export const adminSchema = () => buildAdminSchema([platformResolvers(adminLists), ...adminResolverMaps])

function timeZoneOf({ stores }: App, staff: StaffIdentity | null): string {
  const seen = stores.all.find(({ website }) => staff?.websiteIds?.includes(website.id) ?? true)
  return (seen ?? stores.default).settings.timezone
}

export const adminJobs: readonly Job[] = [
  {
    name: 'run pending actions',
    everySeconds: 1,
    run: async (app, signal) => await runDueActions(app, pendingHandlers, signal),
  },
  {
    name: 'run bulk jobs',
    everySeconds: 1,
    run: async (app, signal) => await runBulkJobs(app, bulkHandlers, signal),
  },
  { name: 'delete old requests of the admin API', schedule: '44 * * * *', run: deleteOldRequests },
]
