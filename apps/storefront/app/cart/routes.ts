import { route, type RouteConfigEntry } from '@react-router/dev/routes'
import { ROUTES } from '../platform/routes.ts'

export const cartRoutes: RouteConfigEntry[] = [
  route(ROUTES.cart, 'cart/cart.tsx'),
  route(ROUTES.miniCart, 'cart/mini-cart.ts'),
]
