import type {
  CustomerReviewsArgs,
  MutationCreateProductReviewArgs,
  MutationRefuseReviewRequestsArgs,
  MutationUploadReviewPictureArgs,
  ProductInterfaceReviewsArgs,
  QueryReviewRequestArgs,
} from '@comptoir/contract/generated/types'
import { productShape, type ProductView } from '../catalogue/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { CONTENT, REVIEW_RATINGS, type QueryTags } from '../platform/query-tags.ts'
import type { ResolverMap } from '../platform/schema.ts'
import { ReviewedProductError } from './errors.ts'
import { receivePicture } from './pictures.ts'
import { ratingsMetadata } from './ratings.ts'
import { customerReviews, productReviews, reviewOverview } from './review-pages.ts'
import { guessedRequest } from './request-links.ts'
import { refuseRequests, reviewRequest } from './requests.ts'
import { createReview } from './reviews.ts'
import { reviewShape } from './shapes.ts'

/** Queries that are cached, with the tags of what they show (decisions K-3). */
export const cacheableReviewQueries: QueryTags = { productReviewRatingsMetadata: [CONTENT, REVIEW_RATINGS] }

const ofProduct = {
  reviews: (view: ProductView, args: ProductInterfaceReviewsArgs, ctx: RequestContext) =>
    productReviews(ctx, view, args),
  review_overview: (view: ProductView, _args: unknown, ctx: RequestContext) => reviewOverview(ctx, view),
}

export const reviewResolvers = {
  Query: {
    reviewRequest: (_root: unknown, { token }: QueryReviewRequestArgs, ctx: RequestContext) =>
      reviewRequest(ctx, token),
    productReviewRatingsMetadata: (_root: unknown, _args: unknown, ctx: RequestContext) =>
      ratingsMetadata(ctx),
  },
  Mutation: {
    refuseReviewRequests: async (
      _root: unknown,
      { token }: MutationRefuseReviewRequestsArgs,
      ctx: RequestContext,
    ) => {
      await guessedRequest(ctx, token)
      await refuseRequests(ctx.app, token)
      return true
    },
    uploadReviewPicture: async (
      _root: unknown,
      args: MutationUploadReviewPictureArgs,
      ctx: RequestContext,
    ) => ({ uid: await receivePicture(ctx, args) }),
    createProductReview: async (
      _root: unknown,
      { input }: MutationCreateProductReviewArgs,
      ctx: RequestContext,
    ) => {
      const row = await createReview(ctx, input)
      const product = await productShape(ctx, row.productId)
      if (!product) throw new ReviewedProductError(input.sku)
      return { review: reviewShape(ctx.app, row, product, ctx.store) }
    },
  },
  SimpleProduct: ofProduct,
  VirtualProduct: ofProduct,
  DownloadableProduct: ofProduct,
  ConfigurableProduct: ofProduct,
  GroupedProduct: ofProduct,
  BundleProduct: ofProduct,
  Customer: {
    reviews: (_customer: unknown, args: CustomerReviewsArgs, ctx: RequestContext) =>
      customerReviews(ctx, args),
  },
} satisfies ResolverMap
