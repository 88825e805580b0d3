import { forgetProofs } from '../captcha/index.ts'
import { expireGuestCarts } from '../cart/index.ts'
import { forgetLetters } from '../forms/index.ts'
import { forgetUnconfirmedWithdrawals, releaseAbandonedOrders, writeOrderMails } from '../orders/index.ts'
import { deliverMails, writePersonMails } from '../mail/index.ts'
import { deleteDueAccounts, keepNoLonger } from '../privacy/index.ts'
import { expireQuotations } from '../quotations/index.ts'
import type { App } from './context.ts'
import { forgetOldRequests } from './request-count.ts'

type Job = { name: string; everySeconds: number; run: (app: App) => Promise<unknown> }

const jobs: Job[] = [
  { name: 'release abandoned orders', everySeconds: 60, run: releaseAbandonedOrders },
  { name: 'expire quotations', everySeconds: 600, run: expireQuotations },
  { name: 'write mails', everySeconds: 2, run: writeOrderMails },
  { name: 'write mails to people', everySeconds: 2, run: writePersonMails },
  { name: 'forget unconfirmed withdrawals', everySeconds: 3600, run: forgetUnconfirmedWithdrawals },
  { name: 'deliver mails', everySeconds: 5, run: deliverMails },
  { name: 'expire guest carts', everySeconds: 3600, run: expireGuestCarts },
  { name: 'forget letters', everySeconds: 3600, run: forgetLetters },
  { name: 'delete accounts', everySeconds: 3600, run: deleteDueAccounts },
  { name: 'keep no longer', everySeconds: 3600, run: keepNoLonger },
  { name: 'forget proofs', everySeconds: 3600, run: forgetProofs },
  { name: 'forget old requests', everySeconds: 60, run: forgetOldRequests },
]

/** Starts the shop's recurring work; each job also runs once at start, so that a restart repairs. Answers how to stop. */
export function startJobs(app: App): () => Promise<void> {
  const running = new Set<Promise<unknown>>()
  const once = (job: Job) => {
    const work = job
      .run(app)
      .catch((error: unknown) => app.log.error({ err: error, job: job.name }, 'A job failed'))
    running.add(work)
    void work.finally(() => running.delete(work))
  }
  const timers = jobs.map((job) => {
    once(job)
    return setInterval(once, job.everySeconds * 1000, job).unref()
  })
  return async () => {
    timers.forEach((timer) => clearInterval(timer))
    await Promise.all(running)
  }
}
