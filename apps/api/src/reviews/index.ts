export { reviewsCommand, reviewsUsage } from './command.ts'
export { deleteReviewsOf } from './moderation.ts'
