import { route, type RouteConfigEntry } from '@react-router/dev/routes'

/** What the footer's form and the links of the mails lead to. */
export const newsletterRoutes: RouteConfigEntry[] = [
  route('newsletter', 'newsletter/subscribe.tsx'),
  route('newsletter/confirmation', 'newsletter/confirm.tsx'),
  route('desinscription-newsletter', 'newsletter/leave.tsx'),
]
