import { route, type RouteConfigEntry } from '@react-router/dev/routes'
import { ROUTES } from '../platform/routes.ts'

/** The forms themselves are blocks of content pages. */
export const formRoutes: RouteConfigEntry[] = [
  route(ROUTES.contactSent, 'forms/sent.tsx', { id: 'contact-sent' }),
  route(ROUTES.informationRequest, 'forms/request.tsx'),
  route(ROUTES.informationRequestSent, 'forms/sent.tsx', { id: 'request-sent' }),
]
