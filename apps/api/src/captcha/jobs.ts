import type { Job } from '../platform/jobs.ts'
import { deleteExpiredChallenges } from './captcha.ts'

export const captchaJobs: readonly Job[] = [
  { name: 'delete expired challenges', schedule: '4 * * * *', run: deleteExpiredChallenges },
]
