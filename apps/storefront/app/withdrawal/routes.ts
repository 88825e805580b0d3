import { prefix, route, type RouteConfigEntry } from '@react-router/dev/routes'

export const withdrawalRoutes: RouteConfigEntry[] = [
  ...prefix('retractation', [
    route('', 'withdrawal/withdrawal.tsx', { index: true }),
    route('recue', 'withdrawal/received.tsx'),
  ]),
]
