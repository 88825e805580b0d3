import { DatabaseError, Pool, type PoolClient, type PoolConfig } from 'pg'
import { Connection, type Session } from './database-connection.ts'
import { ConnectionLostError } from './database-errors.ts'
import { PoolGate } from './pool-gate.ts'
import type { CompiledQuery, Executor, Result, Row } from './sql.ts'
import type { ObserveStatement } from './statements.ts'

/** Connections of a pool. */
export type PoolStatistics = {
  most: number
  open: number
  used: number
  /** Statements and transactions that wait for one. */
  waiting: number
  /** That waited too long, or found too many waiting, since the start. */
  refused: number
}

/** How long servers may take to close idle connections. */
const mostMsToClose = 2000

/**
 * A pool of connections with a bounded wait: {@link PoolBusyError} after the time limit or when the queue is full. One
 * connection is left for statements outside transactions.
 */
export class DatabasePool implements Executor {
  readonly #pool: Pool
  readonly #connections: PoolGate
  readonly #transactions: PoolGate
  readonly #session: Session
  readonly #observe: ObserveStatement
  readonly #most: number
  readonly #open = new Set<PoolClient>()
  readonly #connecting = new Set<Promise<PoolClient>>()
  #ended: Promise<void> | undefined

  constructor(config: PoolConfig & { max: number }, session: Session, observe: ObserveStatement) {
    const { limits } = session
    this.#session = session
    this.#pool = new Pool(config)
    this.#connections = new PoolGate(config.max, limits)
    this.#transactions = new PoolGate(Math.max(1, config.max - 1), limits)
    this.#observe = observe
    this.#most = config.max
    // The pool drops an idle connection that is lost; the next statement opens another one.
    this.#pool.on('error', () => undefined)
    this.#pool.on('connect', (client: PoolClient) => {
      this.#open.add(client)
      client.on('error', () => undefined)
    })
    this.#pool.on('remove', (client: PoolClient) => this.#open.delete(client))
  }

  get statistics(): PoolStatistics {
    const { used, waiting, refused } = this.#connections.statistics
    const transactions = this.#transactions.statistics
    return {
      most: this.#most,
      open: this.#pool.totalCount,
      used,
      waiting: waiting + transactions.waiting,
      refused: refused + transactions.refused,
    }
  }

  async execute(query: CompiledQuery): Promise<Result<Row[]>> {
    return await this.#withConnection((connection) =>
      this.#observe(query, () => connection.executeAlone(query)),
    )
  }

  async command(text: string): Promise<void> {
    await this.#withConnection((connection) => connection.command(text))
  }

  async *stream(query: CompiledQuery, size: number): AsyncGenerator<Row[], void> {
    const connection = await this.#acquire()
    try {
      yield* connection.stream(query, size)
    } finally {
      this.#release(connection)
    }
  }

  /** Runs `work` on one connection, between begin and commit; an error of it rolls back. */
  async transaction<T>(isolation: string, work: (connection: Connection) => Promise<T>): Promise<T> {
    await this.#transactions.enter()
    try {
      return await this.#withConnection(
        async (connection) =>
          await undoneBy(
            connection,
            () => connection.rollback(),
            async () => {
              // The first statements are sent with it, and fail if it does.
              connection.begin(isolation).catch(() => undefined)
              const value = await work(connection)
              await connection.commit()
              return value
            },
          ),
      )
    } finally {
      this.#transactions.leave()
    }
  }

  /** Waits for what runs, for `timeout` seconds at most where given, and closes all connections. */
  async end({ timeout }: { timeout?: number } = {}): Promise<void> {
    this.#ended ??= this.#close()
    if (timeout === undefined) return await this.#ended
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, timeout * 1000)
    })
    await Promise.race([this.#ended, late])
    clearTimeout(timer)
    this.#destroy()
  }

  async #close(): Promise<void> {
    // A pool that ends forgets those that wait for an idle connection.
    await Promise.allSettled(this.#connecting)
    await this.#pool.end()
    const late = setTimeout(() => this.#destroy(), mostMsToClose)
    await Promise.all(
      [...this.#open].map((client) => new Promise<void>((closed) => client.once('end', closed))),
    )
    clearTimeout(late)
  }

  #destroy(): void {
    for (const client of this.#open) client.connection.stream.destroy()
  }

  async #withConnection<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const connection = await this.#acquire()
    try {
      return await work(connection)
    } finally {
      this.#release(connection)
    }
  }

  async #acquire(): Promise<Connection> {
    await this.#connections.enter()
    try {
      if (this.#ended) throw new ConnectionLostError('CONNECTION_ENDED')
      return new Connection(await this.#connect(), this.#session)
    } catch (error) {
      this.#connections.leave()
      throw error
    }
  }

  async #connect(): Promise<PoolClient> {
    const connecting = this.#pool.connect()
    this.#connecting.add(connecting)
    try {
      return await connecting
    } catch (error) {
      if (error instanceof DatabaseError || (error instanceof Error && 'code' in error)) throw error
      throw new ConnectionLostError('CONNECT_TIMEOUT', { cause: error })
    } finally {
      this.#connecting.delete(connecting)
    }
  }

  #release(connection: Connection): void {
    connection.release()
    this.#connections.leave()
  }
}

/** Runs `work`; an error of it runs `undo`, unless the connection is lost, and is thrown on. */
export async function undoneBy<T>(
  connection: Connection,
  undo: () => Promise<void>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!connection.isBroken) await undo().catch(() => undefined)
    throw error
  }
}
