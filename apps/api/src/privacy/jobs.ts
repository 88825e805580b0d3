import type { Job } from '../platform/jobs.ts'
import { deleteDueAccounts } from './deletion.ts'
import { purgeExpiredData } from './retention.ts'

export const privacyJobs: readonly Job[] = [
  { name: 'delete accounts', everySeconds: 3600, run: deleteDueAccounts },
  { name: 'delete expired data', everySeconds: 3600, run: purgeExpiredData },
]
