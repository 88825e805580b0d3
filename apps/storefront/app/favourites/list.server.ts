import type { RouterContextProvider } from 'react-router'
import { session } from '../platform/session.server.ts'
import { accountList } from './account-list.server.ts'
import { deviceList } from './device-list.server.ts'
import type { Entry, NewEntry } from './entry.ts'

/** Favourites of a visitor. What cannot be done is explained in the language of the page. */
export interface FavouriteList {
  readonly entries: () => Promise<readonly Entry[]>
  /** An equal entry stays as it is. Returns why entries could not be added. */
  readonly add: (added: readonly NewEntry[]) => Promise<string[]>
  readonly remove: (keys: readonly string[]) => Promise<void>
  readonly save: (key: string, changes: Pick<NewEntry, 'quantity' | 'note'>) => Promise<string[]>
}

/** The list of the account of who is signed in, else of the device. */
export const favouriteList = (context: Readonly<RouterContextProvider>): FavouriteList =>
  session(context).token ? accountList(context) : deviceList(context)
