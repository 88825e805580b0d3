import type { Job } from '../platform/jobs.ts'
import { deleteRejectedReviews } from './moderation.ts'
import { deleteAbandonedPictures, encodeReviewPictures } from './pictures.ts'
import { askForReviews } from './requests.ts'

export const reviewJobs: readonly Job[] = [
  { name: 'delete rejected reviews', schedule: '31 * * * *', run: deleteRejectedReviews },
  { name: 'ask for reviews', schedule: '10-59/15 * * * *', run: askForReviews },
  { name: 'encode pictures of reviews', everySeconds: 20, run: encodeReviewPictures },
  { name: 'delete pictures of no review', schedule: '34 * * * *', run: deleteAbandonedPictures },
]
