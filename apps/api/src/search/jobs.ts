import type { Job } from '../platform/jobs.ts'
import { storeSearchCounts } from './search-counts.ts'

export const searchJobs: readonly Job[] = [
  { name: 'store search counts', everySeconds: 60, inEveryProcess: true, run: storeSearchCounts },
]
