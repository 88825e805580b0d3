import type { Job } from '../platform/jobs.ts'
import { deleteDueAccounts } from './deletion.ts'
import { purgeExpiredData } from './retention.ts'

export const privacyJobs: readonly Job[] = [
  { name: 'delete accounts', schedule: '21 * * * *', run: deleteDueAccounts },
  { name: 'delete expired data', schedule: '24 * * * *', run: purgeExpiredData },
]
