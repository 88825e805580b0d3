import {
  favouriteKey,
  TooManyFavouritesError,
  withFavourite,
  withoutFavourite,
  type Favourite,
} from '@comptoir/rules/favourites'
import type { RouterContextProvider } from 'react-router'
import { deviceFavourites, storeDeviceFavourites } from '../layout/favourites.server.ts'
import type { Entry } from './entry.ts'
import type { FavouriteList } from './favourite-list.ts'

type Context = Readonly<RouterContextProvider>

/** Favourites that the device of a guest keeps in a cookie, without texts and notes. */
export function deviceList(context: Context): FavouriteList {
  const read = () => deviceFavourites(context)
  const store = (favourites: readonly Favourite[]) => storeDeviceFavourites(context, favourites)
  return {
    entries: async () => read().map(deviceEntry),
    add: async (added) => {
      const known = new Set(read().map(favouriteKey))
      try {
        const fresh = added.filter((one) => !known.has(favouriteKey(one)))
        store(
          fresh.reduce<Favourite[]>(
            (list, { sku, options, quantity }) => withFavourite(list, { sku, options, quantity }),
            read(),
          ),
        )
        return []
      } catch (error) {
        if (error instanceof TooManyFavouritesError) return ['full_device']
        throw error
      }
    },
    remove: async (keys) => store(keys.reduce<Favourite[]>(withoutFavourite, read())),
    save: async (key, { quantity }) => {
      store(read().map((one) => (favouriteKey(one) === key ? { ...one, quantity } : one)))
      return []
    },
  }
}

export const deviceEntry = (favourite: Favourite): Entry => ({
  ...favourite,
  entered: [],
  key: favouriteKey(favourite),
})
