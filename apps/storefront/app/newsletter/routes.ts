import { route, type RouteConfigEntry } from '@react-router/dev/routes'
import { ROUTES } from '../platform/routes.ts'

export const newsletterRoutes: RouteConfigEntry[] = [
  route(ROUTES.newsletter, 'newsletter/subscribe.tsx'),
  route(ROUTES.newsletterConfirm, 'newsletter/confirm.tsx'),
  route(ROUTES.newsletterUnsubscribe, 'newsletter/unsubscribe.tsx'),
]
