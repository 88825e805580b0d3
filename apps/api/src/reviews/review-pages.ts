import type {
  CustomerReviewsArgs,
  ProductInterfaceReviewsArgs,
  ProductReviewOverview,
  ProductReviews,
} from '@comptoir/contract/generated/types'
import { pageInfo, productShapes, readPage, type ProductView } from '../catalogue/index.ts'
import { signedIn } from '../customers/index.ts'
import { BatchLoader } from '../platform/batch-loader.ts'
import type { RequestContext } from '../platform/context.ts'
import { REVIEW_RATINGS, show } from '../platform/query-tags.ts'
import {
  averageRatings,
  countCustomerReviews,
  countReviews,
  selectCustomerReviews,
  selectProductReviews,
  type PageOf,
  type ReviewRow,
} from './reviews.sql.ts'
import { overviewShape, reviewShape } from './shapes.ts'

/**
 * A page of the approved reviews of a product on the website of the request, newest first unless sorted otherwise; those of
 * the other languages are among them. Equal pages of many products are read together. Throws InputError with Magento's
 * message.
 */
export async function productReviews(
  ctx: RequestContext,
  view: ProductView,
  args: ProductInterfaceReviewsArgs,
): Promise<ProductReviews> {
  const { store } = ctx
  const page = readPage(args)
  const stars = args.stars ?? null
  const language = args.language ?? null
  if (view.review_count === 0) return { items: [], page_info: pageInfo(page, 0) }
  show(ctx, REVIEW_RATINGS)
  const rows = await loadTogether(ctx, view.source.product.id, {
    websiteId: store.website.id,
    limit: page.size,
    offset: (page.current - 1) * page.size,
    sort: args.sort ?? 'NEWEST',
    stars,
    language,
  })
  const isFiltered = stars !== null || language !== null
  const page_info = pageInfo(page, isFiltered ? (rows[0]?.total ?? 0) : view.review_count)
  return { items: rows.map((row) => reviewShape(ctx.app, row, view, store)), page_info }
}

/** The approved reviews of a product on the website of the request in figures; null without any. */
export async function reviewOverview(
  ctx: RequestContext,
  view: ProductView,
): Promise<ProductReviewOverview | null> {
  if (view.review_count === 0) return null
  show(ctx, REVIEW_RATINGS)
  const { app, store } = ctx
  const { id } = view.source.product
  const [counted, ratings] = await Promise.all([
    countReviews(app.sql, id, store.website.id),
    averageRatings(app.sql, id, store.website.id),
  ])
  return overviewShape(counted, ratings, { percent: view.rating_summary, language: store.language })
}

/** A page of the signed-in customer's reviews in the store view of the request, also of those that wait for approval. */
export async function customerReviews(
  ctx: RequestContext,
  args: CustomerReviewsArgs,
): Promise<ProductReviews> {
  const { app, store } = ctx
  const { customerId } = signedIn(ctx)
  const page = readPage(args)
  const page_info = pageInfo(page, await countCustomerReviews(app.sql, customerId, store.id))
  const wanted = { storeId: store.id, limit: page.size, offset: (page.current - 1) * page.size }
  const rows = await selectCustomerReviews(app.sql, customerId, wanted)
  const views = await productShapes(ctx, [...new Set(rows.map(({ productId }) => productId))])
  const items = rows.flatMap((row) => {
    const view = views.find(({ id }) => id === row.productId)
    return view ? [reviewShape(app, row, view, store)] : []
  })
  return { items, page_info }
}

type Read = ReviewRow & { total: number }
type Loader = BatchLoader<number, Read[]>

/** By request, and by what is wanted of each product. */
const loaders = new WeakMap<RequestContext, Map<string, Loader>>()

/** Reads the reviews of all products that a request asks for in one turn of the event loop with one query. */
async function loadTogether(ctx: RequestContext, productId: number, wanted: PageOf): Promise<Read[]> {
  const own = loaders.get(ctx) ?? new Map<string, Loader>()
  loaders.set(ctx, own)
  const key = JSON.stringify(wanted)
  const loader = own.get(key) ?? pageLoader(ctx, wanted)
  own.set(key, loader)
  return (await loader.get(productId)) ?? []
}

const pageLoader = ({ app }: RequestContext, wanted: PageOf): Loader =>
  new BatchLoader(async (ids) => {
    const rows = await selectProductReviews(app.sql, ids, wanted)
    return Map.groupBy(rows, (row) => row.productId)
  })
