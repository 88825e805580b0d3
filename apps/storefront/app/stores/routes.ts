import { route, type RouteConfigEntry } from '@react-router/dev/routes'
import { ROUTES } from '../platform/routes.ts'

export const storeRoutes: RouteConfigEntry[] = [
  route(ROUTES.stores, 'stores/stores.tsx'),
  route(ROUTES.store, 'stores/store.tsx'),
]
