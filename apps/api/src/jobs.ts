import { deleteExpiredChallenges } from './captcha/index.ts'
import { expireGuestCarts } from './cart/index.ts'
import { purgeFormSubmissions } from './forms/index.ts'
import { deliverMails, renderAccountMails } from './mail/index.ts'
import { deleteUnconfirmedWithdrawals, releaseAbandonedOrders, renderOrderMails } from './orders/index.ts'
import type { Job } from './platform/jobs.ts'
import { deleteExpiredRequestCounters } from './platform/request-count.ts'
import { deleteDueAccounts, purgeExpiredData } from './privacy/index.ts'
import { expireQuotations } from './quotations/index.ts'

/** The background jobs of every API process. */
export const jobs: readonly Job[] = [
  { name: 'release abandoned orders', everySeconds: 60, run: releaseAbandonedOrders },
  { name: 'expire quotations', everySeconds: 600, run: expireQuotations },
  { name: 'render order mails', everySeconds: 2, run: renderOrderMails },
  { name: 'render account mails', everySeconds: 2, run: renderAccountMails },
  { name: 'delete unconfirmed withdrawals', everySeconds: 3600, run: deleteUnconfirmedWithdrawals },
  { name: 'deliver mails', everySeconds: 5, run: deliverMails },
  { name: 'expire guest carts', everySeconds: 900, run: expireGuestCarts },
  { name: 'delete expired form submissions', everySeconds: 3600, run: purgeFormSubmissions },
  { name: 'delete accounts', everySeconds: 3600, run: deleteDueAccounts },
  { name: 'delete expired data', everySeconds: 3600, run: purgeExpiredData },
  { name: 'delete expired challenges', everySeconds: 3600, run: deleteExpiredChallenges },
  { name: 'delete expired request counters', everySeconds: 60, run: deleteExpiredRequestCounters },
]
