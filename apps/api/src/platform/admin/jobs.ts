import type { JobStatus } from '../job-control.ts'
import { listJobs, retryJob, runJob } from '../job-control.ts'
import { keyOf } from '../job-queue.ts'
import { isScheduled, type Job } from '../jobs.ts'
import { noChange, recordChange } from './audit.ts'
import type { AdminContext, AdminResolverMap } from './context.ts'
import { RecordNotFoundError } from './errors.ts'

type WithId = { id: string }

/** Background jobs for staff of all websites. */
export const jobsAdmin: AdminResolverMap = {
  Query: {
    jobs: async (_: unknown, __: unknown, ctx: AdminContext) =>
      seesAll(ctx) ? (await listJobs(ctx.app)).map(shapeOf) : [],
  },
  Mutation: {
    runJob: async (_: unknown, { id }: WithId, ctx: AdminContext) => {
      const job = jobOf(ctx, id)
      if (isScheduled(job) && (await runJob(ctx.app.sql, job))) await record(ctx, job, 'job.run')
      else noChange(ctx)
      return { id }
    },
    retryJob: async (_: unknown, { id }: WithId, ctx: AdminContext) => {
      const job = jobOf(ctx, id)
      const failures = await retryJob(ctx.app.sql, job)
      if (failures > 0) await record(ctx, job, 'job.retry', failures)
      else noChange(ctx)
      return { id }
    },
  },
  JobPayload: {
    job: async ({ id }: WithId, _: unknown, { app }: AdminContext) =>
      (await listJobs(app)).map(shapeOf).find((job) => job.id === id),
  },
}

const seesAll = ({ staff }: AdminContext) => staff.websiteIds === null && staff.locationIds === null

function jobOf(ctx: AdminContext, id: string): Job {
  const job = seesAll(ctx) ? ctx.app.jobs.find(({ name }) => keyOf(name) === id) : undefined
  if (!job) throw new RecordNotFoundError(ctx.language)
  return job
}

async function record(ctx: AdminContext, { name }: Job, action: string, failures?: number): Promise<void> {
  const after = failures === undefined ? null : { failures }
  await recordChange(ctx, { action, entity: { type: 'job', id: keyOf(name), label: name }, after })
}

const shapeOf = (job: JobStatus) => ({
  ...job,
  id: keyOf(job.name),
  state: job.state.toUpperCase(),
  lastRunAt: job.lastRunAt?.toISOString() ?? null,
  nextRunAt: job.nextRunAt?.toISOString() ?? null,
})
