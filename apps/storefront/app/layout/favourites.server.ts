import { readFavourites, writeFavourites, type Favourite } from '@comptoir/rules/favourites'
import type { RouterContextProvider } from 'react-router'
import { COOKIES } from '../platform/cookie-list.ts'
import { FAVOURITES } from '../platform/cookies.ts'
import { scopeContext } from '../platform/scope.ts'
import { session } from '../platform/session.server.ts'
import { visitor } from '../platform/visitor.server.ts'

type Context = Readonly<RouterContextProvider>

/** Favourites that this device keeps for a guest; empty where the shop has none. */
export function deviceFavourites(context: Context): Favourite[] {
  const { site, cookies } = context.get(scopeContext)
  return site.features['favourites'] ? readFavourites(cookies.get(FAVOURITES)) : []
}

export function storeDeviceFavourites(context: Context, favourites: readonly Favourite[]): void {
  const { cookies } = context.get(scopeContext)
  if (favourites.length === 0) cookies.remove(FAVOURITES)
  else
    cookies.set(FAVOURITES, writeFavourites(favourites), {
      maxAge: COOKIES[FAVOURITES].maxAge,
      httpOnly: true,
      sameSite: 'Lax',
    })
}

/** Skus of the visitor's favourites, one for each entry. */
export async function favouriteSkus(context: Context): Promise<readonly string[]> {
  if (!session(context).token) return deviceFavourites(context).map(({ sku }) => sku)
  return (await visitor(context)).favourites
}
