import type { Job } from '../platform/jobs.ts'
import { forgetActingLinks } from './acting.ts'
import { checkVatNumbers } from './vat-check.ts'

export const customerJobs: readonly Job[] = [
  { name: 'check VAT numbers', everySeconds: 60, run: checkVatNumbers },
  { name: 'delete expired links of staff', everySeconds: 3600, run: forgetActingLinks },
]
