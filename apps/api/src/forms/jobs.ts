import type { Job } from '../platform/jobs.ts'
import { purgeFormSubmissions } from './retention.ts'

export const formJobs: readonly Job[] = [
  { name: 'delete expired form submissions', schedule: '14 * * * *', run: purgeFormSubmissions },
]
