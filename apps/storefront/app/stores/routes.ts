import { route, type RouteConfigEntry } from '@react-router/dev/routes'
import { STORES } from './store-path.ts'

export const storeRoutes: RouteConfigEntry[] = [
  route(STORES, 'stores/stores.tsx'),
  route(`${STORES}/:store`, 'stores/store.tsx'),
]
