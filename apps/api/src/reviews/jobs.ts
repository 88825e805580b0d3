import type { Job } from '../platform/jobs.ts'
import { deleteRejectedReviews } from './moderation.ts'
import { deleteAbandonedPictures, encodeReviewPictures } from './pictures.ts'
import { askForReviews } from './requests.ts'

export const reviewJobs: readonly Job[] = [
  { name: 'delete rejected reviews', everySeconds: 3600, run: deleteRejectedReviews },
  { name: 'ask for reviews', everySeconds: 900, run: askForReviews },
  { name: 'encode pictures of reviews', everySeconds: 20, run: encodeReviewPictures },
  { name: 'delete pictures of no review', everySeconds: 3600, run: deleteAbandonedPictures },
]
