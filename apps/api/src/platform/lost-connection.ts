import type postgres from 'postgres'

type Sql = postgres.Sql<{ bigint: number }>
type Transaction = postgres.TransactionSql<{ bigint: number }>
type Work = (tx: Transaction) => unknown

/** The connection closed during a transaction; nothing was committed. */
class ConnectionLostError extends Error {
  readonly code = 'CONNECTION_CLOSED'

  constructor() {
    super('The connection to the database was lost.')
  }
}

/**
 * Makes transactions outlive the loss of their connection. postgres 3.4.9 forgets its socket when it closes, and then
 * still writes to it what the transaction goes on to ask, its rollback or commit, or the next rows of a cursor, which
 * ends the process (porsager/postgres issue 1208). Here nothing is written any more: `begin` fails with the driver's
 * error at once, and what was under way is left waiting, to be collected.
 */
export function survivingLoss(sql: Sql): Sql {
  const begin = sql.begin.bind(sql) as (options: string, work: Work) => Promise<unknown>
  const surviving = async (...given: [Work] | [string, Work]): Promise<unknown> => {
    const [options, work] = given.length === 1 ? (['', given[0]] as const) : given
    const loss = { isKnown: false }
    try {
      return await begin(options, (tx) => untilLost(guarded(tx, loss), work, loss))
    } catch (error) {
      loss.isKnown = true
      throw error
    }
  }
  return Object.assign(sql, { begin: surviving })
}

type Loss = { isKnown: boolean }

/**
 * Settles as the work does; once the connection is lost it never does, so that the driver neither ends nor undoes it.
 */
async function untilLost(tx: Transaction, work: Work, loss: Loss): Promise<unknown> {
  try {
    const made = work(tx)
    const value = await (Array.isArray(made) ? Promise.all(made) : made)
    if (!loss.isKnown) return value
  } catch (error) {
    if (!loss.isKnown && !isLoss(error)) throw error
  }
  return await new Promise(() => undefined)
}

/** Errors of the driver and of the socket; those of the server have five letters and digits. */
function isLoss(error: unknown): boolean {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' && /^(CONNECTION_|E[A-Z]{4,})/.test(code)
}

/** The transaction's own functions, which refuse once its connection is lost. */
function guarded(tx: Transaction, loss: Loss): Transaction {
  const refuse = () => {
    if (loss.isKnown) throw new ConnectionLostError()
  }
  return new Proxy(tx, {
    apply: (target, self, given) => {
      refuse()
      const query: unknown = Reflect.apply(target, self, given)
      return isQuery(query) ? withGuardedCursor(query, refuse) : query
    },
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name)
      if (name !== 'savepoint') return value
      return async (...given: [Work] | [string, Work]) => {
        refuse()
        const work = given.length === 1 ? given[0] : given[1]
        const inner: Work = (point) => untilLost(guarded(point, loss), work, loss)
        return await (given.length === 1 ? target.savepoint(inner) : target.savepoint(given[0], inner))
      }
    },
  })
}

type Query = { cursor: (size: number) => AsyncIterable<unknown> }

function isQuery(value: unknown): value is Query {
  return typeof value === 'object' && value !== null && 'cursor' in value
}

function withGuardedCursor(query: Query, refuse: () => void): Query {
  const cursor = query.cursor.bind(query)
  return Object.assign(query, { cursor: (size: number) => batches(cursor(size), refuse) })
}

/** Batches of a cursor. A lost one is neither read on nor closed. */
async function* batches(rows: AsyncIterable<unknown>, refuse: () => void): AsyncGenerator<unknown, void> {
  const iterator = rows[Symbol.asyncIterator]()
  let isRead = false
  try {
    for (;;) {
      refuse()
      const next = await iterator.next()
      if (next.done) {
        isRead = true
        return
      }
      yield next.value
    }
  } catch (error) {
    isRead = true
    throw error
  } finally {
    if (!isRead) {
      refuse()
      await iterator.return?.()
    }
  }
}
