import type { Job } from '../platform/jobs.ts'
import { deliverMails } from './delivery.ts'
import { renderAccountMails } from './render-queue.ts'

export const mailJobs: readonly Job[] = [
  { name: 'render account mails', everySeconds: 2, run: renderAccountMails },
  { name: 'deliver mails', everySeconds: 5, run: deliverMails },
]
