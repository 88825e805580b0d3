import { DatabaseError, type PoolClient } from 'pg'
import Cursor from 'pg-cursor'
import { ConnectionLostError, PoolBusyError } from './database-errors.ts'
import type { CompiledQuery, Executor, Result, Row } from './sql.ts'
import { sqlTypes } from './sql-types.ts'

/** Plans of prepared statements that a migration or a proxy made useless: a new connection has none. */
const stalePlans = new Set(['0A000', '26000'])

/** A connection that one caller has taken from the pool. Runs one statement after the other. */
export class Connection implements Executor {
  /** The connection was lost, or its state is unknown: it is closed when released. */
  isBroken = false
  readonly #client: PoolClient
  #last: Promise<unknown> = Promise.resolve()

  constructor(client: PoolClient) {
    this.#client = client
  }

  /** Runs a statement; after `timeoutMs`, where given, the connection counts as lost. */
  async execute(query: CompiledQuery, timeoutMs?: number): Promise<Result<Row[]>> {
    return await this.#enqueue(async () => {
      const { text, parameters: values, name } = query
      const config = { text, values, name, query_timeout: timeoutMs }
      const { rows, rowCount } = await this.#client.query<Row>(config)
      return Object.defineProperty(rows, 'count', { value: rowCount ?? 0 }) as Result<Row[]>
    })
  }

  async command(text: string): Promise<void> {
    await this.#enqueue(() => this.#client.query(text))
  }

  /** Throws when a statement had failed: PostgreSQL then answers a commit with a rollback, without an error. */
  async commit(): Promise<void> {
    const { command } = await this.#enqueue(() => this.#client.query('commit'))
    if (command !== 'COMMIT')
      throw new Error('The transaction was rolled back: one of its statements failed.')
  }

  /** Reads rows in batches; statements that come meanwhile wait until the loop ends. */
  async *stream({ text, parameters }: CompiledQuery, size: number): AsyncGenerator<Row[], void> {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    const before = this.#last
    this.#last = ended
    await before
    try {
      yield* this.#read(new Cursor<Row>(text, parameters, { types: sqlTypes }), size)
    } catch (error) {
      this.#fail(error)
    } finally {
      end()
    }
  }

  release(): void {
    this.#client.release(this.isBroken)
  }

  async #enqueue<T>(work: () => Promise<T>): Promise<T> {
    const run = this.#last.then(work)
    this.#last = run.catch(() => undefined)
    return await run.catch((error: unknown) => this.#fail(error))
  }

  /** A cursor may never answer when the connection is lost, and drops errors of the server while it closes. */
  async *#read(cursor: Cursor<Row>, size: number): AsyncGenerator<Row[], void> {
    const { promise: failed, reject } = Promise.withResolvers<never>()
    failed.catch(() => undefined)
    const onEnd = () => reject(new ConnectionLostError('CONNECTION_CLOSED'))
    this.#client.connection.on('errorMessage', reject)
    this.#client.once('end', onEnd)
    let isOpen = false
    try {
      this.#client.query(cursor)
      do {
        isOpen = false
        const rows = await Promise.race([cursor.read(size), failed])
        isOpen = rows.length === size
        if (rows.length > 0) yield rows
      } while (isOpen)
    } finally {
      if (isOpen) await Promise.race([cursor.close(), failed])
      this.#client.connection.off('errorMessage', reject)
      this.#client.off('end', onEnd)
    }
  }

  #fail(error: unknown): never {
    if (error instanceof DatabaseError) {
      this.isBroken ||= error.severity === 'FATAL' || stalePlans.has(error.code ?? '')
      throw error
    }
    this.isBroken = true
    throw translated(error)
  }
}

/** Errors of `pg` itself have no code. */
function translated(error: unknown): unknown {
  if (!(error instanceof Error) || 'code' in error) return error
  if (error.message === 'Query read timeout') return new PoolBusyError()
  const isLost = /^(Connection terminated|Client (has|was))/.test(error.message)
  return isLost ? new ConnectionLostError('CONNECTION_CLOSED', { cause: error }) : error
}
