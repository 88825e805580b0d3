import type { Job } from '../platform/jobs.ts'
import { deleteExpiredAlerts, sendAlerts } from './sending.ts'

export const productAlertJobs: readonly Job[] = [
  { name: 'send product alerts', everySeconds: 60, run: sendAlerts },
  { name: 'delete expired product alerts', everySeconds: 3600, run: deleteExpiredAlerts },
]
