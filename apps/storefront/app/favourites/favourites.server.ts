import { redirect, type RouterContextProvider } from 'react-router'
import { notFound } from '../content/page.server.ts'
import {
  AccountFavouritesPageDocument,
  FavouriteProductsDocument,
  SharedFavouritesDocument,
  type AccountFavouritesPageQuery,
  type FavouriteItemsFragment,
} from '../generated/graphql.ts'
import { deviceFavourites } from '../layout/favourites.server.ts'
import { CommerceError } from '../platform/commerce-errors.ts'
import { commerce } from '../platform/commerce.server.ts'
import { href } from '../platform/routes.ts'
import { scopeContext } from '../platform/scope.ts'
import { visitor } from '../platform/visitor.server.ts'
import { deviceEntry } from './device-list.server.ts'
import { entryOf, type Entry } from './entry.ts'
import { favouriteView, type FavouriteView } from './favourite-view.server.ts'

type Context = Readonly<RouterContextProvider>

/** Entries of a page, as many as an operation may cost; the documents ask for the same. */
const PER_PAGE = 12

export interface FavouritesPage {
  readonly favourites: readonly FavouriteView[]
  readonly page: number
  readonly pages: number
}

/** Throws a 404 response where the site has no favourites. */
export async function checkFavourites(context: Context): Promise<void> {
  if (!context.get(scopeContext).site.features['favourites']) throw await notFound(context)
}

/** The page of a list that the address asks for. One beyond the last, as after a removal, leads to the first. */
export async function requestedPage<List extends FavouritesPage>(
  request: Request,
  path: string,
  read: (page: number) => Promise<List>,
): Promise<List> {
  const page = pageIn(new URL(request.url).searchParams)
  try {
    const list = await read(page)
    if (page > 1 && list.favourites.length === 0) throw redirect(path)
    return list
  } catch (error) {
    // Magento rejects a page that a list does not have.
    const isInputError = error instanceof CommerceError && error.category === 'graphql-input'
    if (page > 1 && isInputError) throw redirect(path)
    throw error
  }
}

/** 1 for anything else than a number. */
const pageIn = (search: URLSearchParams): number =>
  Math.max(1, Math.min(1000, Number.parseInt(search.get('page') ?? '', 10) || 1))

/** A page of what the device keeps, the last kept first. */
export async function deviceFavouritesPage(context: Context, page: number): Promise<FavouritesPage> {
  const entries = deviceFavourites(context).map(deviceEntry).toReversed()
  const pages = Math.max(1, Math.ceil(entries.length / PER_PAGE))
  const shown = entries.slice((page - 1) * PER_PAGE, page * PER_PAGE)
  return { favourites: await viewsOf(context, shown), page, pages }
}

/** Entries with their products, in their order; those whose products the shop has no more are left out. */
async function viewsOf(context: Context, entries: readonly Entry[]): Promise<FavouriteView[]> {
  const skus = [...new Set(entries.map(({ sku }) => sku))]
  if (skus.length === 0) return []
  const [{ products }, who] = await Promise.all([
    commerce(context).query(FavouriteProductsDocument, { skus, size: skus.length }),
    visitor(context),
  ])
  const { language } = context.get(scopeContext)
  const found = new Map((products?.items ?? []).flatMap((one) => (one?.sku ? [[one.sku, one] as const] : [])))
  return entries.flatMap((entry) => {
    const product = found.get(entry.sku)
    return product ? [favouriteView(product, entry, who, language)] : []
  })
}

/** A page of the list of the signed-in customer, and by which link others read it. */
export async function accountFavouritesPage(context: Context, page: number) {
  const { customer } = await commerce(context).query(AccountFavouritesPageDocument, { page })
  return await listPage(context, customer, customer?.wishlist, page)
}

type Account = NonNullable<AccountFavouritesPageQuery['customer']>

/** A page of a list of the signed-in customer. */
export async function listPage(
  context: Context,
  customer: Pick<Account, 'firstname'> | null | undefined,
  list: Account['wishlist'] | undefined,
  page: number,
) {
  const { site, language, publicUrl } = context.get(scopeContext)
  const code = list?.visibility === 'PUBLIC' ? list.sharing_code : undefined
  return {
    ...(await pageOf(context, list?.items_v2, page)),
    listId: list?.id ?? '0',
    firstname: customer?.firstname ?? '',
    canShare: site.features['sharedFavourites'] !== false,
    link: code ? publicUrl + href(language, 'sharedFavourites', { code }) : undefined,
  }
}

/** A page of a list that its owner shares. Throws a 404 response when there is none with this code. */
export async function sharedFavouritesPage(context: Context, code: string, page: number) {
  const { page: rendered } = context.get(scopeContext)
  // Its owner may close the list at any moment, which no cache is told.
  rendered.isCacheable = false
  const { sharedWishlist: list } = await commerce(context).query(SharedFavouritesDocument, { code, page })
  if (!list) throw await notFound(context)
  return { ...(await pageOf(context, list.items_v2, page)), owner: list.owner_firstname }
}

async function pageOf(
  context: Context,
  items: FavouriteItemsFragment | null | undefined,
  page: number,
): Promise<FavouritesPage> {
  const who = await visitor(context)
  const { language } = context.get(scopeContext)
  const favourites = (items?.items ?? []).flatMap((item) => {
    const entry = entryOf(item)
    return entry && item?.product ? [favouriteView(item.product, entry, who, language)] : []
  })
  return { favourites, page, pages: items?.page_info?.total_pages ?? 1 }
}

/** Most pages that are read to put everything into the cart. */
const MOST_PAGES = 10

/** All entries of a list, up to 120, with what is known of their products. */
export async function allFavourites(
  read: (page: number) => Promise<FavouritesPage>,
): Promise<FavouriteView[]> {
  const first = await read(1)
  const others = Array.from({ length: Math.min(MOST_PAGES, first.pages) - 1 }, (_, index) => index + 2)
  const rest = await Promise.all(others.map(read))
  return [first, ...rest].flatMap(({ favourites }) => favourites)
}
