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
    return await this.#inTurn(async () => {
      const { text, parameters: values, name } = query
      const config = { text, values, name, query_timeout: timeoutMs }
      const { rows, rowCount } = await this.#client.query<Row>(config)
      return Object.defineProperty(rows, 'count', { value: rowCount ?? 0 }) as Result<Row[]>
    })
  }

  async command(text: string): Promise<void> {
    await this.#inTurn(() => this.#client.query(text))
  }

  /** Reads rows in batches; statements that come meanwhile wait until the loop ends. */
  async *stream({ text, parameters }: CompiledQuery, size: number): AsyncGenerator<Row[], void> {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    const before = this.#last
    this.#last = ended
    await before
    const cursor = this.#client.query(new Cursor<Row>(text, parameters, { types: sqlTypes }))
    let isOpen = true
    try {
      while (isOpen) {
        isOpen = false
        const rows = await cursor.read(size).catch((error: unknown) => this.#fail(error))
        isOpen = rows.length === size
        if (rows.length > 0) yield rows
      }
    } finally {
      if (isOpen) await this.#close(cursor)
      end()
    }
  }

  release(): void {
    this.#client.release(this.isBroken)
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const run = this.#last.then(work)
    this.#last = run.catch(() => undefined)
    return await run.catch((error: unknown) => this.#fail(error))
  }

  /** A lost connection never confirms that the cursor is closed. */
  async #close(cursor: Cursor): Promise<void> {
    if (this.#client.connection.stream.destroyed) return
    const { promise: lost, resolve } = Promise.withResolvers<void>()
    this.#client.once('end', resolve)
    await Promise.race([cursor.close(), lost])
    this.#client.off('end', resolve)
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
