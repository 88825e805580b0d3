import { route, type RouteConfigEntry } from '@react-router/dev/routes'
import { ROUTES } from '../platform/routes.ts'

export const productAlertRoutes: RouteConfigEntry[] = [
  route(ROUTES.productAlert, 'product-alerts/request.tsx'),
  route(ROUTES.productAlertConfirm, 'product-alerts/confirm.tsx'),
  route(ROUTES.productAlertEnd, 'product-alerts/end.tsx'),
]
