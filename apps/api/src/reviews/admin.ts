import type {
  MutationAnswerReviewArgs,
  MutationModerateReviewArgs,
  MutationModerateReviewsArgs,
  QueryReviewArgs,
  QueryReviewsArgs,
} from '@comptoir/contract/generated/admin'
import { pictureAddresses } from '../catalogue/index.ts'
import { versionOf } from '../platform/admin/audit.ts'
import { startBulkJob } from '../platform/admin/bulk-jobs.ts'
import { connectionResolvers } from '../platform/admin/connection.ts'
import type { AdminContext, AdminResolverMap } from '../platform/admin/context.ts'
import { readList } from '../platform/admin/list.ts'
import { rowId } from '../platform/admin/resolvers.ts'
import { answerReview, moderateReview, visibleReview } from './admin-changes.ts'
import { reviewList } from './admin-list.ts'
import type { StaffReview } from './admin.sql.ts'
import type { ReviewStatus } from './moderation.sql.ts'
import { labelIn } from './ratings.ts'

export const reviewsAdmin: AdminResolverMap = {
  ...connectionResolvers('ReviewConnection'),
  Query: {
    reviews: async (_root: never, args: QueryReviewsArgs, ctx) => await readList(ctx, reviewList, args),
    review: async (_root: never, { id }: QueryReviewArgs, ctx) => await visibleReview(ctx, id),
  },
  Mutation: {
    moderateReview: async (_root: never, { status, ...args }: MutationModerateReviewArgs, ctx) => {
      await moderateReview(ctx, { ...args, status: status.toLowerCase() as ReviewStatus })
      return { id: args.id }
    },
    moderateReviews: async (_root: never, args: MutationModerateReviewsArgs, ctx) => {
      const { status, filters, search } = args
      const ids = args.ids && args.ids.map((id) => rowId(ctx, id))
      const job = { kind: 'reviews.moderate', input: { status } }
      return { id: await startBulkJob(ctx, reviewList, { filters, search, ids }, job) }
    },
    answerReview: async (_root: never, args: MutationAnswerReviewArgs, ctx) => {
      await answerReview(ctx, args)
      return { id: args.id }
    },
  },
  ReviewPayload: {
    review: ({ id }: { id: string }, _args: never, ctx: AdminContext) => visibleReview(ctx, id),
  },
  Review: {
    version: ({ id }: StaffReview, _args: never, ctx) => versionOf(ctx.app.sql, { type: 'review', id }),
    status: ({ status }: StaffReview) => status.toUpperCase(),
    pictures: ({ pictures }: StaffReview, _args: never, { app }) =>
      pictures.map((picture) => pictureAddresses(app, picture)),
    votes: ({ votes }: StaffReview, _args: never, { language }) =>
      votes.map(({ labels, value }) => ({ name: labelIn(labels, language), value })),
  },
}
