import { route, type RouteConfigEntry } from '@react-router/dev/routes'
import { ROUTES } from '../platform/routes.ts'

export const searchRoutes: RouteConfigEntry[] = [
  route(ROUTES.search, 'search/search.tsx'),
  route(ROUTES.searchSuggestions, 'search/suggestions.ts'),
]
