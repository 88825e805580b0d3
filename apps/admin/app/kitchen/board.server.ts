import type { RouterContextProvider } from 'react-router'
import { BoardDocument, BoardPageDocument } from '../generated/graphql.ts'
import { adminQuery } from '../platform/admin-api.server.ts'
import type { Board } from './board.ts'

type Context = Readonly<RouterContextProvider>

export async function readBoard(context: Context, locationId: string): Promise<Board> {
  return (await adminQuery(context, BoardDocument, { locationId })).kitchenBoard
}

export async function readBoardPage(
  context: Context,
  locationId: string,
): Promise<{ board: Board; canEditSlots: boolean }> {
  const { kitchenBoard: board, me } = await adminQuery(context, BoardPageDocument, { locationId })
  return { board, canEditSlots: me.permissions.includes('slots.edit') }
}
