import type { ListFilter, ListSort } from '@comptoir/contract/generated/admin'

export interface FilterChoice {
  readonly value: string
  readonly label: string
}

/** A field by which a list can be filtered, as the API's list defines it. */
export interface FilterField {
  readonly field: string
  readonly label: () => string
  readonly kind: 'choice' | 'text' | 'number' | 'money' | 'time' | 'boolean'
  /** Values of a choice. */
  readonly choices?: () => readonly FilterChoice[]
}

/** A set of filters that every person finds above the list; the first is shown when nothing is chosen. */
export interface ListView {
  readonly code: string
  readonly label: () => string
  readonly filters: readonly ListFilter[]
  readonly sort?: ListSort
  /** Whether the number of its records stands beside it: for what is to be done. */
  readonly isCounted?: boolean
}

/** A list of the admin API as a page shows it. */
export interface ListConfig {
  /** Name of the list in the API: `orders`. */
  readonly name: string
  readonly filters: readonly FilterField[]
  readonly views: readonly ListView[]
  readonly sort: ListSort
  readonly isSearchable: boolean
  /** The field of the record's website, by which the switch of shops filters. */
  readonly websiteField?: string
  /** Tells what came since the list was read: the field of the time at which records come, and the words. */
  readonly news?: { readonly field: string; readonly text: (count: number) => string }
  /** Forms in which it is shown, such as a sheet; the first is the table. */
  readonly layouts?: readonly { readonly code: string; readonly label: () => string }[]
}

/** What a list shows: all of it stands in the address. */
export interface ListState {
  readonly filters: readonly ListFilter[]
  readonly search: string
  readonly sort: ListSort
  /** Code of the view, or `saved-` and the id of a saved one. */
  readonly view: string
  /** Codes of the columns; null for those that the list shows by itself. */
  readonly columns: readonly string[] | null
  /** Code of another layout than the table. */
  readonly layout: string | null
  /** Filters of the page that stand in no chip. */
  readonly within: readonly ListFilter[]
  readonly isLarge: boolean
  readonly saved: readonly SavedView[]
  /** Time in UTC at which it was read. */
  readonly readAt: string
}

export interface SavedView {
  readonly id: string
  readonly name: string
  readonly isShared: boolean
  /** Its part of the address. */
  readonly query: string
}

/** Records of a list, as every connection of the API has them. */
export interface ListPage<Row> {
  readonly nodes: readonly Row[]
  readonly totalCount: number
  readonly pageInfo: { readonly endCursor?: string | null; readonly hasNextPage: boolean }
}

/** What the loader of a page with a list returns, besides what else it needs. */
export interface ListData<Row> {
  readonly list: ListState
  readonly page: ListPage<Row>
}

/** Shows another state of a list. */
export type ShowState = (state: Omit<ListState, 'isLarge' | 'saved' | 'readAt' | 'within'>) => void
