import { adminJobs } from './admin-api.ts'
import { captchaJobs } from './captcha/jobs.ts'
import { cartJobs } from './cart/jobs.ts'
import { catalogueJobs } from './catalogue/jobs.ts'
import { compareListJobs } from './compare-lists/jobs.ts'
import { customerJobs } from './customers/jobs.ts'
import { formJobs } from './forms/jobs.ts'
import { mailJobs } from './mail/jobs.ts'
import { orderJobs } from './orders/jobs.ts'
import { paymentJobs } from './payments/jobs.ts'
import { isScheduled, type Job } from './platform/jobs.ts'
import { deleteExpiredRequestCounters } from './platform/request-count.ts'
import { privacyJobs } from './privacy/jobs.ts'
import { productAlertJobs } from './product-alerts/jobs.ts'
import { promotionJobs } from './promotions/coupon-batches.ts'
import { quotationJobs } from './quotations/jobs.ts'
import { reviewJobs } from './reviews/jobs.ts'
import { searchJobs } from './search/jobs.ts'
import { staffJobs } from './staff/jobs.ts'
import { webhookJobs } from './webhooks/jobs.ts'

/** The background jobs of every domain: of the worker, and of API processes with RUN_JOBS. */
export const jobs: readonly Job[] = [
  ...orderJobs,
  ...paymentJobs,
  ...promotionJobs,
  ...quotationJobs,
  ...mailJobs,
  ...cartJobs,
  ...catalogueJobs,
  ...compareListJobs,
  ...customerJobs,
  ...formJobs,
  ...privacyJobs,
  ...productAlertJobs,
  ...reviewJobs,
  ...captchaJobs,
  ...searchJobs,
  ...adminJobs,
  ...staffJobs,
  ...webhookJobs,
  {
    name: 'delete expired request counters',
    everySeconds: 60,
    inEveryProcess: true,
    run: deleteExpiredRequestCounters,
  },
]

/** The jobs of an API process beside a worker. */
export const ownJobs: readonly Job[] = jobs.filter((job) => !isScheduled(job) && job.inEveryProcess)
