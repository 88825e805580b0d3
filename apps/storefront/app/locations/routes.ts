import { route, type RouteConfigEntry } from '@react-router/dev/routes'
import { ROUTES } from '../platform/routes.ts'

export const locationRoutes: RouteConfigEntry[] = [
  route(ROUTES.fulfilmentSelector, 'locations/selector.tsx'),
  route(ROUTES.fulfilmentSelectorPanel, 'locations/panel.ts'),
]
