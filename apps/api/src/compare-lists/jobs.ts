import type { Job } from '../platform/jobs.ts'
import { expireGuestLists } from './expiry.ts'

export const compareListJobs: readonly Job[] = [
  { name: 'expire guest comparison lists', everySeconds: 900, run: expireGuestLists },
]
