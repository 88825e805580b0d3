import type { Job } from '../platform/jobs.ts'
import { forgetActingLinks } from './acting.ts'
import { checkVatNumbers } from './vat-check.ts'

export const customerJobs: readonly Job[] = [
  { name: 'check VAT numbers', schedule: '* * * * *', run: checkVatNumbers },
  { name: 'delete expired links of staff', schedule: '11 * * * *', run: forgetActingLinks },
]
