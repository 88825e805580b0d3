import type { App } from './context.ts'
import { CommandError } from './errors.ts'
import { deleteFailures, selectFailures } from './job-failures.sql.ts'

export const jobsUsage = `  jobs failed                                    rows that a background job put aside or gave up
  jobs retry                                     lets the next run try all of them again`

/** The command `jobs`; returns its output. */
export async function jobsCommand(app: App, [verb]: readonly string[]): Promise<string> {
  if (verb === 'retry') return `${await deleteFailures(app.sql)} rows are tried again.`
  if (verb !== 'failed') throw new CommandError(`Use one of:\n${jobsUsage}`)
  const lines = (await selectFailures(app.sql)).map(({ job, item, attempts, nextAttemptAt, lastError }) => {
    const next = nextAttemptAt ? `again ${nextAttemptAt.toISOString().slice(0, 16)}` : 'given up'
    return [job, item, `${attempts} attempts`, next, lastError].join('  ')
  })
  return lines.length > 0 ? lines.join('\n') : 'No row was put aside.'
}
