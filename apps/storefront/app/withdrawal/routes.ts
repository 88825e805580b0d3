import { route, type RouteConfigEntry } from '@react-router/dev/routes'
import { ROUTES } from '../platform/routes.ts'

export const withdrawalRoutes: RouteConfigEntry[] = [
  route(ROUTES.withdrawal, 'withdrawal/withdrawal.tsx'),
  route(ROUTES.withdrawalReceived, 'withdrawal/received.tsx'),
]
