import type { ProductInterfaceReviewsArgs, ProductReviews } from '@comptoir/contract/generated/types'
import { pageInfo, productShapes, readPage, type ProductView } from '../catalogue/index.ts'
import { signedIn } from '../customers/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { REVIEW_RATINGS, show } from '../platform/query-tags.ts'
import {
  countCustomerReviews,
  selectCustomerReviews,
  selectProductReviews,
  type PageOf,
  type ReviewRow,
} from './reviews.sql.ts'
import { reviewShape } from './shapes.ts'

/**
 * A page of the approved reviews of a product in the store view of the request, newest first. Pages of one size of many
 * products are read together. Throws InputError with Magento's message.
 */
export async function productReviews(
  ctx: RequestContext,
  view: ProductView,
  args: ProductInterfaceReviewsArgs,
): Promise<ProductReviews> {
  const { store } = ctx
  const page = readPage(args)
  const page_info = pageInfo(page, view.review_count)
  if (view.review_count === 0) return { items: [], page_info }
  show(ctx, REVIEW_RATINGS)
  const wanted = { storeId: store.id, limit: page.size, offset: (page.current - 1) * page.size }
  const rows = await loadTogether(ctx, view.source.product.id, wanted)
  return { items: rows.map((row) => reviewShape(row, view, store.language)), page_info }
}

/** A page of the signed-in customer's reviews in the store view of the request, also of those that wait for approval. */
export async function customerReviews(
  ctx: RequestContext,
  args: ProductInterfaceReviewsArgs,
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
    return view ? [reviewShape(row, view, store.language)] : []
  })
  return { items, page_info }
}

type Batch = { ids: Set<number>; rows: Promise<ReadonlyMap<number, ReviewRow[]>> }

const waiting = new WeakMap<RequestContext, Map<string, Batch>>()

/** Reads the reviews of all products that a request asks for in one turn of the event loop with one query. */
async function loadTogether(ctx: RequestContext, productId: number, wanted: PageOf): Promise<ReviewRow[]> {
  const batches = waiting.get(ctx) ?? new Map<string, Batch>()
  waiting.set(ctx, batches)
  const key = `${wanted.limit} ${wanted.offset}`
  let batch = batches.get(key)
  if (!batch) {
    const ids = new Set<number>()
    batch = { ids, rows: readLater(ctx, ids, wanted, () => batches.delete(key)) }
    batches.set(key, batch)
  }
  batch.ids.add(productId)
  return (await batch.rows).get(productId) ?? []
}

async function readLater(
  { app }: RequestContext,
  ids: ReadonlySet<number>,
  wanted: PageOf,
  close: () => void,
): Promise<ReadonlyMap<number, ReviewRow[]>> {
  await new Promise((resolve) => void setImmediate(resolve))
  close()
  const rows = await selectProductReviews(app.sql, [...ids], wanted)
  return Map.groupBy(rows, (row) => row.productId)
}
