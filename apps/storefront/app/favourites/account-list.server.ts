import type { RouterContextProvider } from 'react-router'
import {
  AccountFavouritesDocument,
  AddFavouritesDocument,
  ListEntriesDocument,
  RemoveFavouritesDocument,
  UpdateFavouritesDocument,
  type FavouriteEntriesFragment,
} from '../generated/graphql.ts'
import { commerce } from '../platform/commerce.server.ts'
import { entryOf, isSameEntry, type Entry, type NewEntry } from './entry.ts'
import type { FavouriteList, ListProblem } from './favourite-list.ts'

type Context = Readonly<RouterContextProvider>

/**
 * The wish list of the signed-in customer, or a further one by its id. Adding to a list of others is rejected. Throws as
 * {@link commerce} does.
 */
export function accountList(context: Context, listId?: string): FavouriteList {
  const { query } = commerce(context)
  return {
    entries: async () => (await readList(context, listId)).entries,
    add: async (added) => {
      const { id: list, entries } = await readList(context, listId)
      const fresh = added.filter((one) => !entries.some((known) => isSameEntry(known, one)))
      if (fresh.length === 0) return []
      const { addProductsToWishlist: result } = await query(AddFavouritesDocument, {
        list,
        items: fresh.map(inputOf),
      })
      if (result) await keepNotes(context, fresh, listOf(result.wishlist))
      return problemsOf(result?.user_errors)
    },
    remove: async (keys) => {
      if (keys.length === 0) return
      const { id } = await readList(context, listId)
      // What another window has removed already is not an error.
      await query(RemoveFavouritesDocument, { list: id, items: [...keys] })
    },
    save: async (key, { quantity, note }) => {
      const { id } = await readList(context, listId)
      // An empty text removes a note; null would leave it.
      const items = [{ wishlist_item_id: key, quantity, description: note ?? '' }]
      const { updateProductsInWishlist } = await query(UpdateFavouritesDocument, { list: id, items })
      return problemsOf(updateProductsInWishlist?.user_errors)
    },
  }
}

interface AccountEntries {
  readonly id: string
  readonly entries: readonly Entry[]
}

async function readList(context: Context, listId: string | undefined): Promise<AccountEntries> {
  if (listId !== undefined) {
    const { customer } = await commerce(context).query(ListEntriesDocument, { list: listId })
    return customer?.wishlist_v2 ? listOf(customer.wishlist_v2) : { id: listId, entries: [] }
  }
  const { customer } = await commerce(context).query(AccountFavouritesDocument)
  return customer ? listOf(customer.wishlist) : { id: '0', entries: [] }
}

const listOf = ({ id, items_v2 }: FavouriteEntriesFragment): AccountEntries => ({
  id: id ?? '0',
  entries: (items_v2?.items ?? []).flatMap((item) => entryOf(item) ?? []),
})

const inputOf = ({ sku, quantity, options, entered }: NewEntry) => ({
  sku,
  quantity,
  selected_options: [...options],
  entered_options: [...entered],
})

/** Writes the notes of entries that come back: adding takes none. */
async function keepNotes(context: Context, added: readonly NewEntry[], list: AccountEntries): Promise<void> {
  const items = added.flatMap((one) => {
    const entry = one.note ? list.entries.find((known) => isSameEntry(known, one)) : undefined
    return entry && one.note ? [{ wishlist_item_id: entry.key, description: one.note }] : []
  })
  if (items.length > 0) await commerce(context).query(UpdateFavouritesDocument, { list: list.id, items })
}

type UserErrors = readonly ({ readonly code: string; readonly message: string } | null)[]

/** What a list does not take. The API has no code for one that is full. */
export const problemsOf = (errors: UserErrors | undefined): ListProblem[] =>
  (errors ?? []).flatMap((error): ListProblem[] => {
    if (!error) return []
    return [/different items at most/.test(error.message) ? 'full_account' : error]
  })
