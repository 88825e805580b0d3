import { route, type RouteConfigEntry } from '@react-router/dev/routes'
import { ROUTES } from '../platform/routes.ts'

export const consentRoutes: RouteConfigEntry[] = [route(ROUTES.cookieSettings, 'consent/settings.tsx')]
