import type {
  BundleWishlistItem,
  ConfigurableWishlistItem,
  Wishlist,
  WishlistItem,
  WishlistItemInterface,
  WishlistOutput,
} from '@comptoir/contract/generated/types'
import { selectedOptions } from '../cart/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { messageIn } from '../platform/messages.ts'
import { timestamp } from '../platform/timestamp.ts'
import { shownItems, type ShownItem } from './items.ts'
import { selectItems, selectItemsOfLists, type WishlistRow } from './wishlists.sql.ts'

/** The contract's list; its items are read once, when a field asks for them. */
export type WishlistShape = Pick<Wishlist, 'id' | 'name' | 'sharing_code' | 'updated_at' | 'visibility'> &
  Omit<WishlistOutput, 'items' | 'items_count'> & {
    context: RequestContext
    shown: () => Promise<ShownItem[]>
  }

export function wishlistShape(
  context: RequestContext,
  wishlist: WishlistRow,
  items = async () => await selectItems(context.app.sql, wishlist.id),
): WishlistShape {
  let shown: Promise<ShownItem[]> | undefined
  const read = async () => shownItems(context, await items())
  return {
    id: String(wishlist.id),
    name: nameOf(context, wishlist),
    sharing_code: wishlist.sharingCode,
    updated_at: timestamp(wishlist.updatedAt),
    visibility: wishlist.isPublic ? 'PUBLIC' : 'PRIVATE',
    context,
    shown: async () => await (shown ??= read()),
  }
}

/** Several lists, whose items are read together. */
export function wishlistShapes(context: RequestContext, lists: readonly WishlistRow[]): WishlistShape[] {
  const ids = lists.map(({ id }) => id)
  let items: ReturnType<typeof selectItemsOfLists> | undefined
  const itemsOf = async (id: number) =>
    (await (items ??= selectItemsOfLists(context.app.sql, ids))).filter(({ wishlistId }) => wishlistId === id)
  return lists.map((list) => wishlistShape(context, list, () => itemsOf(list.id)))
}

/** The name of a list, in the language of the visitor when it has none of its own. */
export function nameOf({ store }: RequestContext, { name }: Pick<WishlistRow, 'name'>): string {
  return name ?? messageIn(store.language, 'wishlist_default_name')
}

/** An item as the type of its product; the products are resolved on demand. */
export type WishlistItemShape = Omit<WishlistItemInterface, 'product'> &
  Pick<ConfigurableWishlistItem, 'child_sku' | 'configurable_options'> &
  Pick<BundleWishlistItem, 'bundle_options'> & {
    __typename: string
    context: RequestContext
    shown: ShownItem
  }

const typeNames: Readonly<Record<string, string>> = {
  virtual: 'VirtualWishlistItem',
  configurable: 'ConfigurableWishlistItem',
  bundle: 'BundleWishlistItem',
  grouped: 'GroupedProductWishlistItem',
  downloadable: 'DownloadableWishlistItem',
}

export function wishlistItemShape(context: RequestContext, shown: ShownItem): WishlistItemShape {
  const { product, variant } = shown.item
  return {
    __typename: typeNames[product.type] ?? 'SimpleWishlistItem',
    id: String(shown.id),
    quantity: shown.quantity,
    description: shown.description,
    added_at: timestamp(shown.addedAt),
    // The field may not be null; nothing else names an item whose options are not selected yet.
    child_sku: (variant ?? product).sku,
    ...selectedOptions(context, shown.item),
    context,
    shown,
  }
}

/** An item as the deprecated field has it, whatever its product. */
export type LegacyItemShape = Omit<WishlistItem, 'product'> & { context: RequestContext; shown: ShownItem }

export function legacyItemShape(context: RequestContext, shown: ShownItem): LegacyItemShape {
  return {
    id: shown.id,
    qty: shown.quantity,
    description: shown.description,
    added_at: timestamp(shown.addedAt),
    context,
    shown,
  }
}
