import { fulfilmentAdmin } from './fulfilment/admin.ts'
import { fulfilmentPending } from './fulfilment/write-to-orders.ts'
import type { AdminResolverMap } from './platform/admin/context.ts'
import { NotSignedInError } from './platform/admin/errors.ts'
import type { IdentifyStaff } from './platform/admin/handler.ts'
import type { List } from './platform/admin/list.ts'
import type { PendingHandlers } from './platform/admin/pending-actions.ts'
import type { AdminRoute } from './platform/admin/routes.ts'
import type { App } from './platform/context.ts'
import { kitchenAdmin } from './kitchen/admin.ts'
import { registerKitchenEvents } from './kitchen/events.ts'
import { locationsAdmin } from './locations/admin.ts'
import { storesAdmin } from './stores/admin.ts'
import { todayAdmin } from './today/admin.ts'

/** Nobody is known yet: the domain `staff` replaces this. */
export const identifyStaff: IdentifyStaff = async () => await Promise.reject(new NotSignedInError('en'))

/** The resolvers of every domain for staff. */
export const adminResolverMaps: readonly AdminResolverMap[] = [
  storesAdmin,
  todayAdmin,
  locationsAdmin,
  fulfilmentAdmin,
  kitchenAdmin,
]

/** The lists of every domain. */
export const adminLists: readonly List[] = []

/** What happens when an action is due, by kind, of every domain. */
export const pendingHandlers: PendingHandlers = { ...fulfilmentPending }

/** Addresses of the admin API that answer with files or events, of every domain. */
export const registerAdminRoutes: readonly ((route: AdminRoute, app: App) => void)[] = [registerKitchenEvents]
