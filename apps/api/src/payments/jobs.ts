import type { Job } from '../platform/jobs.ts'
import { runPaymentOperations } from './run-operations.ts'

export const paymentJobs: readonly Job[] = [
  { name: 'run payment operations', everySeconds: 2, run: runPaymentOperations },
]
