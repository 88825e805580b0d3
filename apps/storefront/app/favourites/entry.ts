import { favouriteKey } from '@comptoir/rules/favourites'
import type { FavouriteEntryFragment } from '../generated/graphql.ts'

interface EnteredText {
  readonly uid: string
  readonly value: string
}

/** A product as it is kept, whether by a device or by an account. */
export interface NewEntry {
  readonly sku: string
  /** Uids of the selected options. */
  readonly options: readonly string[]
  /** Texts of options; a device keeps none. */
  readonly entered: readonly EnteredText[]
  readonly quantity: number
  /** A device keeps none. */
  readonly note?: string | undefined
}

export interface Entry extends NewEntry {
  /** Id of the item of an account, or what a device knows the entry by. */
  readonly key: string
}

/** Types of custom options whose values are texts. */
const ENTERED_TYPES: ReadonlySet<string> = new Set(['field', 'area', 'date', 'date_time', 'time'])

/** The entry of an item of the contract; undefined for one whose product is gone. */
export function entryOf(item: FavouriteEntryFragment | null): Entry | undefined {
  if (!item?.product?.sku) return undefined
  const configured = 'configurable_options' in item ? present(item.configurable_options) : []
  const bundled = 'bundle_options' in item ? present(item.bundle_options) : []
  const custom = present(item.customizable_options)
  const isEntered = ({ type }: { type: string }) => ENTERED_TYPES.has(type)
  return {
    key: item.id,
    sku: item.product.sku,
    options: [
      ...configured.map((one) => one.configurable_product_option_value_uid),
      ...bundled.flatMap(({ values }) => present(values).map(({ uid }) => uid)),
      ...custom
        .filter((one) => !isEntered(one))
        .flatMap(({ values }) => present(values).map((one) => one.customizable_option_value_uid)),
    ],
    entered: custom
      .filter(isEntered)
      .map(({ customizable_option_uid: uid, values }) => ({ uid, value: values[0]?.value ?? '' })),
    quantity: item.quantity,
    note: item.description || undefined,
  }
}

/** Whether two entries are of the same product with the same options and texts. */
export function isSameEntry(a: NewEntry, b: NewEntry): boolean {
  const texts = ({ entered }: NewEntry) =>
    JSON.stringify(entered.map(({ uid, value }) => `${uid}=${value}`).toSorted())
  return favouriteKey(a) === favouriteKey(b) && texts(a) === texts(b)
}

const present = <Item>(list: readonly (Item | null)[] | null | undefined): Item[] =>
  (list ?? []).flatMap((item) => item ?? [])
