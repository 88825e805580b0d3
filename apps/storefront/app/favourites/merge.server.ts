import { newFavourites } from '@comptoir/rules/favourites'
import type { RouterContextProvider } from 'react-router'
import { deviceFavourites, storeDeviceFavourites } from '../layout/favourites.server.ts'
import { CommerceError, CommerceUnavailableError } from '../platform/commerce-errors.ts'
import { scopeContext } from '../platform/scope.ts'
import { accountList } from './account-list.server.ts'
import { deviceEntry } from './device-list.server.ts'

type Context = Readonly<RouterContextProvider>

/**
 * Moves what the device keeps into the list of who has just signed in. What the list has already is not added again;
 * what it cannot take, or everything when the API fails, stays on the device.
 */
export async function mergeFavourites(context: Context): Promise<void> {
  const kept = deviceFavourites(context)
  if (kept.length === 0) return
  try {
    const list = accountList(context)
    const fresh = newFavourites(kept, await list.entries())
    if (fresh.length > 0) await list.add(fresh.map(deviceEntry))
    storeDeviceFavourites(context, newFavourites(fresh, await list.entries()))
  } catch (error) {
    if (!(error instanceof CommerceError) && !(error instanceof CommerceUnavailableError)) throw error
    context.get(scopeContext).log.warn({ err: error }, 'Favourites of the device could not be moved')
  }
}
