import { route, type RouteConfigEntry } from '@react-router/dev/routes'
import { ROUTES } from '../platform/routes.ts'

export const compareRoutes: RouteConfigEntry[] = [route(ROUTES.compare, 'compare/compare.tsx')]
