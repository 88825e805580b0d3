import type { CreateProductReviewInput } from '@comptoir/contract/generated/types'
import { isPlainName } from '@comptoir/rules/plain-name'
import { RATE_LIMITS } from '@comptoir/rules/rate-limits'
import { REVIEW_LENGTHS } from '@comptoir/rules/review'
import { shownBySku } from '../catalogue/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { NameError } from '../platform/plain-names.ts'
import { limitRequest } from '../platform/request-count.ts'
import {
  ExpiredRequestError,
  GuestReviewError,
  PictureError,
  RepeatedReviewError,
  ReviewedProductError,
  ReviewsDisabledError,
  ReviewTextError,
} from './errors.ts'
import { readVotes } from './ratings.ts'
import { guessedRequest } from './request-links.ts'
import { filesOf } from './pictures.ts'
import { attachPictures } from './pictures.sql.ts'
import { hasProduct, type AskedOrder } from './requests.sql.ts'
import { insertReview, type ReviewRow } from './reviews.sql.ts'

/** Characters that could hide or reorder text; a text may have lines. */
const HIDDEN = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u
const HIDDEN_IN_LINES = /(?![\n\t])[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u

const fields = {
  nickname: { most: REVIEW_LENGTHS.nickname, missing: 'Please enter a nickname.', hidden: HIDDEN },
  summary: { most: REVIEW_LENGTHS.summary, missing: 'Please enter a review summary.', hidden: HIDDEN },
  text: { most: REVIEW_LENGTHS.text, missing: 'Please enter a review.', hidden: HIDDEN_IN_LINES },
} as const

/**
 * Stores a review in the store view of the request; the shop has to approve it before anybody sees it. Throws
 * {@link ReviewsDisabledError}, {@link GuestReviewError}, {@link ReviewedProductError}, {@link ReviewTextError}, NameError,
 * {@link RepeatedReviewError}, {@link PictureError} and the errors of {@link readVotes}.
 */
export async function createReview(ctx: RequestContext, input: CreateProductReviewInput): Promise<ReviewRow> {
  const { app, store, identity } = ctx
  const { enabled, guests } = store.settings.product_reviews
  if (!enabled) throw new ReviewsDisabledError()
  if (!identity && !guests && !input.request_token) throw new GuestReviewError()
  await limitRequest(ctx, RATE_LIMITS.reviews)
  if (identity) await limitRequest(ctx, RATE_LIMITS.reviewsOfAccount, `${store.website.id} ${identity.email}`)
  const product = shownBySku(ctx, input.sku)
  if (!product) throw new ReviewedProductError(input.sku)
  const order = await orderOf(ctx, input.request_token, product.id)
  if (!identity && !guests && !order) throw new GuestReviewError()
  const [nickname, summary, content] = [
    checked('nickname', input.nickname),
    checked('summary', input.summary),
    checked('text', input.text),
  ]
  if (!isPlainName(nickname)) throw new NameError(store.language)
  const votes = await readVotes(ctx, input.ratings)
  const files = filesOf(ctx, input.pictures)
  const review = {
    productId: product.id,
    storeId: store.id,
    customerId: (order ? order.customerId : identity?.customerId) ?? null,
    orderId: order?.id ?? null,
    nickname,
    summary,
    content,
    now: app.now(),
  }
  const row = await inTransaction(app.sql, async (tx) => {
    const inserted = await insertReview(tx, review, votes)
    if (inserted && (await attachPictures(tx, inserted.id, files)) < files.length)
      throw new PictureError('unknown')
    return inserted
  })
  if (!row) throw new RepeatedReviewError()
  return row
}

/**
 * The order whose mail asked for the review; undefined without a token, and for a product that the order does not have.
 * Throws RequestLinkError and {@link ExpiredRequestError}.
 */
async function orderOf(
  ctx: RequestContext,
  token: string | null | undefined,
  productId: number,
): Promise<AskedOrder | undefined> {
  if (!token) return undefined
  const { order, isExpired } = await guessedRequest(ctx, token)
  if (isExpired) throw new ExpiredRequestError()
  return (await hasProduct(ctx.app.sql, order.id, productId)) ? order : undefined
}

/** A text without surrounding space; throws {@link ReviewTextError}. */
function checked(field: keyof typeof fields, given: string): string {
  const { most, missing, hidden } = fields[field]
  const text = given.replaceAll('\r\n', '\n').trim()
  if (text === '') throw new ReviewTextError(missing)
  if (text.length > most)
    throw new ReviewTextError(`"${field}" length must be equal or less than ${most} characters.`)
  if (hidden.test(text)) throw new ReviewTextError(`"${field}" must not have control characters.`)
  return text
}
