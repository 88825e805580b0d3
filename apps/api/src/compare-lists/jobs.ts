import type { Job } from '../platform/jobs.ts'
import { expireGuestLists } from './expiry.ts'

export const compareListJobs: readonly Job[] = [
  { name: 'expire guest comparison lists', schedule: '5-59/15 * * * *', run: expireGuestLists },
]
