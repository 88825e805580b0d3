import { route, type RouteConfigEntry } from '@react-router/dev/routes'

/** Forms stand on the pages of the editors; these are the addresses beside them. */
export const formRoutes: RouteConfigEntry[] = [
  route('contact/merci', 'forms/sent.tsx', { id: 'contact-sent' }),
  route('demande-d-information', 'forms/request.tsx'),
  route('demande-d-information/merci', 'forms/sent.tsx', { id: 'request-sent' }),
]
