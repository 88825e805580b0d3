import type { RouterContextProvider } from 'react-router'
import { session } from '../platform/session.server.ts'
import { accountList } from './account-list.server.ts'
import { deviceList } from './device-list.server.ts'
import type { FavouriteList } from './favourite-list.ts'

/** The list of the account of who is signed in, else of the device. */
export const favouriteList = (context: Readonly<RouterContextProvider>): FavouriteList =>
  session(context).token ? accountList(context) : deviceList(context)
