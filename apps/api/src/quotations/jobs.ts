import type { Job } from '../platform/jobs.ts'
import { expireQuotations } from './expire.ts'

export const quotationJobs: readonly Job[] = [
  {
    name: 'expire quotations',
    schedule: '6-59/10 * * * *',
    putsAside: ['expire quotations', 'end unpaid quotations'],
    run: expireQuotations,
  },
]
