import type { Job } from '../platform/jobs.ts'
import { checkVatNumbers } from './vat-check.ts'

export const customerJobs: readonly Job[] = [
  { name: 'check VAT numbers', everySeconds: 60, run: checkVatNumbers },
]
