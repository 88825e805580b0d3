import type { Job } from '../platform/jobs.ts'
import { deleteExpired } from './sessions.sql.ts'

export const staffJobs: readonly Job[] = [
  {
    name: 'delete expired sessions of staff',
    schedule: '38 * * * *',
    run: async ({ sql, now }) => await deleteExpired(sql, now()),
  },
]
