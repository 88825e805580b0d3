import { route, type RouteConfigEntry } from '@react-router/dev/routes'
import { ROUTES } from '../platform/routes.ts'

export const orderListRoutes: RouteConfigEntry[] = [
  route(ROUTES.orderLists, 'order-lists/lists.tsx'),
  route(ROUTES.orderList, 'order-lists/list.tsx'),
]
