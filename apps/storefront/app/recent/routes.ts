import { route, type RouteConfigEntry } from '@react-router/dev/routes'
import { ROUTES } from '../platform/routes.ts'

export const recentRoutes: RouteConfigEntry[] = [route(ROUTES.recentlyViewed, 'recent/cards.ts')]
