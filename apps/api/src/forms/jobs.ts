import type { Job } from '../platform/jobs.ts'
import { purgeFormSubmissions } from './retention.ts'

export const formJobs: readonly Job[] = [
  { name: 'delete expired form submissions', everySeconds: 3600, run: purgeFormSubmissions },
]
