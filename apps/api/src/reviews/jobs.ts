import type { Job } from '../platform/jobs.ts'
import { deleteRejectedReviews } from './moderation.ts'
import { askForReviews } from './requests.ts'

export const reviewJobs: readonly Job[] = [
  { name: 'delete rejected reviews', everySeconds: 3600, run: deleteRejectedReviews },
  { name: 'ask for reviews', everySeconds: 900, run: askForReviews },
]
