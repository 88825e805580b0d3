import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const cartRoutes: RouteConfigEntry[] = [
  route('panier', 'cart/cart.tsx'),
  route('mini-panier', 'cart/mini-cart.ts'),
]
