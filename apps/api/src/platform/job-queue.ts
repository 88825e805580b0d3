import type { ConstructorOptions, Db, PgBoss } from 'pg-boss'
import type { Queryable } from './database.ts'

/** The schema of the library's tables, made by a migration. */
const QUEUE_SCHEMA = 'job_queue'
/** The queue of all scheduled jobs, one entry of each at most; its limits are set by a migration. */
export const QUEUE = 'jobs'
/** What failed at its last try. */
export const DEAD_QUEUE = 'dead-jobs'

/** The name of a job as the queue's keys allow it. */
export const keyOf = (job: string) => job.replaceAll(/[^\w.-]+/g, '-')

/** Opens no connection and starts nothing. The library is loaded here, as processes without jobs need not keep it in memory. */
export async function createQueue(options: ConstructorOptions): Promise<PgBoss> {
  const { PgBoss: Library } = await import('pg-boss')
  return new Library({
    schema: QUEUE_SCHEMA,
    migrate: false,
    createSchema: false,
    registerInstance: false,
    ...options,
  })
}

/** The queue for one piece of work through `sql`, such as the transaction of a mutation. */
export async function withQueue<Answer>(
  sql: Queryable,
  work: (queue: PgBoss) => Promise<Answer>,
): Promise<Answer> {
  const queue = await createQueue({ db: through(sql), schedule: false, supervise: false })
  try {
    await queue.start()
    return await work(queue)
  } finally {
    await queue.stop({ graceful: false })
  }
}

function through(sql: Queryable): Db {
  return { executeSql: async (text, values = []) => ({ rows: await sql.run(text, values) }) }
}
