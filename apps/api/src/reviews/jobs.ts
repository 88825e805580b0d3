import type { Job } from '../platform/jobs.ts'
import { deleteRejectedReviews } from './moderation.ts'

export const reviewJobs: readonly Job[] = [
  { name: 'delete rejected reviews', everySeconds: 3600, run: deleteRejectedReviews },
]
