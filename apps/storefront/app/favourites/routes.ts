import { route, type RouteConfigEntry } from '@react-router/dev/routes'
import { ROUTES } from '../platform/routes.ts'

export const favouriteRoutes: RouteConfigEntry[] = [
  route(ROUTES.favourites, 'favourites/favourites.tsx'),
  route(ROUTES.sharedFavourites, 'favourites/shared.tsx'),
  route(ROUTES.accountFavourites, 'favourites/account.tsx'),
]
