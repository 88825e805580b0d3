import { route, type RouteConfigEntry } from '@react-router/dev/routes'
import { ROUTES } from '../platform/routes.ts'

export const quickOrderRoutes: RouteConfigEntry[] = [
  route(ROUTES.quickOrder, 'quick-order/quick-order.tsx'),
  route(ROUTES.quickOrderCheck, 'quick-order/check.ts'),
]
