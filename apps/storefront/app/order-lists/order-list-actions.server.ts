import type { RouterContextProvider } from 'react-router'
import { notFound } from '../content/page.server.ts'
import { accountList } from '../favourites/account-list.server.ts'
import { listAction } from '../favourites/favourite-actions.server.ts'
import type { Place } from '../favourites/place.server.ts'
import { deleteList, listPath, renameList } from './list-form-actions.server.ts'
import { orderListNames, orderListPage } from './order-lists.server.ts'

type Context = Readonly<RouterContextProvider>

/** Runs a form of an order list's page: those of favourites, and the list's own. Throws a 404 response for an unknown list. */
export async function orderListAction(context: Context, request: Request, id: string) {
  // The default list, and those of others, are none.
  if (!(await orderListNames(context)).some((list) => list.id === id)) throw await notFound(context)
  const form = await request.formData()
  const intent = form.get('intent')
  if (intent === 'rename') return await renameList(context, id, form)
  if (intent === 'delete') return await deleteList(context, id)
  return await listAction(context, request, { place: orderListPlace(context, id), form })
}

function orderListPlace(context: Context, id: string): Place {
  const path = listPath(context, id)
  return {
    path,
    list: accountList(context, id),
    page: (page) => orderListPage(context, id, page),
    undo: path,
    isOrderList: true,
  }
}
