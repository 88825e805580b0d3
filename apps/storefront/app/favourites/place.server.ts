import type { RouterContextProvider } from 'react-router'
import { href } from '../platform/routes.ts'
import { scopeContext } from '../platform/scope.ts'
import { session } from '../platform/session.server.ts'
import type { FavouriteList } from './favourite-list.ts'
import { accountFavouritesPage, deviceFavouritesPage, type FavouritesPage } from './favourites.server.ts'
import { favouriteList } from './list.server.ts'

type Context = Readonly<RouterContextProvider>

/** A list, and the page that shows it. */
export interface Place {
  /** With language prefix. */
  readonly path: string
  readonly list: FavouriteList
  readonly page: (page: number) => Promise<FavouritesPage>
  /** Id of a list of an account, which can be shared. */
  readonly listId?: () => Promise<string>
  /** Where forms that bring entries back are sent. */
  readonly undo: string
  /** Whether messages call it a list, and not favourites. */
  readonly isOrderList?: boolean
}

/** The favourites of the account of who is signed in, else of the device. */
export function favouritesPlace(context: Context): Place {
  const { language } = context.get(scopeContext)
  const isSignedIn = Boolean(session(context).token)
  return {
    path: href(language, isSignedIn ? 'accountFavourites' : 'favourites'),
    list: favouriteList(context),
    page: (page) => (isSignedIn ? accountFavouritesPage : deviceFavouritesPage)(context, page),
    ...(isSignedIn && { listId: async () => (await accountFavouritesPage(context, 1)).listId }),
    undo: href(language, 'favourites'),
  }
}
