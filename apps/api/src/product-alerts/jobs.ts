import type { Job } from '../platform/jobs.ts'
import { deleteExpiredAlerts, sendAlerts } from './sending.ts'

export const productAlertJobs: readonly Job[] = [
  { name: 'send product alerts', schedule: '* * * * *', run: sendAlerts },
  { name: 'delete expired product alerts', schedule: '28 * * * *', run: deleteExpiredAlerts },
]
