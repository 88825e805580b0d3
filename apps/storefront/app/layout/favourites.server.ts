import { readFavourites, writeFavourites, type Favourite } from '@comptoir/rules/favourites'
import type { RouterContextProvider } from 'react-router'
import { FavouriteSkusDocument } from '../generated/graphql.ts'
import { CommerceError, CommerceUnavailableError } from '../platform/commerce-errors.ts'
import { commerce } from '../platform/commerce.server.ts'
import { COOKIES } from '../platform/cookie-list.ts'
import { FAVOURITES } from '../platform/cookies.ts'
import { scopeContext } from '../platform/scope.ts'
import { session } from '../platform/session.server.ts'

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

/** Skus of the visitor's favourites, one for each entry; the page works without them when the API fails. */
export async function favouriteSkus(context: Context): Promise<string[]> {
  const { site } = context.get(scopeContext)
  if (!site.features['favourites']) return []
  if (!session(context).token) return deviceFavourites(context).map(({ sku }) => sku)
  try {
    const { customer } = await commerce(context).query(FavouriteSkusDocument)
    return (customer?.wishlist.items_v2?.items ?? []).flatMap((item) => item?.product?.sku ?? [])
  } catch (error) {
    if (error instanceof CommerceError || error instanceof CommerceUnavailableError) return []
    throw error
  }
}
