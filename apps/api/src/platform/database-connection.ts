import { DatabaseError, type PoolClient, type QueryResult } from 'pg'
import Cursor from 'pg-cursor'
import { Batch } from './database-batch.ts'
import { ConnectionLostError, PoolBusyError } from './database-errors.ts'
import type { CompiledQuery, Executor, Result, Row } from './sql.ts'
import { sqlTypes } from './sql-types.ts'

/** Plans of prepared statements that a migration or a proxy made useless: a new connection has none. */
const stalePlans = new Set(['0A000', '26000'])

/**
 * A connection that one caller has taken from the pool. Runs one statement after the other; those that are given before
 * it can send them go in one {@link Batch}.
 */
export class Connection implements Executor {
  /** The connection was lost, or its state is unknown: it is closed when released. */
  isBroken = false
  readonly #client: PoolClient
  #last: Promise<unknown> = Promise.resolve()
  /** Takes statements until it is sent. */
  #open: Batch | undefined
  #isOver = false

  constructor(client: PoolClient) {
    this.#client = client
  }

  async execute(query: CompiledQuery): Promise<Result<Row[]>> {
    return resultOf(await this.#inBatch(query))
  }

  /** Runs a statement outside of transactions; after `timeoutMs` the connection counts as lost. */
  async executeWithin(timeoutMs: number, query: CompiledQuery): Promise<Result<Row[]>> {
    return await this.#enqueue(async () => {
      const { text, parameters: values, name } = query
      const config = { text, values, name, query_timeout: timeoutMs }
      return resultOf(await this.#client.query<Row>(config))
    })
  }

  /** Begins a transaction, with the statements that follow. */
  async begin(isolation: string): Promise<void> {
    const text = `begin ${isolation}`.trim()
    await this.#inBatch({ text, parameters: [], name: text })
  }

  async command(text: string): Promise<void> {
    await this.#enqueue(() => this.#client.query(text))
  }

  /** Throws the error of a statement that nobody has waited for, and when the server rolled back instead. */
  async commit(): Promise<void> {
    const committing = this.#inBatch({ text: 'commit', parameters: [], name: 'commit' })
    this.#isOver = true
    const { command } = await committing
    if (command !== 'COMMIT')
      throw new Error('The transaction was rolled back: one of its statements failed.')
  }

  async rollback(): Promise<void> {
    this.#isOver = true
    await this.command('rollback')
  }

  /** Reads rows in batches; statements that come meanwhile wait until the loop ends. */
  async *stream({ text, parameters }: CompiledQuery, size: number): AsyncGenerator<Row[], void> {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    this.#open = undefined
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

  /** A statement joins the batch that has not been sent yet, so that their order stays. */
  async #inBatch(query: CompiledQuery): Promise<QueryResult<Row>> {
    // It would run on its own, or in the transaction of another request.
    if (this.#isOver) throw new Error('The transaction of this statement has ended.')
    const batch = this.#open ?? this.#openBatch()
    return await batch.add(query).catch((error: unknown) => this.#fail(error))
  }

  #openBatch(): Batch {
    const batch = new Batch()
    void this.#enqueue(async () => {
      // Statements that are given without waiting for each other are all there when the turn ends.
      await new Promise<void>((turnEnds) => process.nextTick(turnEnds))
      if (this.#open === batch) this.#open = undefined
      this.#client.query(batch)
      await batch.ended
    })
    this.#open = batch
    return batch
  }

  async #enqueue<T>(work: () => Promise<T>): Promise<T> {
    this.#open = undefined
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

function resultOf({ rows, rowCount }: QueryResult<Row>): Result<Row[]> {
  return Object.defineProperty(rows, 'count', { value: rowCount ?? 0 }) as Result<Row[]>
}

/** Errors of `pg` itself have no code. */
function translated(error: unknown): unknown {
  if (!(error instanceof Error) || 'code' in error) return error
  if (error.message === 'Query read timeout') return new PoolBusyError()
  const isLost = /^(Connection terminated|Client (has|was))/.test(error.message)
  return isLost ? new ConnectionLostError('CONNECTION_CLOSED', { cause: error }) : error
}
