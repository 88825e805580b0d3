import type { Job } from '../platform/jobs.ts'
import { deliverWebhooks, purgeWebhooks } from './delivery.ts'

export const webhookJobs: readonly Job[] = [
  {
    name: 'deliver webhooks',
    everySeconds: 2,
    run: async (app, signal) => await deliverWebhooks(app, signal),
  },
  { name: 'delete old webhooks', schedule: '41 * * * *', run: purgeWebhooks },
]
