import type { Entry, NewEntry } from './entry.ts'

/** Why a list does not take an entry: it is full, or what the API says. */
export type ListProblem = 'full_device' | 'full_account' | { readonly code: string; readonly message: string }

/** Favourites of a visitor. */
export interface FavouriteList {
  readonly entries: () => Promise<readonly Entry[]>
  /** An equal entry stays as it is. Returns why entries could not be added. */
  readonly add: (added: readonly NewEntry[]) => Promise<readonly ListProblem[]>
  readonly remove: (keys: readonly string[]) => Promise<void>
  readonly save: (
    key: string,
    changes: Pick<NewEntry, 'quantity' | 'note'>,
  ) => Promise<readonly ListProblem[]>
}
