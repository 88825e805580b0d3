import type {
  CustomerWishlist_V2Args,
  CustomerWishlistsArgs,
  MutationAddProductsToWishlistArgs,
  MutationAddWishlistItemsToCartArgs,
  MutationClearWishlistArgs,
  MutationCreateWishlistArgs,
  MutationDeleteWishlistArgs,
  MutationRemoveProductsFromWishlistArgs,
  MutationUpdateProductsInWishlistArgs,
  MutationUpdateWishlistArgs,
  QuerySharedWishlistArgs,
  WishlistItems_V2Args,
} from '@comptoir/contract/generated/types'
import { productShape } from '../catalogue/index.ts'
import type { CustomerShape } from '../customers/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { pageOf } from '../platform/page.ts'
import type { ResolverMap } from '../platform/schema.ts'
import { addItems } from './add-items.ts'
import { MissingWishlistIdError, WishlistPageError } from './errors.ts'
import type { ShownItem } from './items.ts'
import { moveToCart } from './move-to-cart.ts'
import {
  legacyItemShape,
  nameOf,
  wishlistItemShape,
  wishlistShape,
  wishlistShapes,
  type WishlistShape,
} from './shapes.ts'
import { createList, deleteList, updateList } from './lists.ts'
import { sharedWishlist } from './sharing.ts'
import { changeItems, clearItems, removeItems } from './update-items.ts'
import {
  defaultWishlist,
  findWishlist,
  readId,
  wishlistCustomer,
  wishlistsOf,
  type ChangedWishlist,
} from './wishlists.ts'

const largestPage = 300

const item = { product: productOf }

export const wishlistResolvers = {
  Query: {
    wishlist: async (_root: never, _args: never, ctx) => wishlistShape(ctx, await defaultWishlist(ctx)),
    sharedWishlist: async (_root: never, { code }: QuerySharedWishlistArgs, ctx) =>
      await sharedWishlist(ctx, code),
  },
  Mutation: {
    addProductsToWishlist: async (_root: never, args: MutationAddProductsToWishlistArgs, ctx) =>
      changed(ctx, await addItems(ctx, args.wishlistId, args.wishlistItems)),
    updateProductsInWishlist: async (_root: never, args: MutationUpdateProductsInWishlistArgs, ctx) =>
      changed(ctx, await changeItems(ctx, args.wishlistId, args.wishlistItems)),
    removeProductsFromWishlist: async (_root: never, args: MutationRemoveProductsFromWishlistArgs, ctx) =>
      changed(ctx, await removeItems(ctx, args.wishlistId, args.wishlistItemsIds)),
    clearWishlist: async (_root: never, { wishlistId }: MutationClearWishlistArgs, ctx) => {
      wishlistCustomer(ctx)
      if (readId(wishlistId) === 0) throw new MissingWishlistIdError('The wishlistId is required.')
      return changed(ctx, await clearItems(ctx, wishlistId))
    },
    createWishlist: async (_root: never, { input }: MutationCreateWishlistArgs, ctx) => ({
      wishlist: wishlistShape(ctx, await createList(ctx, input)),
    }),
    deleteWishlist: async (_root: never, { wishlistId }: MutationDeleteWishlistArgs, ctx) => ({
      status: true,
      wishlists: wishlistShapes(ctx, await deleteList(ctx, wishlistId)),
    }),
    updateWishlist: async (_root: never, args: MutationUpdateWishlistArgs, ctx) => {
      const wishlist = await updateList(ctx, args)
      const visibility = wishlist.isPublic ? ('PUBLIC' as const) : ('PRIVATE' as const)
      return { uid: String(wishlist.id), name: nameOf(ctx, wishlist), visibility }
    },
    addWishlistItemsToCart: async (_root: never, args: MutationAddWishlistItemsToCartArgs, ctx) => {
      const { wishlist, errors } = await moveToCart(ctx, args.wishlistId, args.wishlistItemIds ?? [])
      return {
        wishlist: wishlistShape(ctx, wishlist),
        status: errors.length === 0,
        add_wishlist_items_to_cart_user_errors: errors.map(({ itemId, code, message }) => {
          return { wishlistId: String(wishlist.id), wishlistItemId: String(itemId), code, message }
        }),
      }
    },
  },
  Customer: {
    wishlist: async (customer: CustomerShape, _args: never, ctx) =>
      wishlistShape(ctx, await defaultWishlist(ctx, customer.id)),
    wishlist_v2: async (customer: CustomerShape, { id }: CustomerWishlist_V2Args, ctx) => {
      const found = await findWishlist(ctx, id, customer.id)
      return found ? wishlistShape(ctx, found) : null
    },
    wishlists: async (customer: CustomerShape, args: Partial<CustomerWishlistsArgs>, ctx) =>
      wishlistShapes(ctx, pageOf(await wishlistsOf(ctx, customer.id), args).items),
  },
  Wishlist: {
    items_count: countOf,
    items: legacyItems,
    items_v2: itemsPage,
  },
  SharedWishlist: { items_count: countOf, items_v2: itemsPage },
  WishlistOutput: { items_count: countOf, items: legacyItems },
  WishlistItem: item,
  SimpleWishlistItem: item,
  VirtualWishlistItem: item,
  BundleWishlistItem: item,
  GroupedProductWishlistItem: item,
  DownloadableWishlistItem: item,
  ConfigurableWishlistItem: {
    ...item,
    configured_variant: async ({ context, shown }: ItemShape) =>
      shown.item.variant && (await productShape(context, shown.item.variant.id)),
  },
} satisfies ResolverMap

type ItemShape = { context: RequestContext; shown: ShownItem }

async function productOf({ context, shown }: ItemShape) {
  return await productShape(context, shown.productId)
}

type Listed = Pick<WishlistShape, 'context' | 'shown'>

async function countOf({ shown }: Listed) {
  return (await shown()).length
}

async function itemsPage({ context, shown }: Listed, args: Partial<WishlistItems_V2Args>) {
  if ((args.pageSize ?? 0) > largestPage) throw new WishlistPageError(largestPage)
  const { items, page_info } = pageOf(await shown(), args)
  return { items: items.map((one) => wishlistItemShape(context, one)), page_info }
}

async function legacyItems({ context, shown }: WishlistShape) {
  return (await shown()).map((one) => legacyItemShape(context, one))
}

function changed(ctx: RequestContext, { wishlist, errors }: ChangedWishlist) {
  return { wishlist: wishlistShape(ctx, wishlist), user_errors: errors }
}
