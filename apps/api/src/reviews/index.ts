export { reviewsCommand, reviewsUsage } from './command.ts'
export { deleteReviewsOf } from './moderation.ts'
export { registerReviewRefusal } from './http.ts'
