import { route, type RouteConfigEntry } from '@react-router/dev/routes'
import { SELECTOR, SELECTOR_PANEL } from '../handover/selector-path.ts'

export const locationRoutes: RouteConfigEntry[] = [
  route(SELECTOR, 'locations/selector.tsx'),
  route(SELECTOR_PANEL, 'locations/panel.ts'),
]
