import { randomBytes } from 'node:crypto'
import { DAY_MS } from '@comptoir/rules/duration'
import { RATE_LIMITS } from '@comptoir/rules/rate-limits'
import { REVIEW_PICTURE } from '@comptoir/rules/review'
import { announceIds, cleanPicture, deletePictures, encodePictures, originalKey } from '../catalogue/index.ts'
import type { App, RequestContext } from '../platform/context.ts'
import { eachItem } from '../platform/each-item.ts'
import { limitRequest } from '../platform/request-count.ts'
import { GuestReviewError, PictureError, ReviewsDisabledError } from './errors.ts'
import { deletePictureOfReview, insertPicture, selectAbandoned, selectUnencoded } from './pictures.sql.ts'
import { guessedRequest } from './request-links.ts'

const atOnce = 50
const uid = /^[0-9a-f]{32}$/
const fileOf = (id: string) => `review-${id}.webp`

/**
 * Stores a picture for a review that is sent within a day; returns the id that adds it. Nobody can fetch it before its review is
 * sent. Throws {@link ReviewsDisabledError}, {@link GuestReviewError}, {@link PictureError} and RequestLinkError.
 */
export async function receivePicture(
  ctx: RequestContext,
  { content, request_token: token }: { content: string; request_token?: string | null },
): Promise<string> {
  const { app, store, identity } = ctx
  const { enabled, guests, pictures } = store.settings.product_reviews
  if (!enabled || pictures === 0) throw new ReviewsDisabledError()
  await limitRequest(ctx, RATE_LIMITS.reviewPictures)
  if (!identity && !guests) {
    if (!token) throw new GuestReviewError()
    await guessedRequest(ctx, token)
  }
  if (content.length > Math.ceil(REVIEW_PICTURE.bytes / 3) * 4) throw new PictureError('size')
  const clean = await cleanPicture(Buffer.from(content, 'base64'), REVIEW_PICTURE.longestSide)
  if (!clean) throw new PictureError('content')
  const id = randomBytes(16).toString('hex')
  // The row first: a file without one would stay for ever.
  await insertPicture(app.sql, fileOf(id), app.now())
  await app.media.write(originalKey(fileOf(id)), clean)
  return id
}

/** The files of a new review's pictures. Throws {@link PictureError} for more than the website allows, and for what are no ids. */
export function filesOf(
  { store }: Pick<RequestContext, 'store'>,
  ids: readonly string[] | null | undefined,
): string[] {
  const given = [...new Set(ids ?? [])]
  if (given.length > store.settings.product_reviews.pictures) throw new PictureError('count')
  if (!given.every((id) => uid.test(id))) throw new PictureError('unknown')
  return given.map(fileOf)
}

/** Encodes the pictures of reviews that were sent, as those of products are; returns how many. */
export async function encodeReviewPictures(app: App, signal?: AbortSignal): Promise<number> {
  const waiting = new Map((await selectUnencoded(app.sql, atOnce)).map((picture) => [picture.id, picture]))
  return await eachItem(
    app,
    { job: 'encode pictures of reviews', ids: [...waiting.keys()], signal },
    async (id) => {
      const picture = waiting.get(id)
      if (!picture) return false
      const [missing] = await encodePictures(app.sql, [picture.file], { media: app.media })
      // Its file is gone.
      if (missing !== undefined) await deletePictureOfReview(app.sql, picture.file)
      else if (picture.isShown) await announceIds(app.sql, 'ratings', [picture.productId])
      return missing === undefined
    },
  )
}

/** Deletes the files of pictures whose reviews were deleted, or not sent within a day; returns how many. */
export async function deleteAbandonedPictures(app: App): Promise<number> {
  const { sql, now, media } = app
  const files = await selectAbandoned(sql, new Date(now().getTime() - DAY_MS), atOnce)
  if (files.length === 0) return 0
  await deletePictures(sql, files, media)
  for (const file of files) await deletePictureOfReview(sql, file)
  return files.length
}
