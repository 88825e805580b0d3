import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const compareRoutes: RouteConfigEntry[] = [route('comparer', 'compare/compare.tsx')]
