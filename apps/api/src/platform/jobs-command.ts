import type { App } from './context.ts'
import { CommandError } from './errors.ts'
import { listJobs, retryJob, runJob, type JobStatus } from './job-control.ts'
import { deleteFailures, selectFailures } from './job-failures.sql.ts'
import { keyOf } from './job-queue.ts'
import { isScheduled, type Job } from './jobs.ts'

export const jobsUsage = `  jobs list                                      every background job: its state, last and next run, last error
  jobs run NAME                                  runs one on a schedule now
  jobs failed                                    rows that a background job put aside or gave up
  jobs retry [NAME]                              lets one, or all, try again what failed, put aside or given up`

type Shop = Pick<App, 'sql' | 'jobs' | 'stores'>

/** The command `jobs`; returns its output. */
export async function jobsCommand(app: Shop, [verb, ...words]: readonly string[]): Promise<string> {
  const name = words.join(' ')
  switch (verb) {
    case 'list':
      return (await listJobs(app)).map(lineOf).join('\n')
    case 'run':
      return await run(app, jobNamed(app, name))
    case 'retry':
      return await retry(app, name ? jobNamed(app, name) : undefined)
    case 'failed':
      return await failedRows(app)
    default:
      throw new CommandError(`Use one of:\n${jobsUsage}`)
  }
}

/** A job by its name, whose words may be joined by hyphens. */
function jobNamed({ jobs }: Shop, name: string): Job {
  const job = jobs.find((one) => keyOf(one.name) === keyOf(name))
  if (!job) throw new CommandError(`There is no job "${name}". See: jobs list`)
  return job
}

async function run({ sql }: Shop, job: Job): Promise<string> {
  if (!isScheduled(job))
    throw new CommandError(`Every process runs "${job.name}" each ${job.everySeconds} s by itself.`)
  const isNew = await sql.begin(async (tx) => await runJob(tx, job))
  return isNew ? `"${job.name}" runs within seconds.` : `"${job.name}" is running.`
}

async function retry({ sql, jobs }: Shop, one: Job | undefined): Promise<string> {
  const count = await sql.begin(async (tx) => {
    let failures = one ? 0 : await deleteFailures(tx)
    for (const job of one ? [one] : jobs) failures += await retryJob(tx, job)
    return failures
  })
  return `${count} failures are tried again.`
}

async function failedRows({ sql }: Shop): Promise<string> {
  const lines = (await selectFailures(sql)).map(({ job, item, attempts, nextAttemptAt, lastError }) => {
    const next = nextAttemptAt ? `again ${minute(nextAttemptAt)}` : 'given up'
    return [job, item, `${attempts} attempts`, next, lastError].join('  ')
  })
  return lines.length > 0 ? lines.join('\n') : 'No row was put aside.'
}

function lineOf(job: JobStatus): string {
  const {
    name,
    schedule,
    everySeconds,
    state,
    lastRunAt,
    durationMs,
    tries,
    nextRunAt,
    putAside,
    lastError,
  } = job
  const facts = [
    schedule ?? `every ${everySeconds} s`,
    schedule === null ? 'in every process' : state,
    lastRunAt && `last ${minute(lastRunAt)}, ${durationMs} ms`,
    nextRunAt && `next ${minute(nextRunAt)}`,
    tries !== null && tries > 1 && `try ${tries}`,
    putAside > 0 && `${putAside} rows put aside`,
    lastError,
  ]
  return [name.padEnd(38), ...facts.filter((fact) => typeof fact === 'string')].join('  ')
}

const minute = (time: Date) => time.toISOString().slice(0, 16)
