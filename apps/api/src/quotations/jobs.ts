import type { Job } from '../platform/jobs.ts'
import { expireQuotations } from './expire.ts'

export const quotationJobs: readonly Job[] = [
  { name: 'expire quotations', everySeconds: 600, run: expireQuotations },
]
