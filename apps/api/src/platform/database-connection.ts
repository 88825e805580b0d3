import { DatabaseError, type PoolClient, type QueryResult } from 'pg'
import Cursor from 'pg-cursor'
import { Batch } from './database-batch.ts'
import { ConnectionLostError, PoolBusyError } from './database-errors.ts'
import { commandLimits, type DatabaseLimits } from './database-limits.ts'
import type { CompiledQuery, Executor, Result, Row } from './sql.ts'
import { sqlTypes } from './sql-types.ts'

/** Plans of prepared statements that a migration or a proxy made useless: a new connection has none. */
const stalePlans = new Set(['0A000', '26000'])

/** A server that writes no more: a standby, or what was the primary before. */
const notPrimary = '25006'

/** How a connection may be used. */
export type Session = {
  /** Behind a pooler in transaction mode, whatever is to hold for a transaction is said in it. */
  isPooled: boolean
  limits: DatabaseLimits
}

/**
 * A connection that one caller has taken from the pool. Runs one statement after the other; those that are given before
 * it can send them go in one {@link Batch}.
 */
export class Connection implements Executor {
  /** The connection was lost, or its state is unknown: it is closed when released. */
  isBroken = false
  readonly #client: PoolClient
  readonly #session: Session
  /** A server that has been silent for so long counts as lost; longer than any time limit of its own. */
  #mostSilentMs: number
  #mayWrite = true
  #last: Promise<unknown> = Promise.resolve()
  /** Takes statements until it is sent. */
  #open: Batch | undefined
  #isOver = false

  constructor(client: PoolClient, session: Session) {
    this.#client = client
    this.#session = session
    this.#mostSilentMs = silenceWithin(session.limits)
  }

  /** The time limits of a transaction were raised to those of commands. */
  allowLong(): void {
    this.#mostSilentMs = silenceWithin(commandLimits)
  }

  async execute(query: CompiledQuery): Promise<Result<Row[]>> {
    return resultOf(await this.#inBatch(query))
  }

  /** Runs a statement outside of transactions. */
  async executeAlone(query: CompiledQuery): Promise<Result<Row[]>> {
    const { text, parameters: values, name } = query
    // A text of a library without parameters may hold several statements, also a transaction.
    if (this.#session.isPooled && (name !== undefined || values.length > 0))
      return await this.#enclosed(query)
    return await this.#enqueue(async () => {
      const config = { text, values, name, query_timeout: this.#mostSilentMs }
      return resultOf(await this.#client.query<Row>(config))
    })
  }

  /** A statement in a transaction of its own, which has its time limits, in one round trip. */
  async #enclosed(query: CompiledQuery): Promise<Result<Row[]>> {
    try {
      const [, result] = await Promise.all([this.begin(''), this.execute(query), this.commit()])
      return result
    } catch (error) {
      if (!this.isBroken) await this.rollback().catch(() => undefined)
      throw error
    }
  }

  /** Begins a transaction, with the statements that follow. */
  async begin(isolation: string): Promise<void> {
    this.#mayWrite = !isolation.includes('read only')
    const text = `begin ${isolation}`.trim()
    const statements: CompiledQuery[] = [{ text, parameters: [], name: text }]
    if (this.#session.isPooled) statements.push(settingsOf(this.#session.limits))
    await Promise.all(statements.map((statement) => this.#inBatch(statement)))
  }

  async command(text: string): Promise<void> {
    const config = { text, query_timeout: this.#mostSilentMs }
    await this.#enqueue(async () => await this.#client.query<Row>(config))
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
    // Another server would not know what this one has prepared.
    const sent = this.#session.isPooled ? { ...query, name: undefined } : query
    return await batch.add(sent).catch((error: unknown) => this.#fail(error))
  }

  #openBatch(): Batch {
    const batch = new Batch()
    void this.#enqueue(async () => {
      // Statements that are given without waiting for each other are all there when the turn ends.
      await new Promise<void>((turnEnds) => process.nextTick(turnEnds))
      if (this.#open === batch) this.#open = undefined
      const silent = setTimeout(() => this.#client.connection.stream.destroy(), this.#mostSilentMs)
      batch.onAnswer = () => silent.refresh()
      this.#client.query(batch)
      await batch.ended
      clearTimeout(silent)
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
      if (error.code === notPrimary && this.#mayWrite) {
        this.isBroken = true
        throw new ConnectionLostError('NOT_PRIMARY', { cause: error })
      }
      this.isBroken ||= error.severity === 'FATAL' || stalePlans.has(error.code ?? '')
      throw error
    }
    this.isBroken = true
    throw translated(error)
  }
}

const silenceWithin = ({ statementMs, waitMs }: DatabaseLimits) => statementMs + waitMs

/** The time limits and the time zone of a transaction, where the session has none. */
function settingsOf({ statementMs, lockMs, idleInTransactionMs }: DatabaseLimits): CompiledQuery {
  const text = `select set_config('TimeZone', 'UTC', true), set_config('statement_timeout', $1, true), set_config('lock_timeout', $2, true), set_config('idle_in_transaction_session_timeout', $3, true)`
  return { text, parameters: [statementMs, lockMs, idleInTransactionMs].map(String), name: undefined }
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
