import type { Job } from '../platform/jobs.ts'
import { releaseAbandonedOrders } from './abandoned.ts'
import { completeFulfilledOrders } from './fulfilled-orders.ts'
import { renderOrderMails } from './render-mails.ts'
import { deleteUnconfirmedWithdrawals } from './withdrawals.ts'

export const orderJobs: readonly Job[] = [
  {
    name: 'release abandoned orders',
    schedule: '* * * * *',
    putsAside: ['release abandoned orders', 'release overdue payments'],
    run: releaseAbandonedOrders,
  },
  { name: 'complete handed-over orders', everySeconds: 5, run: completeFulfilledOrders },
  { name: 'render order mails', everySeconds: 2, run: renderOrderMails },
  { name: 'delete unconfirmed withdrawals', schedule: '18 * * * *', run: deleteUnconfirmedWithdrawals },
]
