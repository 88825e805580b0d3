import type { Job } from '../platform/jobs.ts'
import { expireGuestCarts } from './expiry.ts'

export const cartJobs: readonly Job[] = [
  { name: 'expire guest carts', schedule: '*/15 * * * *', run: expireGuestCarts },
]
