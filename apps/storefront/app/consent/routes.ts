import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const consentRoutes: RouteConfigEntry[] = [route('cookies/choix', 'consent/settings.tsx')]
