import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const searchRoutes: RouteConfigEntry[] = [
  route('recherche', 'search/search.tsx'),
  route('recherche/suggestions', 'search/suggestions.ts'),
]
