import type { Readable, Writable } from 'node:stream'
import { Client } from 'pg'
import { from, to } from 'pg-copy-streams'
import { createTemplate, type CompiledQuery, type Queryable, type Result, type Row } from './sql.ts'
import { sqlTypes } from './sql-types.ts'

/** Rows that a COPY has moved, once its stream has ended. */
type Counted = { rowCount: number }

/** One transaction on a connection of its own, with PostgreSQL's COPY in text form. */
export type CopyTransaction = Queryable & {
  copyOut: (statement: string) => Readable & Counted
  copyIn: (statement: string) => Writable & Counted
}

/** What the text of a value depends on besides the value, and no limits of time: the largest table takes as long as it does. */
const sessionSettings = `
  set local search_path = public; set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0; set local lock_timeout = '60s'`

/**
 * Runs `work` in one transaction; an error of it rolls back. `isolation` is such as `isolation level repeatable read read
 * only`, or empty.
 */
export async function inCopyTransaction<Answer>(
  databaseUrl: string,
  isolation: string,
  work: (tx: CopyTransaction) => Promise<Answer>,
): Promise<Answer> {
  const client = await openClient(databaseUrl)
  try {
    await client.query(`begin ${isolation}`)
    await client.query(sessionSettings)
    const answer = await work(
      Object.assign(templateOf(client), {
        copyOut: (statement: string) => client.query(to(statement)),
        copyIn: (statement: string) => client.query(from(statement)),
      }),
    )
    await client.query('commit')
    return answer
  } finally {
    // Closes the connection, which rolls back what was not committed.
    await client.end().catch(() => undefined)
  }
}

/** Runs `work` outside of a transaction, on a connection without time limits, such as `vacuum` needs it. */
export async function withoutTransaction(
  databaseUrl: string,
  work: (sql: Queryable) => Promise<void>,
): Promise<void> {
  const client = await openClient(databaseUrl)
  try {
    await work(templateOf(client))
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function openClient(databaseUrl: string): Promise<Client> {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'comptoir backup',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    types: sqlTypes,
  })
  // A lost connection fails the statement that runs.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

function templateOf(client: Client): Queryable {
  return createTemplate({
    execute: async ({ text, parameters: values }: CompiledQuery): Promise<Result<Row[]>> => {
      const { rows, rowCount } = await client.query<Row>({ text, values })
      return Object.defineProperty(rows, 'count', { value: rowCount ?? 0 }) as Result<Row[]>
    },
    command: async (text) => void (await client.query(text)),
    stream: () => {
      throw new TypeError('A transaction for COPY has no cursors.')
    },
  })
}
